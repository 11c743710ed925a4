# Replays

button-walk = Повтор
replay-better = Лучше было { $better }, на { $points }.
replay-progress = Разобрано { $at } из { $plies }
crosswise-replay-better = Лучше было { $better }: { $one ->
        [yes] на очко
       *[no] очков на { $points }
    } больше.
reversi-replay-better = Лучше было { $better }: { $one ->
        [yes] на фишку
       *[no] фишек на { $points }
    } больше.
triominos-replay-better = Лучше было { $better }: { $one ->
        [yes] на очко
       *[no] очков на { $points }
    } больше.
web-replay-replay = Повтор
web-replay-first = В начало
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-last = В конец
web-replay-moves = Ходы
web-replay-course = Ход
web-replay-start = Начало
web-replay-leave = Назад к столу
web-replay-share = Поделиться
