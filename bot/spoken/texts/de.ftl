# Bretter zum Vorlesen, für alle, die Text wollen. Keine Zeichen, nur Wörter.

spoken-row = Reihe { $row }: { $cells }.
spoken-column = Spalte { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = { $first } bis { $last } { $what }
spoken-empty = leer
spoken-rows = Das Brett hat diese Reihen: { $rows }.
spoken-columns = Das Brett hat diese Spalten: { $columns }.
spoken-columns-none = Dieses Brett hat keine Spalten. Frag nach einer Reihe.
spoken-hand = Deine Hand: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Mögliche Züge: { $moves }.
spoken-moves-after = Nach { $picked }: { $moves }.
spoken-every-empty = jedes leere Feld
spoken-brings = { $move } bringt { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } sagt, wie es weitergeht.
spoken-nothing = Seit deinem Zug ist nichts geschehen.
spoken-now-first = Deine Bretter kommen jetzt als Text, das Bild danach. Mit /text only fehlt das Bild, mit /text off kommen nur Bilder.
spoken-now-only = Deine Bretter kommen jetzt als Text, ohne Bild. Mit /text on kommt auch das Bild, mit /text off kommen nur Bilder.
spoken-now-off = Deine Bretter kommen wieder als Bilder.

settings-text = Bretter als Text
settings-about-me-text = Bretter in Worten, zum Vorlesen: mit dem Bild danach oder ohne. Für alles, was nur du siehst. /board row 3, /board column c und /board last nennen einen Teil, /moves deine möglichen Züge.
settings-text-first = erst Text
settings-text-only = nur Text
help-text = Mit /text on kommen Bretter als Text zum Vorlesen. In einer Gruppe antwortet /board dann nur dir; /join mit dem Code schickt das Brett für alle noch einmal nach unten.

command-text = Bretter als Text zum Vorlesen, nur für dich
command-moves = Welche Züge du jetzt machen kannst, in Worten
button-do-text = Bretter als Text
button-do-moves = Meine Züge
parameter-how = Wie: erst Text, nur Text oder „aus“ für Bilder
parameter-part = Nur, was seit deinem Zug geschehen ist
parameter-row = Eine Reihe des Bretts in Worten, etwa 3
parameter-column = Eine Spalte des Bretts in Worten, etwa c
parameter-after = Was du zuerst wählst: einen Stein oder ein Feld
parameter-then = Was du danach wählst
choice-how-first = erst Text
choice-how-only = nur Text
choice-how-off = aus
choice-part-last = seit meinem Zug

# As in English.
discord-command-text = text
discord-command-moves = züge
discord-parameter-how = wie
discord-parameter-part = teil
discord-parameter-row = reihe
discord-parameter-column = spalte
discord-parameter-after = nach
discord-parameter-then = dann
command-board = Das Brett noch einmal nach unten schicken
discord-command-board = brett
