# Replays

button-walk = Rivedi
replay-better = { $better } valeva { $points } in più.
replay-progress = Analizzate { $at } di { $plies }
crosswise-replay-better = { $better } valeva { $one ->
        [yes] un punto
       *[no] { $points } punti
    } in più.
reversi-replay-better = { $better } valeva { $one ->
        [yes] una pedina
       *[no] { $points } pedine
    } in più.
triominos-replay-better = { $better } valeva { $one ->
        [yes] un punto
       *[no] { $points } punti
    } in più.
web-replay-replay = Rivedi la partita
web-replay-first = All’inizio
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-last = Alla fine
web-replay-moves = Mosse
web-replay-course = Mossa
web-replay-start = Inizio
web-replay-leave = Torna al tavolo
web-replay-share = Condividi
