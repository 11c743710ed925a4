### Реверси

game-reversi = Реверси
reversi-about = Два игрока, 64 фишки: зажми чужой цвет, и он станет твоим.
reversi-goal = Зажимай фишки чужого цвета, и они станут твоими: в конце побеждает тот, у кого их больше.

## Стороны

reversi-side-black = ⚫ Чёрные
reversi-side-white = ⚪ Белые
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Что происходит

reversi-placed =
    { $flips ->
        [one] { $seat } ходит на { $cell } и переворачивает { $flips } фишку.
        [few] { $seat } ходит на { $cell } и переворачивает { $flips } фишки.
        [many] { $seat } ходит на { $cell } и переворачивает { $flips } фишек.
       *[other] { $seat } ходит на { $cell } и переворачивает { $flips } фишки.
    }
reversi-passed = { $seat } пасует: ходов нет.

reversi-you-placed =
    { $flips ->
        [one] Ты ходишь на { $cell } и переворачиваешь { $flips } фишку.
        [few] Ты ходишь на { $cell } и переворачиваешь { $flips } фишки.
        [many] Ты ходишь на { $cell } и переворачиваешь { $flips } фишек.
       *[other] Ты ходишь на { $cell } и переворачиваешь { $flips } фишки.
    }
reversi-you-passed = Ты пасуешь: ходов нет.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } пасует

## Картинка словами

reversi-alt-discs = Фишек: чёрных { $black }, белых { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] Ходят чёрные: { $seat }.
       *[white] Ходят белые: { $seat }.
    }
reversi-alt-legal = Можно: { $cells }.
reversi-alt-won = Победа: { $seat }.
reversi-alt-drawn = Ничья.
reversi-alt-black = Чёрные: { $cells }.
reversi-alt-white = Белые: { $cells }.
reversi-spoken-brings = { $move } переворачивает { $count }

## Параметры

parameter-position = Позиция или запись, с которой начать
reversi-option-first = Чёрные
reversi-option-first-random = по жребию
reversi-option-position = Позиция: 64 знака X, O и -, затем X или O — чей ход; или запись ходов, например f5d6c3
reversi-option-position-start = обычное начало

## Выбор

reversi-prompt = Выбери клетку для своей фишки
reversi-task = выбери клетку

## Вопросы

reversi-question-flips = Что перевернётся?
reversi-prompt-ask = Какая клетка?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } переворачивает { $flips } фишку: { $cells }.
        [few] { $cell } переворачивает { $flips } фишки: { $cells }.
        [many] { $cell } переворачивает { $flips } фишек: { $cells }.
       *[other] { $cell } переворачивает { $flips } фишки: { $cells }.
    }
reversi-cell-taken = На { $cell } ходить нельзя: там уже лежит фишка.
reversi-cell-closed =
    { $over ->
        [yes] На { $cell } ходить нельзя: партия закончена.
       *[no] На { $cell } ходить нельзя: это ничего не переворачивает.
    }

## Конец

reversi-reason-full = Доска заполнена.
reversi-reason-blocked = Ходов больше нет ни у кого.
reversi-reason-wiped = У одного цвета не осталось фишек.

## Правила

reversi-rules =
    В Реверси играют вдвоём на 64 клетках фишками, которые с одной стороны ⚫ чёрные, а с другой ⚪ белые. Начинают чёрные.

    Поставь фишку на пустую клетку так, чтобы одна или несколько фишек другого цвета оказались на прямой линии без промежутков между ней и другой твоей фишкой: по горизонтали, вертикали или диагонали. Каждая замкнутая так линия переворачивается и становится твоего цвета. Перевёрнутая фишка новых линий не замыкает.

    Ход, который ничего не переворачивает, делать нельзя. Если ход есть, его нужно сделать; если нет, пас делается за тебя.

    Когда доска заполнена или никто из вас не может ходить, фишки считают. Побеждает тот, у кого их больше; поровну — ничья. Пустые клетки не засчитываются никому.

    Отмечены клетки, на которые можно ходить. Маленький совет: фишку в углу перевернуть невозможно.
reversi-count = Фишек: { $number }
reversi-given = { $count ->
    [one] +{ $count } угол
    [few] +{ $count } угла
    [many] +{ $count } углов
   *[other] +{ $count } угла
}
