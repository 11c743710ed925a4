# Турниры

command-tournament = Турнир в этом чате: форма и таблица
discord-command-tournament = турнир
button-do-tournament = Турнир
button-cup = Турнир
parameter-form = Как играют
parameter-minutes = Через сколько минут начало
discord-parameter-form = форма
discord-parameter-minutes = минуты
choice-form-evening = вечер
choice-form-swiss = швейцарский
choice-form-round-robin = круговой
choice-form-knockout = на вылет
choice-form-league = лига
choice-form-four = вчетвером
cup-title = 🏆 { $form } · { $game }
cup-new = Новый турнир: во что играем?
cup-form = Форма
cup-form-about = Играют так:
cup-form-evening = Вечер
cup-form-swiss = Швейцарский
cup-form-round-robin = Круговой
cup-form-knockout = На вылет
cup-form-league = Лига
cup-form-four = Вчетвером
cup-form-evening-means = Вечер: новый соперник, как только кончится партия, пока не выйдет время. Победа даёт два, ничья одно очко, вдвое после двух побед подряд.
cup-form-swiss-means = Швейцарский: в каждом туре соперник с тем же числом очков, и никто дважды.
cup-form-round-robin-means = Круговой: каждый играет с каждым.
cup-form-knockout-means = На вылет: кто проиграл, выбывает. Проигравшие в полуфиналах играют за третье место.
cup-form-league-means = Лига: каждый играет с каждым до срока, по нескольку ходов в день.
cup-form-four-means = Вчетвером: места дают 3, 2, 1 и 0, и в каждом туре соперники другие.
cup-game = Игра
cup-size = Длина
cup-size-evening = { $count } мин
cup-size-swiss = Туры: { $count }
cup-size-round-robin = { $count ->
    [1] один раз
   *[other] два раза
 }
cup-size-knockout = одно поражение
cup-season = Сезон { $number }
cup-size-league = Дни: { $count }
cup-size-four = Туры: { $count }
cup-groups = Группы
cup-groups-about = Каждый играет с каждым из своей группы. Группы составляются по рейтингу. В конце первые в каждой группе поднимаются, последние опускаются.
cup-group = Группа { $group }
cup-start = Начало
cup-clock = Часы
cup-limit = Время на тур
cup-limit-none = без предела
cup-limit-about = Когда время выйдет, незаконченная партия — ничья. Кто не сделал в ней ни хода, проигрывает.
cup-rated = Рейтинг
cup-rated-on = в зачёт
cup-rated-off = без зачёта
cup-who = Открыт для
cup-who-on = Участвовать может тот, у кого есть код.
cup-who-off = Участвовать может только этот чат.
cup-computers = Нечётное место
cup-computers-on = играет компьютер
cup-computers-off = кто-то отдыхает
cup-deal = Раздача
cup-deal-on = одна на все столы
cup-deal-off = своя на каждом столе
cup-deal-about = При одной раздаче все столы тура получают одни и те же фишки, место за местом. Считается, насколько лучше других на том же месте вы сыграли. Другие столы тура показывают, что ещё придёт: смотрите их, когда закончите свою партию.
cup-button-open = Открыть
cup-button-join = Участвовать
cup-button-withdraw = Выйти
cup-button-more = Ещё
cup-button-show = Показать
cup-button-mine = Мой стол
cup-button-all = Таблица
cup-button-replay = Посмотреть: { $match }
cup-button-start = Начать сейчас
cup-button-pause = Приостановить
cup-button-resume = Продолжить
cup-button-later = Ещё 15 минут
cup-button-day = Ещё один день
cup-button-end = Скоро закончить тур
cup-button-out = Убрать кого-то
cup-button-fix = Исправить результат
cup-button-stop = Отменить
cup-button-stop-now = Да, отменить
cup-button-back = Назад
cup-button-next = Новый сезон
cup-button-csv = Таблица файлом
cup-button-matches = Партии: { $format }
cup-own-format = записи
cup-exported-table = Таблица результатов файлом для электронных таблиц.
cup-exported-matches = { $count ->
    [one] { $count } партия файлом.
    [few] { $count } партии файлом.
    [many] { $count } партий файлом.
   *[other] { $count } партии файлом.
}
cup-opened = Турнир открыт. Другие участвуют в этом чате или через /join { $code }
cup-starts = Начало { $when }.
cup-code = Код: { $code }
cup-paused = Он приостановлен.
cup-begun = Он начался.
cup-off = Он отменён.
cup-nobody = Пока никого нет.
cup-people = Участвуют ({ $count }): { $names }
cup-others = ещё { $count }
cup-somebody = кто-то
cup-joined = Ты участвуешь, номер { $number }.
cup-withdrawn = Ты больше не участвуешь.
cup-no-table = У тебя ещё нет стола.
cup-round = Тур { $round } из { $rounds } · { $boards ->
    [0] все партии окончены
   *[other] партий идёт: { $boards }
 }
cup-round-ends = Тур { $round } из { $rounds }, конец { $when } · { $boards ->
    [0] все партии окончены
   *[other] партий идёт: { $boards }
 }
cup-evening-ends = Конец { $when } · { $boards ->
    [0] партий нет
   *[other] партий идёт: { $boards }
 }
cup-evening-last = Время вышло · { $boards ->
    [0] все партии окончены
   *[other] ещё идёт партий: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Результатов пока нет.
cup-over = Турнир окончен. Участников: { $count }.
cup-board = { $board }. { $who }: идёт
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } отдыхает
cup-absent = Кто не появится за { $minutes } мин, проигрывает.
cup-ask-out = Кого убрать?
cup-ask-fix = Какой результат исправить?
cup-ask-result = Какой результат?
cup-ask-stop = Отменить этот турнир? Продолжить его будет нельзя, а партии закончатся без результата.
cup-news-soon = Начало { $when }. Участников: { $count }.
cup-news-season = Новый сезон начинается { $when }. Из прошлого участвуют: { $count }. Выйди, если не хочешь играть.
cup-news-few = Начать не удалось: слишком мало участников.
cup-news-paused = Ведущий приостановил турнир. Начатые партии продолжаются.
cup-news-resumed = Турнир продолжается.
cup-news-later = Ведущий добавил { $minutes } мин.
cup-news-ends = Ведущий перенёс конец: { $when }.
cup-news-out = Ведущий убрал: { $who }.
cup-news-fixed = Ведущий исправил тур { $round }: { $who } { $result }
refusal-no-tournament = Турнира с таким кодом нет.
refusal-tournament-full = Мест больше нет: участников { $most }.
refusal-tournament-closed = Войти или выйти уже нельзя.
refusal-tournament-elsewhere = Участвовать может только чат, где турнир открыли.
refusal-not-entered = Ты не участвуешь в этом турнире.
refusal-not-tournament-host = Это может только ведущий турнира.
refusal-too-many-tournaments = В этом чате уже столько турниров: { $most }. Сначала закончи один.
web-tournaments = Турниры
cup-page-new = Новый турнир
cup-page-none = Ты пока не участвуешь ни в одном турнире.
cup-page-host = Проводит { $name }
cup-page-in = Кто участвует
cup-page-gone = выбыл
cup-page-boards = Столы
cup-page-crosstable = Перекрёстная таблица
cup-page-matches = Партии
cup-page-place = Место
cup-page-name = Имя
cup-page-points = Очки
cup-page-played = Сыграно
cup-page-ties = Доп. показатели
cup-page-watch = Смотреть
cup-page-round = Тур { $number }
cup-tie-direct = Личная встреча
cup-tie-berger = Зоннеборн-Бергер
cup-tie-buchholz = Бухгольц
cup-tie-buchholz-cut = Бухгольц без худшего
cup-tie-wins = Победы
cup-tie-differences = Разница
cup-tie-firsts = Первые места
cup-tie-leads = Перевес
cup-button-page = В браузере
cup-button-app = Открыть турнир
