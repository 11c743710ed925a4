# The board told place by place, for those who walk through it with arrow keys.

web-cell-can = { $cell }, can be played

crosswise-place-content =
    { $content ->
        [red] red, heart
        [yellow] yellow, star
        [blue] blue, drop
        [purple] purple, diamond
        [black] black, cross
        [white] white, ring
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] empty
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] black
        [white] white
       *[empty] empty
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, pointing up
triominos-place-tile-down = { $tile }, pointing down
triominos-place-free = place { $place }, free
triominos-place-beside = place { $place }, next to { $tiles }
triominos-place-held = { $number }, { $tile }
