# Borden om te laten voorlezen, voor wie om tekst vraagt. Geen tekens, alleen woorden.

spoken-row = Rij { $row }: { $cells }.
spoken-column = Kolom { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = { $first } tot en met { $last } { $what }
spoken-empty = leeg
spoken-rows = Het bord heeft deze rijen: { $rows }.
spoken-columns = Het bord heeft deze kolommen: { $columns }.
spoken-columns-none = Dit bord heeft geen kolommen. Vraag naar een rij.
spoken-hand = Je hand: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Mogelijke zetten: { $moves }.
spoken-moves-after = Na { $picked }: { $moves }.
spoken-every-empty = elk leeg vakje
spoken-brings = { $move } levert { $points } op
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } zegt hoe het verdergaat.
spoken-nothing = Sinds je zet is er niets gebeurd.
spoken-now-first = Je borden komen nu als tekst, met het plaatje erna. /text only laat het plaatje weg, met /text off komen alleen plaatjes.
spoken-now-only = Je borden komen nu als tekst, zonder plaatje. Met /text on komt het plaatje erbij, met /text off komen alleen plaatjes.
spoken-now-off = Je borden komen weer als plaatjes.

settings-text = Borden als tekst
settings-about-me-text = Borden in woorden, om te laten voorlezen: met het plaatje erna of zonder. Voor alles wat alleen jij ziet. /board row 3, /board column c en /board last noemen een deel, /moves je mogelijke zetten.
settings-text-first = eerst tekst
settings-text-only = alleen tekst
help-text = Met /text on komen borden als tekst om te laten voorlezen. In een groep antwoordt /board dan alleen aan jou; /join met de code stuurt het bord voor iedereen nog eens onderaan.

command-text = Borden als tekst om te laten voorlezen, alleen voor jou
command-moves = Welke zetten je nu kunt doen, in woorden
button-do-text = Borden als tekst
button-do-moves = Mijn zetten
parameter-how = Hoe: eerst tekst, alleen tekst of “uit” voor plaatjes
parameter-part = Alleen wat er sinds je zet is gebeurd
parameter-row = Eén rij van het bord in woorden, bijvoorbeeld 3
parameter-column = Eén kolom van het bord in woorden, bijvoorbeeld c
parameter-after = Wat je eerst kiest: een steen of een vakje
parameter-then = Wat je daarna kiest
choice-how-first = eerst tekst
choice-how-only = alleen tekst
choice-how-off = uit
choice-part-last = sinds mijn zet

discord-command-text = tekst
discord-command-moves = zetten
discord-parameter-how = hoe
discord-parameter-part = deel
discord-parameter-row = rij
discord-parameter-column = kolom
discord-parameter-after = na
discord-parameter-then = dan
command-board = Het bord nog eens onderaan sturen
discord-command-board = bord
