# Replays

button-walk = Repetición
button-analyse = Análisis
button-costliest = La más costosa
button-costly = Jugada costosa { $rank }
button-instead = Mejor jugada
button-rejoin = Volver a la partida
replay-instead = { $better } en vez de { $played }
replay-failed = El análisis se detuvo. Toca otra vez para seguir.
replay-none = Ninguna jugada regaló nada.
replay-better = { $better } valía { $points } más.
replay-progress = Analizadas { $at } de { $plies }
button-accuracy = Precisión
accuracy-look = Mirar otra vez
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · jugó como a { $rating } ({ $span })
accuracy-none = Nadie tuvo nada que elegir.
accuracy-means = Porcentaje: cuánto conservó cada cual de las opciones de ganar que había. El número es el rating con el que se juega así; entre paréntesis, entre qué valores está en 95 de cada 100 partidas. Una sola partida dice poco.
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
web-replay-rejoin = Volver a la partida
web-replay-undo = Deshacer
web-replay-both = Desde aquí juegas por ambos lados
command-analysis = Qué jugadas de la partida costaron más
discord-command-analysis = análisis
