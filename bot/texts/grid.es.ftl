# El tablero casilla por casilla, para recorrerlo con las flechas.

web-cell-can = { $cell }, se puede jugar

crosswise-place-content =
    { $content ->
        [red] rojo, corazón
        [yellow] amarillo, estrella
        [blue] azul, gota
        [purple] morado, rombo
        [black] negro, cruz
        [white] blanco, anillo
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] vacía
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] ficha negra
        [white] ficha blanca
       *[empty] vacía
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, punta arriba
triominos-place-tile-down = { $tile }, punta abajo
triominos-place-free = lugar { $place }, libre
triominos-place-beside = lugar { $place }, junto a { $tiles }
triominos-place-held = { $number }, { $tile }
