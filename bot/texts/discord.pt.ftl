# Só no Discord: como os comandos e seus parâmetros se chamam lá, em letras minúsculas, sem espaços,
# 32 no máximo. Os nomes em inglês todo mundo pode digitar em qualquer lugar.

discord-command-play = jogar
discord-command-join = entrar
discord-command-start = começar
discord-command-leave = sair
discord-command-hand = mão
discord-command-score = placar
discord-command-rules = regras
discord-command-resign = desistir
discord-command-hint = dica
discord-command-replace = ceder-lugar
discord-command-return = retomar-lugar
discord-command-rematch = revanche
discord-command-undo = desfazer
discord-command-draw = empate
discord-command-calloff = cancelar
discord-command-pause = pausa
# As in English.
discord-command-host = host
discord-command-away = ausente
discord-command-back = voltei
discord-command-help = ajuda
discord-command-table = mesa
discord-command-me = eu

discord-parameter-game = jogo
discord-parameter-computer = computador
discord-parameter-match = vitórias
discord-parameter-sumof = soma-de
discord-parameter-clock = relógio
discord-parameter-rated = vale-rating
discord-parameter-first = começa
discord-parameter-position = posição
discord-parameter-target = meta
discord-parameter-hand = mão
discord-parameter-code = código
discord-parameter-about = sobre
discord-parameter-number = número
discord-parameter-player = quem
discord-parameter-where = de-quem
discord-parameter-days = dias
discord-parameter-day = até
