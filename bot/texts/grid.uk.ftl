# Дошка клітинка за клітинкою, для тих, хто ходить нею стрілками.

web-cell-can = { $cell }, можна вибрати

crosswise-place-content =
    { $content ->
        [red] червоний, серце
        [yellow] жовтий, зірка
        [blue] синій, крапля
        [purple] ліловий, ромб
        [black] чорний, хрест
        [white] білий, кільце
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] порожньо
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] чорна фішка
        [white] біла фішка
       *[empty] порожньо
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, кутом угору
triominos-place-tile-down = { $tile }, кутом униз
triominos-place-free = місце { $place }, вільне
triominos-place-beside = місце { $place }, поруч із { $tiles }
triominos-place-held = { $number }, { $tile }
