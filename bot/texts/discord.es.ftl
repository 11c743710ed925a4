# Solo en Discord: cómo se llaman allí los comandos y sus parámetros, en minúsculas, sin espacios,
# 32 caracteres como mucho. Los nombres en inglés los puede escribir cualquiera en todas partes.

discord-command-play = jugar
discord-command-join = unirse
discord-command-start = empezar
discord-command-leave = salir
discord-command-hand = mano
discord-command-score = marcador
discord-command-rules = reglas
discord-command-resign = rendirse
discord-command-hint = pista
discord-command-replace = ceder-asiento
discord-command-return = recuperar-asiento
discord-command-rematch = revancha
discord-command-undo = deshacer
discord-command-draw = empate
discord-command-calloff = anular
discord-command-pause = pausa
discord-command-host = ceder-mesa
discord-command-away = ausencia
discord-command-back = volver
discord-command-help = ayuda
discord-command-table = mesa
discord-command-me = yo

discord-parameter-game = juego
discord-parameter-computer = máquina
discord-parameter-match = primero-a
discord-parameter-sumof = suma-de
discord-parameter-clock = reloj
discord-parameter-rated = clasificatoria
discord-parameter-first = empieza
discord-parameter-position = posición
discord-parameter-target = meta
discord-parameter-hand = mano
discord-parameter-code = código
discord-parameter-about = sobre
discord-parameter-number = número
discord-parameter-player = quién
discord-parameter-where = cuáles
discord-parameter-days = días
discord-parameter-day = hasta
