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
