# Доска клетка за клеткой, для тех, кто ходит по ней стрелками.

web-cell-can = { $cell }, можно выбрать

crosswise-place-content =
    { $content ->
        [red] красный, сердце
        [yellow] жёлтый, звезда
        [blue] синий, капля
        [purple] лиловый, ромб
        [black] чёрный, крест
        [white] белый, кольцо
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] пусто
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] чёрная фишка
        [white] белая фишка
       *[empty] пусто
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, углом вверх
triominos-place-tile-down = { $tile }, углом вниз
triominos-place-free = место { $place }, свободно
triominos-place-beside = место { $place }, рядом с { $tiles }
triominos-place-held = { $number }, { $tile }
