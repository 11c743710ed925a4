# Доски для чтения вслух. Без знаков, только слова.

spoken-row = Ряд { $row }: { $cells }.
spoken-column = Столбец { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = от { $first } до { $last } { $what }
spoken-empty = пусто
spoken-rows = Ряды доски: { $rows }.
spoken-columns = Столбцы доски: { $columns }.
spoken-columns-none = На этой доске нет столбцов. Спроси про ряд.
spoken-hand = Твоя рука: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Можно сыграть: { $moves }.
spoken-moves-after = { $picked }, дальше: { $moves }.
spoken-every-empty = любая пустая клетка
spoken-brings = { $move } даёт { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } скажет, что дальше.
spoken-nothing = После твоего хода ничего не произошло.
spoken-now-first = Теперь твои доски приходят текстом, а следом картинка. /text only убирает картинку, /text off оставляет только картинку.
spoken-now-only = Теперь твои доски приходят текстом, без картинок. /text on добавляет картинку, /text off оставляет только картинку.
spoken-now-off = Твои доски снова приходят картинками.

settings-text = Доски текстом
settings-about-me-text = Доски словами, для чтения вслух: с картинкой следом или без неё. Касается всего, что видишь только ты. /board row 3, /board column c и /board last читают отдельную часть, /moves подскажет, что можно сыграть.
settings-text-first = сначала текст
settings-text-only = только текст
help-text = С /text on доски приходят текстом для чтения вслух. В группе /board тогда отвечает только тебе, а /join с кодом присылает доску всем.

command-text = Доски текстом для чтения вслух, только для тебя
command-moves = Что можно сейчас сыграть, словами
button-do-text = Доски текстом
button-do-moves = Мои ходы
parameter-how = Как: сначала текст, только текст или выкл.
parameter-part = Только то, что произошло после твоего хода
parameter-row = Какой ряд доски описать словами
parameter-column = Какой столбец доски описать словами
parameter-after = Что выбрать сначала: фишку, камень или клетку
parameter-then = Что выбрать потом
choice-how-first = сначала текст
choice-how-only = только текст
choice-how-off = выкл.
choice-part-last = после моего хода

discord-command-text = текст
discord-command-moves = ходы
discord-parameter-how = как
discord-parameter-part = часть
discord-parameter-row = ряд
discord-parameter-column = столбец
discord-parameter-after = после
discord-parameter-then = потом
command-board = Прислать доску заново, в конец чата
discord-command-board = доска
