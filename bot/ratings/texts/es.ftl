# Ratings and ladders

rating-gained = { $name } { $gain }
# As in English.
rating-gains = Ratings: { $gains }
refusal-nobody-rated = Con el nombre “{ $name }” no conozco a nadie con rating, o hay más de uno.
refusal-ratings-hidden = Pediste no ver ratings mientras juegas. Vuelven tras tu partida con rating; /settings ratings on los muestra ya.
rating-title = Ratings de { $name }
rating-none = Todavía ninguna partida clasificatoria. Entre personas cuenta cada partida, salvo que la mesa diga otra cosa.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} · { $share } % de los puntos
rating-rival = Rival más frecuente: { $name }, { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}
rating-run = Mejor racha de victorias: { $count }
rating-news = Los ratings se calculan ahora de otra manera: todos empiezan en 1000 y el número se asienta tras unas diez partidas. Las partidas antiguas se han contado de nuevo, por eso los números han cambiado.
rating-alt = La evolución de los ratings: { $games }.
rating-alt-game = { $game } { $rating }, entre { $least } y { $most }
ladder-title-here = { $game }: la clasificación de este chat
ladder-title-season = { $game }: la clasificación de este chat, { $month }
ladder-title-circle = { $game }: tú y la gente con la que has jugado
ladder-title-all = { $game }: la clasificación general
ladder-title-computers = Cuántas veces les has ganado a las máquinas
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} · { $share } %
ladder-empty = Todavía nadie ha jugado una partida clasificatoria.
ladder-empty-season = Este mes todavía nadie ha jugado aquí una partida clasificatoria.
ladder-rule = Aquí está quien ha jugado contra { $count } personas con puntuación segura, sin “?”. Los invitados del navegador sin vincular cuentan todos juntos como uno.
ladder-empty-computers = Todavía no has terminado ninguna partida contra una máquina.
ladder-computer = { $game }, { $level }: { $won } ganadas de { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Este chat
ladder-way-circle = Mi círculo
ladder-way-all = General
ladder-way-computers = Máquinas
command-rating = Tus ratings o, con un nombre, los de otra persona
command-top = La clasificación de este chat, la general o contra las máquinas
button-do-rating = Mis puntuaciones
button-do-top = Clasificación
choice-where-all = general
choice-where-computers = las máquinas
# As in English.
discord-command-rating = rating
discord-command-top = clasificación
web-ladder = Clasificación
web-ladder-title = Clasificación
web-ladder-place = Puesto
web-ladder-name = Nombre
# As in English.
web-ladder-rating = Rating
# As in English.
web-rating-change = Rating { $number }
web-ladder-matches = Partidas
web-ladder-share = Puntos
web-ladder-here = Mi círculo
web-ladder-all = General
web-ladder-computers = Máquinas
web-ladder-empty = Aquí todavía nadie ha jugado una partida clasificatoria.
web-ladder-empty-computers = Todavía no has terminado ninguna partida contra una máquina.
web-ladder-level = Nivel
web-ladder-won = Ganadas
web-ladder-back = Volver a la clasificación
web-ladder-table = Volver a la mesa
web-ladder-unsure = Aún son pocas partidas para un rating fiable
refusal-handicap-unknown = Nadie ve un rating de { $who } en este juego con el que igualar. La ventaja se elige a mano.
season-over = La temporada ha terminado: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}
season-anew = Empieza una temporada nueva. Los ratings siguen como estaban.
season-alt = Podio: { $places }
