# Replays

button-walk = Wiedergabe
replay-better = { $better } war um { $points } besser.
replay-progress = { $at } von { $plies } analysiert
crosswise-replay-better = { $better } war um { $one ->
        [yes] einen Punkt
       *[no] { $points } Punkte
    } besser.
reversi-replay-better = { $better } war um { $one ->
        [yes] einen Stein
       *[no] { $points } Steine
    } besser.
triominos-replay-better = { $better } war um { $one ->
        [yes] einen Punkt
       *[no] { $points } Punkte
    } besser.
web-replay-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-last = Zum Ende
web-replay-moves = Züge
web-replay-course = Zug
web-replay-start = Anfang
web-replay-leave = Zurück zum Tisch
web-replay-share = Teilen
