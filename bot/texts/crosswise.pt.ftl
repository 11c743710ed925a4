### Crosswise

game-crosswise = Crosswise
crosswise-about = De duas a quatro pessoas em dois times: Laranja pontua nas colunas, Verde nas linhas.
crosswise-goal = Junte pedras da mesma cor, Laranja nas colunas e Verde nas linhas: vence quem faz mais pontos com as suas.

## Lados

crosswise-side-orange = 🟠 Laranja
crosswise-side-green = 🟢 Verde
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = colunas
crosswise-team-green = linhas

## Cores, para outros textos

crosswise-colour =
    { $colour ->
        [red] 🔴 vermelho
        [yellow] 🟡 amarelo
        [blue] 🔵 azul
        [purple] 🟣 roxo
        [black] ⚫ preto
       *[white] ⚪ branco
    }
crosswise-old =
    { $old ->
        [red] 🔴 vermelho
        [yellow] 🟡 amarelo
        [blue] 🔵 azul
        [purple] 🟣 roxo
        [black] ⚫ preto
       *[white] ⚪ branco
    }
crosswise-second =
    { $second ->
        [red] 🔴 vermelho
        [yellow] 🟡 amarelo
        [blue] 🔵 azul
        [purple] 🟣 roxo
        [black] ⚫ preto
       *[white] ⚪ branco
    }

## O que acontece

crosswise-placed = { $seat } colocou { crosswise-colour } em { $cell }.
crosswise-moved = { $seat } moveu { crosswise-colour } de { $cell } para { $to }.
crosswise-removed = { $seat } recolheu { crosswise-colour } de { $cell } para a mão.
crosswise-replaced = { $seat } substituiu { crosswise-old } em { $cell } por { crosswise-colour } e ficou com { crosswise-old } na mão.
crosswise-swapped = { $seat } trocou { crosswise-colour } em { $cell } de lugar com { crosswise-second } em { $other }.
crosswise-passed = { $seat } não tem pedra para jogar e passa.
crosswise-six-column = Sena de { crosswise-colour } na coluna { $line }: 🟠 Laranja vence na hora.
crosswise-six-row = Sena de { crosswise-colour } na linha { $line }: 🟢 Verde vence na hora.
crosswise-bag-empty = Essa foi a última pedra do saco.

crosswise-you-placed = Você colocou { crosswise-colour } em { $cell }.
crosswise-you-moved = Você moveu { crosswise-colour } de { $cell } para { $to }.
crosswise-you-removed = Você recolheu { crosswise-colour } de { $cell } para a mão.
crosswise-you-replaced = Você substituiu { crosswise-old } em { $cell } por { crosswise-colour } e ficou com { crosswise-old } na mão.
crosswise-you-swapped = Você trocou { crosswise-colour } em { $cell } de lugar com { crosswise-second } em { $other }.
crosswise-you-passed = Você não tem pedra para jogar e passa.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } moveu { crosswise-colour } { $cell } para { $to }
crosswise-brief-removed = { $seat } recolheu { crosswise-colour } de { $cell }
crosswise-brief-replaced = { $seat } colocou { crosswise-colour } no lugar de { crosswise-old } em { $cell }
crosswise-brief-swapped = { $seat } trocou { $cell } de lugar com { $other }
crosswise-brief-passed = { $seat } passou
crosswise-brief-bag-empty = o saco está vazio

## Escolher

crosswise-choice-red = 🔴 Vermelho
crosswise-choice-yellow = 🟡 Amarelo
crosswise-choice-blue = 🔵 Azul
crosswise-choice-purple = 🟣 Roxo
crosswise-choice-black = ⚫ Preto
crosswise-choice-white = ⚪ Branco
crosswise-choice-move = Mover
crosswise-choice-remove = Recolher
crosswise-choice-replace = Substituir
crosswise-choice-swap = Trocar
crosswise-choice-pass = Passar
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Escolha uma das suas pedras
crosswise-prompt-red = 🔴 Vermelho: escolha uma casa vazia
crosswise-prompt-yellow = 🟡 Amarelo: escolha uma casa vazia
crosswise-prompt-blue = 🔵 Azul: escolha uma casa vazia
crosswise-prompt-purple = 🟣 Roxo: escolha uma casa vazia
crosswise-prompt-black = ⚫ Preto: escolha uma casa vazia
crosswise-prompt-white = ⚪ Branco: escolha uma casa vazia
crosswise-prompt-move = Mover: escolha uma pedra no tabuleiro e depois a casa vazia para onde ela vai
crosswise-prompt-move-2 = Mover: agora escolha a casa vazia para onde ela vai
crosswise-prompt-remove = Recolher: escolha uma pedra no tabuleiro; ela vai para a sua mão
crosswise-prompt-replace = Substituir: escolha uma cor da sua mão e depois a pedra no tabuleiro que dá lugar a ela
crosswise-prompt-replace-2 = Substituir: agora escolha a pedra no tabuleiro; ela vai para a sua mão
crosswise-prompt-swap = Trocar: escolha duas pedras no tabuleiro
crosswise-prompt-swap-2 = Trocar: agora escolha a outra pedra
crosswise-prompt-ask = Escolha uma casa
crosswise-task = escolha uma pedra
crosswise-task-red = escolha uma casa para o vermelho
crosswise-task-yellow = escolha uma casa para o amarelo
crosswise-task-blue = escolha uma casa para o azul
crosswise-task-purple = escolha uma casa para o roxo
crosswise-task-black = escolha uma casa para o preto
crosswise-task-white = escolha uma casa para o branco
crosswise-task-move = escolha uma pedra para mover
crosswise-task-move-2 = escolha a casa vazia para onde ela vai
crosswise-task-remove = escolha uma pedra para recolher
crosswise-task-replace = escolha uma cor da sua mão
crosswise-task-replace-2 = escolha a pedra a substituir
crosswise-task-swap = escolha duas pedras para trocar
crosswise-task-swap-2 = escolha a outra pedra
crosswise-task-pass = passe

## Perguntas

crosswise-question-scoring = Pontuação
crosswise-question-store = Descarte
crosswise-question-lines = Colunas e linhas
crosswise-question-cell = Linhas de uma casa

## Respostas

crosswise-aid = 🟠 colunas, 🟢 linhas; em cada uma:
crosswise-aid-group =
    { $kind ->
        [pair] Par
        [three] Trinca
        [four] Quadra
        [five] Quina
        [six] Sena
       *[different] Seis cores diferentes
    }: { $points }
crosswise-aid-sums = Os grupos se somam: 4+2 dá 6.
crosswise-aid-six = Uma sena vence na hora.
crosswise-stored =
    { $kind ->
        [move] Mover para uma casa vazia
        [remove] Recolher para a mão
        [replace] Substituir e ficar com ela
       *[swap] Trocar duas pedras
    }: jogadas { $played }, por vir { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } está vazia.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Coluna { $line }: { crosswise-parts }
crosswise-row = 🟢 Linha { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Laranja: { $points }
crosswise-sum-green = 🟢 Verde: { $points }
crosswise-ahead = Desde o início: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] par
        [three] trinca
        [four] quadra
        [five] quina
        [six] sena
       *[different] seis cores diferentes
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] par
        [three] trinca
        [four] quadra
        [five] quina
        [six] sena
       *[different] seis cores diferentes
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] par
        [three] trinca
        [four] quadra
        [five] quina
        [six] sena
       *[different] seis cores diferentes
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## O fim

crosswise-reason-six = Uma sena encerra a partida na hora.
crosswise-reason-full = O tabuleiro está cheio.
crosswise-reason-passes = Ninguém tem mais pedra que possa jogar.

## A imagem em palavras

crosswise-team =
    { $side ->
        [orange] Laranja
       *[green] Verde
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = É a vez de { $seat }, pelo { crosswise-team }.
crosswise-alt-won = { crosswise-team } venceu.
crosswise-alt-drawn = Empate.
crosswise-alt-totals = Pontos: Laranja { $orange }, Verde { $green }.
crosswise-alt-columns = Colunas de a até f: { $points }.
crosswise-alt-rows = Linhas de 1 a 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Vermelho
        [yellow] Amarelo
        [blue] Azul
        [purple] Roxo
        [black] Preto
       *[white] Branco
    }: { $cells }.
crosswise-alt-empty = O tabuleiro está vazio.
crosswise-alt-own = Suas pedras: { $stones }.
crosswise-alt-holds =
    { $count ->
        [0] { $seat } ({ crosswise-team }) não tem pedras.
        [one] { $seat } ({ crosswise-team }) tem 1 pedra.
       *[other] { $seat } ({ crosswise-team }) tem { $count } pedras.
    }
crosswise-alt-bag =
    { $count ->
        [0] O saco está vazio.
        [one] Resta 1 pedra no saco.
       *[other] Restam { $count } pedras no saco.
    }
crosswise-alt-store = Pedras especiais jogadas, três de cada: mover { $move }, recolher { $remove }, substituir { $replace }, trocar { $swap }.

## Regras

crosswise-rules =
    Dois times enchem um tabuleiro de 6×6 casas; cada casa tem o nome da sua coluna a–f e da sua linha 1–6. 🟠 Laranja pontua nas seis colunas, 🟢 Verde nas seis linhas.

    Em duas pessoas: uma contra a outra. Em quatro: dois times de dois, em lugares alternados; parceiros não veem as pedras um do outro. Em três: os lugares 1 e 3 são a dupla Laranja e o lugar 2 é o Verde, que joga sem par, depois de cada um deles, e tem seis pedras. Todos os outros têm quatro, escondidas dos demais. Quem começa é decidido por sorteio, ou escolhido antes do início.

    O saco tem 54 pedras: sete de cada cor 🔴 🟡 🔵 🟣 ⚫ ⚪ e três de cada uma das quatro especiais. Na sua vez, jogue exatamente uma pedra; depois você compra até completar a mão, enquanto houver pedras no saco.
    • Uma cor vai para qualquer casa vazia.
    • Mover: leve uma pedra do tabuleiro para uma casa vazia.
    • Recolher: pegue uma pedra do tabuleiro para a sua mão; aí você não compra nada.
    • Substituir: coloque uma cor da sua mão no lugar de uma pedra do tabuleiro, pegue essa pedra para a mão e depois compre uma.
    • Trocar: troque duas pedras do tabuleiro entre si. Elas podem ser iguais, e aí nada muda.
    Uma especial jogada vai para o descarte aberto; todo mundo a vê ali, e também quantas de cada tipo ainda estão por vir. Uma pedra que vai do tabuleiro para uma mão foi vista por todos.

    Se nenhuma das suas pedras pode ser jogada, porque você só tem especiais sem nada em que agir, ou nada na mão, você passa; fora isso não se passa. Quando todo mundo passou em sequência, a partida acaba e conta como está.

    Seis pedras iguais em uma coluna (Laranja) ou em uma linha (Verde), a sena, vencem na hora, não importa quem colocou a última. Se não, a partida acaba quando as 36 casas estão cheias: vence o time com a maior soma nas suas colunas ou linhas; somas iguais são empate.

    Em cada coluna ou linha, uma cor conta 1 ponto com duas pedras, 3 com três, 5 com quatro, 7 com cinco; seis cores diferentes contam 6. Vários grupos se somam: 4+2 dá 6, 3+3 dá 6, 3+2 dá 4, 2+2+2 dá 3. Uma coluna ou linha que ainda não está cheia vale pelo que já tem.

    Séries: em “até X vitórias” vence o time que ganha X partidas primeiro; um empate não conta para ninguém, e depois de 3·X partidas vence o time que está na frente. Em “soma de X” somam-se os pontos de X partidas; ali uma sena conta 9, e toda outra coluna ou linha dos dois times conta como está, de modo que quem vence uma partida pode ter a soma menor. Com pontos iguais, a série termina empatada. A cada partida, quem começa é o lugar seguinte.

## Sorteio honesto


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = coração, vermelha
crosswise-typed-yellow = estrela, amarela
crosswise-typed-blue = gota
crosswise-typed-purple = losango, diamante, roxa
crosswise-typed-black = cruz, preta
crosswise-typed-white = anel, círculo, branca
