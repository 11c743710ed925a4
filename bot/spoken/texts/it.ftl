# Tabelloni fatti per essere letti ad alta voce. Niente segni, solo parole.

spoken-row = Riga { $row }: { $cells }.
spoken-column = Colonna { $column }: { $cells }.
spoken-cell = { $cell }: { $what }
spoken-run = da { $first } fino a { $last }: { $what }
spoken-empty = senza nulla
spoken-rows = Le righe del tabellone: { $rows }.
spoken-columns = Le colonne del tabellone: { $columns }.
spoken-columns-none = Questo tabellone non ha colonne. Chiedi una riga.
spoken-hand = La tua mano: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Mosse possibili: { $moves }.
spoken-moves-after = Dopo { $picked }: { $moves }.
spoken-every-empty = ogni casella vuota
spoken-brings = { $move } rende { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } dice come si continua.
spoken-nothing = Dopo la tua mossa non è successo nulla.
spoken-now-first = Ora i tuoi tabelloni arrivano come testo, con l’immagine dopo. /text only toglie l’immagine, con /text off arrivano solo immagini.
spoken-now-only = Ora i tuoi tabelloni arrivano come testo, senza immagini. /text on aggiunge l’immagine, con /text off arrivano solo immagini.
spoken-now-off = I tuoi tabelloni arrivano di nuovo come immagini.

settings-text = Tabelloni come testo
settings-about-me-text = I tabelloni descritti a parole, fatti per essere letti ad alta voce: con l’immagine dopo o senza. Per tutto ciò che vedi solo tu. /board row 3, /board column c e /board last ne dicono una parte, /moves le tue mosse possibili.
settings-text-first = prima il testo
settings-text-only = solo testo
help-text = Con /text on i tabelloni arrivano come testo da leggere ad alta voce. In un gruppo /board risponde allora solo a te; /join con il codice rimanda il tabellone a tutti.

command-text = I tabelloni come testo da leggere ad alta voce, solo per te
command-moves = Le mosse che puoi fare ora, a parole
button-do-text = Tabelloni come testo
button-do-moves = Le mie mosse
parameter-how = Come: prima il testo, solo testo, o “no” per le immagini
parameter-part = Solo quello che è successo dopo la tua mossa
parameter-row = Una riga del tabellone a parole, per esempio 3
parameter-column = Una colonna del tabellone a parole, per esempio c
parameter-after = Che cosa scegli per primo: un pezzo o una casella
parameter-then = Che cosa scegli dopo
choice-how-first = prima il testo
choice-how-only = solo testo
choice-how-off = no
choice-part-last = dopo la mia mossa

discord-command-text = testo
discord-command-moves = mosse
discord-parameter-how = come
discord-parameter-part = parte
discord-parameter-row = riga
discord-parameter-column = colonna
discord-parameter-after = dopo
discord-parameter-then = poi
command-board = Manda di nuovo il tabellone in fondo alla chat
discord-command-board = tabellone
