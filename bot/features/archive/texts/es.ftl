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
archive-has-note = nota
archive-has-lines = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
archive-export = Exportar todo
archive-export-next = Archivo siguiente
archive-exported = { $count ->
    [one] { $count } partida con tus notas. Solo tú ves este archivo.
   *[other] { $count } partidas con tus notas. Solo tú ves este archivo.
}
archive-exported-more = Un archivo no puede contener todas tus partidas: las más antiguas están en el siguiente.
button-note = Mi nota
note-title = { $game } · { $code } · partida { $number }
note-yours = Solo tú ves lo que anotas aquí.
note-none = Aún no hay nota.
note-write = Escribir una nota
note-change = Cambiar la nota
note-clear = Quitar la nota
note-lines = Variantes que guardaste:
note-ask = Envíame la nota en tu próximo mensaje, { $most } caracteres como máximo. O escribe cuando quieras /note, el código y el texto.
note-keep-as-is = Dejarla así
note-label = Tu nota
note-save = Guardar
note-saved = Guardada
note-keep = Guardar la variante
note-kept = Guardada. Encuentras la variante en «Mi nota».
note-drop = Quitar la variante
note-dropped = Quitada
note-all = Todas las notas
note-walk = A la partida
button-keep = Guardar la variante
command-note = Tu nota privada sobre una partida terminada
discord-command-note = nota
refusal-note-too-long = Una nota tiene { $most } caracteres como máximo.
refusal-too-many-lines = Una partida guarda { $most } variantes como máximo. Quita una primero.
