# Puzzles

puzzle-title-day = Reto del día · { $game } { $stars }
puzzle-title = Reto { $number } · { $game } { $stars }
puzzle-prompt = Tu respuesta
puzzle-try = Resolver
puzzle-pick = Elegido: { $picked }
puzzle-right-day = ✅ ¡{ $move }, correcto! { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $days ->
    [one] primer día de la racha.
   *[other] { $days } días de racha.
}
puzzle-right = ✅ ¡{ $move }, correcto!
puzzle-wrong-day = ❌ { $move } no es la respuesta. Ese fue tu intento de hoy; puedes seguir probando.
puzzle-wrong = ❌ { $move } no es la respuesta. Prueba otra vez.
puzzle-given-up = Ese fue tu intento de hoy.
puzzle-line = Después: { $moves }
puzzle-ranks = Retos del día en este chat
puzzle-ranks-day = Hoy: { $names }
puzzle-ranks-month = Este mes: { $names }
puzzle-streak = { $days ->
    [one] Tu racha: 1 día.
   *[other] Tu racha: { $days } días.
}
daily-on = El reto del día llega a las { $hour } UTC. “/daily off” lo desactiva.
daily-off = Aquí no llega ningún reto del día. Con “/daily on 18” llega a las 18:00 UTC.
button-puzzle = Reto del día
button-solve = Solución
button-ranks = Tabla
button-do-daily = Un reto cada día
daily-never = Nunca
daily-at = A las { $hour } UTC
command-puzzle = El reto del día, o uno de un juego
command-daily = Publicar aquí el reto del día, a una hora (UTC)
parameter-switch = Sí o no
parameter-hour = La hora en UTC, de 0 a 23
choice-switch-on = sí
# As in English.
choice-switch-off = no
refusal-no-puzzle = No hay retos de ese juego.
crosswise-puzzle-six = Juega { $side }: haz seis iguales en una jugada.
crosswise-puzzle-six-why = Solo { $move } hace seis iguales.
crosswise-puzzle-prevent = Juega { $side }: una ficha de los demás puede hacer seis iguales. ¿Qué jugada lo impide y te deja con más ventaja?
crosswise-puzzle-prevent-why = De las jugadas que lo impiden, { $move } cambia la ventaja en { $best }; la segunda mejor, en { $second }.
crosswise-puzzle-gain = Juega { $side }: ¿qué jugada da más puntos de inmediato?
crosswise-puzzle-gain-why = { $move } da { $best }; la segunda mejor, { $second }.
discord-command-puzzle = reto
discord-command-daily = reto-diario
discord-parameter-switch = activo
discord-parameter-hour = hora
reversi-puzzle-best = Juegan { $side }: una jugada es mejor que todas las demás por 4 fichas o más.
reversi-puzzle-best-why = Ventaja final: { $best } tras { $move }, { $second } tras la segunda mejor jugada.
triominos-puzzle-lay = ¿Qué jugada da más puntos? Más de una tiene bonificación.
triominos-puzzle-lay-why = { $move } da { $best }; la segunda mejor, { $second }.
