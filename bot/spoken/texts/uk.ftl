# Дошки для читання вголос. Без знаків, лише слова.

spoken-row = Ряд { $row }: { $cells }.
spoken-column = Стовпець { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = від { $first } до { $last } { $what }
spoken-empty = порожньо
spoken-rows = Ряди дошки: { $rows }.
spoken-columns = Стовпці дошки: { $columns }.
spoken-columns-none = На цій дошці немає стовпців. Запитай про ряд.
spoken-hand = Твоя рука: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Можна зіграти: { $moves }.
spoken-moves-after = { $picked }, далі: { $moves }.
spoken-every-empty = будь-яка порожня клітинка
spoken-brings = { $move } дає { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } скаже, що далі.
spoken-nothing = Після твого ходу нічого не сталося.
spoken-now-first = Тепер твої дошки приходять текстом, а слідом зображення. /text only прибирає зображення, /text off лишає тільки зображення.
spoken-now-only = Тепер твої дошки приходять текстом, без зображень. /text on додає зображення, /text off лишає тільки зображення.
spoken-now-off = Твої дошки знову приходять зображеннями.

settings-text = Дошки текстом
settings-about-me-text = Дошки словами, для читання вголос: із зображенням слідом або без нього. Стосується всього, що бачиш лише ти. /board row 3, /board column c і /board last читають окрему частину, /moves підкаже, що можна зіграти.
settings-text-first = спершу текст
settings-text-only = лише текст
help-text = З /text on дошки приходять текстом для читання вголос. У групі /board тоді відповідає лише тобі, а /join з кодом надсилає дошку всім.

command-text = Дошки текстом для читання вголос, лише для тебе
command-moves = Що можна зараз зіграти, словами
button-do-text = Дошки текстом
button-do-moves = Мої ходи
parameter-how = Як: спершу текст, лише текст чи вимкнено
parameter-part = Лише те, що сталося після твого ходу
parameter-row = Який ряд дошки описати словами
parameter-column = Який стовпець дошки описати словами
parameter-after = Що вибрати спершу: фішку, камінь або клітинку
parameter-then = Що вибрати потім
choice-how-first = спершу текст
choice-how-only = лише текст
choice-how-off = вимкнено
choice-part-last = після мого ходу

discord-command-text = текст
discord-command-moves = ходи
discord-parameter-how = як
discord-parameter-part = частина
discord-parameter-row = ряд
discord-parameter-column = стовпець
discord-parameter-after = після
discord-parameter-then = потім
command-board = Надіслати дошку знову, в кінець чату
discord-command-board = дошка
