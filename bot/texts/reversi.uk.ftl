### Реверсі

game-reversi = Реверсі
reversi-about = Двоє гравців, 64 фішки: затисни чужий колір, і він стане твоїм.
reversi-goal = Затискай фішки чужого кольору, і вони стануть твоїми: наприкінці перемагає той, у кого їх більше.

## Сторони

reversi-side-black = ⚫ Чорні
reversi-side-white = ⚪ Білі
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Що відбувається

reversi-placed =
    { $flips ->
        [one] { $seat } ходить на { $cell } і перевертає { $flips } фішку.
        [few] { $seat } ходить на { $cell } і перевертає { $flips } фішки.
        [many] { $seat } ходить на { $cell } і перевертає { $flips } фішок.
       *[other] { $seat } ходить на { $cell } і перевертає { $flips } фішки.
    }
reversi-passed = { $seat } пасує: ходів немає.

reversi-you-placed =
    { $flips ->
        [one] Ти ходиш на { $cell } і перевертаєш { $flips } фішку.
        [few] Ти ходиш на { $cell } і перевертаєш { $flips } фішки.
        [many] Ти ходиш на { $cell } і перевертаєш { $flips } фішок.
       *[other] Ти ходиш на { $cell } і перевертаєш { $flips } фішки.
    }
reversi-you-passed = Ти пасуєш: ходів немає.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } пасує

## Картинка словами

reversi-alt-discs = Фішок: чорних { $black }, білих { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] Ходять чорні: { $seat }.
       *[white] Ходять білі: { $seat }.
    }
reversi-alt-legal = Можливо: { $cells }.
reversi-alt-won = Перемога: { $seat }.
reversi-alt-drawn = Нічия.
reversi-alt-black = Чорні: { $cells }.
reversi-alt-white = Білі: { $cells }.
reversi-spoken-brings = { $move } перевертає { $count }

## Параметри

parameter-position = Позиція або запис, з якого почати
reversi-option-first = Чорні
reversi-option-first-random = за жеребом
reversi-option-position = Позиція: 64 знаки X, O та -, тоді X або O — чий хід; або запис ходів, наприклад f5d6c3
reversi-option-position-start = звичайний початок

## Вибір

reversi-prompt = Вибери клітинку для своєї фішки
reversi-task = вибери клітинку

## Запитання

reversi-question-flips = Що перевернеться?
reversi-prompt-ask = Яка клітинка?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } перевертає { $flips } фішку: { $cells }.
        [few] { $cell } перевертає { $flips } фішки: { $cells }.
        [many] { $cell } перевертає { $flips } фішок: { $cells }.
       *[other] { $cell } перевертає { $flips } фішки: { $cells }.
    }
reversi-cell-taken = На { $cell } ходити не можна: там уже лежить фішка.
reversi-cell-closed =
    { $over ->
        [yes] На { $cell } ходити не можна: партію завершено.
       *[no] На { $cell } ходити не можна: це нічого не перевертає.
    }

## Кінець

reversi-reason-full = Дошку заповнено.
reversi-reason-blocked = Ходів більше немає ні в кого.
reversi-reason-wiped = В одного кольору не лишилося фішок.

## Правила

reversi-rules =
    У Реверсі грають удвох на 64 клітинках фішками, які з одного боку ⚫ чорні, а з другого ⚪ білі. Починають чорні.

    Постав фішку на порожню клітинку так, щоб одна або кілька фішок іншого кольору опинилися на прямій лінії без проміжків між нею та іншою твоєю фішкою: по горизонталі, вертикалі чи діагоналі. Кожна замкнена так лінія перевертається і стає твого кольору. Перевернута фішка нових ліній не замикає.

    Ходу, який нічого не перевертає, робити не можна. Якщо хід є, ти мусиш його зробити; якщо немає, пас роблять за тебе.

    Коли дошку заповнено або ніхто з вас не може ходити, фішки рахують. Перемагає той, у кого їх більше; порівну — нічия. Порожні клітинки не зараховуються нікому.

    Позначено клітинки, на які можна ходити. Маленька порада: фішку в куті перевернути неможливо.
reversi-count = Фішок: { $number }
reversi-given = { $count ->
    [one] +{ $count } кут
    [few] +{ $count } кути
    [many] +{ $count } кутів
   *[other] +{ $count } кута
}
