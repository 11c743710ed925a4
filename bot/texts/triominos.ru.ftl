### Triominos

game-triominos = Triominos
triominos-about = От двух до четырёх игроков выкладывают треугольные фишки, угол к углу, раундами до нужной суммы очков.
triominos-goal = Выкладывай фишки так, чтобы цифры совпадали там, где они соприкасаются: побеждает тот, у кого больше всех очков, когда цель достигнута.

## Что происходит

triominos-round =
    { $why ->
        [won] Раунд { $number }: начинает { $first_seat } после победы в прошлом.
       *[highest] Раунд { $number }: начинает { $first_seat } со старшей фишкой в руке.
    }
triominos-laid = { $seat } выкладывает { $tile } на место { $place }: +{ $points }.
triominos-triple = Начало с тройки: +{ $points }.
triominos-zeros = Начало с 0-0-0: +{ $points }.
triominos-bridge = Мост: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Шестиугольник
        [2] Два шестиугольника
       *[3] Три шестиугольника
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } берёт с базара { $count } фишку: { $points }.
        [few] { $seat } берёт с базара { $count } фишки: { $points }.
        [many] { $seat } берёт с базара { $count } фишек: { $points }.
       *[other] { $seat } берёт с базара { $count } фишки: { $points }.
    }
triominos-drew-own = { $seat } берёт с базара { $tiles }: { $points }.
triominos-passed = { $seat } не может ни выложить, ни взять: { $points }.
triominos-out = { $seat } выкладывает последнюю фишку: +{ $points }.
triominos-blocked = Раунд заблокирован — «рыба».
triominos-left = { $seat }: +{ $points } за цифры в руках остальных.
triominos-own = Свои цифры в руке: { $points }.
triominos-shown = { $seat }, в руке: { $tiles } (сумма { $digits }).
triominos-won = { $seat } выигрывает раунд { $number }.
triominos-nobody = Фишек одинаково мало, суммы равны: раунд { $number } не выигрывает никто.
triominos-stands = { $seat }: { $scored }, всего { $total }.
triominos-tied = Впереди равенство, { $total }: решит ещё один раунд.

triominos-you-laid = Ты выкладываешь { $tile } на место { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Ты берёшь с базара { $count } фишку: { $points }.
        [few] Ты берёшь с базара { $count } фишки: { $points }.
        [many] Ты берёшь с базара { $count } фишек: { $points }.
       *[other] Ты берёшь с базара { $count } фишки: { $points }.
    }
triominos-you-drew-own = Ты берёшь с базара { $tiles }: { $points }.
triominos-you-passed = Ты не можешь ни выложить, ни взять: { $points }.
triominos-you-out = Ты выкладываешь последнюю фишку: +{ $points }.
triominos-you-left = Тебе: +{ $points } за цифры в руках остальных.
triominos-you-shown = У тебя в руке: { $tiles } (сумма { $digits }).
triominos-you-won = Ты выигрываешь раунд { $number }.
triominos-you-stands = Ты: { $scored }, всего { $total }.
triominos-brief-round = раунд { $number }: начинает { $first_seat }
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = тройка +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = мост +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] шестиугольник
        [2] два шестиугольника
       *[3] три шестиугольника
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } берёт { $count } фишку { $points }
        [few] { $seat } берёт { $count } фишки { $points }
        [many] { $seat } берёт { $count } фишек { $points }
       *[other] { $seat } берёт { $count } фишки { $points }
    }
triominos-brief-drew-own = { $seat } берёт { $tiles } { $points }
triominos-brief-passed = { $seat } пасует { $points }
triominos-brief-out = последняя фишка +{ $points }
triominos-brief-blocked = «рыба»
triominos-brief-left = цифры остальных +{ $points }
triominos-brief-own = свои цифры { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } выигрывает раунд { $number }
triominos-brief-nobody = раунд { $number } не выигрывает никто
triominos-brief-stands = {""}
triominos-brief-tied = равенство, { $total }: решит ещё один раунд
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } выигрывает раунд { $number }
triominos-you-over-won = Ты выигрываешь раунд { $number }
triominos-over-nobody = Раунд { $number } не выигрывает никто
triominos-stake = Раунд { $number } · до { $target }

## Параметры

parameter-target = До скольких очков играть
parameter-hand = Сколько фишек раздать каждому
triominos-option-target = Цель
triominos-option-target-200 = 200 очков
triominos-option-target-400 = 400 очков
triominos-option-target-500 = 500 очков
triominos-option-target-600 = 600 очков
triominos-option-hand = Фишек каждому
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Первый ход
triominos-option-first-random = решают фишки

## Выбор

triominos-choice-draw = Взять (по −5)
triominos-choice-pass = Пас (−10)
triominos-choice-next = Новый раунд
triominos-move-2 = { $a } на место { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = взять
triominos-noted-pass = пас
triominos-prompt = Выбери одну из своих фишек или бери с базара, если ни одна не подходит
triominos-prompt-1 = { $picked }: выбери одно из отмеченных мест
triominos-task = выбери фишку
triominos-task-1 = выбери место для { $picked }
triominos-task-draw = возьми фишку (−5)
triominos-task-pass = пасуй (−10)

## Вопросы

triominos-question-sheet = Таблица очков
triominos-question-scoring = За что очки

## Ответы

triominos-sheet-round =
    Раунд { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(«рыба»)
       *[open] {" "}(идёт)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· фишки { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· начало { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· мосты { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· шестиугольники { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· базар { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· пасы { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· последняя фишка { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· цифры в руках { $left }
    }
triominos-sheet-total = { $seat }: { $total } из { $target }
triominos-sheet-ahead = { $seat } · С самого начала: { $points }
triominos-worth-tile = Фишка: сумма её цифр
triominos-worth-triple = Начать раунд с тройки: +{ $worth }
triominos-worth-zeros = Начать с 0-0-0: +{ $worth }
triominos-worth-bridge = Мост: +{ $worth }
triominos-worth-hexagon = Каждый шестиугольник: +{ $worth }
triominos-worth-draw = Каждая взятая фишка: { $worth }
triominos-worth-pass = Пас: { $worth }
triominos-worth-out = Последняя фишка: +{ $worth } и цифры остальных
triominos-worth-blocked = «Рыба»: цифры остальных минус свои
triominos-worth-target = Цель: { $target }

## Картинка словами

triominos-alt-round = Triominos, раунд { $number }, до { $target } очков.
triominos-alt-empty = Ещё не выложено ни одной фишки.
triominos-alt-board =
    { $count ->
        [one] Выложена { $count } фишка.
        [few] Выложено { $count } фишки.
        [many] Выложено { $count } фишек.
       *[other] Выложено { $count } фишки.
    }
triominos-alt-row = Ряд { $number }: { $tiles }.
triominos-alt-last = Последняя фишка: { $tile } ({ $seat }).
triominos-alt-hexagons =
    { $count ->
        [one] Она замыкает { $count } шестиугольник.
        [few] Она замыкает { $count } шестиугольника.
        [many] Она замыкает { $count } шестиугольников.
       *[other] Она замыкает { $count } шестиугольника.
    }
triominos-alt-bridge = Она образует мост.
triominos-alt-market =
    { $count ->
        [0] Базар пуст.
        [one] На базаре { $count } фишка.
        [few] На базаре { $count } фишки.
        [many] На базаре { $count } фишек.
       *[other] На базаре { $count } фишки.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: { $count } фишка, очков: { $total }.
        [few] { $seat }: { $count } фишки, очков: { $total }.
        [many] { $seat }: { $count } фишек, очков: { $total }.
       *[other] { $seat }: { $count } фишки, очков: { $total }.
    }
triominos-alt-turn = Ходит { $seat }.
triominos-alt-own = Твои фишки: { $tiles }.
triominos-alt-fits = Можно: { $moves }.
triominos-alt-left = { $seat }, осталось в руке: { $tiles }.
triominos-alt-place = Место { $place }: { $digits }.
triominos-alt-won = Победа: { $seat }.
triominos-spoken-up = { $digits } углом вверх
triominos-spoken-down = { $digits } углом вниз
triominos-spoken-place = место { $place }
triominos-spoken-asks = Место { $place }: нужны цифры { $digits }.

## Конец

triominos-reason-target = Цель достигнута.

## Правила

triominos-rules =
    От двух до четырёх игроков выкладывают 56 треугольных фишек. На фишке три цифры от 0 до 5, которые по часовой стрелке растут или повторяются, например 0-3-5; каждая комбинация есть один раз. Фишки можно поворачивать, но не переворачивать. Партия — это несколько раундов до 200 очков (или до 400, 500, 600, как выбрано в лобби).

    Двое берут по 8 фишек (или 7, 9, 16), трое или четверо — по 7. Остальное — базар, лицом вниз. Начинает старшая тройка; если троек не раздали — фишка с наибольшей суммой, а при равных суммах — та, у которой цифры больше, начиная с самой большой. Дальше начинает победитель прошлого раунда; после раунда, который не выиграл никто, снова решают фишки. Кто начинает, может выложить любую свою фишку. Ходят по очереди, по местам.

    Фишку прикладывают стороной к стороне уже лежащей: обе цифры общей стороны должны совпадать. Где она касается ещё каких-то фишек стороной или углом, эти цифры тоже должны совпадать. Свободные места пронумерованы сверху вниз, затем слева направо; на одно место фишка ложится не больше чем одним способом.

    Выложенная фишка даёт сумму своих цифр.
    • Начать раунд с тройки: +10; с 0-0-0 вместо этого +40.
    • Шестиугольник (твоя фишка — шестая вокруг точки): +50; два сразу +100, три сразу +150.
    • Мост (у твоей фишки ровно одна общая сторона, а угол напротив неё касается другой фишки): +40.

    Если можешь выложить фишку, её нужно выложить. Если не можешь, берёшь с базара по одной, −5 за каждую, пока одна не подойдёт, и выкладываешь её там, где она подходит. Если базар пуст и ничего не подходит, платишь 10, и ход переходит дальше; кто зря опустошил базар, платит и за взятые фишки, и эти 10. Первую берёшь нажатием; остальные берутся за тебя, пас, если дойдёт до него, тоже делается за тебя, и всё это показывают.

    Раунд заканчивается, когда кто-то выкладывает последнюю фишку: +25 и цифры, оставшиеся в руках всех остальных. Ещё он заканчивается, когда базар пуст и все подряд спасовали по одному разу («рыба»). Тогда побеждает тот, у кого меньше всего фишек, при равном числе — меньше сумма цифр: победителю прибавляют цифры остальных, вычитают его собственные, а 25 не дают. Если и она равна, пусть даже только у некоторых из них, не побеждает никто и цифры не считаются. Все руки показывают. Следующий раунд раздают по нажатию любого или через 30 секунд.

    Партия заканчивается раундом, после которого у кого-то набралась цель или больше: побеждает наибольшая сумма. Если впереди равенство, играют ещё раунд. Достичь цели посреди раунда — ещё не конец партии. Сумма может быть отрицательной.

    Серии: в «до X побед» побеждает тот, кто первым выиграет X партий, в «сумме X партий» складывают итоговые суммы. Кто начинает, всегда решают фишки.

## Честная раздача

