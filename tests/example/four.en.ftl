### Four in a Row

game-four = Four in a Row
four-about = Two players drop discs into seven columns: four in a line win.
four-goal = Line up four discs of your colour, across, up or diagonally, before the other does.

## Sides

four-side-red = 🔴 Red
four-side-yellow = 🟡 Yellow

## What happens

four-dropped =
    { $fours ->
        [0] { $seat } dropped a disc to { $cell }.
        [one] { $seat } dropped a disc to { $cell }: four in a row!
       *[other] { $seat } dropped a disc to { $cell }: { $fours } times four in a row!
    }

## The picture in words

four-alt-dropped = { four-dropped }
four-alt-turn = { $seat } is to move.
four-alt-won = { $seat } has won.
four-alt-drawn = A draw.
four-alt-red = Red: { $cells }.
four-alt-yellow = Yellow: { $cells }.

four-place-cell =
    { $content ->
        [red] { $cell }, red
        [yellow] { $cell }, yellow
       *[empty] { $cell }, empty
    }

## Options

parameter-until = When the match ends
four-option-until = Ends
four-option-until-four = at four in a row
four-option-until-full = when the grid is full

## Choosing

four-prompt = Choose where your disc falls

## The end

four-reason-four = Four in a row.
four-reason-full = The grid is full.

## Rules

four-rules =
    Four in a Row is played by two on a grid of seven columns and six rows, with 🔴 red and 🟡 yellow discs.

    Drop a disc into a column that has room: it falls to the lowest empty cell. The marked cells are those that can be reached.

    Whoever first has four discs in a line, across, up or diagonally, wins. If the grid is full before that, it is a draw.

    The host can let the match go on until the grid is full: then most fours win. Five discs in a line count as two fours.
