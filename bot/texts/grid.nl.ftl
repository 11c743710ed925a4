# Het bord vakje voor vakje, voor wie er met de pijltjestoetsen doorheen loopt.

web-cell-can = { $cell }, speelbaar

crosswise-place-content =
    { $content ->
        [red] rood, hart
        [yellow] geel, ster
        [blue] blauw, druppel
        [purple] paars, ruit
        [black] zwart, kruis
        [white] wit, ring
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] leeg
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] zwart
        [white] wit
       *[empty] leeg
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, wijst omhoog
triominos-place-tile-down = { $tile }, wijst omlaag
triominos-place-free = plek { $place }, vrij
triominos-place-beside = plek { $place }, naast { $tiles }
triominos-place-held = { $number }, { $tile }
