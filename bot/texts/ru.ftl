# Общее для всех игр и платформ. Параметры: $code — код стола, $who и $name — игроки.
#
# Слова:
#   match = партия
#   series = серия
#   table = стол, seat = место, host = хост, code = код
#   move = ход, turn = ход / кто ходит, draw = ничья / брать (тянуть), pass = пас, resign = сдаться, undo = вернуть ход
#   disc = фишка, stone = камень, tile = фишка, cell = клетка, place = место
#   hand = рука, bag = мешок, market = базар, store = сброс
#   column = столбец, row = ряд, six of a kind = шестёрка, round = раунд, hexagon = шестиугольник, bridge = мост
#   hint = подсказка, analysis = анализ, replay = повтор, ladder = таблица лидеров, rating = рейтинг, rated = рейтинговая, puzzle = задача, seal = печать, seed = зерно
# Обращение: «ты»; к нескольким — «вы». Имена не склоняются, об игроках — в настоящем времени.

## Игры и игроки
computer = { $level ->
    [beginner] Новичок
    [casual] Любитель
    [club] Клубный игрок
    [expert] Эксперт
   *[master] Мастер
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Лобби
lobby-title = { $game } · стол { $code }
lobby-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
lobby-needs = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
    [many] Нужно ещё { $count } игроков.
   *[other] Нужно ещё { $count } игрока.
}
lobby-more = { $count ->
    [one] Есть ещё { $count } место.
    [few] Есть ещё { $count } места.
    [many] Есть ещё { $count } мест.
   *[other] Есть ещё { $count } места.
}
lobby-here = За столом { $here } из { $most }. Для старта достаточно { $least }.
lobby-ready = Запустить игру может { $host }.
lobby-full = { $count ->
    [2] Оба места заняты.
   *[other] Все в сборе.
}
lobby-ready-watched = Запустить игру может тот, кто открыл стол.
lobby-invite = Присоединиться можно { $ways }
lobby-way-discord = в Discord командой /join { $code }
lobby-way-telegram = { $link ->
    [none] в Telegram командой /join { $code }
   *[other] в Telegram: { $link }
}
lobby-way-web = { $link ->
    [none] в браузере по коду { $code }
   *[other] в браузере: { $link }
}
lobby-place-discord = в Discord
lobby-place-telegram = в Telegram
lobby-place-web = в браузере
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = без часов
lobby-clock = часы { $value }
lobby-hints = { $now ->
    [rated] рейтинговая, без подсказок
    [on] с подсказками
   *[off] без подсказок
}
lobby-about-you = Ты
lobby-about-host = хост
lobby-about-computer = Компьютер · { $level }
lobby-about-preparing = Готовится, примерно { $seconds } с
play-title = Открыть стол
play-opponents = Соперник
play-friends = Друзья
play-friends-about = Присоединяются по кнопке
menu-add = + Компьютер
menu-add-prompt = Добавить компьютер: выбери уровень
menu-options = Параметры
menu-series = Серия
menu-clock = Часы
menu-absent = Отсутствие
absent-days = { $days ->
    [0] нет
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
menu-hints = Подсказки
menu-rated = Рейтинг
menu-handicap = Фора
menu-seats = Места
series-kind = { $kind ->
    [match] до { $length } побед
    [sumof] сумма { $length } партий
   *[single] одна партия
}
hints-on = вкл.
hints-off = выкл.
hints-on-rated = Тогда партия не идёт в рейтинг
hints-off-rated = Как в любой рейтинговой партии
rated-on = да
rated-off = нет
rated-on-means = Партии между людьми идут в рейтинг; без подсказок
rated-off-means = В рейтинг ничего не идёт
handicap-ask = равная партия?
handicap-even = Поровну по рейтингу
handicap-even-means = Чтобы все побеждали примерно одинаково часто. Рейтинг это учитывает.
handicap-none = Без форы
handicap-is-even = { $given }, поровну по рейтингам
handicap-as-it-is = по рейтингам и так поровну
handicap-points = +{ $count }
handicap-history = С самого начала: { $given }
handicap-rematch = Реванш: { $given }
handicap-rematch-none = Реванш без форы
level-beginner = Учит правила вместе с тобой
level-casual = Видит на ход вперёд
level-club = Играет с азартом
level-expert = Редко ошибается
level-master = Сильнее не бывает
level-even = Играет так же, как ты
computer-even = На равных · { $rating }
even-plays = { $who } играет на твоём уровне, около { $rating }.
also-means = { $seats ->
    [2] Обе стороны на одном экране
   *[other] Ещё одно место для тебя
}
cancel-means = Стол закроется для всех.
lobby-closed = { $game } · стол { $code } закрыт.
lobby-alt = { $game }: доска перед первым ходом.
chat-no-pictures = Мне больше нельзя отправлять сюда изображения, поэтому доски приходят текстом. Это может изменить администратор чата.

## Кнопки
button-versus = { $game } с компьютером
button-join = Присоединиться
button-also = И ещё я
button-leave = Выйти из-за стола
button-shift = Сменить место
button-swap = Поменять: { $name } и { $other }
button-shuffle = Разыграть места
button-drop = Убрать: { $name }
button-remove = Убрать
button-watch = Только смотреть
button-start = Начать
button-cancel = Закрыть стол
button-rules = Правила
rules-details = Подробности
button-settings = Настройки
button-text = Текстом
button-hand = Моя рука
button-private = Открыть в личке
button-app = Открыть стол
button-send = Отправить в чат
button-back = ‹ Назад
button-more = Ещё
button-slot = Назад
button-mine = Назад
button-next = Следующая партия
button-hint = Подсказка
button-replace = Уступить место
button-return = Вернуться на место
button-host = Сменить хоста
button-board = Прислать доску заново
button-do-help = Что ещё?
button-do-join = Ввести код
button-do-table = За столом
button-do-me = Обо мне
button-manners = Если никто не отвечает
button-do-away = Беру отпуск…
button-do-back = Я на месте
button-page = Итог
button-rematch = Реванш
button-share = Поделиться
button-draw = Предложить ничью
button-draw-now = Предложить ничью
button-resign = Сдаться
button-resign-now = Да, сдаюсь
button-calloff = Прекратить
button-calloff-now = Прекратить игру
button-pause = Пауза на…
button-resume = Продолжить сейчас
pause-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
pause-or-day = Или до какого-то дня: напиши /pause { $day }
pause-no-day = «{ $text }» — это не один из ближайших { $most } дней. Напиши, сколько дней или до какого дня: /pause { $day }
resign-means = Кто сдаётся, проигрывает партию.
resign-means-who = { $count ->
   *[other] Сдаться? Тогда победа в партии: { $names }.
}
resign-means-many = Сдаться? До конца партии за тебя будет играть компьютер.
draw-means = Все остальные должны согласиться; тогда в партии ничья.
calloff-means = Все остальные должны согласиться; тогда игра закончится без результата.
option-first = Первый ход
option-first-random = по жребию
option-seat = место { $seat }

## Доска
board-title = { $game } · { $code }
board-turn = Ходит { $who }
board-your-turn = { $who }, твой ход
board-your-turn-again = { $who }, снова твой ход
board-mine = Твой ход: { $task }
board-mine-again = Снова твой ход: { $task }
board-answers = Ждём ответа: { $names }
board-watching = Ты наблюдаешь.
task = выбери
since-yours = После твоего хода: { $moves }.
since-start = Пока что: { $moves }.
since-more = раньше ещё { $count }
stake-series = { $kind ->
    [match] Партия { $number }
   *[sumof] Сумма { $length } партий
}
board-thinking = { $who } думает
board-preparing = { $who } готовится ({ $seconds } с)
board-no-players = Сейчас ни один компьютер не может играть
notice-unreached = { $who }: уведомление не дошло.
notice-told = { $who }: уведомление отправлено { $when }.
notice-title-turn = Твой ход
notice-title-reminder = Всё ещё твой ход, а время на исходе
notice-title-end = Партия окончена
notice-title-asked = Кто-то ждёт твоего ответа
notice-title-overdue = Время вышло: можно выбрать, что дальше
notice-title-arrived = Кто-то сел за твой стол
notice-title-begun = Твоя партия началась
notice-title-warning = Стол скоро закроется
moments-ago = только что
board-waits = Игра продолжится сама через { $seconds } с.
prompt = Выбери.
hand-own = Твоя рука.
hand-waits = Ходит { $who }.
prompt-slots = Твой ход? [Моя рука] покажет, что у тебя в руке; затем нажми нужный номер.
cannot-piece = Номер { $number } сейчас сыграть нельзя.
cannot-place = { $place } сейчас выбрать нельзя.
prompt-places = Теперь выбери, куда.

## Подсказки и места
hint-try = Попробуй { $move } (ожидаемый перевес { $points }).
curtain-pass = Передай устройство: дальше { $who }.
curtain-who = { $name } ({ $number })
button-seat = Показать руку
hint-press = Подсказка только для твоих глаз: нажми кнопку, и больше её никто не увидит.
hint-none = На этот раз подсказки нет.
replace-whose = Чьё место отдать компьютеру?
replace-level = { $who }: какой силы компьютер посадить на это место?
replaced = Замена: { $who } → { $computer }.

## Анализ
notation-begins = Начинает { $who }.

## Результат
result-won = { $count ->
   *[other] Победа: { $names }
}
result-you = { $lead ->
    [0] Победа за тобой
   *[other] Победа за тобой, перевес: { $lead }
}
result-drawn = Ничья
result-record = Запись: { $record }
reason-resigned = Партию сдаёт: { $names }.
reason-resigned-own = Партию сдаёшь ты.
reason-claimed-own = Твоё время вышло.
series-standing = { $kind ->
    [match] До { $length } побед: { $points }.
   *[sumof] Сумма { $length } партий: { $points }.
}
series-won = { $count ->
   *[other] Победа в серии: { $names }
}
series-you = Серия твоя
series-drawn = В серии ничья
share-title = Стол { $code } · { $game }
share-link = { $place ->
    [discord] В Discord: /join { $code }
    [telegram] В Telegram: { $link }
   *[web] В браузере: { $link }
}
share-code = { $place ->
    [discord] В Discord: /join { $code }
    [telegram] В Telegram: /join { $code }
   *[web] В браузере: { $code }
}
resigned = Партия за столом { $code } сдана.
resigned-seat = Партия за столом { $code } сдана. До её конца за тебя будет играть компьютер.
left-table = Ты больше не за столом { $code }.

## Время, предложения и отсутствующие: на доске
board-deadline = Время выйдет { $when }.
board-overdue = { $who }: время вышло
board-away = { $who } в отпуске, возвращение { $when }.
board-away-runs = Часы пойдут дальше { $when }.
board-paused = Пауза до { $day }: продолжение { $when }. Часы стоят, и ничего не звенит.
board-warned = Здесь давно никого не было: стол закроется { $when }, если никто ничего не нажмёт.
board-pause = Перерыв на этом сервере { $when }, примерно на { $minutes } мин. Всё сохранится, а часы подождут.
overdue-choose = Кто решает, что дальше: { $names }; сделать ход ещё можно.
overdue-takeover = { $choosers ->
    [0] Компьютер вступит в игру { $when }; сделать ход ещё можно.
   *[other] Если никто не выберет, компьютер вступит в игру { $when }.
}
proposal-takeback = { $who } просит вернуть ход { $move }
proposal-draw = { $who } предлагает ничью
proposal-calloff = { $who } предлагает прекратить игру без результата
proposal-pause = { $who } предлагает паузу на { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
proposal-pause-until = { $who } предлагает паузу до { $day }
proposal-resume = { $who } предлагает продолжить партию
proposal-seat = { $who } предлагает отдать место компьютеру: { $whose } → { $computer }
proposal-waits = Ещё не ответили: { $names }.
proposal-you = ты
proposal-asked = Запрос отправлен. Ещё не ответили: { $names }.
done-takeback = Ход возвращён.
done-draw = Договорились: в партии ничья.
done-calloff = Игра прекращена.
done-resume = Партия продолжается.
took-back = { $who } берёт ход назад.
host-is = Теперь хост стола — { $host }.
host-whose = Кто будет хостом?
away-now = Ты в отпуске, твои часы стоят. Возвращение { $when } или как только напишешь /back.
away-sooner = За столом { $codes } разрешено меньше: там твои часы пойдут дальше { $when }.
away-over = С возвращением! Твои часы снова идут.
away-not = Ты и так на месте.
somebody = кто-то
clock-none = нет
clock-5m-10s = 5 мин + 10 с
clock-15m-20s = 15 мин + 20 с
clock-1d-12h = 1 день + 12 ч
clock-3d-1d = 3 дня + 1 день
clock-7d-2d = 7 дней + 2 дня
clock-none-means = Три дня на каждый ход.
clock-5m-10s-means = По 5 минут и ещё 10 секунд после каждого своего хода.
clock-15m-20s-means = По 15 минут и ещё 20 секунд после каждого своего хода.
clock-1d-12h-means = По 1 дню и ещё 12 часов после каждого своего хода.
clock-3d-1d-means = По 3 дня и ещё 1 день после каждого своего хода.
clock-7d-2d-means = По 7 дней и ещё 2 дня после каждого своего хода.
button-undo = Вернуть ход
button-agree = Принять
button-decline = Отклонить
button-withdraw = Отозвать
button-takeover = Отдать компьютеру
button-retry = Попробовать снова
button-wait = Ждать { $time }
bonus-none = день
bonus-5m-10s = 10 с
bonus-15m-20s = 20 с
bonus-1d-12h = 12 ч
bonus-3d-1d = день
bonus-7d-2d = 2 дня
button-claim = Забрать победу
reason-claimed = { $names }: время вышло.
reason-agreed = По согласию сторон.
reason-called-off = Игра прекращена без результата.
reason-ended = Администратор этого сервера прекратил игру без результата.
refusal-not-overdue = Время на ход ещё не вышло.
refusal-proposal-open = Сначала нужно ответить на открытое предложение.
refusal-own-time-up = Твоё время вышло: выбирают остальные. Сделать ход ещё можно.
refusal-no-proposal = Отвечать тебе здесь уже не на что.
refusal-own-proposal = Это твоё предложение: ответить должны остальные.
refusal-declined = Это только что отклонили. Спроси снова после следующего хода.
refusal-nothing-to-take-back = У тебя ещё нет хода, который можно вернуть.
refusal-revealed = Ход уже не вернуть: с тех пор открылось скрытое.
refusal-computer-declines = { $who } рассчитывает на победу и на ничью не согласится.
refusal-not-two-sides = О ничьей договариваются только там, где играют две стороны.
refusal-away-too-long = { $left ->
    [0] Твои 30 дней отпуска за год уже исчерпаны.
    [one] Можно взять ещё не больше { $left } дня отпуска.
    [few] Можно взять ещё не больше { $left } дней отпуска.
    [many] Можно взять ещё не больше { $left } дней отпуска.
   *[other] Можно взять ещё не больше { $left } дня отпуска.
}
table-rules =
    За каждым столом
    Твой ход: кого нет рядом, тот получает новое сообщение со своим именем, один раз за ход. /settings это меняет — для чата или для тебя.
    Часы: без них или один из пяти вариантов, выбирают до партии. После своего хода получаешь добавку, но времени никогда не станет больше, чем было в начале. Компьютеры и паузы времени не тратят.
    Время вышло: без часов — через три дня. Сделать ход ещё можно. Остальные могут посадить компьютер, подождать ещё раз или, если есть часы и играют две стороны, забрать победу. Если никто не выберет, компьютер вступит через 30 секунд, а если часы идут на дни — через одну добавку. Вернуться можно в любой момент: /return.
    Места: своё отдаёшь компьютеру сразу (/replace), чужое — только если время вышло или все согласны.
    /undo возвращает твой последний ход, /draw предлагает ничью, /calloff заканчивает без результата: все остальные люди должны согласиться. Следующий ход снимает вопрос. Ход, который открыл скрытое, вернуть нельзя.
    /away 7 останавливает твои часы на 7 дней, за год — не больше чем на 30; /back снова их запускает.
    Хост убирает людей и начинает игру; если до начала хост уходит или десять минут не отзывается, роль переходит к тому, кто сидит дольше всех. Во время партии особых прав у хоста нет.
    Стол, за которым 30 дней никто не появлялся, закрывается через три дня после предупреждения; до начала игры — через 24 часа.

## Отказы: только тому, кто спросил
refusal-not-your-turn = Не твой ход: ходит { $who }.
refusal-not-seated = Ты не играешь за этим столом.
refusal-shut-out = Ты больше не можешь здесь играть: так решил администратор этого сервера. Твои столы продолжают без тебя. /mydata и /forget по-прежнему работают.
refusal-not-host = { $seated ->
    [no] Это может сделать только тот, кто открыл стол.
   *[yes] Это может сделать только хост стола: { $host }.
}
refusal-stale = Игра уже ушла вперёд. Посмотри на последнюю доску.
refusal-no-such-table = Стола с таким кодом я не знаю.
refusal-no-such-match = { $count ->
    [0] За этим столом ещё не сыграно ни одной партии.
    [one] За этим столом сыграна только { $count } партия.
    [few] За этим столом сыграно только { $count } партии.
    [many] За этим столом сыграно только { $count } партий.
   *[other] За этим столом сыграно только { $count } партии.
}
refusal-no-table-here = В этом чате нет открытого стола. Открой новый: /play.
refusal-table-full = Все места заняты.
refusal-already-seated = Ты уже за этим столом.
refusal-too-few = Нужно игроков как минимум: { $least }.
refusal-too-many-lobbies = { $codes ->
    [none] Твоих столов, которые ждут игроков, уже { $most }; больше нельзя. Сначала начни или закрой один из них.
   *[other] Твоих столов, которые ждут игроков, уже { $most }; больше нельзя. Сначала начни или закрой один из них: { $codes }
}
refusal-too-many-running = { $own ->
    [no] У того, кто открыл этот стол, активных столов уже { $most }; больше нельзя.
   *[yes] { $codes ->
        [none] Твоих активных столов уже { $most }; больше нельзя. Сначала закончи один из них, например командой /resign.
       *[other] Твоих активных столов уже { $most }; больше нельзя. Сначала закончи один из них, например командой /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Этот стол показан ещё в одном чате, и активных столов там уже { $most }; больше нельзя.
   *[yes] Активных столов в этом чате уже { $most }; больше нельзя. Сначала закончите один из них, например командой /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Это рейтинговая партия, поэтому подсказок нет.
   *[no] За этим столом подсказок нет.
}
refusal-wrong-move = { $move } сейчас сыграть нельзя.
refusal-wrong-time = { $state ->
    [lobby] Пока партия не началась, так нельзя. Начать её: /start.
    [playing] Пока идёт партия, так нельзя. Что можно сейчас, показывает /table.
    [between] Между партиями так нельзя. Следующая начнётся сама.
    [over] Партия окончена, так уже нельзя. Начать новую: /rematch.
    [closed] Этот стол закрыт. Открыть новый: /play.
   *[other] Сейчас этого сделать нельзя.
}
refusal-no-code = Какой стол? Напиши его код после /join. Его знают те, кто там играет.
refusal-no-such-game = Игры «{ $text }» я не знаю. Вот мои: { $games }.
refusal-file-too-large = Файл весит { $size } МБ, а сюда можно отправить не больше { $most } МБ.
refusal-bad-press = Эта кнопка не относится ни к одному столу.
refusal-bad-request = Не понимаю «{ $text }». /play открывает стол, /help показывает всё, что я умею.
refusal-bad-word = «{ $text }» после /{ $command } не имеет смысла. { $words ->
    [none] Дальше ничего писать не нужно.
   *[other] Дальше может быть: { $words }.
}
refusal-bad-value = { $values ->
    [none] Не могу прочитать «{ $text }» как «{ $option }».
   *[other] «{ $text }» не подходит для «{ $option }». Можно: { $values }.
}
refusal-not-in-game = { $game }: здесь нет «{ $option }».
refusal-unidentified = Непонятно, кто открыл эту страницу. Закройте её и откройте снова из чата.
refusal-unexpected = У меня что-то пошло не так. Ничего не потеряно; попробуй ещё раз.
refusal-membership-unknown = Сейчас я не могу узнать, есть ли ты в этом чате. Попробуй в самом чате или ещё раз чуть позже.
refusal-no-database = Сейчас я не могу добраться до своих записей. Ничего не потеряно; попробуй ещё раз через несколько минут.

## Справка и язык
help-greeting = Настольные игры там, где вы и так общаетесь. Выбери игру и начни за считаные секунды, с друзьями или против компьютера.
help-group-play = /play открывает здесь стол, а кто хочет играть, нажимает «{ $join }».
help-groups = Добавь меня в группу и напиши там /play: друзья присоединятся одним нажатием.
help-join = /join с кодом покажет здесь стол из другого чата.
help-all = /help перечислит всё, что я умею.
help-alone = Остальное откроется только для тебя:
help-more = Один стол можно показать в нескольких чатах: /join с его кодом. /help table расскажет, что будет, если кто-то не отвечает.
help-which-game = Какая игра?
help-type = Напиши { $command }, а после: { $what }.

## Команды
command-play = Открыть стол
command-join = Показать стол в этом чате по его коду
command-start = Начать партию
command-leave = Выйти из-за стола до начала игры
command-hand = Показать свою руку, только тебе
command-score = Счёт или вопрос о доске
command-rules = Правила вкратце
command-resign = Сдать партию
command-hint = Хороший ход, только для тебя
command-replace = Уступить место компьютеру
command-return = Вернуться на своё место вместо компьютера
command-rematch = Сыграть ещё раз тем же составом
command-undo = Вернуть свой последний ход
command-draw = Предложить ничью
command-calloff = Прекратить игру без результата
command-pause = Поставить стол на паузу на несколько дней или до какого-то дня
command-host = Передать роль хоста
command-away = Остановить свои часы на несколько дней
command-back = Ты снова здесь: часы идут дальше
command-help = Что я умею
command-table = Стол здесь: start, undo, draw, resign и другое
command-me = О тебе: rating, link, mydata, away и другое
parameter-game = Какая игра
parameter-computer = Сила компьютера
parameter-match = До скольких побед
parameter-sumof = Наибольшая сумма за столько партий
parameter-clock = Сколько времени у каждого
parameter-rated = Идут ли партии между людьми в рейтинг, без подсказок
parameter-days = На сколько дней
parameter-day = Число дней или день, например 12 дек
parameter-first = Кто ходит первым
parameter-code = Код стола
parameter-about = О чём спросить, например клетка
parameter-player = Кто: имя или номер места
parameter-where = Чьи: твои или других
parameter-number = Какая по счёту партия за столом
choice-computer-beginner = Новичок
choice-computer-casual = Любитель
choice-computer-club = Клубный игрок
choice-computer-expert = Эксперт
choice-computer-master = Мастер
choice-computer-even = На равных
choice-about-table = За столом
choice-about-start = Как начать
choice-first-random = по жребию
