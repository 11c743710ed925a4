# Replays

button-walk = Terugkijken
replay-better = { $better } was { $points } beter.
replay-progress = { $at } van { $plies } geanalyseerd
crosswise-replay-better = { $better } was { $one ->
        [yes] één punt
       *[no] { $points } punten
    } beter.
reversi-replay-better = { $better } was { $one ->
        [yes] één steen
       *[no] { $points } stenen
    } beter.
triominos-replay-better = { $better } was { $one ->
        [yes] één punt
       *[no] { $points } punten
    } beter.
web-replay-replay = Terugkijken
web-replay-first = Naar het begin
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-last = Naar het einde
web-replay-moves = Zetten
web-replay-course = Zet
web-replay-start = Begin
web-replay-leave = Terug naar de tafel
web-replay-share = Delen
