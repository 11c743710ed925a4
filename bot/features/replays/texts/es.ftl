# Replays

button-walk = Repetición
replay-better = { $better } valía { $points } más.
replay-progress = Analizadas { $at } de { $plies }
crosswise-replay-better = { $better } valía { $one ->
        [yes] un punto
       *[no] { $points } puntos
    } más.
reversi-replay-better = { $better } valía { $one ->
        [yes] una ficha
       *[no] { $points } fichas
    } más.
triominos-replay-better = { $better } valía { $one ->
        [yes] un punto
       *[no] { $points } puntos
    } más.
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
