### Triominos

game-triominos = Triominos
triominos-about = De duas a quatro pessoas encaixam peças triangulares, canto com canto, em rodadas até uma meta de pontos.
triominos-goal = Encaixe peças com números iguais onde elas se tocam: vence quem tiver mais pontos quando alguém atingir a meta.

## O que acontece

triominos-round =
    { $why ->
        [won] Rodada { $number }: { $first_seat } venceu a rodada anterior e começa.
       *[highest] Rodada { $number }: { $first_seat } tem a peça mais alta e começa.
    }
triominos-laid = { $seat } colocou { $tile } na posição { $place }: +{ $points }.
triominos-triple = Abriu com uma tripla: +{ $points }.
triominos-zeros = Abriu com 0-0-0: +{ $points }.
triominos-bridge = Ponte: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Hexágono
        [2] Dois hexágonos
       *[3] Três hexágonos
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } comprou uma peça: { $points }.
       *[other] { $seat } comprou { $count } peças: { $points }.
    }
triominos-drew-own = { $seat } comprou { $tiles }: { $points }.
triominos-passed = { $seat } não pode jogar nem comprar: { $points }.
triominos-out = { $seat } colocou a última peça: +{ $points }.
triominos-blocked = A rodada travou.
triominos-left = Números que sobraram nas outras mãos: +{ $points } para { $seat }.
triominos-own = Números próprios que sobraram: { $points }.
triominos-shown = { $seat } tinha { $tiles } (soma { $digits }).
triominos-won = { $seat } vence a rodada { $number }.
triominos-nobody = Mesmo número de peças, mesma soma: ninguém vence a rodada { $number }.
triominos-stands = { $seat }: { $scored }, no total { $total }.
triominos-tied = Empate na frente com { $total }: mais uma rodada decide.

triominos-you-laid = Você colocou { $tile } na posição { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Você comprou uma peça: { $points }.
       *[other] Você comprou { $count } peças: { $points }.
    }
triominos-you-drew-own = Você comprou { $tiles }: { $points }.
triominos-you-passed = Você não pode jogar nem comprar: { $points }.
triominos-you-out = Você colocou a última peça: +{ $points }.
triominos-you-left = Números que sobraram nas outras mãos: +{ $points } para você.
triominos-you-shown = Você tinha { $tiles } (soma { $digits }).
triominos-you-won = Você venceu a rodada { $number }.
triominos-you-stands = Você: { $scored }, no total { $total }.
triominos-brief-round = rodada { $number }: { $first_seat } começa
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = tripla +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = ponte +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] hexágono
        [2] dois hexágonos
       *[3] três hexágonos
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } comprou uma peça { $points }
       *[other] { $seat } comprou { $count } peças { $points }
    }
triominos-brief-drew-own = { $seat } comprou { $tiles } { $points }
triominos-brief-passed = { $seat } passou { $points }
triominos-brief-out = última peça +{ $points }
triominos-brief-blocked = travou
triominos-brief-left = números dos outros +{ $points }
triominos-brief-own = números próprios { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } vence a rodada { $number }
triominos-brief-nobody = ninguém vence a rodada { $number }
triominos-brief-stands = {""}
triominos-brief-tied = empate com { $total }, mais uma rodada decide
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } vence a rodada { $number }
triominos-you-over-won = Você vence a rodada { $number }
triominos-over-nobody = Ninguém vence a rodada { $number }
triominos-stake = Rodada { $number } · até { $target }

## Opções

parameter-target = Até quantos pontos se joga
parameter-hand = Quantas peças cada um recebe
triominos-option-target = Meta
triominos-option-target-200 = 200 pontos
triominos-option-target-400 = 400 pontos
triominos-option-target-500 = 500 pontos
triominos-option-target-600 = 600 pontos
triominos-option-hand = Peças para cada
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Quem começa
triominos-option-first-random = as peças decidem

## Escolher

triominos-choice-draw = Comprar (−5)
triominos-choice-pass = Passar (−10)
triominos-choice-next = Próxima rodada
triominos-move-2 = { $a } na posição { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = comprar
triominos-noted-pass = passar
triominos-prompt = Escolha uma das suas peças, ou compre se nada encaixa
triominos-prompt-1 = { $picked }: escolha uma das posições marcadas
triominos-task = escolha uma peça
triominos-task-1 = escolha uma posição para { $picked }
triominos-task-draw = compre uma peça (−5)
triominos-task-pass = passe (−10)

## Perguntas

triominos-question-sheet = Placar
triominos-question-scoring = O que dá pontos

## Respostas

triominos-sheet-round =
    Rodada { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(travou)
       *[open] {" "}(em andamento)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· peças { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· abertura { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· pontes { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· hexágonos { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· compras { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· passes { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· última peça { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· sobras { $left }
    }
triominos-sheet-total = { $seat }: { $total } de { $target }
triominos-sheet-ahead = { $seat } · Desde o início: { $points }
triominos-worth-tile = Uma peça: a soma dos seus números
triominos-worth-triple = Abrir uma rodada com uma tripla: +{ $worth }
triominos-worth-zeros = Abrir com 0-0-0: +{ $worth }
triominos-worth-bridge = Ponte: +{ $worth }
triominos-worth-hexagon = Cada hexágono: +{ $worth }
triominos-worth-draw = Cada peça comprada: { $worth }
triominos-worth-pass = Passar: { $worth }
triominos-worth-out = Última peça: +{ $worth } e os números dos outros
triominos-worth-blocked = Travou: os números dos outros menos os próprios
triominos-worth-target = Meta: { $target }

## A imagem em palavras

triominos-alt-round = Triominos, rodada { $number }, até { $target } pontos.
triominos-alt-empty = Nenhuma peça na mesa ainda.
triominos-alt-board =
    { $count ->
        [one] Há 1 peça na mesa.
       *[other] Há { $count } peças na mesa.
    }
triominos-alt-row = Fileira { $number }: { $tiles }.
triominos-alt-last = A última peça: { $tile }, de { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Ela completa um hexágono.
       *[other] Ela completa { $count } hexágonos.
    }
triominos-alt-bridge = Ela faz uma ponte.
triominos-alt-market =
    { $count ->
        [0] O monte está vazio.
        [one] Há 1 peça no monte.
       *[other] Há { $count } peças no monte.
    }
triominos-alt-seat =
    { $count ->
        [0] { $seat }: nenhuma peça, { $total } pontos.
        [one] { $seat }: 1 peça, { $total } pontos.
       *[other] { $seat }: { $count } peças, { $total } pontos.
    }
triominos-alt-turn = É a vez de { $seat }.
triominos-alt-own = Suas peças: { $tiles }.
triominos-alt-fits = Possíveis: { $moves }.
triominos-alt-left = { $seat } ainda tinha { $tiles }.
triominos-alt-place = Posição { $place }: { $digits }.
triominos-alt-won = { $seat } vence.
triominos-spoken-up = { $digits } ponta para cima
triominos-spoken-down = { $digits } ponta para baixo
triominos-spoken-place = posição { $place }
triominos-spoken-asks = A posição { $place } pede { $digits }.

## O fim

triominos-reason-target = A meta foi alcançada.

## Regras

triominos-rules =
    De duas a quatro pessoas encaixam 56 peças triangulares. Uma peça traz três números de 0 a 5 que sobem ou se repetem no sentido horário, como 0-3-5; cada combinação existe uma vez. As peças podem ser giradas, não viradas do avesso. Uma partida tem várias rodadas até 200 pontos (ou 400, 500, 600, como escolhido antes do início).

    Em duas pessoas, cada uma pega 8 peças (ou 7, 9, 16); em três ou quatro, 7. O resto é o monte, virado para baixo. A tripla mais alta começa; se nenhuma foi distribuída, a peça com a maior soma, e entre somas iguais a que tem os números mais altos, comparando primeiro o maior. Depois começa quem venceu a rodada anterior; depois de uma rodada que ninguém venceu, as peças decidem de novo. Quem começa pode colocar qualquer peça da própria mão. A vez segue a ordem dos lugares.

    Uma peça encaixa lado com lado em uma que está na mesa: os dois números do lado comum têm que ser iguais. Onde ela tocar outras peças, por um lado ou um canto, esses números também têm que ser iguais. As posições livres são numeradas de cima para baixo, depois da esquerda para a direita; uma peça encaixa em uma posição de no máximo um jeito.

    Uma peça colocada na mesa vale a soma dos seus números.
    • Abrir uma rodada com uma tripla: +10; com 0-0-0: +40 em vez disso.
    • Hexágono, a sua peça é a sexta em volta de um ponto: +50; dois de uma vez +100, três de uma vez +150.
    • Ponte, a sua peça tem exatamente um lado em comum e o canto oposto dela toca outra peça: +40.

    Se você pode colocar uma peça, é obrigatório. Se não, você compra uma peça por vez, −5 cada, até uma encaixar, e a coloca onde ela encaixar. Com o monte vazio e nada que encaixe, você paga 10 e a vez passa; quem esvazia o monte em vão paga as compras e os 10. Depois da sua primeira compra, as outras, e o passe se for o caso, são automáticas e mostradas.

    A rodada acaba quando alguém coloca a última peça da mão: +25, e os números que sobraram em todas as outras mãos. Acaba também quando o monte está vazio e todo mundo passou em sequência, uma vez cada. Aí vence quem tem menos peças e, com quantidades iguais, a menor soma de números: os números dos outros são somados, os de quem vence são descontados, e não há os 25. Se isso também for igual, mesmo que só entre algumas pessoas, ninguém vence e nenhum número conta. Todas as mãos são mostradas. A próxima rodada é distribuída quando alguém toca no botão ou depois de 30 segundos.

    A partida acaba com uma rodada depois da qual alguém está na meta ou acima dela: vence o maior total. Com empate na frente, joga-se mais uma rodada. Alcançar a meta no meio de uma rodada não encerra nada. Totais podem ser negativos.

    Séries: em “até X vitórias” vence quem ganha X partidas primeiro, em “soma de X” somam-se os totais finais de X partidas. Quem começa é sempre decidido pelas peças.

## Sorteio honesto

