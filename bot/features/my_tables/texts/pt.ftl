# My tables

games-title-mine = { $waiting ->
    [0] Nenhuma mesa espera por você.
    [one] 1 mesa espera por você.
   *[other] { $waiting } mesas esperam por você.
}
games-title-done = Suas mesas encerradas nos últimos 7 dias.
games-title-here = Em andamento neste chat:
games-none-mine = Você não está em nenhuma mesa agora. Abra uma:
games-none-done = Nenhuma mesa sua terminou nos últimos 7 dias.
games-none-here = Não há mesa em andamento neste chat. Abra uma:
games-page = { $first }–{ $last } de { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = os dois lados
games-turn-mine = sua vez
games-turn = vez de { $name }
games-until = { $told }, prazo { $when }
games-since = { $told } ({ $when })
games-asked = falta a sua resposta
games-between = continua já já
games-lobby-waits = esperando gente
games-lobby-ready = pode começar
games-left = um computador joga por você
games-won = você venceu { $score }
games-lost = você perdeu { $score }
games-drawn = empate { $score }
games-over = terminou { $score }
games-off = cancelada
games-place-chat = outro chat
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = navegador
games-previous = Voltar
games-next = Mais
games-done = Encerradas
games-mine = Em andamento
command-games = Suas mesas em andamento; com “here”, as deste chat
button-do-games = Minhas mesas
games-here = Mesas daqui
choice-where-here = este chat
discord-command-games = mesas
