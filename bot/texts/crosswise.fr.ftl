### Crosswise

game-crosswise = Crosswise
crosswise-about = De deux à quatre, en deux équipes : Orange marque dans les colonnes, Vert dans les rangées.
crosswise-goal = Aligne des jetons de même couleur, Orange dans les colonnes et Vert dans les rangées : l’équipe dont les lignes rapportent le plus gagne.

## Camps

# As in English.
crosswise-side-orange = 🟠 Orange
crosswise-side-green = 🟢 Vert
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = colonnes
crosswise-team-green = rangées

## Couleurs, pour d'autres textes

crosswise-colour =
    { $colour ->
        [red] 🔴 rouge
        [yellow] 🟡 jaune
        [blue] 🔵 bleu
        [purple] 🟣 violet
        [black] ⚫ noir
       *[white] ⚪ blanc
    }
crosswise-old =
    { $old ->
        [red] 🔴 rouge
        [yellow] 🟡 jaune
        [blue] 🔵 bleu
        [purple] 🟣 violet
        [black] ⚫ noir
       *[white] ⚪ blanc
    }
crosswise-second =
    { $second ->
        [red] 🔴 rouge
        [yellow] 🟡 jaune
        [blue] 🔵 bleu
        [purple] 🟣 violet
        [black] ⚫ noir
       *[white] ⚪ blanc
    }

## Ce qui se passe

crosswise-placed = { $seat } a posé { crosswise-colour } en { $cell }.
crosswise-moved = { $seat } a déplacé { crosswise-colour } de { $cell } à { $to }.
crosswise-removed = { $seat } a retiré { crosswise-colour } de { $cell } et le garde en main.
crosswise-replaced = { $seat } a remplacé { crosswise-old } par { crosswise-colour } en { $cell } et garde { crosswise-old } en main.
crosswise-swapped = { $seat } a échangé { crosswise-colour } en { $cell } et { crosswise-second } en { $other }.
crosswise-passed = { $seat } n’a aucun jeton jouable et passe.
crosswise-six-column = Six identiques, { crosswise-colour }, dans la colonne { $line } : 🟠 Orange gagne aussitôt.
crosswise-six-row = Six identiques, { crosswise-colour }, dans la rangée { $line } : 🟢 Vert gagne aussitôt.
crosswise-bag-empty = C’était le dernier jeton du sac.

crosswise-you-placed = Tu as posé { crosswise-colour } en { $cell }.
crosswise-you-moved = Tu as déplacé { crosswise-colour } de { $cell } à { $to }.
crosswise-you-removed = Tu as retiré { crosswise-colour } de { $cell } et le gardes en main.
crosswise-you-replaced = Tu as remplacé { crosswise-old } par { crosswise-colour } en { $cell } et gardes { crosswise-old } en main.
crosswise-you-swapped = Tu as échangé { crosswise-colour } en { $cell } et { crosswise-second } en { $other }.
crosswise-you-passed = Tu n’as aucun jeton jouable et tu passes.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } a déplacé { crosswise-colour } de { $cell } à { $to }
crosswise-brief-removed = { $seat } a pris { crosswise-colour } de { $cell }
crosswise-brief-replaced = { $seat } a mis { crosswise-colour } pour { crosswise-old } en { $cell }
crosswise-brief-swapped = { $seat } a échangé { $cell } et { $other }
crosswise-brief-passed = { $seat } passe
crosswise-brief-bag-empty = le sac est vide

## Choisir

crosswise-choice-red = 🔴 Rouge
crosswise-choice-yellow = 🟡 Jaune
crosswise-choice-blue = 🔵 Bleu
crosswise-choice-purple = 🟣 Violet
crosswise-choice-black = ⚫ Noir
crosswise-choice-white = ⚪ Blanc
crosswise-choice-move = Déplacer
crosswise-choice-remove = Retirer
crosswise-choice-replace = Remplacer
crosswise-choice-swap = Échanger
crosswise-choice-pass = Passer
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Choisis un de tes jetons
crosswise-prompt-red = 🔴 Rouge : choisis une case vide
crosswise-prompt-yellow = 🟡 Jaune : choisis une case vide
crosswise-prompt-blue = 🔵 Bleu : choisis une case vide
crosswise-prompt-purple = 🟣 Violet : choisis une case vide
crosswise-prompt-black = ⚫ Noir : choisis une case vide
crosswise-prompt-white = ⚪ Blanc : choisis une case vide
crosswise-prompt-move = Déplacer : choisis un jeton du plateau, puis la case vide où il va
crosswise-prompt-move-2 = Déplacer : choisis maintenant la case vide où il va
crosswise-prompt-remove = Retirer : choisis un jeton du plateau ; il va dans ta main
crosswise-prompt-replace = Remplacer : choisis une couleur de ta main, puis le jeton du plateau dont elle prend la place
crosswise-prompt-replace-2 = Remplacer : choisis maintenant le jeton du plateau ; il va dans ta main
crosswise-prompt-swap = Échanger : choisis deux jetons du plateau
crosswise-prompt-swap-2 = Échanger : choisis maintenant l’autre jeton
crosswise-prompt-ask = Choisis une case
crosswise-task = choisis un jeton
crosswise-task-red = choisis une case pour le rouge
crosswise-task-yellow = choisis une case pour le jaune
crosswise-task-blue = choisis une case pour le bleu
crosswise-task-purple = choisis une case pour le violet
crosswise-task-black = choisis une case pour le noir
crosswise-task-white = choisis une case pour le blanc
crosswise-task-move = choisis un jeton à déplacer
crosswise-task-move-2 = choisis la case vide où il va
crosswise-task-remove = choisis un jeton à retirer
crosswise-task-replace = choisis une couleur de ta main
crosswise-task-replace-2 = choisis le jeton à remplacer
crosswise-task-swap = choisis deux jetons à échanger
crosswise-task-swap-2 = choisis l’autre jeton
crosswise-task-pass = passe

## Questions

crosswise-question-scoring = Barème
crosswise-question-store = Défausse
crosswise-question-lines = Toutes les lignes
crosswise-question-cell = Lignes d’une case

## Réponses

crosswise-aid = 🟠 colonnes, 🟢 rangées ; par ligne :
crosswise-aid-group =
    { $kind ->
        [pair] Paire
        [three] Trois identiques
        [four] Quatre identiques
        [five] Cinq identiques
        [six] Six identiques
       *[different] Six couleurs différentes
    } : { $points }
crosswise-aid-sums = Les groupes s’ajoutent : 4+2 font 6.
crosswise-aid-six = Six identiques gagnent.
crosswise-stored =
    { $kind ->
        [move] Déplacer vers une case vide
        [remove] Reprendre en main
        [replace] Remplacer et reprendre
       *[swap] Échanger deux jetons
    } : joués { $played }, à venir { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } est vide.
       *[other] { $cell } : { crosswise-colour }.
    }
crosswise-column = 🟠 Colonne { $line } : { crosswise-parts }
crosswise-row = 🟢 Rangée { $line } : { crosswise-parts }
# As in English.
crosswise-sum-orange = 🟠 Orange : { $points }
crosswise-sum-green = 🟢 Vert : { $points }
crosswise-ahead = Dès le début : { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] paire
        [three] trois identiques
        [four] quatre identiques
        [five] cinq identiques
        [six] six identiques
       *[different] six couleurs différentes
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] paire
        [three] trois identiques
        [four] quatre identiques
        [five] cinq identiques
        [six] six identiques
       *[different] six couleurs différentes
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] paire
        [three] trois identiques
        [four] quatre identiques
        [five] cinq identiques
        [six] six identiques
       *[different] six couleurs différentes
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## La fin

crosswise-reason-six = Six identiques terminent la partie aussitôt.
crosswise-reason-full = Le plateau est plein.
crosswise-reason-passes = Plus personne n’a de jeton jouable.

## L'image en mots

crosswise-team =
    { $side ->
        [orange] Orange
       *[green] Vert
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = À { $seat } de jouer pour { crosswise-team }.
crosswise-alt-won = { crosswise-team } a gagné.
crosswise-alt-drawn = Partie nulle.
crosswise-alt-totals = Points : Orange { $orange }, Vert { $green }.
crosswise-alt-columns = Colonnes a à f : { $points }.
crosswise-alt-rows = Rangées 1 à 6 : { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Rouge
        [yellow] Jaune
        [blue] Bleu
        [purple] Violet
        [black] Noir
       *[white] Blanc
    } : { $cells }.
crosswise-alt-empty = Le plateau est vide.
crosswise-alt-own = Tes jetons : { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) a { $count } jeton.
       *[other] { $seat } ({ crosswise-team }) a { $count } jetons.
    }
crosswise-alt-bag =
    { $count ->
        [0] Le sac est vide.
        [one] Il reste 1 jeton dans le sac.
       *[other] Il reste { $count } jetons dans le sac.
    }
crosswise-alt-store = Jetons spéciaux joués, trois de chaque : déplacer { $move }, retirer { $remove }, remplacer { $replace }, échanger { $swap }.

## Règles

crosswise-rules =
    Deux équipes remplissent un plateau de 6×6 cases, chacune nommée par sa colonne a–f et sa rangée 1–6. 🟠 Orange marque dans les six colonnes, 🟢 Vert dans les six rangées.

    À deux : un contre un. À quatre : deux équipes de deux, placées en alternance ; les partenaires ne voient pas les jetons l’un de l’autre. À trois : les places 1 et 3 forment l’équipe Orange ; la place 2 est Vert à elle seule, joue après chacune des deux et a six jetons. Tous les autres en ont quatre. Les jetons en main sont cachés à tous les autres. On tire au sort qui commence, ou on le choisit avant la partie.

    Le sac contient 54 jetons : sept de chaque couleur 🔴 🟡 🔵 🟣 ⚫ ⚪ et trois de chacun des quatre spéciaux. À ton tour, joue exactement un jeton, puis pioche pour compléter ta main, tant qu’il y a des jetons dans le sac.
    • Une couleur se pose sur n’importe quelle case vide.
    • Déplacer : mener un jeton du plateau sur une case vide.
    • Retirer : prendre un jeton du plateau dans ta main ; tu ne pioches alors rien.
    • Remplacer : mettre une couleur de ta main à la place d’un jeton du plateau, prendre ce jeton en main, puis en piocher un.
    • Échanger : intervertir deux jetons du plateau. Ils peuvent être de la même couleur ; alors rien ne change.
    Un jeton spécial joué va dans la défausse, visible de tous ; on y voit aussi combien de chaque sorte sont encore à venir. Un jeton qui passe du plateau dans une main a été vu de tous.

    Si aucun de tes jetons n’est jouable, parce que tu n’as que des spéciaux sans cible, ou plus rien du tout, tu passes ; on ne passe jamais autrement. Quand tout le monde a passé, l’un après l’autre, la partie s’arrête et se compte telle quelle.

    Six jetons identiques dans une colonne (Orange) ou une rangée (Vert) gagnent aussitôt, peu importe qui a posé le dernier. Sinon, la partie se termine quand les 36 cases sont pleines : la plus haute somme des lignes d’une équipe gagne ; à sommes égales, la partie est nulle.

    Dans chaque ligne, une couleur compte 1 point pour deux jetons, 3 pour trois, 5 pour quatre, 7 pour cinq ; six couleurs différentes comptent 6. Plusieurs groupes s’additionnent : 4+2 font 6, 3+3 font 6, 3+2 font 4, 2+2+2 font 3. Une ligne pas encore pleine compte ce qu’elle contient.

    Séries : dans « premier à X », la première équipe qui gagne X parties l’emporte ; une nulle ne compte pour personne, et après 3·X parties l’équipe en tête gagne. Dans « somme de X », on additionne les points de X parties ; une ligne de six jetons identiques y compte 9 et toute autre ligne des deux équipes compte telle quelle, si bien que l’équipe qui gagne une partie peut avoir la plus petite somme. En cas d’égalité, la série est nulle. À chaque nouvelle partie, c’est la place suivante qui commence.

## Tirage équitable


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = cœur
crosswise-typed-yellow = étoile
crosswise-typed-blue = goutte
crosswise-typed-purple = losange
crosswise-typed-black = croix
crosswise-typed-white = anneau, cercle
