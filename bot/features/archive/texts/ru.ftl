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
