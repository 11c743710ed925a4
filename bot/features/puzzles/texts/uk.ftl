# Puzzles

puzzle-title-day = Задача дня · { $game } { $stars }
puzzle-title = Задача { $number } · { $game } { $stars }
puzzle-prompt = Твоя відповідь
puzzle-try = Розв’язати
puzzle-pick = Вибрано: { $picked }
puzzle-right-day = ✅ { $move } — правильно! { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, { $days ->
    [1] перший день серії.
    [one] { $days } день поспіль.
    [few] { $days } дні поспіль.
    [many] { $days } днів поспіль.
   *[other] { $days } дня поспіль.
}
puzzle-right = ✅ { $move } — правильно!
puzzle-wrong-day = ❌ { $move } — ні. Це була твоя спроба на сьогодні; далі можна пробувати просто так.
puzzle-wrong = ❌ { $move } — ні. Спробуй ще раз.
puzzle-given-up = Це була твоя спроба на сьогодні.
puzzle-line = Далі: { $moves }
puzzle-ranks = Задачі дня в цьому чаті
puzzle-ranks-day = Сьогодні: { $names }
puzzle-ranks-month = Цього місяця: { $names }
puzzle-streak = { $days ->
    [one] Серія розв’язаних задач: { $days } день.
    [few] Серія розв’язаних задач: { $days } дні.
    [many] Серія розв’язаних задач: { $days } днів.
   *[other] Серія розв’язаних задач: { $days } дня.
}
daily-on = Задача дня приходитиме о { $hour } UTC. «/daily off» це вимкне.
daily-off = Задача дня сюди не приходить. «/daily on 18» надсилатиме її о 18:00 UTC.
button-puzzle = Задача дня
button-solve = Розв’язок
button-ranks = Таблиця
button-do-daily = Задача щодня
daily-never = Ніколи
daily-at = О { $hour } UTC
command-puzzle = Задача дня або задача з певної гри
command-daily = Надсилати сюди задачу дня о певній годині (UTC)
parameter-switch = Увімкнути чи вимкнути
parameter-hour = Година за UTC, від 0 до 23
choice-switch-on = увімкнути
choice-switch-off = вимкнути
refusal-no-puzzle = Для цієї гри задач немає.
crosswise-puzzle-six = Ходять { $side }: збери шістку за один хід.
crosswise-puzzle-six-why = Шістку дає лише { $move }.
crosswise-puzzle-prevent = Ходять { $side }: чужий камінь може дати шістку. Який хід цьому завадить і лишить найбільшу перевагу?
crosswise-puzzle-prevent-why = З ходів, що цьому заважають, { $move } додає до переваги { $best }, наступний за силою — { $second }.
crosswise-puzzle-gain = Ходять { $side }: який хід одразу дає найбільше?
crosswise-puzzle-gain-why = { $move } дає { $best }, наступний за силою хід — { $second }.
discord-command-puzzle = задача
discord-command-daily = задача-дня
discord-parameter-switch = перемикач
discord-parameter-hour = година
reversi-puzzle-best = Ходять { $side }: один хід кращий за кожен інший щонайменше на 4 фішки.
reversi-puzzle-best-why = { $move }: наприкінці перевага { $best }, після наступного за силою ходу — { $second }.
triominos-puzzle-lay = Який хід дає найбільше? Бонус дають кілька ходів.
triominos-puzzle-lay-why = { $move } дає { $best }, наступний за силою хід — { $second }.
