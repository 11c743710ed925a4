# Plansza pole po polu, dla tych, którzy chodzą po niej strzałkami.

web-cell-can = { $cell }, można zagrać

crosswise-place-content =
    { $content ->
        [red] czerwony, serce
        [yellow] żółty, gwiazda
        [blue] niebieski, kropla
        [purple] fioletowy, romb
        [black] czarny, krzyż
        [white] biały, pierścień
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] puste
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] czarny
        [white] biały
       *[empty] puste
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, czubkiem w górę
triominos-place-tile-down = { $tile }, czubkiem w dół
triominos-place-free = pole { $place }, wolne
triominos-place-beside = pole { $place }, obok { $tiles }
triominos-place-held = { $number }, { $tile }
