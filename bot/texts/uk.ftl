# Спільне для всіх ігор і платформ. Параметри: $code — код столу, $who і $name — гравці.
#
# Слова:
#   match = партія
#   series = серія
#   table = стіл, seat = місце, host = хост, code = код
#   move = хід, turn = хід / хто ходить, draw = нічия / брати (тягнути), pass = пас, resign = здатися, undo = взяти хід назад
#   disc = фішка, stone = камінь, tile = фішка, cell = клітинка, place = місце
#   hand = рука, bag = торбинка, market = базар, store = скид
#   column = стовпець, row = ряд, six of a kind = шістка, round = раунд, hexagon = шестикутник, bridge = міст
#   hint = підказка, analysis = аналіз, replay = перегляд, ladder = таблиця лідерів, rating = рейтинг, rated = рейтингова, puzzle = задача, seal = печатка, seed = зерно
# Звертання: «ти»; до кількох — «ви». Імена не відмінюємо, про гравців — у теперішньому часі.

## Ігри та гравці
computer = { $level ->
    [beginner] Новачок
    [casual] Аматор
    [club] Клубний гравець
    [expert] Експерт
   *[master] Майстер
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Лобі
lobby-title = { $game } · стіл { $code }
lobby-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільних місць
}
lobby-needs = { $count ->
    [one] Потрібен ще { $count } гравець.
    [few] Потрібні ще { $count } гравці.
    [many] Потрібно ще { $count } гравців.
   *[other] Потрібно ще { $count } гравців.
}
lobby-more = { $count ->
    [one] Є ще { $count } місце.
    [few] Є ще { $count } місця.
    [many] Є ще { $count } місць.
   *[other] Є ще { $count } місць.
}
lobby-here = За столом { $here } з { $most }. Щоб почати, досить { $least }.
lobby-ready = Запустити гру може { $host }.
lobby-full = { $count ->
    [2] Обидва місця зайняті.
   *[other] Усі на місці.
}
lobby-ready-watched = Запустити гру може той, хто відкрив стіл.
lobby-invite = Долучитися можна { $ways }
lobby-way-discord = в Discord командою /join { $code }
lobby-way-telegram = { $link ->
    [none] в Telegram командою /join { $code }
   *[other] в Telegram: { $link }
}
lobby-way-web = { $link ->
    [none] в браузері за кодом { $code }
   *[other] в браузері: { $link }
}
lobby-place-discord = у Discord
lobby-place-telegram = у Telegram
lobby-place-web = у браузері
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = без годинника
lobby-clock = годинник { $value }
lobby-hints = { $now ->
    [rated] рейтингова, без підказок
    [on] з підказками
   *[off] без підказок
}
lobby-about-you = Ти
lobby-about-host = хост
lobby-about-computer = Комп’ютер · { $level }
lobby-about-preparing = Готується, приблизно { $seconds } с
play-title = Відкрити стіл
play-opponents = Суперник
play-friends = Друзі
play-friends-about = Долучаються за кнопкою
menu-add = + Комп’ютер
menu-add-prompt = Додати комп’ютер: вибери рівень
menu-options = Параметри
menu-series = Серія
menu-clock = Годинник
menu-absent = Відсутність
absent-days = { $days ->
    [0] немає
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
menu-hints = Підказки
menu-rated = Рейтинг
menu-handicap = Фора
menu-seats = Місця
series-kind = { $kind ->
    [match] до { $length } перемог
    [sumof] сума { $length } партій
   *[single] одна партія
}
hints-on = увімкнено
hints-off = вимкнено
hints-on-rated = Тоді партія не йде в рейтинг
hints-off-rated = Як у кожній рейтинговій партії
rated-on = так
rated-off = ні
rated-on-means = Партії між людьми йдуть у рейтинг; без підказок
rated-off-means = У рейтинг нічого не йде
handicap-ask = рівна партія?
handicap-even = Порівну за рейтингом
handicap-even-means = Щоб усі перемагали приблизно однаково часто. Рейтинг це враховує.
handicap-none = Без фори
handicap-is-even = { $given }, порівну за рейтингами
handicap-as-it-is = за рейтингами й так порівну
handicap-points = +{ $count }
handicap-history = Від самого початку: { $given }
handicap-rematch = Реванш: { $given }
handicap-rematch-none = Реванш без фори
level-beginner = Вивчає правила разом із тобою
level-casual = Бачить на хід уперед
level-club = Грає із завзяттям
level-expert = Рідко помиляється
level-master = Сильніших не буває
level-even = Грає так само, як ти
computer-even = На рівних · { $rating }
even-plays = { $who } грає на твоєму рівні, близько { $rating }.
also-means = { $seats ->
    [2] Обидві сторони на одному екрані
   *[other] Ще одне місце для тебе
}
cancel-means = Стіл закриється для всіх.
lobby-closed = { $game } · стіл { $code } закрито.
lobby-alt = { $game }: дошка перед першим ходом.
chat-no-pictures = Мені більше не дозволено надсилати сюди зображення, тому дошки приходять текстом. Це може змінити адміністратор чату.

## Кнопки
button-versus = { $game } з комп’ютером
button-join = Долучитися
button-also = І ще я
button-leave = Вийти з-за столу
button-shift = Змінити місце
button-swap = Поміняти: { $name } і { $other }
button-shuffle = Розіграти місця
button-drop = Прибрати: { $name }
button-remove = Прибрати
button-watch = Лише дивитися
button-start = Почати
button-cancel = Закрити стіл
button-rules = Правила
rules-details = Докладніше
button-settings = Налаштування
button-text = Текстом
button-hand = Моя рука
button-private = Відкрити приватно
button-app = Відкрити стіл
button-send = Надіслати в чат
button-back = ‹ Назад
button-more = Ще
button-slot = Назад
button-mine = Назад
button-next = Наступна партія
button-hint = Підказка
button-replace = Віддати місце
button-return = На своє місце
button-host = Змінити хоста
button-board = Надіслати знову
button-do-help = Що ще є?
button-do-join = Ввести код
button-do-table = За столом
button-do-me = Про мене
button-manners = Якщо ніхто не грає
button-do-away = Беру відпустку…
button-do-back = Я знову тут
button-page = Підсумок
button-rematch = Реванш
button-share = Поділитися
button-draw = Запропонувати нічию
button-draw-now = Запропонувати нічию
button-resign = Здатися
button-resign-now = Так, здаюся
button-calloff = Припинити
button-calloff-now = Припинити гру
button-pause = Пауза на…
button-resume = Продовжити зараз
pause-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
pause-or-day = Або до якогось дня: напиши /pause { $day }
pause-no-day = «{ $text }» — це не один із найближчих { $most } днів. Напиши, скільки днів або до якого дня: /pause { $day }
resign-means = Хто здається, програє партію.
resign-means-who = { $count ->
   *[other] Здатися? Тоді перемога в партії: { $names }.
}
resign-means-many = Здатися? До кінця партії на твоєму місці гратиме комп’ютер.
draw-means = Усі інші мають погодитися; тоді в партії нічия.
calloff-means = Усі інші мають погодитися; тоді гра завершиться без результату.
option-first = Перший хід
option-first-random = за жеребом
option-seat = місце { $seat }

## Дошка
board-title = { $game } · { $code }
board-turn = Ходить { $who }
board-your-turn = { $who }, твій хід
board-your-turn-again = { $who }, знову твій хід
board-mine = Твій хід: { $task }
board-mine-again = Знову твій хід: { $task }
board-answers = Чекаємо на відповідь: { $names }
board-watching = Ти спостерігаєш.
task = вибери
since-yours = Після твого ходу: { $moves }.
since-start = Поки що: { $moves }.
since-more = раніше ще { $count }
stake-series = { $kind ->
    [match] Партія { $number }
   *[sumof] Сума { $length } партій
}
board-thinking = { $who } думає
board-preparing = { $who } готується ({ $seconds } с)
board-no-players = Зараз жоден комп’ютер не може грати
notice-unreached = { $who }: сповіщення не дійшло.
notice-told = { $who }: сповіщення надіслано { $when }.
notice-title-turn = Твій хід
notice-title-reminder = Досі твій хід, а час спливає
notice-title-end = Партію завершено
notice-title-asked = Хтось чекає на твою відповідь
notice-title-overdue = Час вийшов: можна вибрати, що далі
notice-title-arrived = Хтось сів за твій стіл
notice-title-begun = Твоя партія почалася
notice-title-warning = Стіл скоро закриється
moments-ago = щойно
board-waits = Гра піде далі сама через { $seconds } с.
prompt = Вибери.
hand-own = Твоя рука.
hand-waits = Ходить { $who }.
prompt-slots = Твій хід? [Моя рука] покаже, що в тебе в руці; тоді натисни потрібний номер.
cannot-piece = Номер { $number } зараз зіграти не можна.
cannot-place = { $place } зараз вибрати не можна.
prompt-places = Тепер вибери, куди.

## Підказки й місця
hint-try = Спробуй { $move } (очікувана перевага { $points }).
curtain-pass = Передай пристрій: далі { $who }.
curtain-who = { $name } ({ $number })
button-seat = Показати руку
hint-press = Свою підказку бачиш лише ти: натисни кнопку, і більше її ніхто не побачить.
hint-none = Цього разу підказки немає.
replace-whose = Чиє місце віддати комп’ютеру?
replace-level = { $who }: якої сили комп’ютер посадити на це місце?
replaced = Заміна: { $who } → { $computer }.

## Аналіз
notation-begins = Починає { $who }.

## Результат
result-won = { $count ->
   *[other] Перемога: { $names }
}
result-you = { $lead ->
    [0] Перемога за тобою
   *[other] Перемога за тобою, перевага: { $lead }
}
result-drawn = Нічия
result-record = Запис: { $record }
reason-resigned = Партію здає: { $names }.
reason-resigned-own = Партію здаєш ти.
reason-claimed-own = Твій час вийшов.
series-standing = { $kind ->
    [match] До { $length } перемог: { $points }.
   *[sumof] Сума { $length } партій: { $points }.
}
series-won = { $count ->
   *[other] Перемога в серії: { $names }
}
series-you = Серія твоя
series-drawn = У серії нічия
share-title = Стіл { $code } · { $game }
share-link = { $place ->
    [discord] У Discord: /join { $code }
    [telegram] У Telegram: { $link }
   *[web] У браузері: { $link }
}
share-code = { $place ->
    [discord] У Discord: /join { $code }
    [telegram] У Telegram: /join { $code }
   *[web] У браузері: { $code }
}
resigned = Партію за столом { $code } здано.
resigned-seat = Партію за столом { $code } здано. До її кінця на твоєму місці гратиме комп’ютер.
left-table = Ти більше не за столом { $code }.

## Час, пропозиції та відсутні: на дошці
board-deadline = Час вийде { $when }.
board-overdue = { $who }: час вийшов
board-away = { $who } у відпустці, повернення { $when }.
board-away-runs = Годинник піде далі { $when }.
board-paused = Пауза до { $day }: продовження { $when }. Годинники стоять, і нічого не дзвенить.
board-warned = Тут давно нікого не було: стіл закриється { $when }, якщо ніхто нічого не натисне.
board-pause = Перерва на цьому сервері { $when }, приблизно на { $minutes } хв. Усе збережеться, а годинники почекають.
overdue-choose = Хто вирішує, що далі: { $names }; ходити ще можна.
overdue-takeover = { $choosers ->
    [0] Комп’ютер заступить { $when }; ходити ще можна.
   *[other] Якщо ніхто не вибере, комп’ютер заступить { $when }.
}
proposal-takeback = { $who } просить узяти назад { $move }
proposal-draw = { $who } пропонує нічию
proposal-calloff = { $who } пропонує припинити гру без результату
proposal-pause = { $who } пропонує паузу на { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
proposal-pause-until = { $who } пропонує паузу до { $day }
proposal-resume = { $who } пропонує продовжити партію
proposal-seat = { $who } пропонує віддати місце комп’ютеру: { $whose } → { $computer }
proposal-waits = Ще чекаємо на відповідь: { $names }.
proposal-you = ти
proposal-asked = Запит надіслано. Ще чекаємо на відповідь: { $names }.
done-takeback = Хід узято назад.
done-draw = Погоджено: у партії нічия.
done-calloff = Гру припинено.
done-resume = Партія триває далі.
took-back = { $who } бере хід назад.
host-is = Тепер хост столу — { $host }.
host-whose = Хто буде хостом?
away-now = Ти у відпустці, твої годинники стоять. Повернення { $when } або щойно напишеш /back.
away-sooner = За столом { $codes } дозволено менше: там твій годинник піде далі { $when }.
away-over = З поверненням! Твої годинники знову йдуть.
away-not = Ти й так на місці.
somebody = хтось
clock-none = немає
clock-5m-10s = 5 хв + 10 с
clock-15m-20s = 15 хв + 20 с
clock-1d-12h = 1 день + 12 год
clock-3d-1d = 3 дні + 1 день
clock-7d-2d = 7 днів + 2 дні
clock-none-means = Три дні на кожен хід.
clock-5m-10s-means = По 5 хвилин і ще 10 секунд після кожного свого ходу.
clock-15m-20s-means = По 15 хвилин і ще 20 секунд після кожного свого ходу.
clock-1d-12h-means = По 1 дню і ще 12 годин після кожного свого ходу.
clock-3d-1d-means = По 3 дні і ще 1 день після кожного свого ходу.
clock-7d-2d-means = По 7 днів і ще 2 дні після кожного свого ходу.
button-undo = Хід назад
button-agree = Прийняти
button-decline = Відхилити
button-withdraw = Відкликати
button-takeover = Віддати комп’ютеру
button-retry = Спробувати ще раз
button-wait = Чекати { $time }
bonus-none = день
bonus-5m-10s = 10 с
bonus-15m-20s = 20 с
bonus-1d-12h = 12 год
bonus-3d-1d = день
bonus-7d-2d = 2 дні
button-claim = Забрати перемогу
reason-claimed = { $names }: час вийшов.
reason-agreed = За згодою сторін.
reason-called-off = Гру припинено без результату.
reason-ended = Адміністратор цього сервера припинив гру без результату.
refusal-not-overdue = Час на хід ще не вийшов.
refusal-proposal-open = Спершу треба відповісти на відкриту пропозицію.
refusal-own-time-up = Твій час вийшов: вибирають інші. Ходити ще можна.
refusal-no-proposal = Тут тобі вже нема на що відповідати.
refusal-own-proposal = Це твоя пропозиція: відповісти мають інші.
refusal-declined = Це щойно відхилили. Спитай знову після наступного ходу.
refusal-nothing-to-take-back = У тебе ще немає ходу, який можна взяти назад.
refusal-revealed = Назад уже не взяти: відтоді відкрилося приховане.
refusal-computer-declines = { $who } розраховує на перемогу й нічиєї не хоче.
refusal-not-two-sides = Про нічию домовляються лише там, де грають дві сторони.
refusal-away-too-long = { $left ->
    [0] Твої 30 днів відпустки за рік уже вичерпано.
    [one] Можна взяти ще щонайбільше { $left } день відпустки.
    [few] Можна взяти ще щонайбільше { $left } дні відпустки.
    [many] Можна взяти ще щонайбільше { $left } днів відпустки.
   *[other] Можна взяти ще щонайбільше { $left } дня відпустки.
}
table-rules =
    За кожним столом
    Твій хід: кого немає поруч, той отримує нове повідомлення зі своїм ім’ям, один раз на хід. /settings це змінює — для чату або для тебе.
    Годинник: без нього або один із п’яти варіантів, вибирають до партії. Після свого ходу отримуєш добавку, але часу ніколи не стане більше, ніж було на початку. Комп’ютери й паузи часу не забирають.
    Час вийшов: без годинника — через три дні. Ходити ще можна. Інші можуть посадити комп’ютер, почекати ще раз або, якщо є годинник і грають дві сторони, забрати перемогу. Якщо ніхто не вибере, комп’ютер заступає через 30 секунд, а якщо годинник рахує дні — через одну добавку. Повернутися можна будь-коли: /return.
    Місця: своє віддаєш комп’ютеру одразу (/replace), чуже — лише коли вийшов час або всі згодні.
    /undo бере назад твій останній хід, /draw пропонує нічию, /calloff завершує без результату: усі інші люди мають погодитися. Наступний хід знімає питання. Хід, що відкрив приховане, назад не взяти.
    /away 7 зупиняє твої годинники на 7 днів, за рік — щонайбільше на 30; /back знову їх запускає.
    Хост прибирає людей і починає гру; якщо до початку хост іде або десять хвилин не озивається, роль переходить до того, хто сидить найдовше. Під час партії хост не має особливих прав.
    Стіл, за яким 30 днів ніхто не з’являвся, закривається через три дні після попередження; до початку гри — через 24 години.

## Відмови: лише тому, хто спитав
refusal-not-your-turn = Не твій хід: ходить { $who }.
refusal-not-seated = Ти не граєш за цим столом.
refusal-shut-out = Ти більше не можеш тут грати: так вирішив адміністратор цього сервера. Твої столи продовжують без тебе. /mydata і /forget працюють, як і раніше.
refusal-not-host = { $seated ->
    [no] Це може зробити лише той, хто відкрив стіл.
   *[yes] Це може зробити лише хост столу: { $host }.
}
refusal-stale = Гра вже пішла далі. Подивися на останню дошку.
refusal-no-such-table = Столу з таким кодом я не знаю.
refusal-no-such-match = { $count ->
    [0] За цим столом ще не зіграно жодної партії.
    [one] За цим столом зіграно лише { $count } партію.
    [few] За цим столом зіграно лише { $count } партії.
    [many] За цим столом зіграно лише { $count } партій.
   *[other] За цим столом зіграно лише { $count } партії.
}
refusal-no-table-here = У цьому чаті немає відкритого столу. Відкрий новий: /play.
refusal-table-full = Усі місця зайняті.
refusal-already-seated = Ти вже за цим столом.
refusal-too-few = Потрібно гравців щонайменше: { $least }.
refusal-too-many-lobbies = { $codes ->
    [none] Твоїх столів, що чекають на гравців, уже { $most }; більше не можна. Спершу почни або закрий один із них.
   *[other] Твоїх столів, що чекають на гравців, уже { $most }; більше не можна. Спершу почни або закрий один із них: { $codes }
}
refusal-too-many-running = { $own ->
    [no] У того, хто відкрив цей стіл, активних столів уже { $most }; більше не можна.
   *[yes] { $codes ->
        [none] Твоїх активних столів уже { $most }; більше не можна. Спершу заверши один із них, наприклад командою /resign.
       *[other] Твоїх активних столів уже { $most }; більше не можна. Спершу заверши один із них, наприклад командою /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Цей стіл показано ще в одному чаті, і активних столів там уже { $most }; більше не можна.
   *[yes] Активних столів у цьому чаті вже { $most }; більше не можна. Спершу завершіть один із них, наприклад командою /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Ця партія рейтингова, тож підказок немає.
   *[no] За цим столом підказок немає.
}
refusal-wrong-move = { $move } зараз зіграти не можна.
refusal-wrong-time = { $state ->
    [lobby] Поки партія не почалася, так не можна. Почати її: /start.
    [playing] Поки триває партія, так не можна. Що можна зараз, показує /table.
    [between] Між партіями так не можна. Наступна почнеться сама.
    [over] Партію закінчено, так уже не можна. Почати нову: /rematch.
    [closed] Цей стіл закрито. Відкрити новий: /play.
   *[other] Зараз цього зробити не можна.
}
refusal-no-code = Який стіл? Напиши його код після /join. Його знають ті, хто там грає.
refusal-no-such-game = Гри «{ $text }» я не знаю. Ось мої: { $games }.
refusal-file-too-large = Файл важить { $size } МБ, а сюди можна надіслати не більше ніж { $most } МБ.
refusal-bad-press = Ця кнопка не належить до жодного столу.
refusal-bad-request = Не розумію «{ $text }». /play відкриває стіл, /help показує все, що я вмію.
refusal-bad-word = «{ $text }» після /{ $command } не має сенсу. { $words ->
    [none] Далі нічого писати не треба.
   *[other] Далі може бути: { $words }.
}
refusal-bad-value = { $values ->
    [none] Не можу прочитати «{ $text }» як «{ $option }».
   *[other] «{ $text }» не підходить для «{ $option }». Можна: { $values }.
}
refusal-not-in-game = { $game }: тут немає «{ $option }».
refusal-unidentified = Незрозуміло, хто відкрив цю сторінку. Закрийте її й відкрийте знову з чату.
refusal-unexpected = У мене щось пішло не так. Нічого не втрачено; спробуй ще раз.
refusal-membership-unknown = Зараз я не можу дізнатися, чи є ти в цьому чаті. Спробуй у самому чаті або ще раз за мить.
refusal-no-database = Зараз я не можу дістатися до своїх записів. Нічого не втрачено; спробуй ще раз за кілька хвилин.

## Довідка й мова
help-greeting = Настільні ігри там, де ви й так спілкуєтеся. Вибери гру й починай за лічені секунди, з друзями або проти комп’ютера.
help-group-play = /play відкриває тут стіл, а хто хоче грати, натискає «{ $join }».
help-groups = Додай мене до групи й напиши там /play: друзі долучаться одним натисканням.
help-join = /join із кодом покаже тут стіл з іншого чату.
help-all = /help перелічить усе, що я вмію.
help-alone = Решта відкриється лише для тебе:
help-more = Один стіл можна показати в кількох чатах: /join з його кодом. /help table розкаже, що буде, коли хтось не відповідає.
help-which-game = Яка гра?
help-type = Напиши { $command }, а далі: { $what }.

## Команди
command-play = Відкрити стіл
command-join = Показати стіл у цьому чаті за його кодом
command-start = Почати партію
command-leave = Вийти з-за столу до початку гри
command-hand = Показати свою руку, лише тобі
command-score = Рахунок або питання про дошку
command-rules = Коротко про правила
command-resign = Здати партію
command-hint = Добрий хід, лише для тебе
command-replace = Віддати місце комп’ютеру
command-return = Повернутися на своє місце замість комп’ютера
command-rematch = Зіграти ще раз тим самим складом
command-undo = Взяти назад свій останній хід
command-draw = Запропонувати нічию
command-calloff = Припинити гру без результату
command-pause = Поставити стіл на паузу на кілька днів або до якогось дня
command-host = Передати роль хоста
command-away = Зупинити свої годинники на кілька днів
command-back = Ти знову тут: годинники йдуть далі
command-help = Що я вмію
command-table = Стіл тут: start, undo, draw, resign та інше
command-me = Про тебе: rating, link, mydata, away та інше
parameter-game = Яка гра
parameter-computer = Сила комп’ютера
parameter-match = До скількох перемог
parameter-sumof = Найбільша сума за стільки партій
parameter-clock = Скільки часу в кожного
parameter-rated = Чи йдуть партії між людьми в рейтинг, без підказок
parameter-days = На скільки днів
parameter-day = Кількість днів або день, наприклад 12 груд
parameter-first = Хто ходить першим
parameter-code = Код столу
parameter-about = Про що спитати, наприклад клітинка
parameter-player = Хто: ім’я або номер місця
parameter-where = Чиї: твої або інших
parameter-number = Котра партія за столом
choice-computer-beginner = Новачок
choice-computer-casual = Аматор
choice-computer-club = Клубний гравець
choice-computer-expert = Експерт
choice-computer-master = Майстер
choice-computer-even = На рівних
choice-about-table = За столом
choice-about-start = Як почати
choice-first-random = за жеребом
