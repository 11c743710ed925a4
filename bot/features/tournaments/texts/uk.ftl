# Турніри

command-tournament = Турнір у цьому чаті: форма й таблиця
discord-command-tournament = турнір
button-do-tournament = Турнір
button-cup = Турнір
parameter-form = Як грають
parameter-minutes = За скільки хвилин початок
discord-parameter-form = форма
discord-parameter-minutes = хвилини
choice-form-evening = вечір
choice-form-swiss = швейцарський
choice-form-round-robin = коловий
choice-form-knockout = на виліт
choice-form-league = ліга
choice-form-four = учотирьох
cup-title = 🏆 { $form } · { $game }
cup-new = Новий турнір: у що граємо?
cup-form = Форма
cup-form-about = Грають так:
cup-form-evening = Вечір
cup-form-swiss = Швейцарський
cup-form-round-robin = Коловий
cup-form-knockout = На виліт
cup-form-league = Ліга
cup-form-four = Учотирьох
cup-form-evening-means = Вечір: новий суперник, щойно скінчиться партія, доки не вийде час. Перемога дає два, нічия одне очко, удвічі після двох перемог поспіль.
cup-form-swiss-means = Швейцарський: у кожному турі суперник із такою ж кількістю очок, і ніхто двічі.
cup-form-round-robin-means = Коловий: кожен грає з кожним.
cup-form-knockout-means = На виліт: хто програв, вибуває. Ті, хто програв у півфіналах, грають за третє місце.
cup-form-league-means = Ліга: кожен грає з кожним до певного дня, по кілька ходів на день.
cup-form-four-means = Учотирьох: місця дають 3, 2, 1 і 0, і в кожному турі суперники інші.
cup-game = Гра
cup-size = Тривалість
cup-size-evening = { $count } хв
cup-size-swiss = Тури: { $count }
cup-size-round-robin = { $count ->
    [1] один раз
   *[other] двічі
 }
cup-size-knockout = одна поразка
cup-season = Сезон { $number }
cup-size-league = Дні: { $count }
cup-size-four = Тури: { $count }
cup-groups = Групи
cup-groups-about = Кожен грає з кожним зі своєї групи. Групи складаються за рейтингом. Наприкінці перші в кожній групі піднімаються, останні опускаються.
cup-group = Група { $group }
cup-start = Початок
cup-clock = Годинник
cup-limit = Час на тур
cup-limit-none = без межі
cup-limit-about = Коли час вийде, незавершена партія — нічия. Хто не зробив у ній жодного ходу, програє.
cup-rated = Рейтинг
cup-rated-on = у залік
cup-rated-off = без заліку
cup-who = Відкрито для
cup-who-on = Грати може той, хто має код.
cup-who-off = Грати може лише цей чат.
cup-computers = Непарне місце
cup-computers-on = грає комп’ютер
cup-computers-off = хтось відпочиває
cup-deal = Роздача
cup-deal-on = одна на всі столи
cup-deal-off = своя на кожному столі
cup-deal-about = За однієї роздачі всі столи туру отримують ті самі фішки, місце за місцем. Рахується, наскільки краще за інших на тому самому місці ви зіграли. Інші столи туру показують, що ще прийде: дивіться їх, коли закінчите свою партію.
cup-button-open = Відкрити
cup-button-join = Грати
cup-button-withdraw = Вийти
cup-button-more = Більше
cup-button-show = Показати
cup-button-mine = Мій стіл
cup-button-all = Таблиця
cup-button-replay = Переглянути: { $match }
cup-button-start = Почати зараз
cup-button-pause = Призупинити
cup-button-resume = Продовжити
cup-button-later = Ще 15 хвилин
cup-button-day = Ще один день
cup-button-end = Незабаром завершити тур
cup-button-out = Прибрати когось
cup-button-fix = Виправити результат
cup-button-stop = Скасувати
cup-button-stop-now = Так, скасувати
cup-button-back = Назад
cup-button-next = Новий сезон
cup-button-csv = Таблиця файлом
cup-button-matches = Партії: { $format }
cup-own-format = записи
cup-exported-table = Таблиця результатів файлом для електронних таблиць.
cup-exported-matches = { $count ->
    [one] { $count } партія файлом.
    [few] { $count } партії файлом.
    [many] { $count } партій файлом.
   *[other] { $count } партії файлом.
}
cup-opened = Турнір відкрито. Інші долучаються в цьому чаті або через /join { $code }
cup-starts = Початок { $when }.
cup-code = Код: { $code }
cup-paused = Його призупинено.
cup-begun = Він почався.
cup-off = Його скасовано.
cup-nobody = Поки нікого немає.
cup-people = Грають ({ $count }): { $names }
cup-others = ще { $count }
cup-somebody = хтось
cup-joined = Ти граєш, номер { $number }.
cup-withdrawn = Ти більше не граєш у турнірі.
cup-no-table = У тебе ще немає столу.
cup-round = Тур { $round } з { $rounds } · { $boards ->
    [0] усі партії скінчилися
   *[other] партій триває: { $boards }
 }
cup-round-ends = Тур { $round } з { $rounds }, кінець { $when } · { $boards ->
    [0] усі партії скінчилися
   *[other] партій триває: { $boards }
 }
cup-evening-ends = Кінець { $when } · { $boards ->
    [0] партій немає
   *[other] партій триває: { $boards }
 }
cup-evening-last = Час вийшов · { $boards ->
    [0] усі партії скінчилися
   *[other] ще триває партій: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Результатів поки немає.
cup-over = Турнір завершено. Учасників: { $count }.
cup-board = { $board }. { $who }: триває
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } відпочиває
cup-absent = Хто не з’явиться за { $minutes } хв, програє.
cup-ask-out = Кого прибрати?
cup-ask-fix = Який результат виправити?
cup-ask-result = Який результат?
cup-ask-stop = Скасувати цей турнір? Продовжити його не можна буде, а партії скінчаться без результату.
cup-news-soon = Початок { $when }. Учасників: { $count }.
cup-news-season = Новий сезон починається { $when }. З минулого грають: { $count }. Вийди, якщо не хочеш грати.
cup-news-few = Почати не вдалося: замало учасників.
cup-news-paused = Ведучий призупинив турнір. Розпочаті партії тривають.
cup-news-resumed = Турнір триває далі.
cup-news-later = Ведучий додав { $minutes } хв.
cup-news-ends = Ведучий переніс кінець: { $when }.
cup-news-out = Ведучий прибрав: { $who }.
cup-news-fixed = Ведучий виправив тур { $round }: { $who } { $result }
refusal-no-tournament = Турніру з таким кодом немає.
refusal-tournament-full = Місць більше немає: учасників { $most }.
refusal-tournament-closed = Увійти чи вийти вже не можна.
refusal-tournament-elsewhere = Грати може лише чат, де турнір відкрили.
refusal-not-entered = Ти не граєш у цьому турнірі.
refusal-not-tournament-host = Це може лише ведучий турніру.
refusal-too-many-tournaments = У цьому чаті вже стільки турнірів: { $most }. Спершу заверши один.
web-tournaments = Турніри
cup-page-new = Новий турнір
cup-page-none = Ти ще не береш участі в жодному турнірі.
cup-page-host = Проводить { $name }
cup-page-in = Хто бере участь
cup-page-gone = вибув
cup-page-boards = Столи
cup-page-crosstable = Перехресна таблиця
cup-page-matches = Партії
cup-page-place = Місце
cup-page-name = Ім’я
cup-page-points = Очки
cup-page-played = Зіграно
cup-page-ties = Додаткові показники
cup-page-watch = Дивитися
cup-page-round = Тур { $number }
cup-tie-direct = Особиста зустріч
cup-tie-berger = Зоннеборн-Бергер
cup-tie-buchholz = Бухгольц
cup-tie-buchholz-cut = Бухгольц без найгіршого
cup-tie-wins = Перемоги
cup-tie-differences = Різниця
cup-tie-firsts = Перші місця
cup-tie-leads = Перевага
cup-button-page = У браузері
cup-button-app = Відкрити турнір
