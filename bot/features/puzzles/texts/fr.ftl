# Puzzles

puzzle-title-day = Problème du jour · { $game } { $stars }
puzzle-title = Problème { $number } · { $game } { $stars }
puzzle-prompt = Ta réponse
puzzle-try = Résoudre
puzzle-pick = Choisi : { $picked }
puzzle-right-day = ✅ { $move }, c’est ça ! { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $days ->
    [one] premier jour de la série.
   *[other] { $days } jours de suite.
}
puzzle-right = ✅ { $move }, c’est ça !
puzzle-wrong-day = ❌ { $move }, ce n’est pas ça. C’était ton essai du jour ; tu peux continuer à chercher.
puzzle-wrong = ❌ { $move }, ce n’est pas ça. Essaie encore.
puzzle-given-up = C’était ton essai du jour.
puzzle-line = Ensuite : { $moves }
puzzle-ranks = Problèmes du jour dans cette discussion
puzzle-ranks-day = Aujourd’hui : { $names }
puzzle-ranks-month = Ce mois-ci : { $names }
puzzle-streak = { $days ->
    [one] Problème résolu { $days } jour d’affilée.
   *[other] Problème résolu { $days } jours d’affilée.
}
daily-on = Le problème du jour arrive à { $hour } UTC. « /daily off » y met fin.
daily-off = Aucun problème du jour n’arrive ici. Avec « /daily on 18 », il arrive à 18:00 UTC.
button-puzzle = Problème du jour
# As in English.
button-solve = Solution
button-ranks = Palmarès
button-do-daily = Un problème par jour
daily-never = Jamais
daily-at = À { $hour } UTC
command-puzzle = Le problème du jour, ou un problème pour un jeu
command-daily = Publier ici le problème du jour, à une heure donnée (UTC)
parameter-switch = Oui ou non
parameter-hour = L’heure en UTC, de 0 à 23
choice-switch-on = oui
choice-switch-off = non
refusal-no-puzzle = Il n’y a pas de problèmes pour ce jeu.
crosswise-puzzle-six = { $side } joue : aligne six jetons identiques en un coup.
crosswise-puzzle-six-why = Seul { $move } aligne six jetons identiques.
crosswise-puzzle-prevent = { $side } joue : un jeton des autres peut aligner six identiques. Quel coup l’empêche et te laisse le plus d’avance ?
crosswise-puzzle-prevent-why = Parmi les coups qui l’empêchent, { $move } change l’avance de { $best }, le deuxième meilleur de { $second }.
crosswise-puzzle-gain = { $side } joue : quel coup rapporte le plus tout de suite ?
crosswise-puzzle-gain-why = { $move } rapporte { $best }, le deuxième meilleur coup { $second }.
discord-command-puzzle = problème
discord-command-daily = problème-du-jour
discord-parameter-switch = actif
discord-parameter-hour = heure
reversi-puzzle-best = { $side } joue : un coup vaut au moins 4 pions de plus que tous les autres.
reversi-puzzle-best-why = Avance finale : { $best } après { $move }, { $second } après le deuxième meilleur coup.
triominos-puzzle-lay = Quelle pose rapporte le plus ? Plusieurs donnent un bonus.
triominos-puzzle-lay-why = { $move } rapporte { $best }, la deuxième meilleure pose { $second }.
