# Tableros para leer en voz alta. Sin signos, solo palabras.

spoken-row = Fila { $row }: { $cells }.
spoken-column = Columna { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = desde { $first } hasta { $last } { $what }
spoken-empty = sin ficha
spoken-rows = Las filas del tablero: { $rows }.
spoken-columns = Las columnas del tablero: { $columns }.
spoken-columns-none = Este tablero no tiene columnas. Pide una fila.
spoken-hand = Tu mano: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Puedes jugar: { $moves }.
spoken-moves-after = Tras elegir { $picked }: { $moves }.
spoken-every-empty = cualquier casilla vacía
spoken-brings = { $move } da { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } dice dónde.
spoken-nothing = Desde tu jugada no ha pasado nada.
spoken-now-first = Ahora tus tableros llegan como texto, con la imagen después. /text only quita la imagen; con /text off llega solo la imagen.
spoken-now-only = Ahora tus tableros llegan como texto, sin imagen. /text on añade la imagen; con /text off llega solo la imagen.
spoken-now-off = Tus tableros llegan otra vez como imagen.

settings-text = Tableros como texto
settings-about-me-text = Tableros en palabras, para leer en voz alta: con la imagen después o sin ella. Para todo lo que solo ves tú. /board row 3, /board column c y /board last dicen una parte; /moves, lo que puedes jugar.
settings-text-first = primero texto
settings-text-only = solo texto
help-text = Con /text on los tableros llegan como texto para leer en voz alta. En un grupo /board te responde entonces solo a ti; /join con el código vuelve a enviar el tablero para todo el grupo.

command-text = Tableros como texto para leer en voz alta, solo para ti
command-moves = Lo que puedes jugar ahora, en palabras
button-do-text = Tableros como texto
button-do-moves = Mis jugadas
parameter-how = Cómo: primero texto, solo texto o no
parameter-part = Solo lo que ha pasado desde tu jugada
parameter-row = Qué fila del tablero, en palabras
parameter-column = Qué columna del tablero, en palabras
parameter-after = Lo que eliges primero: una ficha o una casilla
parameter-then = Lo que eliges después
choice-how-first = primero texto
choice-how-only = solo texto
choice-how-off = no
choice-part-last = desde mi jugada

discord-command-text = texto
discord-command-moves = jugadas
discord-parameter-how = cómo
discord-parameter-part = parte
discord-parameter-row = fila
discord-parameter-column = columna
discord-parameter-after = primero
discord-parameter-then = luego
command-board = Enviar otra vez el tablero, abajo del todo
discord-command-board = tablero
