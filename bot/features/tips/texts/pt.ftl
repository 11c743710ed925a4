# Dicas: o que teria sido melhor, depois de uma jogada que custou caro

button-tips = Sem mais dicas
tip-undo = Desfazer
tips-off = Sem mais dicas. Dá para ligá-las de novo em /settings.
tip-better = { $better } valia cerca de { $points } a mais.
crosswise-tip-line = { $move } teria feito { $kind ->
        [pair] um par
        [three] uma trinca
        [four] uma quadra
        [five] uma quina
       *[different] seis cores diferentes
    }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
crosswise-tip-six = { $move } teria feito uma sena e vencido.
crosswise-tip-block = { $move } teria tirado { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } do outro lado.
reversi-tip-corner = { $move } teria tomado o canto, que ninguém vira.
reversi-tip-opens = Isso abriu o canto { $corner }; { $move } não.
triominos-tip-hexagon = { $move } teria fechado um hexágono: { $points } pontos.
triominos-tip-bridge = { $move } teria feito uma ponte: { $points } pontos.
triominos-tip-points = { $move } teria valido { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
