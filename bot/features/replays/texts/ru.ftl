# Replays

button-walk = Повтор
button-analyse = Анализ
button-costliest = Самый дорогой ход
button-costly = Дорогой ход { $rank }
button-instead = Ход лучше
button-rejoin = Назад к партии
replay-instead = { $better } вместо { $played }
replay-failed = Анализ остановился. Нажми ещё раз, чтобы продолжить.
replay-none = Ошибок нет: ни на одном ходу ничего не потеряно.
replay-better = Лучше было { $better } (+{ $points }).
replay-progress = Разобрано { $at } из { $plies }
button-accuracy = Точность
accuracy-look = Посмотреть ещё раз
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · игра примерно на { $rating } ({ $span })
accuracy-none = Выбирать никому было не из чего.
accuracy-means = Процент: сколько каждый сохранил из шансов на победу, которые были. Число — рейтинг, при котором так играют; в скобках пределы, в которых он лежит в 95 партиях из 100. Одна партия говорит мало.
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
web-replay-rejoin = Назад к партии
web-replay-undo = Вернуть ход
web-replay-both = Отсюда ты играешь за обе стороны
command-analysis = Какие ходы партии обошлись дороже всего
discord-command-analysis = анализ
