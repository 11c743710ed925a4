# Tips: what would have been better, after a move that cost much

button-tips = No more tips
tip-undo = Take back
tips-off = No more tips. You can turn them on again in /settings.
tip-better = { $better } was better by about { $points }.
crosswise-tip-line = { $move } would have made { $kind ->
        [pair] a pair
        [three] three of a kind
        [four] four of a kind
        [five] five of a kind
       *[different] six different colours
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
crosswise-tip-six = { $move } would have made six of a kind and won.
crosswise-tip-block = { $move } would have cost the other side { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reversi-tip-corner = { $move } would have taken the corner, which nobody can flip.
reversi-tip-opens = That opened the corner { $corner }; { $move } would not have.
triominos-tip-hexagon = { $move } would have made a hexagon: { $points } points.
triominos-tip-bridge = { $move } would have built a bridge: { $points } points.
triominos-tip-points = { $move } would have scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
