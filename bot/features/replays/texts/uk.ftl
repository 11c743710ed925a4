# Replays

button-walk = Перегляд
replay-better = Краще було { $better } (+{ $points }).
replay-progress = Розібрано { $at } з { $plies }
crosswise-replay-better = Краще було { $better } (очки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
reversi-replay-better = Краще було { $better } (фішки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
triominos-replay-better = Краще було { $better } (очки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
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
