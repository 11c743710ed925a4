# Replays

button-walk = Revoir
replay-better = { $better } valait { $points } de plus.
replay-progress = { $at } sur { $plies } analysés
crosswise-replay-better = { $better } valait { $one ->
        [yes] un point
       *[no] { $points } points
    } de plus.
reversi-replay-better = { $better } valait { $one ->
        [yes] un pion
       *[no] { $points } pions
    } de plus.
triominos-replay-better = { $better } valait { $one ->
        [yes] un point
       *[no] { $points } points
    } de plus.
web-replay-replay = Revoir la partie
web-replay-first = Au début
web-replay-play = Lecture
# As in English.
web-replay-pause = Pause
web-replay-last = À la fin
web-replay-moves = Coups
web-replay-course = Coup
web-replay-start = Début
web-replay-leave = Retour à la table
web-replay-share = Partager
