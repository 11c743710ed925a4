### Triominos

game-triominos = Triominos
triominos-about = De deux à quatre, on pose des tuiles triangulaires coin contre coin, en manches, jusqu’à un objectif de points.
triominos-goal = Pose des tuiles dont les chiffres concordent là où elles se touchent : qui a le plus de points quand l’objectif est atteint gagne.

## Ce qui se passe

triominos-round =
    { $why ->
        [won] Manche { $number } : { $first_seat } a gagné la manche précédente et commence.
       *[highest] Manche { $number } : { $first_seat } a la tuile la plus haute et commence.
    }
triominos-laid = { $seat } a posé { $tile } en { $place } : +{ $points }.
triominos-triple = Ouverture avec un triple : +{ $points }.
triominos-zeros = Ouverture avec 0-0-0 : +{ $points }.
triominos-bridge = Pont : +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Hexagone
        [2] Deux hexagones
       *[3] Trois hexagones
    } : +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } a pioché une tuile : { $points }.
       *[other] { $seat } a pioché { $count } tuiles : { $points }.
    }
triominos-drew-own = { $seat } a pioché { $tiles } : { $points }.
triominos-passed = { $seat } ne peut ni poser ni piocher : { $points }.
triominos-out = { $seat } a posé sa dernière tuile : +{ $points }.
triominos-blocked = La manche est bloquée.
triominos-left = Chiffres restés dans les autres mains : +{ $points } pour { $seat }.
triominos-own = Ses propres chiffres restants : { $points }.
triominos-shown = { $seat } avait { $tiles } (somme { $digits }).
triominos-won = { $seat } gagne la manche { $number }.
triominos-nobody = Même nombre de tuiles, sommes égales : personne ne gagne la manche { $number }.
triominos-stands = { $seat } : { $scored }, total { $total }.
triominos-tied = Égalité en tête à { $total } : une manche de plus décidera.

triominos-you-laid = Tu as posé { $tile } en { $place } : +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Tu as pioché une tuile : { $points }.
       *[other] Tu as pioché { $count } tuiles : { $points }.
    }
triominos-you-drew-own = Tu as pioché { $tiles } : { $points }.
triominos-you-passed = Tu ne peux ni poser ni piocher : { $points }.
triominos-you-out = Tu as posé ta dernière tuile : +{ $points }.
triominos-you-left = Chiffres restés dans les autres mains : +{ $points } pour toi.
triominos-you-shown = Tu avais { $tiles } (somme { $digits }).
triominos-you-won = Tu as gagné la manche { $number }.
triominos-you-stands = Toi : { $scored }, total { $total }.
triominos-brief-round = manche { $number } : { $first_seat } commence
triominos-brief-laid = { $seat } { $tile } +{ $points }
# As in English.
triominos-brief-triple = triple +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = pont +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] hexagone
        [2] deux hexagones
       *[3] trois hexagones
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } a pioché une tuile { $points }
       *[other] { $seat } a pioché { $count } tuiles { $points }
    }
triominos-brief-drew-own = { $seat } a pioché { $tiles } { $points }
triominos-brief-passed = { $seat } passe { $points }
triominos-brief-out = dernière tuile +{ $points }
triominos-brief-blocked = bloquée
triominos-brief-left = chiffres des autres +{ $points }
triominos-brief-own = ses chiffres { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } gagne la manche { $number }
triominos-brief-nobody = personne ne gagne la manche { $number }
triominos-brief-stands = {""}
triominos-brief-tied = égalité à { $total }, une manche de plus décidera
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } gagne la manche { $number }
triominos-you-over-won = Tu gagnes la manche { $number }
triominos-over-nobody = Personne ne gagne la manche { $number }
triominos-stake = Manche { $number } · objectif { $target }

## Réglages

parameter-target = Nombre de points à atteindre
parameter-hand = Tuiles distribuées à chacun
triominos-option-target = Objectif
# As in English.
triominos-option-target-200 = 200 points
# As in English.
triominos-option-target-400 = 400 points
# As in English.
triominos-option-target-500 = 500 points
# As in English.
triominos-option-target-600 = 600 points
triominos-option-hand = Tuiles par main
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Commence
triominos-option-first-random = selon les tuiles

## Choisir

triominos-choice-draw = Piocher −5/tuile
triominos-choice-pass = Passer (−10)
triominos-choice-next = Continuer
triominos-move-2 = { $a } en { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = piocher
triominos-noted-pass = passer
triominos-prompt = Choisis une de tes tuiles, ou pioche si rien ne va
triominos-prompt-1 = { $picked } : choisis un des emplacements marqués
triominos-task = choisis une tuile
triominos-task-1 = choisis où poser { $picked }
triominos-task-draw = pioche une tuile (−5)
triominos-task-pass = passe (−10)

## Questions

triominos-question-sheet = Feuille de score
triominos-question-scoring = Barème

## Réponses

triominos-sheet-round =
    Manche { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(bloquée)
       *[open] {" "}(en cours)
    }
triominos-sheet-row =
    { $seat } : { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· tuiles { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· ouverture { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· ponts { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· hexagones { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· pioches { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· passes { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· dernière tuile { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· chiffres restants { $left }
    }
triominos-sheet-total = { $seat } : { $total } sur { $target }
triominos-sheet-ahead = { $seat } · Dès le début : { $points }
triominos-worth-tile = Une tuile : la somme de ses chiffres
triominos-worth-triple = Ouvrir une manche avec un triple : +{ $worth }
triominos-worth-zeros = Ouvrir avec 0-0-0 : +{ $worth }
triominos-worth-bridge = Pont : +{ $worth }
triominos-worth-hexagon = Chaque hexagone : +{ $worth }
triominos-worth-draw = Chaque tuile piochée : { $worth }
triominos-worth-pass = Passer : { $worth }
triominos-worth-out = Dernière tuile : +{ $worth } et les chiffres des autres
triominos-worth-blocked = Manche bloquée : les chiffres des autres moins les siens
triominos-worth-target = Objectif : { $target }

## L'image en mots

triominos-alt-round = Triominos, manche { $number }, objectif { $target } points.
triominos-alt-empty = Aucune tuile n’est encore posée.
triominos-alt-board =
    { $count ->
        [one] { $count } tuile est posée.
       *[other] { $count } tuiles sont posées.
    }
triominos-alt-row = Rangée { $number } : { $tiles }.
triominos-alt-last = La dernière tuile : { $tile }, posée par { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Elle ferme { $count } hexagone.
       *[other] Elle ferme { $count } hexagones.
    }
triominos-alt-bridge = Elle fait un pont.
triominos-alt-market =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste 1 tuile dans la pioche.
       *[other] Il reste { $count } tuiles dans la pioche.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat } : { $count } tuile, { $total } points.
       *[other] { $seat } : { $count } tuiles, { $total } points.
    }
triominos-alt-turn = À { $seat } de jouer.
triominos-alt-own = Tes tuiles : { $tiles }.
triominos-alt-fits = Possibles : { $moves }.
triominos-alt-left = { $seat } avait encore { $tiles }.
triominos-alt-place = Emplacement { $place } : { $digits }.
triominos-alt-won = { $seat } gagne.
triominos-spoken-up = { $digits } pointe en haut
triominos-spoken-down = { $digits } pointe en bas
triominos-spoken-place = emplacement { $place }
triominos-spoken-asks = L’emplacement { $place } demande { $digits }.

## La fin

triominos-reason-target = L’objectif est atteint.

## Règles

triominos-rules =
    De deux à quatre, on pose 56 tuiles triangulaires. Une tuile porte trois chiffres de 0 à 5 qui montent ou se répètent dans le sens des aiguilles d’une montre, comme 0-3-5 ; chaque combinaison existe une fois. On peut faire pivoter les tuiles, pas les retourner. Une partie compte plusieurs manches, jusqu’à 200 points (ou 400, 500, 600, au choix avant la partie).

    À deux, chacun prend 8 tuiles (ou 7, 9, 16) ; à trois ou quatre, 7. Le reste est la pioche, face cachée. Le plus haut triple commence ; si aucun n’a été distribué, c’est la tuile de plus haute somme et, à sommes égales, celle aux chiffres les plus hauts, en comparant d’abord le plus grand. Ensuite commence qui a gagné la manche précédente ; après une manche sans gagnant, les tuiles décident à nouveau. Qui commence peut poser n’importe laquelle de ses tuiles. On joue dans l’ordre des places.

    Une tuile se pose bord contre bord avec une tuile déjà posée : les deux chiffres du bord commun doivent être égaux. Partout où elle touche d’autres tuiles, par un bord ou un coin, ces chiffres doivent aussi être égaux. Les emplacements libres sont numérotés de haut en bas, puis de gauche à droite ; une tuile va sur un emplacement d’une façon au plus.

    Une tuile posée rapporte la somme de ses chiffres.
    • Ouvrir une manche avec un triple : +10 ; avec 0-0-0, +40 à la place.
    • Hexagone, ta tuile est la sixième autour d’un point : +50 ; deux d’un coup +100, trois d’un coup +150.
    • Pont, ta tuile partage exactement un bord et son coin opposé touche une autre tuile : +40.

    Si tu peux poser une tuile, tu le dois. Sinon, tu pioches une tuile à la fois, −5 chacune, jusqu’à en avoir une qui va, et tu la poses où elle va. Si la pioche est vide et que rien ne va, tu paies 10 et passes ton tour ; vider la pioche en vain coûte les tuiles piochées et les 10. Après ta première tuile piochée, les suivantes, et un éventuel tour passé, se jouent automatiquement et sont montrés.

    La manche se termine quand quelqu’un pose sa dernière tuile : +25, et les chiffres restés dans toutes les autres mains. Elle se termine aussi quand la pioche est vide et que tout le monde a passé l’un après l’autre, une fois chacun. Alors gagne qui a le moins de tuiles ou, à nombre égal, la plus petite somme de chiffres : les chiffres des autres s’ajoutent, ceux de sa propre main se retranchent, et il n’y a pas de 25. Si là aussi il y a égalité, ne serait-ce qu’entre quelques-uns, personne ne gagne et aucun chiffre ne compte. Toutes les mains sont montrées. La manche suivante est distribuée dès que quelqu’un appuie, ou après 30 secondes.

    La partie se termine après une manche au bout de laquelle quelqu’un est à l’objectif ou au-dessus : le plus haut total gagne. En cas d’égalité en tête, on joue une manche de plus. Atteindre l’objectif pendant une manche ne termine rien. Les totaux peuvent être négatifs.

    Séries : dans « premier à X », la première personne qui gagne X parties l’emporte ; dans « somme de X », les totaux finaux de X parties s’additionnent. Ce sont toujours les tuiles qui décident qui commence.

## Tirage équitable

