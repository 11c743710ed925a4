# Поради: що було б краще після ходу, який дорого обійшовся

button-tips = Без порад
tip-undo = Хід назад
tips-off = Порад більше не буде. Увімкнути їх знову можна в /settings.
tip-better = Краще було { $better } (приблизно +{ $points }).
crosswise-tip-line = Краще було { $move }: { $kind ->
        [pair] пара
        [three] трійка
        [four] четвірка
        [five] п’ятірка
       *[different] шість різних кольорів
    } (очки: { $points }).
crosswise-tip-six = Краще було { $move }: шістка й перемога.
crosswise-tip-block = Краще було { $move }: суперники втратили б очки ({ $points }).
reversi-tip-corner = Краще було { $move }: кут ніхто не переверне.
reversi-tip-opens = Цей хід відкрив кут { $corner }, а { $move } ні.
triominos-tip-hexagon = Краще було { $move }: шестикутник (очки: { $points }).
triominos-tip-bridge = Краще було { $move }: міст (очки: { $points }).
triominos-tip-points = Краще було { $move } (очки: { $points }).
