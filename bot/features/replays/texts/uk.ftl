# Replays

button-walk = Перегляд
replay-better = Краще було { $better }, на { $points }.
replay-progress = Розібрано { $at } з { $plies }
crosswise-replay-better = Краще було { $better }: { $one ->
        [yes] на очко
       *[no] очок на { $points }
    } більше.
reversi-replay-better = Краще було { $better }: { $one ->
        [yes] на фішку
       *[no] фішок на { $points }
    } більше.
triominos-replay-better = Краще було { $better }: { $one ->
        [yes] на очко
       *[no] очок на { $points }
    } більше.
web-replay-replay = Перегляд
web-replay-first = На початок
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-last = У кінець
web-replay-moves = Ходи
web-replay-course = Хід
web-replay-start = Початок
web-replay-leave = Назад до столу
web-replay-share = Поділитися
