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
command-matches = Ваші закінчені партії за грою, результатом і суперником
button-do-matches = Мої партії
button-matches = Мої партії
discord-command-matches = архів
