# O tabuleiro casa por casa, para quem o percorre com as setas.

web-cell-can = { $cell }, dá para jogar

crosswise-place-content =
    { $content ->
        [red] vermelho, coração
        [yellow] amarelo, estrela
        [blue] azul, gota
        [purple] roxo, losango
        [black] preto, cruz
        [white] branco, anel
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] vazia
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] peça preta
        [white] peça branca
       *[empty] vazia
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, ponta para cima
triominos-place-tile-down = { $tile }, ponta para baixo
triominos-place-free = posição { $place }, livre
triominos-place-beside = posição { $place }, ao lado de { $tiles }
triominos-place-held = { $number }, { $tile }
