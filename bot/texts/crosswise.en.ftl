### Crosswise

game-crosswise = Crosswise
crosswise-about = Two to four players in two teams: Orange collects in the columns, Green in the rows.
crosswise-goal = Line up stones of one colour, Orange in the columns and Green in the rows: whose lines bring more points wins.

## Sides

crosswise-side-orange = 🟠 Orange
crosswise-side-green = 🟢 Green
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = columns
crosswise-team-green = rows

## Colours, for use in other texts

crosswise-colour =
    { $colour ->
        [red] 🔴 red
        [yellow] 🟡 yellow
        [blue] 🔵 blue
        [purple] 🟣 purple
        [black] ⚫ black
       *[white] ⚪ white
    }
crosswise-old =
    { $old ->
        [red] 🔴 red
        [yellow] 🟡 yellow
        [blue] 🔵 blue
        [purple] 🟣 purple
        [black] ⚫ black
       *[white] ⚪ white
    }
crosswise-second =
    { $second ->
        [red] 🔴 red
        [yellow] 🟡 yellow
        [blue] 🔵 blue
        [purple] 🟣 purple
        [black] ⚫ black
       *[white] ⚪ white
    }

## What happens

crosswise-placed = { $seat } placed { crosswise-colour } on { $cell }.
crosswise-moved = { $seat } moved { crosswise-colour } from { $cell } to { $to }.
crosswise-removed = { $seat } removed { crosswise-colour } from { $cell } and now holds it.
crosswise-replaced = { $seat } replaced { crosswise-old } on { $cell } with { crosswise-colour } and now holds the { crosswise-old }.
crosswise-swapped = { $seat } swapped { crosswise-colour } on { $cell } and { crosswise-second } on { $other }.
crosswise-passed = { $seat } has no stone to play and passes.
crosswise-six-column = Six of { crosswise-colour } in column { $line }: 🟠 Orange wins at once.
crosswise-six-row = Six of { crosswise-colour } in row { $line }: 🟢 Green wins at once.
crosswise-bag-empty = That was the last stone in the bag.

crosswise-you-placed = You placed { crosswise-colour } on { $cell }.
crosswise-you-moved = You moved { crosswise-colour } from { $cell } to { $to }.
crosswise-you-removed = You removed { crosswise-colour } from { $cell } and now hold it.
crosswise-you-replaced = You replaced { crosswise-old } on { $cell } by { crosswise-colour } and now hold the { crosswise-old }.
crosswise-you-swapped = You swapped { crosswise-colour } on { $cell } and { crosswise-second } on { $other }.
crosswise-you-passed = You have no stone to play and pass.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } moved { crosswise-colour } { $cell } to { $to }
crosswise-brief-removed = { $seat } took { crosswise-colour } from { $cell }
crosswise-brief-replaced = { $seat } put { crosswise-colour } for { crosswise-old } on { $cell }
crosswise-brief-swapped = { $seat } swapped { $cell } and { $other }
crosswise-brief-passed = { $seat } passed
crosswise-brief-bag-empty = the bag is empty

## Choosing

crosswise-choice-red = 🔴 Red
crosswise-choice-yellow = 🟡 Yellow
crosswise-choice-blue = 🔵 Blue
crosswise-choice-purple = 🟣 Purple
crosswise-choice-black = ⚫ Black
crosswise-choice-white = ⚪ White
crosswise-choice-move = Move
crosswise-choice-remove = Remove
crosswise-choice-replace = Replace
crosswise-choice-swap = Swap
crosswise-choice-pass = Pass
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Choose one of your stones
crosswise-prompt-red = 🔴 Red: choose an empty cell
crosswise-prompt-yellow = 🟡 Yellow: choose an empty cell
crosswise-prompt-blue = 🔵 Blue: choose an empty cell
crosswise-prompt-purple = 🟣 Purple: choose an empty cell
crosswise-prompt-black = ⚫ Black: choose an empty cell
crosswise-prompt-white = ⚪ White: choose an empty cell
crosswise-prompt-move = Move: choose a stone on the board, then the empty cell it goes to
crosswise-prompt-move-2 = Move: now choose the empty cell it goes to
crosswise-prompt-remove = Remove: choose a stone on the board; it goes into your hand
crosswise-prompt-replace = Replace: choose a colour from your hand, then the stone on the board whose place it takes
crosswise-prompt-replace-2 = Replace: now choose the stone on the board; it goes into your hand
crosswise-prompt-swap = Swap: choose two stones on the board
crosswise-prompt-swap-2 = Swap: now choose the other stone
crosswise-prompt-ask = Choose a cell
crosswise-task = choose a stone
crosswise-task-red = choose a cell for red
crosswise-task-yellow = choose a cell for yellow
crosswise-task-blue = choose a cell for blue
crosswise-task-purple = choose a cell for purple
crosswise-task-black = choose a cell for black
crosswise-task-white = choose a cell for white
crosswise-task-move = choose a stone to move
crosswise-task-move-2 = choose the empty cell it goes to
crosswise-task-remove = choose a stone to remove
crosswise-task-replace = choose a colour from your hand
crosswise-task-replace-2 = choose the stone to replace
crosswise-task-swap = choose two stones to swap
crosswise-task-swap-2 = choose the other stone
crosswise-task-pass = pass

## Questions

crosswise-question-scoring = Scoring
crosswise-question-store = Discards
crosswise-question-lines = All lines
crosswise-question-cell = Lines through a cell

## Answers

crosswise-aid = 🟠 columns, 🟢 rows; in each line:
crosswise-aid-group =
    { $kind ->
        [pair] Pair
        [three] Three of a kind
        [four] Four of a kind
        [five] Five of a kind
        [six] Six of a kind
       *[different] Six different colours
    }: { $points }
crosswise-aid-sums = Groups add up: 4+2 is 6.
crosswise-aid-six = Six of a kind wins at once.
crosswise-stored =
    { $kind ->
        [move] Move a stone to an empty cell
        [remove] Remove a stone into your hand
        [replace] Replace a stone and take it
       *[swap] Swap two stones
    }: { $played } played, { $unseen } to come
crosswise-at-cell =
    { $colour ->
        [none] { $cell } is empty.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Column { $line }: { crosswise-parts }
crosswise-row = 🟢 Row { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Orange: { $points }
crosswise-sum-green = 🟢 Green: { $points }
crosswise-ahead = From the start: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] pair
        [three] three of a kind
        [four] four of a kind
        [five] five of a kind
        [six] six of a kind
       *[different] six different colours
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] pair
        [three] three of a kind
        [four] four of a kind
        [five] five of a kind
        [six] six of a kind
       *[different] six different colours
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] pair
        [three] three of a kind
        [four] four of a kind
        [five] five of a kind
        [six] six of a kind
       *[different] six different colours
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## The end

crosswise-reason-six = Six of a kind ends the match at once.
crosswise-reason-full = The board is full.
crosswise-reason-passes = Nobody has a stone that can be played.

## The picture in words

crosswise-team =
    { $side ->
        [orange] Orange
       *[green] Green
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = { $seat } is to move for { crosswise-team }.
crosswise-alt-won = { crosswise-team } has won.
crosswise-alt-drawn = A draw.
crosswise-alt-totals = Points: Orange { $orange }, Green { $green }.
crosswise-alt-columns = Columns a to f: { $points }.
crosswise-alt-rows = Rows 1 to 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [blue] Blue
        [purple] Purple
        [black] Black
       *[white] White
    }: { $cells }.
crosswise-alt-empty = The board is empty.
crosswise-alt-own = Your stones: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) holds 1 stone.
       *[other] { $seat } ({ crosswise-team }) holds { $count } stones.
    }
crosswise-alt-bag =
    { $count ->
        [0] The bag is empty.
        [one] 1 stone is left in the bag.
       *[other] { $count } stones are left in the bag.
    }
crosswise-alt-store = Specials played, three of each: move { $move }, remove { $remove }, replace { $replace }, swap { $swap }.

## Rules

crosswise-rules =
    Two teams fill a board of 6×6 cells, each cell named by its column a–f and its row 1–6. 🟠 Orange scores the six columns, 🟢 Green the six rows.

    Two players: one against one. Four: two teams of two, seated in turn; partners do not see each other’s stones. Three: seats 1 and 3 are the Orange pair and seat 2 is Green alone, who plays after each of them and holds six stones. Everyone else holds four, hidden from everybody else. The first turn is drawn, or chosen in the lobby.

    The bag holds 54 stones: seven each of 🔴 🟡 🔵 🟣 ⚫ ⚪ and three each of the four specials. In your turn play exactly one stone, then you draw up to your hand’s size while the bag has stones.
    • A colour goes on any empty cell.
    • Move: take a stone on the board to an empty cell.
    • Remove: take a stone on the board into your hand; you draw nothing then.
    • Replace: put a colour from your hand in the place of a stone on the board, take that stone into your hand, then draw one.
    • Swap: exchange two stones on the board. They may be equal, which changes nothing.
    A played special goes to the discards; everybody sees it there, and how many of each kind are still to come. A stone that goes from the board into a hand was seen by all.

    If none of your stones can be played, because you hold only specials with nothing to act on, or nothing at all, you pass; there is no other pass. When everybody has passed in succession, the match ends and is scored as it stands.

    Six equal stones in a column (Orange) or a row (Green) win at once, whoever laid the last of them. Otherwise the match ends when all 36 cells are full: the higher sum of a team’s lines wins, equal sums are a draw.

    In each line a colour counts 1 point for two stones, 3 for three, 5 for four, 7 for five; six different colours count 6. Several groups add up: 4+2 is 6, 3+3 is 6, 3+2 is 4, 2+2+2 is 3. A line that is not full yet scores what lies in it.

    Series: in “first to X” the first team to win X matches wins; a drawn match counts for nobody, and after 3·X matches the team that leads wins. In “sum of X” the scores of X matches are added; there a line of six equal stones counts 9 and every other line of both teams as it stands, so that the winner of a match may have the lower sum. Level series are drawn. The first turn passes on by one seat from match to match.

## Fair deal


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = heart
crosswise-typed-yellow = star, pentagram
crosswise-typed-blue = drop, droplet
crosswise-typed-purple = diamond
crosswise-typed-black = cross
crosswise-typed-white = ring, circle
