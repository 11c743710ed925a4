### Reversi

game-reversi = Reversi
reversi-about = À deux, 64 pions : encadre l’autre couleur et elle devient la tienne.
reversi-goal = Encadre des pions de l’autre couleur pour qu’ils deviennent les tiens : à la fin, qui en a le plus gagne.

## Camps

reversi-side-black = ⚫ Noir
reversi-side-white = ⚪ Blanc
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Ce qui se passe

reversi-placed =
    { $flips ->
        [one] { $seat } a joué { $cell } et retourné 1 pion.
       *[other] { $seat } a joué { $cell } et retourné { $flips } pions.
    }
reversi-passed = { $seat } n’a aucun coup et passe.

reversi-you-placed =
    { $flips ->
        [one] Tu as joué { $cell } et retourné 1 pion.
       *[other] Tu as joué { $cell } et retourné { $flips } pions.
    }
reversi-you-passed = Tu n’as aucun coup et tu passes.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } passe

## L'image en mots

reversi-alt-discs = Pions noirs : { $black }, pions blancs : { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] À { $seat } de jouer, avec les noirs.
       *[white] À { $seat } de jouer, avec les blancs.
    }
reversi-alt-legal = Possibles : { $cells }.
reversi-alt-won = { $seat } a gagné.
reversi-alt-drawn = Partie nulle.
reversi-alt-black = Noirs : { $cells }.
reversi-alt-white = Blancs : { $cells }.
reversi-spoken-brings = { $move } en retourne { $count }

## Réglages

parameter-position = Une position ou une partie d’où commencer
reversi-option-first = Noir
reversi-option-first-random = tirage au sort
reversi-option-position = Position : 64 caractères X, O et -, puis X ou O pour qui doit jouer ; ou une transcription comme f5d6c3
reversi-option-position-start = le départ habituel

## Choisir

reversi-prompt = Choisis une case pour ton pion
reversi-task = choisis une case

## Questions

reversi-question-flips = Ça retourne quoi ?
reversi-prompt-ask = Quelle case ?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } retourne 1 pion : { $cells }.
       *[other] { $cell } retourne { $flips } pions : { $cells }.
    }
reversi-cell-taken = { $cell } n’est pas jouable : il y a déjà un pion.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } n’est pas jouable : la partie est finie.
       *[no] { $cell } n’est pas jouable : rien ne se retourne.
    }

## La fin

reversi-reason-full = Le plateau est plein.
reversi-reason-blocked = Plus aucune couleur ne peut jouer.
reversi-reason-wiped = Une couleur n’a plus de pions.

## Règles

reversi-rules =
    Reversi se joue à deux sur 64 cases, avec des pions ⚫ noirs d’un côté et ⚪ blancs de l’autre. Noir commence.

    Pose un pion sur une case vide de sorte qu’un ou plusieurs pions de l’autre couleur se trouvent alignés, sans trou, entre lui et un autre de tes pions : à l’horizontale, à la verticale ou en diagonale. Chaque ligne ainsi encadrée passe à ta couleur. Un pion retourné n’en encadre pas d’autres.

    Un coup qui ne retourne rien n’est pas permis. Si tu as un coup, tu dois jouer ; si tu n’en as aucun, tu passes automatiquement.

    Quand le plateau est plein ou que plus personne ne peut jouer, on compte les pions. Qui en a le plus gagne ; à égalité, la partie est nulle. Les cases vides ne comptent pour personne.

    Les cases marquées sont celles que tu peux jouer. Petit conseil : un pion dans un coin ne peut plus jamais être retourné.
reversi-count = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}
reversi-given = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
