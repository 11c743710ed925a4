# Bloquear: con quién alguien no quiere tener nada que ver y de quién no ve las palabras

command-block = A quién has bloqueado y cómo deshacerlo
discord-command-block = bloqueados
button-block = Bloquear
block-title = Personas bloqueadas
block-nobody = No has bloqueado a nadie.
block-nobody-here = Aquí no juega nadie más.
block-players = Jugadores
block-mute = Ocultar palabras
block-muted = Ya no ves las palabras de { $name }. Puedes deshacerlo en los ajustes.
block-ask = ¿Bloquear a { $name }?
block-means = Nunca se os ofrecerá jugar uno contra otro, no coincidiréis en mesas abiertas y no verás sus palabras. Nadie se lo dice. Las partidas empezadas continúan.
block-done = { $name }: bloqueo activado.
block-undo = Desbloquear a { $name }
block-unmute = Ver palabras de { $name }
block-undone = { $name }: ya no hay bloqueo ni palabras ocultas.
