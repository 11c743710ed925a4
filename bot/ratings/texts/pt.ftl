# Ratings and ladders

rating-gained = { $name } { $gain }
# As in English.
rating-gains = Ratings: { $gains }
refusal-nobody-rated = Não conheço ninguém com rating, ou conheço mais de uma pessoa, com o nome “{ $name }”.
refusal-ratings-hidden = Você pediu para não ver ratings enquanto joga. Eles voltam depois da sua partida valendo rating; /settings ratings on mostra já.
rating-title = Ratings de { $name }
rating-none = Nenhuma partida valendo rating ainda. Entre pessoas, toda partida conta, a não ser que a mesa diga outra coisa.
rating-game = { $game }: { $rating } · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} · { $share }% dos pontos
rating-rival = Mais partidas contra { $name }: { $count ->
    [one] uma vez
    [2] duas vezes
   *[other] { $count } vezes
}
rating-run = Mais vitórias seguidas: { $count }
rating-news = Os ratings agora são calculados de outra forma: todos começam em 1000, e o número se estabiliza depois de umas dez partidas. As partidas antigas foram contadas de novo, por isso os números mudaram.
rating-alt = A evolução dos ratings: { $games }.
rating-alt-game = { $game } { $rating }, entre { $least } e { $most }
ladder-title-here = { $game }: o ranking deste chat
ladder-title-season = { $game }: o ranking deste chat, { $month }
ladder-title-circle = { $game }: você e quem já jogou com você
ladder-title-all = { $game }: o ranking geral
ladder-title-computers = Quantas vezes você venceu os computadores
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} · { $share }%
ladder-empty = Ninguém jogou uma partida valendo rating ainda.
ladder-empty-season = Neste mês ninguém jogou aqui uma partida valendo rating ainda.
ladder-rule = Aqui está quem jogou contra { $count } pessoas com pontuação segura, sem “?”. Os convidados do navegador não ligados contam todos juntos como um.
ladder-empty-computers = Você ainda não terminou nenhuma partida contra um computador.
ladder-computer = { $game }, { $level }: venceu { $won } de { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Este chat
ladder-way-circle = Meu círculo
ladder-way-all = Geral
ladder-way-computers = Computadores
command-rating = Os seus ratings ou, com um nome, os de outra pessoa
command-top = O ranking deste chat, o geral ou o dos computadores
button-do-rating = Meus ratings
button-do-top = Ranking
choice-where-all = geral
choice-where-computers = os computadores
# As in English.
discord-command-rating = rating
discord-command-top = ranking
web-ladder = Ranking
web-ladder-title = Ranking
web-ladder-place = Posição
web-ladder-name = Nome
# As in English.
web-ladder-rating = Rating
# As in English.
web-rating-change = Rating { $number }
web-ladder-matches = Partidas
web-ladder-share = Pontos
web-ladder-here = Meu círculo
web-ladder-all = Geral
web-ladder-computers = Computadores
web-ladder-empty = Ninguém aqui jogou uma partida valendo rating ainda.
web-ladder-empty-computers = Você ainda não terminou nenhuma partida contra um computador.
web-ladder-level = Nível
web-ladder-won = Vencidas
web-ladder-back = Voltar ao ranking
web-ladder-table = Voltar à mesa
web-ladder-unsure = Ainda poucas partidas para ter certeza
refusal-handicap-unknown = Ninguém vê um rating de { $who } neste jogo. Escolham a vantagem por conta própria.
season-over = A temporada acabou: { $month }
season-matches = { $game }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
season-anew = Começou uma nova temporada. Os ratings continuam como estavam.
season-alt = Pódio: { $places }
