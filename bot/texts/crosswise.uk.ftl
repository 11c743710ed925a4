### Crosswise

game-crosswise = Crosswise
crosswise-about = Від двох до чотирьох гравців у двох командах: Помаранчеві збирають у стовпцях, Зелені — у рядах.
crosswise-goal = Збирай камені одного кольору, Помаранчеві — у стовпцях, Зелені — у рядах: перемагає команда, чиї лінії дають більше очок.

## Сторони

crosswise-side-orange = 🟠 Помаранчеві
crosswise-side-green = 🟢 Зелені
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = стовпці
crosswise-team-green = ряди

## Кольори для інших текстів

crosswise-colour =
    { $colour ->
        [red] 🔴 червоний
        [yellow] 🟡 жовтий
        [blue] 🔵 синій
        [purple] 🟣 ліловий
        [black] ⚫ чорний
       *[white] ⚪ білий
    }
crosswise-old =
    { $old ->
        [red] 🔴 червоний
        [yellow] 🟡 жовтий
        [blue] 🔵 синій
        [purple] 🟣 ліловий
        [black] ⚫ чорний
       *[white] ⚪ білий
    }
crosswise-second =
    { $second ->
        [red] 🔴 червоний
        [yellow] 🟡 жовтий
        [blue] 🔵 синій
        [purple] 🟣 ліловий
        [black] ⚫ чорний
       *[white] ⚪ білий
    }

## Що відбувається

crosswise-placed = { $seat } кладе { crosswise-colour } на { $cell }.
crosswise-moved = { $seat } пересуває { crosswise-colour } з { $cell } на { $to }.
crosswise-removed = { $seat } бере { crosswise-colour } з { $cell } у руку.
crosswise-replaced = { $seat } замінює камінь на { $cell }: { crosswise-old } → { crosswise-colour }; { crosswise-old } іде в руку.
crosswise-swapped = { $seat } міняє місцями { crosswise-colour } на { $cell } і { crosswise-second } на { $other }.
crosswise-passed = { $seat } пасує: ходити нічим.
crosswise-six-column = Шістка у стовпці { $line }, { crosswise-colour }: 🟠 Помаранчеві одразу перемагають.
crosswise-six-row = Шістка в ряду { $line }, { crosswise-colour }: 🟢 Зелені одразу перемагають.
crosswise-bag-empty = Це був останній камінь у торбинці.

crosswise-you-placed = Ти кладеш { crosswise-colour } на { $cell }.
crosswise-you-moved = Ти пересуваєш { crosswise-colour } з { $cell } на { $to }.
crosswise-you-removed = Ти береш { crosswise-colour } з { $cell } у руку.
crosswise-you-replaced = Ти замінюєш камінь на { $cell }: { crosswise-old } → { crosswise-colour }; { crosswise-old } іде в руку.
crosswise-you-swapped = Ти міняєш місцями { crosswise-colour } на { $cell } і { crosswise-second } на { $other }.
crosswise-you-passed = Ти пасуєш: ходити нічим.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } пересуває { crosswise-colour } { $cell } → { $to }
crosswise-brief-removed = { $seat } бере { crosswise-colour } з { $cell }
crosswise-brief-replaced = { $seat } на { $cell }: { crosswise-old } → { crosswise-colour }
crosswise-brief-swapped = { $seat } міняє { $cell } ↔ { $other }
crosswise-brief-passed = { $seat } пасує
crosswise-brief-bag-empty = торбинка порожня

## Вибір

crosswise-choice-red = 🔴 Червоний
crosswise-choice-yellow = 🟡 Жовтий
crosswise-choice-blue = 🔵 Синій
crosswise-choice-purple = 🟣 Ліловий
crosswise-choice-black = ⚫ Чорний
crosswise-choice-white = ⚪ Білий
crosswise-choice-move = Пересунути
crosswise-choice-remove = Забрати
crosswise-choice-replace = Замінити
crosswise-choice-swap = Обміняти
crosswise-choice-pass = Пас
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Вибери один зі своїх каменів
crosswise-prompt-red = 🔴 Червоний: вибери порожню клітинку
crosswise-prompt-yellow = 🟡 Жовтий: вибери порожню клітинку
crosswise-prompt-blue = 🔵 Синій: вибери порожню клітинку
crosswise-prompt-purple = 🟣 Ліловий: вибери порожню клітинку
crosswise-prompt-black = ⚫ Чорний: вибери порожню клітинку
crosswise-prompt-white = ⚪ Білий: вибери порожню клітинку
crosswise-prompt-move = Пересунути: вибери камінь на дошці, тоді порожню клітинку для нього
crosswise-prompt-move-2 = Пересунути: тепер вибери порожню клітинку
crosswise-prompt-remove = Забрати: вибери камінь на дошці; він піде тобі в руку
crosswise-prompt-replace = Замінити: вибери колір зі своєї руки, тоді камінь на дошці, на місце якого він стане
crosswise-prompt-replace-2 = Замінити: тепер вибери камінь на дошці; він піде тобі в руку
crosswise-prompt-swap = Обміняти: вибери два камені на дошці
crosswise-prompt-swap-2 = Обміняти: тепер вибери другий камінь
crosswise-prompt-ask = Вибери клітинку
crosswise-task = вибери камінь
crosswise-task-red = вибери клітинку для червоного
crosswise-task-yellow = вибери клітинку для жовтого
crosswise-task-blue = вибери клітинку для синього
crosswise-task-purple = вибери клітинку для лілового
crosswise-task-black = вибери клітинку для чорного
crosswise-task-white = вибери клітинку для білого
crosswise-task-move = вибери, який камінь пересунути
crosswise-task-move-2 = вибери порожню клітинку для нього
crosswise-task-remove = вибери, який камінь забрати
crosswise-task-replace = вибери колір зі своєї руки
crosswise-task-replace-2 = вибери, який камінь замінити
crosswise-task-swap = вибери два камені для обміну
crosswise-task-swap-2 = вибери другий камінь
crosswise-task-pass = пасуй

## Запитання

crosswise-question-scoring = Очки
crosswise-question-store = Скид
crosswise-question-lines = Усі лінії
crosswise-question-cell = Лінії клітинки

## Відповіді

crosswise-aid = 🟠 стовпці, 🟢 ряди; у кожній лінії:
crosswise-aid-group =
    { $kind ->
        [pair] Пара
        [three] Трійка
        [four] Четвірка
        [five] П’ятірка
        [six] Шістка
       *[different] Шість різних кольорів
    }: { $points }
crosswise-aid-sums = Групи додаються: 4+2 дає 6.
crosswise-aid-six = Шістка одразу перемагає.
crosswise-stored =
    { $kind ->
        [move] Пересунути камінь на порожню клітинку
        [remove] Забрати камінь у руку
        [replace] Замінити камінь і взяти його
       *[swap] Обміняти два камені
    }: зіграно { $played }, ще буде { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell }: порожньо.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Стовпець { $line }: { crosswise-parts }
crosswise-row = 🟢 Ряд { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Помаранчеві: { $points }
crosswise-sum-green = 🟢 Зелені: { $points }
crosswise-ahead = Від самого початку: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] пара
        [three] трійка
        [four] четвірка
        [five] п’ятірка
        [six] шістка
       *[different] шість різних кольорів
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] пара
        [three] трійка
        [four] четвірка
        [five] п’ятірка
        [six] шістка
       *[different] шість різних кольорів
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] пара
        [three] трійка
        [four] четвірка
        [five] п’ятірка
        [six] шістка
       *[different] шість різних кольорів
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Кінець

crosswise-reason-six = Шістка одразу завершує партію.
crosswise-reason-full = Дошку заповнено.
crosswise-reason-passes = Більше ніхто не може зробити хід.

## Картинка словами

crosswise-team =
    { $side ->
        [orange] Помаранчеві
       *[green] Зелені
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = Ходить { $seat }, команда: { crosswise-team }.
crosswise-alt-won = Перемога: { crosswise-team }.
crosswise-alt-drawn = Нічия.
crosswise-alt-totals = Очки: Помаранчеві { $orange }, Зелені { $green }.
crosswise-alt-columns = Стовпці від a до f: { $points }.
crosswise-alt-rows = Ряди від 1 до 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Червоний
        [yellow] Жовтий
        [blue] Синій
        [purple] Ліловий
        [black] Чорний
       *[white] Білий
    }: { $cells }.
crosswise-alt-empty = Дошка порожня.
crosswise-alt-own = Твої камені: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) має { $count } камінь.
        [few] { $seat } ({ crosswise-team }) має { $count } камені.
        [many] { $seat } ({ crosswise-team }) має { $count } каменів.
       *[other] { $seat } ({ crosswise-team }) має { $count } каменя.
    }
crosswise-alt-bag =
    { $count ->
        [0] Торбинка порожня.
        [one] У торбинці ще { $count } камінь.
        [few] У торбинці ще { $count } камені.
        [many] У торбинці ще { $count } каменів.
       *[other] У торбинці ще { $count } каменя.
    }
crosswise-alt-store = Зіграні особливі камені, усього їх по три: пересунути { $move }, забрати { $remove }, замінити { $replace }, обміняти { $swap }.

## Правила

crosswise-rules =
    Дві команди заповнюють дошку 6×6 клітинок; кожну клітинку названо за стовпцем a–f і рядом 1–6. 🟠 Помаранчевим ідуть очки за шість стовпців, 🟢 Зеленим — за шість рядів.

    Двоє грають один проти одного. Четверо — дві команди по двоє, які сидять через одного; партнери не бачать каменів одне одного. Троє: місця 1 і 3 — пара Помаранчевих, а місце 2 — єдиний гравець Зелених: ходить після кожного з них і має шість каменів. У решти по чотири камені; чужих каменів не бачить ніхто. Перший хід розігрують або вибирають у лобі.

    У торбинці 54 камені: по сім 🔴 🟡 🔵 🟣 ⚫ ⚪ і по три кожного з чотирьох особливих. У свій хід зіграй рівно один камінь, тоді добери до повної руки, поки в торбинці є камені.
    • Колір кладуть на будь-яку порожню клітинку.
    • Пересунути: перенеси камінь на дошці на порожню клітинку.
    • Забрати: візьми камінь з дошки в руку; тоді з торбинки не береш нічого.
    • Замінити: поклади колір з руки на місце каменя на дошці, цей камінь візьми в руку, тоді добери один.
    • Обміняти: поміняй місцями два камені на дошці. Вони можуть бути однакові, тоді нічого не змінюється.
    Зіграний особливий камінь іде у відкритий скид; там його бачать усі, як і те, скільки кожного виду ще буде. А камінь, узятий з дошки в руку, усі бачили.

    Якщо жодного твого каменя не можна зіграти, бо в тебе лише особливі, яким нема на що діяти, або взагалі нічого, ти пасуєш; інших пасів немає. Коли поспіль спасували всі, партія закінчується й очки рахують за тим, що на дошці.

    Шість однакових каменів у стовпці (Помаранчеві) або ряду (Зелені) одразу приносять перемогу, хоч би хто поклав останній. Інакше партія закінчується, коли заповнено всі 36 клітинок: перемагає команда, у якої сума її ліній більша; рівні суми — нічия.

    У кожній лінії колір дає 1 очко за два камені, 3 за три, 5 за чотири, 7 за п’ять; шість різних кольорів дають 6. Кілька груп додаються: 4+2 дає 6, 3+3 дає 6, 3+2 дає 4, 2+2+2 дає 3. Ще не повна лінія дає очки за те, що в ній лежить.

    Серії: у «до X перемог» перемагає команда, яка першою виграє X партій; нічия не зараховується нікому, а після 3·X партій перемагає команда, що попереду. У «сумі X партій» додають очки X партій; лінія із шести однакових каменів там дає 9, а всі інші лінії обох команд рахують як є, тож переможець партії може мати меншу суму. Рівна серія — нічия. Перший хід від партії до партії переходить на одне місце далі.

## Чесна роздача


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = серце, сердечко
crosswise-typed-yellow = зірка, зірочка
crosswise-typed-blue = крапля, крапелька
crosswise-typed-purple = ромб, фіолетовий
crosswise-typed-black = хрест, хрестик
crosswise-typed-white = кільце, коло
