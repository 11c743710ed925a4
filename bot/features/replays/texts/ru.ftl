# Replays

button-walk = Повтор
replay-better = Лучше было { $better } (+{ $points }).
replay-progress = Разобрано { $at } из { $plies }
crosswise-replay-better = Лучше было { $better } (очки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
reversi-replay-better = Лучше было { $better } (фишки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
triominos-replay-better = Лучше было { $better } (очки: +{ $one ->
        [yes] 1
       *[no] { $points }
    }).
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
