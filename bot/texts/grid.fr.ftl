# Le plateau case par case, pour qui le parcourt avec les flèches.

web-cell-can = { $cell }, jouable

crosswise-place-content =
    { $content ->
        [red] rouge, cœur
        [yellow] jaune, étoile
        [blue] bleu, goutte
        [purple] violet, losange
        [black] noir, croix
        [white] blanc, anneau
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] vide
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] noir
        [white] blanc
       *[empty] vide
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, pointe en haut
triominos-place-tile-down = { $tile }, pointe en bas
triominos-place-free = emplacement { $place }, libre
triominos-place-beside = emplacement { $place }, à côté de { $tiles }
triominos-place-held = { $number }, { $tile }
