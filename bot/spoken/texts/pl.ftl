# Plansze do czytania na głos. Bez znaków, same słowa.

spoken-row = Rząd { $row }: { $cells }.
spoken-column = Kolumna { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = od { $first } do { $last } { $what }
spoken-empty = puste
spoken-rows = Rzędy planszy: { $rows }.
spoken-columns = Kolumny planszy: { $columns }.
spoken-columns-none = Ta plansza nie ma kolumn. Zapytaj o rząd.
spoken-hand = Twoja ręka: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Możesz zagrać: { $moves }.
spoken-moves-after = Wybór: { $picked }. Dalej: { $moves }.
spoken-every-empty = dowolne puste pole
spoken-brings = { $move } daje { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } mówi, gdzie.
spoken-nothing = Od twojego ruchu nic się nie wydarzyło.
spoken-now-first = Twoje plansze przychodzą teraz jako tekst, a po nim przychodzi obraz. /text only pomija obraz, /text off daje sam obraz.
spoken-now-only = Twoje plansze przychodzą teraz jako tekst, bez obrazu. /text on daje też obraz, /text off sam obraz.
spoken-now-off = Twoje plansze znów przychodzą jako obrazy.

settings-text = Plansze jako tekst
settings-about-me-text = Plansze opisane słowami, do czytania na głos: z obrazem po tekście albo bez obrazu. Dotyczy wszystkiego, co widzisz tylko ty. /board row 3, /board column c i /board last podają fragment, /moves – co możesz zagrać.
settings-text-first = najpierw tekst
settings-text-only = tylko tekst
help-text = Po wpisaniu /text on plansze przychodzą jako tekst do czytania na głos. W grupie /board odpowiada wtedy tylko tobie, a /join z kodem wysyła planszę na nowo dla wszystkich.

command-text = Plansze jako tekst do czytania na głos, tylko dla ciebie
command-moves = Co możesz teraz zagrać, słowami
button-do-text = Plansze jako tekst
button-do-moves = Moje ruchy
parameter-how = Jak: najpierw tekst, tylko tekst albo nie
parameter-part = Tylko to, co się wydarzyło od twojego ruchu
parameter-row = Który rząd planszy opisać słowami
parameter-column = Którą kolumnę planszy opisać słowami
parameter-after = Co wybierasz najpierw: kamień, płytkę albo pole
parameter-then = Co wybierasz potem
choice-how-first = najpierw tekst
choice-how-only = tylko tekst
choice-how-off = nie
choice-part-last = od mojego ruchu

discord-command-text = tekst
discord-command-moves = ruchy
discord-parameter-how = jak
discord-parameter-part = część
discord-parameter-row = rząd
discord-parameter-column = kolumna
discord-parameter-after = najpierw
discord-parameter-then = potem
command-board = Wyślij planszę jeszcze raz na dół
discord-command-board = plansza
