# Consejos: qué habría sido mejor, tras una jugada que costó mucho

button-tips = No más consejos
tip-undo = Deshacer
tips-off = No habrá más consejos. Puedes volver a activarlos en /settings.
tip-better = { $better } valía unos { $points } más.
crosswise-tip-line = Con { $move } tendrías { $kind ->
        [pair] dos iguales
        [three] tres iguales
        [four] cuatro iguales
        [five] cinco iguales
       *[different] seis colores distintos
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
crosswise-tip-six = Con { $move } tendrías seis iguales y la victoria.
crosswise-tip-block = { $move } le habría quitado { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al otro bando.
reversi-tip-corner = { $move } tomaba la esquina, que nadie puede voltear.
reversi-tip-opens = Eso abrió la esquina { $corner }; { $move } no.
triominos-tip-hexagon = { $move } completaba un hexágono: { $points } puntos.
triominos-tip-bridge = { $move } hacía un puente: { $points } puntos.
triominos-tip-points = { $move } daba { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
