# Bloquear: com quem alguém não quer nada e de quem não vê as palavras

command-block = Quem você bloqueou e como desfazer
discord-command-block = bloqueados
button-block = Bloquear
block-title = Pessoas bloqueadas
block-nobody = Você não bloqueou ninguém.
block-nobody-here = Ninguém mais joga aqui.
block-players = Jogadores
block-mute = Ocultar palavras
block-muted = Você não vê mais as palavras de { $name }. Dá para desfazer nas configurações.
block-ask = Bloquear { $name }?
block-means = Vocês nunca são sugeridos um ao outro, não se encontram em mesas abertas, e você não vê as palavras dessa pessoa. Ninguém conta a ela. As partidas começadas continuam.
block-done = { $name }: bloqueio ativado.
block-undo = Desbloquear { $name }
block-unmute = Ver palavras de { $name }
block-undone = { $name }: sem bloqueio e com as palavras visíveis de novo.
