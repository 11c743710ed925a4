# Puzzles

puzzle-title-day = Задача дня · { $game } { $stars }
puzzle-title = Задача { $number } · { $game } { $stars }
puzzle-prompt = Твой ответ
puzzle-try = Решить
puzzle-pick = Выбрано: { $picked }
puzzle-right-day = ✅ { $move } — верно! { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $days ->
    [1] первый день серии.
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
}
puzzle-right = ✅ { $move } — верно!
puzzle-wrong-day = ❌ { $move } — нет. Это была твоя попытка на сегодня; дальше можно пробовать просто так.
puzzle-wrong = ❌ { $move } — нет. Попробуй ещё раз.
puzzle-given-up = Это была твоя попытка на сегодня.
puzzle-line = Дальше: { $moves }
puzzle-ranks = Задачи дня в этом чате
puzzle-ranks-day = Сегодня: { $names }
puzzle-ranks-month = В этом месяце: { $names }
puzzle-streak = { $days ->
    [one] Серия решённых задач: { $days } день.
    [few] Серия решённых задач: { $days } дня.
    [many] Серия решённых задач: { $days } дней.
   *[other] Серия решённых задач: { $days } дня.
}
daily-on = Задача дня будет приходить в { $hour } UTC. «/daily off» это отключит.
daily-off = Задача дня сюда не приходит. «/daily on 18» будет присылать её в 18:00 UTC.
button-puzzle = Задача дня
button-solve = Решение
button-ranks = Таблица
button-do-daily = Задача каждый день
daily-never = Никогда
daily-at = В { $hour } UTC
command-puzzle = Задача дня или задача по одной из игр
command-daily = Присылать сюда задачу дня в определённый час (UTC)
parameter-switch = Включить или выключить
parameter-hour = Час по UTC, от 0 до 23
choice-switch-on = включить
choice-switch-off = выключить
refusal-no-puzzle = По этой игре задач нет.
crosswise-puzzle-six = Ходят { $side }: собери шестёрку за один ход.
crosswise-puzzle-six-why = Шестёрку даёт только { $move }.
crosswise-puzzle-prevent = Ходят { $side }: чужой камень может дать шестёрку. Какой ход этому помешает и оставит наибольший перевес?
crosswise-puzzle-prevent-why = Из ходов, которые этому мешают, { $move } прибавляет к перевесу { $best }, следующий по силе — { $second }.
crosswise-puzzle-gain = Ходят { $side }: какой ход сразу даёт больше всего?
crosswise-puzzle-gain-why = { $move } даёт { $best }, следующий по силе ход — { $second }.
discord-command-puzzle = задача
discord-command-daily = задача-дня
discord-parameter-switch = переключатель
discord-parameter-hour = час
reversi-puzzle-best = Ходят { $side }: один ход лучше любого другого минимум на 4 фишки.
reversi-puzzle-best-why = { $move }: в конце перевес { $best }, после следующего по силе хода — { $second }.
triominos-puzzle-lay = Какой ход даёт больше всего? Бонус дают несколько ходов.
triominos-puzzle-lay-why = { $move } даёт { $best }, следующий по силе ход — { $second }.
