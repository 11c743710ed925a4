# Training

train-none = Você não tem desafios nem jogadas para repetir.
command-train = Repetir um desafio ou uma jogada que você errou
better-title = Jogadas melhores · { $place } de { $count } · { $game }
better-title-again = Jogadas melhores · { $code } · { $game }
better-ask = Jogada { $ply }: você jogou { $played }. O que valia { $cost } a mais?
better-played = ❌ { $move } foi o que você jogou.
better-wrong = ❌ { $move } não é melhor.
better-worth = ❌ { $move } vale { $value }.
better-as-good = ✅ { $move } é tão bom quanto!
better-points = Na hora, { $better } rende { $best }, { $played } { $value }.
better-end = Essa foi a última. Encontradas: { $found } de { $count }.
better-none = Nenhuma das suas jogadas deu nada de graça.
button-better = Achar jogada melhor
button-train = Próximo
button-do-train = O que eu errei
refusal-not-played = Você não jogou nesta partida.
discord-command-train = treinar
