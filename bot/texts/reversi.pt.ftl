### Reversi

game-reversi = Reversi
reversi-about = Duas pessoas, 64 peças: cerque a outra cor e ela passa a ser sua.
reversi-goal = Cerque peças da outra cor e elas passam a ser suas: no fim vence quem tem mais.

## Lados

reversi-side-black = ⚫ Preto
reversi-side-white = ⚪ Branco
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## O que acontece

reversi-placed =
    { $flips ->
        [one] { $seat } jogou em { $cell } e virou 1 peça.
       *[other] { $seat } jogou em { $cell } e virou { $flips } peças.
    }
reversi-passed = { $seat } não tem jogada e passa.

reversi-you-placed =
    { $flips ->
        [one] Você jogou em { $cell } e virou 1 peça.
       *[other] Você jogou em { $cell } e virou { $flips } peças.
    }
reversi-you-passed = Você não tem jogada e passa.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } passou

## A imagem em palavras

reversi-alt-discs = Peças pretas: { $black }; brancas: { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] É a vez de { $seat }, com as pretas.
       *[white] É a vez de { $seat }, com as brancas.
    }
reversi-alt-legal = Possíveis: { $cells }.
reversi-alt-won = { $seat } venceu.
reversi-alt-drawn = Empate.
reversi-alt-black = Pretas: { $cells }.
reversi-alt-white = Brancas: { $cells }.
reversi-spoken-brings = { $move } vira { $count } { $count ->
        [one] peça
       *[other] peças
    }

## Opções

parameter-position = Uma posição ou anotação para começar
reversi-option-first = Preto
reversi-option-first-random = por sorteio
reversi-option-position = Posição: 64 caracteres X, O e -, depois X ou O de quem joga; ou uma anotação como f5d6c3
reversi-option-position-start = a posição inicial de sempre

## Escolher

reversi-prompt = Escolha uma casa para a sua peça
reversi-task = escolha uma casa

## Perguntas

reversi-question-flips = O que vira?
reversi-prompt-ask = Qual casa?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } vira 1 peça: { $cells }.
       *[other] { $cell } vira { $flips } peças: { $cells }.
    }
reversi-cell-taken = { $cell } não dá: já tem uma peça ali.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } não dá: a partida acabou.
       *[no] { $cell } não dá: não vira nada.
    }

## O fim

reversi-reason-full = O tabuleiro está cheio.
reversi-reason-blocked = Nenhuma das cores tem mais jogadas.
reversi-reason-wiped = Uma cor ficou sem peças.

## Regras

reversi-rules =
    Reversi é um jogo para duas pessoas em 64 casas, com peças que são ⚫ pretas de um lado e ⚪ brancas do outro. O preto começa.

    Coloque uma peça em uma casa vazia de modo que uma ou mais peças da outra cor fiquem em linha reta e sem falhas entre ela e outra peça sua: na horizontal, na vertical ou na diagonal. Toda linha fechada assim passa para a sua cor. Uma peça virada não fecha outras linhas.

    Uma jogada que não vira nada não é permitida. Se há uma jogada, é obrigatório jogar; se não há, a vez passa automaticamente.

    Quando o tabuleiro está cheio ou nenhum dos dois pode jogar, contam-se as peças. Quem tem mais vence; quantidades iguais são empate. Casas vazias não contam para ninguém.

    As casas marcadas são as que você pode jogar. Uma dica: uma peça em um canto nunca mais pode ser virada.
reversi-count = Peças: { $number }
reversi-given = { $count ->
    [one] +{ $count } canto
   *[other] +{ $count } cantos
}
