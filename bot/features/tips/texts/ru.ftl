# Советы: что было бы лучше после хода, который дорого обошёлся

button-tips = Без советов
tip-undo = Вернуть ход
tips-off = Советов больше не будет. Включить их снова можно в /settings.
tip-better = Лучше было { $better } (примерно +{ $points }).
crosswise-tip-line = Лучше было { $move }: { $kind ->
        [pair] пара
        [three] тройка
        [four] четвёрка
        [five] пятёрка
       *[different] шесть разных цветов
    } (очки: { $points }).
crosswise-tip-six = Лучше было { $move }: шестёрка и победа.
crosswise-tip-block = Лучше было { $move }: соперники теряли бы очки ({ $points }).
reversi-tip-corner = Лучше было { $move }: угол никто не перевернёт.
reversi-tip-opens = Этот ход открыл угол { $corner }, а { $move } нет.
triominos-tip-hexagon = Лучше было { $move }: шестиугольник (очки: { $points }).
triominos-tip-bridge = Лучше было { $move }: мост (очки: { $points }).
triominos-tip-points = Лучше было { $move } (очки: { $points }).
