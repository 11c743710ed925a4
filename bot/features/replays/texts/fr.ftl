# Replays

button-walk = Revoir
button-analyse = Analyse
button-costliest = Le plus coûteux
button-costly = Coup coûteux { $rank }
button-instead = Meilleur coup
button-rejoin = Revenir à la partie
replay-instead = { $better } au lieu de { $played }
replay-failed = L’analyse s’est arrêtée. Appuie encore une fois pour la poursuivre.
replay-none = Aucun coup n’a coûté de points.
replay-better = { $better } valait { $points } de plus.
replay-progress = { $at } sur { $plies } analysés
button-accuracy = Précision
accuracy-look = Regarder encore
accuracy-line = { $name } : { $percent } %
accuracy-rated = { $name } : { $percent } % · un jeu à environ { $rating } ({ $span })
accuracy-none = Personne n’a eu de choix à faire.
accuracy-means = Pourcentage : ce que chacun a gardé des chances de gagner qui s’offraient. Le nombre est la cote à laquelle on joue ainsi ; entre parenthèses, l’intervalle où elle se trouve dans 95 parties sur 100. Une seule partie dit peu de choses.
crosswise-replay-better = { $better } valait { $one ->
        [yes] un point
       *[no] { $points } points
    } de plus.
reversi-replay-better = { $better } valait { $one ->
        [yes] un pion
       *[no] { $points } pions
    } de plus.
triominos-replay-better = { $better } valait { $one ->
        [yes] un point
       *[no] { $points } points
    } de plus.
web-replay-replay = Revoir la partie
web-replay-first = Au début
web-replay-play = Lecture
# As in English.
web-replay-pause = Pause
web-replay-last = À la fin
web-replay-moves = Coups
web-replay-course = Coup
web-replay-start = Début
web-replay-leave = Retour à la table
web-replay-share = Partager
web-replay-rejoin = Revenir à la partie
web-replay-undo = Annuler le coup
web-replay-both = D’ici, tu joues pour les deux camps
command-analysis = Les coups qui ont coûté le plus cher
discord-command-analysis = analyse
