# My tables

games-title-mine = { $waiting ->
    [0] Ninguna mesa te espera.
    [one] 1 mesa te espera.
   *[other] { $waiting } mesas te esperan.
}
games-title-done = Tus mesas terminadas de los últimos 7 días.
games-title-here = En curso en este chat:
games-none-mine = No estás en ninguna mesa. Abre una:
games-none-done = Nada tuyo ha terminado en los últimos 7 días.
games-none-here = No hay ninguna mesa en curso en este chat. Abre una:
games-page = { $first }–{ $last } de { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = los dos bandos
games-turn-mine = te toca
games-turn = le toca a { $name }
games-until = { $told }, límite { $when }
games-since = { $told } ({ $when })
games-asked = falta tu respuesta
games-between = sigue enseguida
games-lobby-waits = esperando jugadores
games-lobby-ready = puede empezar
games-left = una máquina juega por ti
games-won = ganaste { $score }
games-lost = perdiste { $score }
games-drawn = empate { $score }
games-over = terminada { $score }
games-off = anulada
games-place-chat = otro chat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = navegador
games-previous = Volver
games-next = Más
games-done = Terminadas
games-mine = En curso
command-games = Tus mesas en curso; con “here”, las de este chat
button-do-games = Mis mesas
games-here = Mesas de aquí
choice-where-here = este chat
discord-command-games = partidas
