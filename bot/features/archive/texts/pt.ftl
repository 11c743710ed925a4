# The archive

archive-title = Suas partidas
archive-none = Nenhuma das suas partidas terminou ainda.
archive-none-such = Você não tem nenhuma partida assim.
archive-line = { $number }. { $match } – { $state }
archive-was-won = vitória { $score }
archive-was-lost = derrota { $score }
archive-was-drawn = empate { $score }
archive-was-open = cancelada
archive-since = { $told } ({ $when })
archive-computer = Computador, { $level }
archive-somebody = alguém
archive-which = Quais partidas?
archive-only-won = Vitórias
archive-only-lost = Derrotas
archive-only-drawn = Empates
archive-only-open = Canceladas
archive-show = Mostrar
archive-newer = Mais novas
archive-older = Mais antigas
archive-filter = Filtrar
archive-all = Todas
archive-game = Jogo
archive-result = Resultado
archive-rival = Contra
archive-from = De
archive-to = Até
archive-length = Lances
archive-platform = Jogada em
archive-any = Todos
archive-like = Como o lance { $ply } de { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = navegador
archive-alike = Partidas com isto
command-matches = Suas partidas encerradas, por jogo, resultado e adversário
button-do-matches = Minhas partidas
button-matches = Minhas partidas
discord-command-matches = arquivo
web-alike = Partidas com isto
web-matches = Minhas partidas
