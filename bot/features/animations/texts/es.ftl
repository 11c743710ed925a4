# Animations

button-picture = Imagen
button-animation = Animación
button-address = Enlace
share-ways = Enviar a este chat:
share-open = Repetición
animation-making = Creando la animación: { $at } de { $count }
animation-so-far = { $plies ->
    [0] Todavía ninguna jugada
    [one] Hasta ahora: 1 jugada
   *[other] Hasta ahora: { $plies } jugadas
}
animation-alt = { $game }, toda la partida jugada a jugada ({ $plies }). { $told }
refusal-animations-under-way = Tus últimas animaciones todavía se están creando. Pide otra cuando llegue una de ellas.
refusal-too-busy = Ahora mismo se están creando demasiadas animaciones. Inténtalo de nuevo en un minuto.
command-replay = Una partida como animación
discord-command-replay = repetición
