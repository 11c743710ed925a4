# Replays

# As in English.
button-walk = Replay
replay-better = { $better } valia { $points } a mais.
replay-progress = { $at } de { $plies } analisadas
crosswise-replay-better = { $better } valia { $one ->
        [yes] um ponto
       *[no] { $points } pontos
    } a mais.
reversi-replay-better = { $better } valia { $one ->
        [yes] uma peça
       *[no] { $points } peças
    } a mais.
triominos-replay-better = { $better } valia { $one ->
        [yes] um ponto
       *[no] { $points } pontos
    } a mais.
# As in English.
web-replay-replay = Replay
web-replay-first = Para o início
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-last = Para o fim
web-replay-moves = Jogadas
web-replay-course = Jogada
web-replay-start = Início
web-replay-leave = Voltar à mesa
web-replay-share = Compartilhar
