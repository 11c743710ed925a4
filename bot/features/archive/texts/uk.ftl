# The archive

archive-title = Ваші партії
archive-none = Жодна ваша партія ще не закінчилася.
archive-none-such = Такої партії у вас немає.
archive-line = { $number }. { $match } — { $state }
archive-was-won = перемога { $score }
archive-was-lost = поразка { $score }
archive-was-drawn = нічия { $score }
archive-was-open = скасована
archive-since = { $told } ({ $when })
archive-computer = Комп’ютер, { $level }
archive-somebody = хтось
archive-which = Які партії?
archive-only-won = Перемоги
archive-only-lost = Поразки
archive-only-drawn = Нічиї
archive-only-open = Скасовані
archive-show = Показати
archive-newer = Новіші
archive-older = Старіші
archive-filter = Вибрати
archive-all = Усі партії
archive-game = Гра
archive-result = Результат
archive-rival = Проти
archive-from = Від
archive-to = До
archive-length = Ходи
archive-platform = Де грали
archive-any = Будь-які
archive-like = Як хід { $ply } у { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = браузер
archive-alike = Мої партії з цим
command-matches = Ваші закінчені партії за грою, результатом і суперником
button-do-matches = Мої партії
button-matches = Мої партії
discord-command-matches = архів
web-alike = Мої партії з цим
web-matches = Мої партії
archive-has-note = нотатка
archive-has-lines = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}
archive-export = Завантажити все
archive-export-next = Наступний файл
archive-exported = { $count ->
    [one] { $count } партія з твоїми нотатками. Цей файл бачиш лише ти.
    [few] { $count } партії з твоїми нотатками. Цей файл бачиш лише ти.
    [many] { $count } партій з твоїми нотатками. Цей файл бачиш лише ти.
   *[other] { $count } партії з твоїми нотатками. Цей файл бачиш лише ти.
}
archive-exported-more = В один файл усі твої партії не вміщаються: старіші — у наступному.
button-note = Моя нотатка
note-title = { $game } · { $code } · партія { $number }
note-yours = Ці записи бачиш лише ти.
note-none = Нотатки ще немає.
note-write = Написати нотатку
note-change = Змінити нотатку
note-clear = Видалити нотатку
note-lines = Збережені варіанти:
note-ask = Надішли мені нотатку наступним повідомленням, щонайбільше { $most } знаків. Або будь-коли введи /note, код і текст.
note-keep-as-is = Залишити так
note-label = Твоя нотатка
note-save = Зберегти
note-saved = Збережено
note-keep = Зберегти варіант
note-kept = Збережено. Варіант знайдеш у розділі «Моя нотатка».
note-drop = Видалити варіант
note-dropped = Видалено
note-all = Усі записи
note-walk = До партії
button-keep = Зберегти варіант
command-note = Твоя особиста нотатка до завершеної партії
discord-command-note = нотатка
refusal-note-too-long = У нотатці щонайбільше { $most } знаків.
refusal-too-many-lines = До партії можна зберегти щонайбільше { $most } варіантів. Спершу видали один.
