# Das Brett Feld für Feld, für alle, die es mit den Pfeiltasten abgehen.

web-cell-can = { $cell }, spielbar

crosswise-place-content =
    { $content ->
        [red] rot, Herz
        [yellow] gelb, Stern
        [blue] blau, Tropfen
        [purple] lila, Raute
        [black] schwarz, Kreuz
        [white] weiß, Ring
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] leer
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] schwarz
        [white] weiß
       *[empty] leer
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, Spitze oben
triominos-place-tile-down = { $tile }, Spitze unten
triominos-place-free = Platz { $place }, frei
triominos-place-beside = Platz { $place }, neben { $tiles }
triominos-place-held = { $number }, { $tile }
