# Il tabellone casella per casella, per chi lo percorre con le frecce.

web-cell-can = { $cell }, giocabile

crosswise-place-content =
    { $content ->
        [red] rosso, cuore
        [yellow] giallo, stella
        [blue] blu, goccia
        [purple] viola, rombo
        [black] nero, croce
        [white] bianco, anello
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] vuota
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] pedina nera
        [white] pedina bianca
       *[empty] vuota
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, punta in alto
triominos-place-tile-down = { $tile }, punta in basso
triominos-place-free = spazio { $place }, libero
triominos-place-beside = spazio { $place }, accanto a { $tiles }
triominos-place-held = { $number }, { $tile }
