### Reversi

game-reversi = Reversi
reversi-about = Two players, 64 discs: enclose the other colour and it becomes yours.
reversi-goal = Enclose discs of the other colour so that they become yours: whoever has more at the end wins.

## Sides

reversi-side-black = ⚫ Black
reversi-side-white = ⚪ White
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## What happens

reversi-placed =
    { $flips ->
        [one] { $seat } played { $cell } and flipped 1 disc.
       *[other] { $seat } played { $cell } and flipped { $flips } discs.
    }
reversi-passed = { $seat } has no move and passes.

reversi-you-placed =
    { $flips ->
        [one] You played { $cell } and flipped 1 disc.
       *[other] You played { $cell } and flipped { $flips } discs.
    }
reversi-you-passed = You have no move and pass.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } passed

## The picture in words

reversi-alt-discs = Discs: { $black } black, { $white } white.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] { $seat } is to move with black.
       *[white] { $seat } is to move with white.
    }
reversi-alt-legal = Possible: { $cells }.
reversi-alt-won = { $seat } has won.
reversi-alt-drawn = A draw.
reversi-alt-black = Black: { $cells }.
reversi-alt-white = White: { $cells }.
reversi-spoken-brings = { $move } flips { $count }

## Options

parameter-position = A position or record to start from
reversi-option-first = Black
reversi-option-first-random = random
reversi-option-position = Position: 64 characters X, O and -, then X or O to move; or a transcript such as f5d6c3
reversi-option-position-start = the usual start

## Choosing

reversi-prompt = Choose a cell for your disc
reversi-task = choose a cell

## Questions

reversi-question-flips = What flips?
reversi-prompt-ask = Which cell?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } flips 1 disc: { $cells }.
       *[other] { $cell } flips { $flips } discs: { $cells }.
    }
reversi-cell-taken = { $cell } cannot be played: a disc lies there.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } cannot be played: the match is over.
       *[no] { $cell } cannot be played: it flips nothing.
    }

## The end

reversi-reason-full = The board is full.
reversi-reason-blocked = Neither colour can move any more.
reversi-reason-wiped = One colour has no discs left.

## Rules

reversi-rules =
    Reversi is played by two on 64 cells, with discs that are ⚫ black on one side and ⚪ white on the other. Black begins.

    Place a disc on an empty cell so that one or more discs of the other colour lie in a straight, unbroken line between it and another disc of yours: across, down or diagonally. Every line closed like this is flipped to your colour. A flipped disc closes no further lines.

    A move that flips nothing is not allowed. If you have a move you must make it; if you have none, the pass is made for you.

    When the board is full or neither of you can move, the discs are counted. Whoever has more wins; equal counts are a draw. Empty cells count for nobody.

    The marked cells are the ones you may play. A small tip: a disc in a corner can never be flipped.
reversi-count = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
}
reversi-given = { $count ->
    [one] +{ $count } corner
   *[other] +{ $count } corners
}
