# Replays

button-walk = Repetición
replay-better = { $better } era mejor por { $points }.
replay-progress = Analizadas { $at } de { $plies }
crosswise-replay-better = { $better } era mejor por { $one ->
        [yes] un punto
       *[no] { $points } puntos
    }.
reversi-replay-better = { $better } era mejor por { $one ->
        [yes] una ficha
       *[no] { $points } fichas
    }.
triominos-replay-better = { $better } era mejor por { $one ->
        [yes] un punto
       *[no] { $points } puntos
    }.
web-replay-replay = Repetición
web-replay-first = Al principio
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-last = Al final
web-replay-moves = Jugadas
web-replay-course = Jugada
web-replay-start = Inicio
web-replay-leave = Volver a la mesa
web-replay-share = Compartir
