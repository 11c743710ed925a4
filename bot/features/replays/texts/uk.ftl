# Replays

button-walk = Перегляд
button-analyse = Аналіз
button-costliest = Найдорожчий хід
button-costly = Дорогий хід { $rank }
button-instead = Кращий хід
button-rejoin = Назад до партії
replay-instead = { $better } замість { $played }
replay-failed = Аналіз зупинився. Натисни ще раз, щоб продовжити.
replay-none = Помилок немає: на жодному ході нічого не втрачено.
replay-better = Краще було { $better } (+{ $points }).
replay-progress = Розібрано { $at } з { $plies }
button-accuracy = Точність
accuracy-look = Подивитися ще раз
accuracy-line = { $name }: { $percent } %
accuracy-rated = { $name }: { $percent } % · гра приблизно на { $rating } ({ $span })
accuracy-none = Обирати нікому не було з чого.
accuracy-means = Відсоток: скільки кожен зберіг із шансів на перемогу, які були. Число — рейтинг, за якого так грають; у дужках межі, у яких він лежить у 95 партіях зі 100. Одна партія говорить мало.
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
web-replay-rejoin = Назад до партії
web-replay-undo = Повернути хід
web-replay-both = Звідси ти граєш за обидві сторони
command-analysis = Які ходи партії коштували найбільше
discord-command-analysis = аналіз
