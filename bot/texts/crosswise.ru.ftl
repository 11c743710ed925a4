### Crosswise

game-crosswise = Crosswise
crosswise-about = От двух до четырёх игроков в двух командах: Оранжевые собирают в столбцах, Зелёные — в рядах.
crosswise-goal = Собирай камни одного цвета, Оранжевые — в столбцах, Зелёные — в рядах: побеждает команда, чьи линии приносят больше очков.

## Стороны

crosswise-side-orange = 🟠 Оранжевые
crosswise-side-green = 🟢 Зелёные
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = столбцы
crosswise-team-green = ряды

## Цвета для других текстов

crosswise-colour =
    { $colour ->
        [red] 🔴 красный
        [yellow] 🟡 жёлтый
        [blue] 🔵 синий
        [purple] 🟣 лиловый
        [black] ⚫ чёрный
       *[white] ⚪ белый
    }
crosswise-old =
    { $old ->
        [red] 🔴 красный
        [yellow] 🟡 жёлтый
        [blue] 🔵 синий
        [purple] 🟣 лиловый
        [black] ⚫ чёрный
       *[white] ⚪ белый
    }
crosswise-second =
    { $second ->
        [red] 🔴 красный
        [yellow] 🟡 жёлтый
        [blue] 🔵 синий
        [purple] 🟣 лиловый
        [black] ⚫ чёрный
       *[white] ⚪ белый
    }

## Что происходит

crosswise-placed = { $seat } кладёт { crosswise-colour } на { $cell }.
crosswise-moved = { $seat } двигает { crosswise-colour } с { $cell } на { $to }.
crosswise-removed = { $seat } берёт { crosswise-colour } с { $cell } в руку.
crosswise-replaced = { $seat } заменяет камень на { $cell }: { crosswise-old } → { crosswise-colour }; { crosswise-old } уходит в руку.
crosswise-swapped = { $seat } меняет местами { crosswise-colour } на { $cell } и { crosswise-second } на { $other }.
crosswise-passed = { $seat } пасует: ходить нечем.
crosswise-six-column = Шестёрка в столбце { $line }, { crosswise-colour }: 🟠 Оранжевые сразу побеждают.
crosswise-six-row = Шестёрка в ряду { $line }, { crosswise-colour }: 🟢 Зелёные сразу побеждают.
crosswise-bag-empty = Это был последний камень в мешке.

crosswise-you-placed = Ты кладёшь { crosswise-colour } на { $cell }.
crosswise-you-moved = Ты двигаешь { crosswise-colour } с { $cell } на { $to }.
crosswise-you-removed = Ты берёшь { crosswise-colour } с { $cell } в руку.
crosswise-you-replaced = Ты заменяешь камень на { $cell }: { crosswise-old } → { crosswise-colour }; { crosswise-old } уходит в руку.
crosswise-you-swapped = Ты меняешь местами { crosswise-colour } на { $cell } и { crosswise-second } на { $other }.
crosswise-you-passed = Ты пасуешь: ходить нечем.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } двигает { crosswise-colour } { $cell } → { $to }
crosswise-brief-removed = { $seat } берёт { crosswise-colour } с { $cell }
crosswise-brief-replaced = { $seat } на { $cell }: { crosswise-old } → { crosswise-colour }
crosswise-brief-swapped = { $seat } меняет { $cell } ↔ { $other }
crosswise-brief-passed = { $seat } пасует
crosswise-brief-bag-empty = мешок пуст

## Выбор

crosswise-choice-red = 🔴 Красный
crosswise-choice-yellow = 🟡 Жёлтый
crosswise-choice-blue = 🔵 Синий
crosswise-choice-purple = 🟣 Лиловый
crosswise-choice-black = ⚫ Чёрный
crosswise-choice-white = ⚪ Белый
crosswise-choice-move = Сдвинуть
crosswise-choice-remove = Забрать
crosswise-choice-replace = Заменить
crosswise-choice-swap = Обменять
crosswise-choice-pass = Пас
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Выбери один из своих камней
crosswise-prompt-red = 🔴 Красный: выбери пустую клетку
crosswise-prompt-yellow = 🟡 Жёлтый: выбери пустую клетку
crosswise-prompt-blue = 🔵 Синий: выбери пустую клетку
crosswise-prompt-purple = 🟣 Лиловый: выбери пустую клетку
crosswise-prompt-black = ⚫ Чёрный: выбери пустую клетку
crosswise-prompt-white = ⚪ Белый: выбери пустую клетку
crosswise-prompt-move = Сдвинуть: выбери камень на доске, затем пустую клетку для него
crosswise-prompt-move-2 = Сдвинуть: теперь выбери пустую клетку
crosswise-prompt-remove = Забрать: выбери камень на доске; он уйдёт тебе в руку
crosswise-prompt-replace = Заменить: выбери цвет из своей руки, затем камень на доске, место которого он займёт
crosswise-prompt-replace-2 = Заменить: теперь выбери камень на доске; он уйдёт тебе в руку
crosswise-prompt-swap = Обменять: выбери два камня на доске
crosswise-prompt-swap-2 = Обменять: теперь выбери второй камень
crosswise-prompt-ask = Выбери клетку
crosswise-task = выбери камень
crosswise-task-red = выбери клетку для красного
crosswise-task-yellow = выбери клетку для жёлтого
crosswise-task-blue = выбери клетку для синего
crosswise-task-purple = выбери клетку для лилового
crosswise-task-black = выбери клетку для чёрного
crosswise-task-white = выбери клетку для белого
crosswise-task-move = выбери, какой камень сдвинуть
crosswise-task-move-2 = выбери пустую клетку для него
crosswise-task-remove = выбери, какой камень забрать
crosswise-task-replace = выбери цвет из своей руки
crosswise-task-replace-2 = выбери, какой камень заменить
crosswise-task-swap = выбери два камня для обмена
crosswise-task-swap-2 = выбери второй камень
crosswise-task-pass = пасуй

## Вопросы

crosswise-question-scoring = Очки
crosswise-question-store = Сброс
crosswise-question-lines = Все линии
crosswise-question-cell = Линии у клетки

## Ответы

crosswise-aid = 🟠 столбцы, 🟢 ряды; в каждой линии:
crosswise-aid-group =
    { $kind ->
        [pair] Пара
        [three] Тройка
        [four] Четвёрка
        [five] Пятёрка
        [six] Шестёрка
       *[different] Шесть разных цветов
    }: { $points }
crosswise-aid-sums = Группы складываются: 4+2 даёт 6.
crosswise-aid-six = Шестёрка сразу побеждает.
crosswise-stored =
    { $kind ->
        [move] Сдвинуть камень на пустую клетку
        [remove] Забрать камень в руку
        [replace] Заменить камень и взять его
       *[swap] Обменять два камня
    }: сыграно { $played }, ещё будет { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell }: пусто.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Столбец { $line }: { crosswise-parts }
crosswise-row = 🟢 Ряд { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Оранжевые: { $points }
crosswise-sum-green = 🟢 Зелёные: { $points }
crosswise-ahead = С самого начала: { $points }
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
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
       *[different] шесть разных цветов
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
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
       *[different] шесть разных цветов
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
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
       *[different] шесть разных цветов
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Конец

crosswise-reason-six = Шестёрка сразу заканчивает партию.
crosswise-reason-full = Доска заполнена.
crosswise-reason-passes = Больше никто не может сделать ход.

## Картинка словами

crosswise-team =
    { $side ->
        [orange] Оранжевые
       *[green] Зелёные
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
crosswise-alt-turn = Ходит { $seat }, команда: { crosswise-team }.
crosswise-alt-won = Победа: { crosswise-team }.
crosswise-alt-drawn = Ничья.
crosswise-alt-totals = Очки: Оранжевые { $orange }, Зелёные { $green }.
crosswise-alt-columns = Столбцы от a до f: { $points }.
crosswise-alt-rows = Ряды от 1 до 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Красный
        [yellow] Жёлтый
        [blue] Синий
        [purple] Лиловый
        [black] Чёрный
       *[white] Белый
    }: { $cells }.
crosswise-alt-empty = Доска пуста.
crosswise-alt-own = Твои камни: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }), в руке { $count } камень.
        [few] { $seat } ({ crosswise-team }), в руке { $count } камня.
        [many] { $seat } ({ crosswise-team }), в руке { $count } камней.
       *[other] { $seat } ({ crosswise-team }), в руке { $count } камня.
    }
crosswise-alt-bag =
    { $count ->
        [0] Мешок пуст.
        [one] В мешке ещё { $count } камень.
        [few] В мешке ещё { $count } камня.
        [many] В мешке ещё { $count } камней.
       *[other] В мешке ещё { $count } камня.
    }
crosswise-alt-store = Сыгранные особые камни, всего их по три: сдвинуть { $move }, забрать { $remove }, заменить { $replace }, обменять { $swap }.

## Правила

crosswise-rules =
    Две команды заполняют доску 6×6 клеток; каждая клетка названа по столбцу a–f и ряду 1–6. 🟠 Оранжевым идут очки за шесть столбцов, 🟢 Зелёным — за шесть рядов.

    Двое играют один на один. Четверо — две команды по двое, сидят через одного; партнёры не видят камней друг друга. Трое: места 1 и 3 — пара Оранжевых, а место 2 — единственный игрок Зелёных: ходит после каждого из них и держит шесть камней. У остальных по четыре камня; чужих камней не видит никто. Первый ход разыгрывают или выбирают в лобби.

    В мешке 54 камня: по семь 🔴 🟡 🔵 🟣 ⚫ ⚪ и по три каждого из четырёх особых. В свой ход сыграй ровно один камень, затем добери до полной руки, пока в мешке есть камни.
    • Цвет кладут на любую пустую клетку.
    • Сдвинуть: перенеси камень на доске на пустую клетку.
    • Забрать: возьми камень с доски в руку; из мешка тогда ничего не берёшь.
    • Заменить: положи цвет из руки на место камня на доске, этот камень возьми в руку, затем добери один.
    • Обменять: поменяй местами два камня на доске. Они могут быть одинаковыми, тогда ничего не меняется.
    Сыгранный особый камень уходит в открытый сброс; там его видят все, как и то, сколько каждого вида ещё будет. А камень, взятый с доски в руку, все видели.

    Если ни один твой камень нельзя сыграть, потому что у тебя только особые, которым не на что действовать, или вообще ничего, ты пасуешь; других пасов нет. Когда подряд спасовали все, партия заканчивается и очки считают по тому, что на доске.

    Шесть одинаковых камней в столбце (Оранжевые) или ряду (Зелёные) сразу приносят победу, кто бы ни положил последний. Иначе партия заканчивается, когда заполнены все 36 клеток: побеждает команда, у которой сумма её линий больше; равные суммы — ничья.

    В каждой линии цвет даёт 1 очко за два камня, 3 за три, 5 за четыре, 7 за пять; шесть разных цветов дают 6. Несколько групп складываются: 4+2 даёт 6, 3+3 даёт 6, 3+2 даёт 4, 2+2+2 даёт 3. Ещё не полная линия даёт очки за то, что в ней лежит.

    Серии: в «до X побед» побеждает команда, которая первой выиграет X партий; ничья не засчитывается никому, а после 3·X партий побеждает команда, которая впереди. В «сумме X партий» складывают очки X партий; линия из шести одинаковых камней там даёт 9, а все другие линии обеих команд считают как есть, так что у победителя партии сумма может оказаться меньше. Равная серия — ничья. Первый ход от партии к партии переходит на одно место дальше.

## Честная раздача


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = сердце, сердечко
crosswise-typed-yellow = звезда, звёздочка
crosswise-typed-blue = капля, капелька
crosswise-typed-purple = ромб, фиолетовый
crosswise-typed-black = крест, крестик
crosswise-typed-white = кольцо, круг
