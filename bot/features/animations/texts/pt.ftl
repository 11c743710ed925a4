# Animations

button-picture = Imagem
button-animation = Animação
# As in English.
button-address = Link
share-ways = Enviar para este chat:
share-open = Rever
animation-making = Criando a animação: { $at } de { $count }
animation-so-far = { $plies ->
    [0] Nenhuma jogada ainda
    [one] Até agora: 1 jogada
   *[other] Até agora: { $plies } jogadas
}
animation-alt = { $game }, a partida inteira jogada por jogada ({ $plies }). { $told }
refusal-animations-under-way = Suas últimas animações ainda estão sendo criadas. Peça de novo quando uma delas chegar.
refusal-too-busy = Há tantas animações sendo criadas agora que não cabe mais nenhuma na fila. Tente de novo em um minuto.
command-replay = Uma partida como animação
# As in English.
discord-command-replay = replay
