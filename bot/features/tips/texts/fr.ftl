# Conseils : ce qui aurait été mieux, après un coup qui a coûté cher

button-tips = Plus de conseils
tip-undo = Annuler le coup
tips-off = Plus de conseils. Tu peux les remettre dans /settings.
tip-better = { $better } valait environ { $points } de plus.
crosswise-tip-line = { $move } aurait fait { $kind ->
        [pair] une paire
        [three] trois identiques
        [four] quatre identiques
        [five] cinq identiques
       *[different] six couleurs différentes
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
crosswise-tip-six = { $move } aurait fait six identiques et gagné.
crosswise-tip-block = { $move } aurait coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à l’autre camp.
reversi-tip-corner = { $move } aurait pris le coin, que personne ne peut retourner.
reversi-tip-opens = Cela a ouvert le coin { $corner } ; pas { $move }.
triominos-tip-hexagon = { $move } aurait fermé un hexagone : { $points } points.
triominos-tip-bridge = { $move } aurait fait un pont : { $points } points.
triominos-tip-points = { $move } aurait rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
