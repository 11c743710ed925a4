# Replays

# As in English.
button-walk = Replay
button-analyse = Análise
button-costliest = A mais cara
button-costly = Jogada cara { $rank }
button-instead = Jogada melhor
button-rejoin = Voltar à partida
replay-instead = { $better } em vez de { $played }
replay-failed = A análise parou. Toque mais uma vez para continuar.
replay-none = Nenhuma jogada deu nada de graça.
replay-better = { $better } valia { $points } a mais.
replay-progress = { $at } de { $plies } analisadas
button-accuracy = Precisão
accuracy-look = Ver de novo
accuracy-line = { $name }: { $percent }%
accuracy-rated = { $name }: { $percent }% · jogou como { $rating } ({ $span })
accuracy-none = Ninguém teve o que escolher.
accuracy-means = Porcentagem: quanto cada um conservou das chances de vencer que existiam. O número é o rating com que se joga assim; entre parênteses, os limites em que ele fica em 95 de cada 100 partidas. Uma só partida diz pouco.
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
web-replay-rejoin = Voltar à partida
web-replay-undo = Desfazer
web-replay-both = Daqui em diante você joga pelos dois lados
command-analysis = Quais jogadas da partida custaram mais
discord-command-analysis = análise
