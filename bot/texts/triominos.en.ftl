### Triominos

game-triominos = Triominos
triominos-about = Two to four players lay triangular tiles, corner to corner, in rounds to a target of points.
triominos-goal = Lay tiles so that their digits agree where they touch: whoever has most points when the target is reached wins.

## What happens

triominos-round =
    { $why ->
        [won] Round { $number }: { $first_seat } won the round before and begins.
       *[highest] Round { $number }: { $first_seat } holds the highest tile and begins.
    }
triominos-laid = { $seat } laid { $tile } at { $place }: +{ $points }.
triominos-triple = Opened with a triple: +{ $points }.
triominos-zeros = Opened with 0-0-0: +{ $points }.
triominos-bridge = Bridge: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Hexagon
        [2] Two hexagons
       *[3] Three hexagons
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } drew a tile: { $points }.
       *[other] { $seat } drew { $count } tiles: { $points }.
    }
triominos-drew-own = { $seat } drew { $tiles }: { $points }.
triominos-passed = { $seat } cannot lay or draw: { $points }.
triominos-out = { $seat } has laid the last tile: +{ $points }.
triominos-blocked = The round is blocked.
triominos-left = Digits left in other hands: +{ $points } for { $seat }.
triominos-own = Own digits left: { $points }.
triominos-shown = { $seat } had { $tiles } (sum { $digits }).
triominos-won = { $seat } wins round { $number }.
triominos-nobody = Equally few tiles, equal sums: nobody wins round { $number }.
triominos-stands = { $seat }: { $scored }, total { $total }.
triominos-tied = A tie at the top with { $total }: another round decides.

triominos-you-laid = You laid { $tile } at { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] You drew a tile: { $points }.
       *[other] You drew { $count } tiles: { $points }.
    }
triominos-you-drew-own = You drew { $tiles }: { $points }.
triominos-you-passed = You cannot lay or draw: { $points }.
triominos-you-out = You laid the last tile: +{ $points }.
triominos-you-left = Digits left in other hands: +{ $points } for you.
triominos-you-shown = You had { $tiles } (sum { $digits }).
triominos-you-won = You won round { $number }.
triominos-you-stands = You: { $scored }, total { $total }.
triominos-brief-round = round { $number }: { $first_seat } begins
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = triple +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = bridge +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] hexagon
        [2] two hexagons
       *[3] three hexagons
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } drew a tile { $points }
       *[other] { $seat } drew { $count } tiles { $points }
    }
triominos-brief-drew-own = { $seat } drew { $tiles } { $points }
triominos-brief-passed = { $seat } passed { $points }
triominos-brief-out = last tile +{ $points }
triominos-brief-blocked = blocked
triominos-brief-left = others’ digits +{ $points }
triominos-brief-own = own digits { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } wins round { $number }
triominos-brief-nobody = nobody wins round { $number }
triominos-brief-stands = {""}
triominos-brief-tied = a tie at { $total }, another round decides
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } wins round { $number }
triominos-you-over-won = You win round { $number }
triominos-over-nobody = Nobody wins round { $number }
triominos-stake = Round { $number } · to { $target }

## Options

parameter-target = Points to play to
parameter-hand = Pieces dealt to each
triominos-option-target = Target
triominos-option-target-200 = 200 points
triominos-option-target-400 = 400 points
triominos-option-target-500 = 500 points
triominos-option-target-600 = 600 points
triominos-option-hand = Tiles each
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = First to lay
triominos-option-first-random = the tiles decide

## Choosing

triominos-choice-draw = Draw (−5 each)
triominos-choice-pass = Pass (−10)
triominos-choice-next = Next round
triominos-move-2 = { $a } at place { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = draw
triominos-noted-pass = pass
triominos-prompt = Choose one of your tiles, or draw when nothing fits
triominos-prompt-1 = { $picked }: choose one of the marked places
triominos-task = choose a tile
triominos-task-1 = choose a place for { $picked }
triominos-task-draw = draw a tile (−5)
triominos-task-pass = pass (−10)

## Questions

triominos-question-sheet = Score sheet
triominos-question-scoring = What earns points

## Answers

triominos-sheet-round =
    Round { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(blocked)
       *[open] {" "}(in progress)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· tiles { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· opening { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· bridges { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· hexagons { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· draws { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· passes { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· last tile { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· digits left { $left }
    }
triominos-sheet-total = { $seat }: { $total } of { $target }
triominos-sheet-ahead = { $seat } · From the start: { $points }
triominos-worth-tile = A tile: the sum of its digits
triominos-worth-triple = Opening a round with a triple: +{ $worth }
triominos-worth-zeros = Opening with 0-0-0: +{ $worth }
triominos-worth-bridge = Bridge: +{ $worth }
triominos-worth-hexagon = Each hexagon: +{ $worth }
triominos-worth-draw = Each tile drawn: { $worth }
triominos-worth-pass = Pass: { $worth }
triominos-worth-out = Last tile: +{ $worth } and the others’ digits
triominos-worth-blocked = Blocked: the others’ digits less your own
triominos-worth-target = Target: { $target }

## The picture in words

triominos-alt-round = Triominos, round { $number }, to { $target } points.
triominos-alt-empty = No tile is laid yet.
triominos-alt-board =
    { $count ->
        [one] 1 tile is laid.
       *[other] { $count } tiles are laid.
    }
triominos-alt-row = Row { $number }: { $tiles }.
triominos-alt-last = The last tile: { $tile }, laid by { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] It completes a hexagon.
       *[other] It completes { $count } hexagons.
    }
triominos-alt-bridge = It makes a bridge.
triominos-alt-market =
    { $count ->
        [0] The pool is empty.
        [one] 1 tile is in the pool.
       *[other] { $count } tiles are in the pool.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: 1 tile, { $total } points.
       *[other] { $seat }: { $count } tiles, { $total } points.
    }
triominos-alt-turn = { $seat } is to move.
triominos-alt-own = Your tiles: { $tiles }.
triominos-alt-fits = Possible: { $moves }.
triominos-alt-left = { $seat } still had { $tiles }.
triominos-alt-place = Place { $place }: { $digits }.
triominos-alt-won = { $seat } wins.
triominos-spoken-up = { $digits } pointing up
triominos-spoken-down = { $digits } pointing down
triominos-spoken-place = place { $place }
triominos-spoken-asks = Place { $place } asks for { $digits }.

## The end

triominos-reason-target = The target is reached.

## Rules

triominos-rules =
    Two to four players lay 56 triangular tiles. A tile bears three digits from 0 to 5 that rise or repeat clockwise, such as 0-3-5; every combination is there once. Tiles may be turned, not flipped. A match is several rounds to 200 points (or 400, 500, 600, as chosen in the lobby).

    Two players take 8 tiles each (or 7, 9, 16), three or four take 7. The rest is the pool, face down. The highest triple begins; if none was dealt, the tile with the highest sum does, and of equal sums the one with the higher digits, the largest compared first. Later the winner of the round before begins; after a round that nobody won the tiles decide again. Whoever begins may lay any of their tiles. Turns go by seat.

    A tile goes edge to edge to a laid one: both digits of the shared edge must be equal. Wherever it touches more tiles, by an edge or a corner, those digits must be equal too. The free places are numbered from top to bottom, then left to right; a tile fits a place in one way at most.

    A laid tile scores the sum of its digits.
    • Opening a round with a triple: +10; with 0-0-0: +40 instead.
    • Hexagon, your tile is the sixth around a point: +50; two at once +100, three at once +150.
    • Bridge, your tile shares exactly one edge and its opposite corner touches another tile: +40.

    If you can lay a tile you must. If not, you draw one tile at a time, −5 each, until one fits, and lay it wherever it fits. With the pool empty and nothing that fits you pay 10 and the turn passes; emptying the pool in vain costs the draws and the 10. After your first draw the others, and a pass, are made for you and shown.

    The round ends when somebody lays the last tile: +25, and the digits left in all other hands. It also ends when the pool is empty and everybody has passed in succession, once each. Then the fewest tiles win, with equal counts the lower sum of digits: the others’ digits are added, the winner’s own are subtracted, and there is no 25. If that is equal too, also among only some of the players, nobody wins and no digits move. All hands are shown. The next round is dealt when anybody presses the button or after 30 seconds.

    The match ends with a round after which somebody stands at the target or above: the highest total wins. With a tie at the top another round is played. Reaching the target inside a round ends nothing. Totals may be negative.

    Series: in “first to X” the first to win X matches wins, in “sum of X” the final totals of X matches are added. Who begins is always decided by the tiles.

## Fair deal

