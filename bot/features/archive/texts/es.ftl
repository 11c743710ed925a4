# The archive

archive-title = Tus partidas
archive-none = Aún no ha terminado ninguna de tus partidas.
archive-none-such = No tienes ninguna partida así.
archive-line = { $number }. { $match }: { $state }
archive-was-won = ganaste { $score }
archive-was-lost = perdiste { $score }
archive-was-drawn = empate { $score }
archive-was-open = anulada
archive-since = { $told } ({ $when })
archive-computer = Ordenador, { $level }
archive-somebody = alguien
archive-which = ¿Qué partidas?
archive-only-won = Ganadas
archive-only-lost = Perdidas
archive-only-drawn = Empates
archive-only-open = Anuladas
archive-show = Mostrar
archive-newer = Más nuevas
archive-older = Más antiguas
archive-filter = Filtrar
archive-all = Todas
archive-game = Juego
archive-result = Resultado
archive-rival = Contra
archive-from = Desde
archive-to = Hasta
archive-length = Jugadas
archive-platform = Jugada en
archive-any = Todo
archive-like = Como la jugada { $ply } de { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = navegador
archive-alike = Mis partidas con esto
command-matches = Tus partidas terminadas, por juego, resultado y rival
button-do-matches = Mis partidas
button-matches = Mis partidas
discord-command-matches = archivo
web-alike = Mis partidas con esto
web-matches = Mis partidas
