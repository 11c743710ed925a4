# The archive

archive-title = Ваши партии
archive-none = Ни одна ваша партия ещё не закончилась.
archive-none-such = Такой партии у вас нет.
archive-line = { $number }. { $match } — { $state }
archive-was-won = победа { $score }
archive-was-lost = поражение { $score }
archive-was-drawn = ничья { $score }
archive-was-open = отменена
archive-since = { $told } ({ $when })
archive-computer = Компьютер, { $level }
archive-somebody = кто-то
archive-which = Какие партии?
archive-only-won = Победы
archive-only-lost = Поражения
archive-only-drawn = Ничьи
archive-only-open = Отменённые
archive-show = Показать
archive-newer = Новее
archive-older = Старше
archive-filter = Выбрать
archive-all = Все партии
archive-game = Игра
archive-result = Результат
archive-rival = Против
archive-from = С
archive-to = По
archive-length = Ходы
archive-platform = Где играли
archive-any = Любые
archive-like = Как ход { $ply } в { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = браузер
archive-alike = Мои партии с этим
command-matches = Ваши законченные партии по игре, результату и сопернику
button-do-matches = Мои партии
button-matches = Мои партии
discord-command-matches = архив
web-alike = Мои партии с этим
web-matches = Мои партии
archive-has-note = заметка
archive-has-lines = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
archive-export = Скачать все
archive-export-next = Следующий файл
archive-exported = { $count ->
    [one] { $count } партия с твоими заметками. Этот файл видишь только ты.
    [few] { $count } партии с твоими заметками. Этот файл видишь только ты.
    [many] { $count } партий с твоими заметками. Этот файл видишь только ты.
   *[other] { $count } партии с твоими заметками. Этот файл видишь только ты.
}
archive-exported-more = В один файл все твои партии не помещаются: более старые — в следующем.
button-note = Моя заметка
note-title = { $game } · { $code } · партия { $number }
note-yours = Эти записи видишь только ты.
note-none = Заметки пока нет.
note-write = Написать заметку
note-change = Изменить заметку
note-clear = Удалить заметку
note-lines = Сохранённые варианты:
note-ask = Пришли мне заметку следующим сообщением, не больше { $most } знаков. Или в любое время набери /note, код и текст.
note-keep-as-is = Оставить так
note-label = Твоя заметка
note-save = Сохранить
note-saved = Сохранено
note-keep = Сохранить вариант
note-kept = Сохранено. Вариант найдёшь в разделе «Моя заметка».
note-drop = Удалить вариант
note-dropped = Удалено
note-all = Все записи
note-walk = К партии
button-keep = Сохранить вариант
command-note = Твоя личная заметка к законченной партии
discord-command-note = заметка
refusal-note-too-long = В заметке не больше { $most } знаков.
refusal-too-many-lines = К партии можно сохранить не больше { $most } вариантов. Сначала удали один.
