### Triominos

game-triominos = Triominos
triominos-about = Від двох до чотирьох гравців викладають трикутні фішки, кут до кута, раундами до потрібної суми очок.
triominos-goal = Викладай фішки так, щоб цифри збігалися там, де вони торкаються: перемагає той, у кого найбільше очок, коли цілі досягнуто.

## Що відбувається

triominos-round =
    { $why ->
        [won] Раунд { $number }: починає { $first_seat } після перемоги в попередньому.
       *[highest] Раунд { $number }: починає { $first_seat } з найстаршою фішкою в руці.
    }
triominos-laid = { $seat } викладає { $tile } на місце { $place }: +{ $points }.
triominos-triple = Початок з трійки: +{ $points }.
triominos-zeros = Початок з 0-0-0: +{ $points }.
triominos-bridge = Міст: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Шестикутник
        [2] Два шестикутники
       *[3] Три шестикутники
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } бере з базару { $count } фішку: { $points }.
        [few] { $seat } бере з базару { $count } фішки: { $points }.
        [many] { $seat } бере з базару { $count } фішок: { $points }.
       *[other] { $seat } бере з базару { $count } фішки: { $points }.
    }
triominos-drew-own = { $seat } бере з базару { $tiles }: { $points }.
triominos-passed = { $seat } не може ні викласти, ні взяти: { $points }.
triominos-out = { $seat } викладає останню фішку: +{ $points }.
triominos-blocked = Раунд заблоковано — «риба».
triominos-left = { $seat }: +{ $points } за цифри в руках інших.
triominos-own = Власні цифри в руці: { $points }.
triominos-shown = { $seat }, у руці: { $tiles } (сума { $digits }).
triominos-won = { $seat } виграє раунд { $number }.
triominos-nobody = Фішок однаково мало, суми рівні: раунд { $number } не виграє ніхто.
triominos-stands = { $seat }: { $scored }, усього { $total }.
triominos-tied = Попереду рівність, { $total }: вирішить ще один раунд.

triominos-you-laid = Ти викладаєш { $tile } на місце { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Ти береш з базару { $count } фішку: { $points }.
        [few] Ти береш з базару { $count } фішки: { $points }.
        [many] Ти береш з базару { $count } фішок: { $points }.
       *[other] Ти береш з базару { $count } фішки: { $points }.
    }
triominos-you-drew-own = Ти береш з базару { $tiles }: { $points }.
triominos-you-passed = Ти не можеш ні викласти, ні взяти: { $points }.
triominos-you-out = Ти викладаєш останню фішку: +{ $points }.
triominos-you-left = Тобі: +{ $points } за цифри в руках інших.
triominos-you-shown = У тебе в руці: { $tiles } (сума { $digits }).
triominos-you-won = Ти виграєш раунд { $number }.
triominos-you-stands = Ти: { $scored }, усього { $total }.
triominos-brief-round = раунд { $number }: починає { $first_seat }
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = трійка +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = міст +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] шестикутник
        [2] два шестикутники
       *[3] три шестикутники
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } бере { $count } фішку { $points }
        [few] { $seat } бере { $count } фішки { $points }
        [many] { $seat } бере { $count } фішок { $points }
       *[other] { $seat } бере { $count } фішки { $points }
    }
triominos-brief-drew-own = { $seat } бере { $tiles } { $points }
triominos-brief-passed = { $seat } пасує { $points }
triominos-brief-out = остання фішка +{ $points }
triominos-brief-blocked = «риба»
triominos-brief-left = цифри інших +{ $points }
triominos-brief-own = власні цифри { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } виграє раунд { $number }
triominos-brief-nobody = раунд { $number } не виграє ніхто
triominos-brief-stands = {""}
triominos-brief-tied = рівність, { $total }: вирішить ще один раунд
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } виграє раунд { $number }
triominos-you-over-won = Ти виграєш раунд { $number }
triominos-over-nobody = Раунд { $number } не виграє ніхто
triominos-stake = Раунд { $number } · до { $target }

## Параметри

parameter-target = До скількох очок грати
parameter-hand = Скільки фішок роздати кожному
triominos-option-target = Ціль
triominos-option-target-200 = 200 очок
triominos-option-target-400 = 400 очок
triominos-option-target-500 = 500 очок
triominos-option-target-600 = 600 очок
triominos-option-hand = Фішок кожному
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Перший хід
triominos-option-first-random = вирішують фішки

## Вибір

triominos-choice-draw = Взяти (по −5)
triominos-choice-pass = Пас (−10)
triominos-choice-next = Новий раунд
triominos-move-2 = { $a } на місце { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = взяти
triominos-noted-pass = пас
triominos-prompt = Вибери одну зі своїх фішок або бери з базару, якщо жодна не підходить
triominos-prompt-1 = { $picked }: вибери одне з позначених місць
triominos-task = вибери фішку
triominos-task-1 = вибери місце для { $picked }
triominos-task-draw = візьми фішку (−5)
triominos-task-pass = пасуй (−10)

## Запитання

triominos-question-sheet = Таблиця очок
triominos-question-scoring = За що очки

## Відповіді

triominos-sheet-round =
    Раунд { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(«риба»)
       *[open] {" "}(триває)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· фішки { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· початок { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· мости { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· шестикутники { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· базар { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· паси { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· остання фішка { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· цифри в руках { $left }
    }
triominos-sheet-total = { $seat }: { $total } з { $target }
triominos-sheet-ahead = { $seat } · Від самого початку: { $points }
triominos-worth-tile = Фішка: сума її цифр
triominos-worth-triple = Почати раунд із трійки: +{ $worth }
triominos-worth-zeros = Почати з 0-0-0: +{ $worth }
triominos-worth-bridge = Міст: +{ $worth }
triominos-worth-hexagon = Кожен шестикутник: +{ $worth }
triominos-worth-draw = Кожна взята фішка: { $worth }
triominos-worth-pass = Пас: { $worth }
triominos-worth-out = Остання фішка: +{ $worth } і цифри інших
triominos-worth-blocked = «Риба»: цифри інших мінус власні
triominos-worth-target = Ціль: { $target }

## Картинка словами

triominos-alt-round = Triominos, раунд { $number }, до { $target } очок.
triominos-alt-empty = Ще не викладено жодної фішки.
triominos-alt-board =
    { $count ->
        [one] Викладено { $count } фішку.
        [few] Викладено { $count } фішки.
        [many] Викладено { $count } фішок.
       *[other] Викладено { $count } фішки.
    }
triominos-alt-row = Ряд { $number }: { $tiles }.
triominos-alt-last = Остання фішка: { $tile } ({ $seat }).
triominos-alt-hexagons =
    { $count ->
        [one] Вона замикає { $count } шестикутник.
        [few] Вона замикає { $count } шестикутники.
        [many] Вона замикає { $count } шестикутників.
       *[other] Вона замикає { $count } шестикутника.
    }
triominos-alt-bridge = Вона утворює міст.
triominos-alt-market =
    { $count ->
        [0] Базар порожній.
        [one] На базарі { $count } фішка.
        [few] На базарі { $count } фішки.
        [many] На базарі { $count } фішок.
       *[other] На базарі { $count } фішки.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: { $count } фішка, очок: { $total }.
        [few] { $seat }: { $count } фішки, очок: { $total }.
        [many] { $seat }: { $count } фішок, очок: { $total }.
       *[other] { $seat }: { $count } фішки, очок: { $total }.
    }
triominos-alt-turn = Ходить { $seat }.
triominos-alt-own = Твої фішки: { $tiles }.
triominos-alt-fits = Можливо: { $moves }.
triominos-alt-left = { $seat }, лишилося в руці: { $tiles }.
triominos-alt-place = Місце { $place }: { $digits }.
triominos-alt-won = Перемога: { $seat }.
triominos-spoken-up = { $digits } кутом угору
triominos-spoken-down = { $digits } кутом униз
triominos-spoken-place = місце { $place }
triominos-spoken-asks = Місце { $place }: потрібні цифри { $digits }.

## Кінець

triominos-reason-target = Ціль досягнуто.

## Правила

triominos-rules =
    Від двох до чотирьох гравців викладають 56 трикутних фішок. На фішці три цифри від 0 до 5, що за годинниковою стрілкою зростають або повторюються, наприклад 0-3-5; кожна комбінація є один раз. Фішки можна повертати, але не перевертати. Партія — це кілька раундів до 200 очок (або до 400, 500, 600, як вибрано в лобі).

    Двоє гравців беруть по 8 фішок (або 7, 9, 16), троє чи четверо — по 7. Решта — базар, долілиць. Починає найстарша трійка; якщо трійок не роздано — фішка з найбільшою сумою, а за рівних сум — та, у якої цифри більші, починаючи з найбільшої. Далі починає переможець попереднього раунду; після раунду, якого не виграв ніхто, знову вирішують фішки. Хто починає, може викласти будь-яку свою фішку. Ходять по черзі за місцями.

    Фішку прикладають стороною до сторони вже викладеної: обидві цифри спільної сторони мають збігатися. Де вона торкається ще якихось фішок стороною чи кутом, ті цифри теж мають збігатися. Вільні місця пронумеровано згори вниз, тоді зліва направо; на одне місце фішка лягає щонайбільше в один спосіб.

    Викладена фішка дає суму своїх цифр.
    • Почати раунд із трійки: +10; з 0-0-0 натомість +40.
    • Шестикутник (твоя фішка — шоста навколо точки): +50; два одразу +100, три одразу +150.
    • Міст (твоя фішка має рівно одну спільну сторону, а кут навпроти неї торкається іншої фішки): +40.

    Якщо можеш викласти фішку, мусиш. Якщо не можеш, береш з базару по одній, −5 за кожну, поки одна не підійде, і викладаєш її там, де вона підходить. Коли базар порожній і нічого не підходить, сплачуєш 10, і хід переходить далі; хто марно спорожнив базар, платить і за взяті фішки, і ці 10. Першу береш натисканням; решту беруть за тебе, пас, якщо дійде до нього, теж роблять за тебе, і все це показують.

    Раунд закінчується, коли хтось викладає останню фішку: +25 і цифри, що лишилися в руках усіх інших. Також він закінчується, коли базар порожній і всі поспіль спасували по одному разу («риба»). Тоді перемагає той, у кого найменше фішок, за рівної кількості — менша сума цифр: переможцеві додають цифри інших, віднімають його власні, а 25 не дають. Якщо й вона рівна, хай лише в декого з них, не перемагає ніхто й цифри не рахуються. Усі руки показують. Наступний раунд роздають, щойно хтось натисне, або через 30 секунд.

    Партія закінчується раундом, після якого хтось досяг мети або має більше: перемагає найбільша сума. Якщо попереду рівність, грають ще раунд. Досягти мети посеред раунду — ще не кінець партії. Сума може бути від’ємною.

    Серії: у «до X перемог» перемагає той, хто першим виграє X партій, у «сумі X партій» додають кінцеві суми. Хто починає, завжди вирішують фішки.

## Чесна роздача

