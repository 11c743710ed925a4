# Puzzles

puzzle-title-day = Desafio do dia · { $game } { $stars }
puzzle-title = Desafio { $number } · { $game } { $stars }
puzzle-prompt = Sua resposta
puzzle-try = Resolver
puzzle-pick = Escolhido: { $picked }
puzzle-right-day = ✅ { $move } está certo! { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $days ->
    [one] primeiro dia da sequência.
   *[other] { $days } dias seguidos.
}
puzzle-right = ✅ { $move } está certo!
puzzle-wrong-day = ❌ { $move } não é a resposta. Essa era a sua tentativa de hoje; pode continuar tentando.
puzzle-wrong = ❌ { $move } não é a resposta. Tente de novo.
puzzle-given-up = Essa era a sua tentativa de hoje.
puzzle-line = Depois: { $moves }
puzzle-ranks = Desafios do dia neste chat
puzzle-ranks-day = Hoje: { $names }
puzzle-ranks-month = Este mês: { $names }
puzzle-streak = { $days ->
    [one] Desafios resolvidos: 1 dia.
   *[other] Desafios resolvidos: { $days } dias seguidos.
}
daily-on = O desafio do dia chega às { $hour } UTC. “/daily off” desliga isso.
daily-off = Aqui não chega desafio do dia. “/daily on 18” publica um às 18:00 UTC.
button-puzzle = Desafio do dia
button-solve = Solução
button-ranks = Placar
button-do-daily = Um desafio por dia
daily-never = Nunca
daily-at = Às { $hour } UTC
command-puzzle = O desafio do dia, ou um de um jogo
command-daily = Publicar o desafio do dia aqui, no horário escolhido (UTC)
parameter-switch = Ligado ou desligado
parameter-hour = A hora em UTC, de 0 a 23
choice-switch-on = ligado
choice-switch-off = desligado
refusal-no-puzzle = Não há desafios desse jogo.
crosswise-puzzle-six = { $side } joga: faça uma sena em uma só jogada.
crosswise-puzzle-six-why = Só { $move } faz uma sena.
crosswise-puzzle-prevent = { $side } joga: uma pedra dos outros pode fazer uma sena. Qual jogada impede isso e deixa você com a maior vantagem?
crosswise-puzzle-prevent-why = Das jogadas que impedem isso, { $move } muda a vantagem em { $best }, a segunda melhor em { $second }.
crosswise-puzzle-gain = { $side } joga: qual jogada rende mais na hora?
crosswise-puzzle-gain-why = { $move } rende { $best }, a segunda melhor { $second }.
discord-command-puzzle = desafio
discord-command-daily = desafio-do-dia
discord-parameter-switch = ligar
discord-parameter-hour = hora
reversi-puzzle-best = { $side } joga: uma jogada vale pelo menos 4 peças a mais que qualquer outra.
reversi-puzzle-best-why = Vantagem final: { $best } depois de { $move }, { $second } depois da segunda melhor jogada.
triominos-puzzle-lay = Qual jogada dá mais pontos? Mais de uma dá bônus.
triominos-puzzle-lay-why = { $move } dá { $best }, a segunda melhor { $second }.
