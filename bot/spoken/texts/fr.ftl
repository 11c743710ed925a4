# Des plateaux faits pour être lus à voix haute. Pas de signes, seulement des mots.

spoken-row = Rangée { $row } : { $cells }.
spoken-column = Colonne { $column } : { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = de { $first } à { $last } { $what }
spoken-empty = vide
spoken-rows = Les rangées du plateau : { $rows }.
spoken-columns = Les colonnes du plateau : { $columns }.
spoken-columns-none = Ce plateau n’a pas de colonnes. Demande une rangée.
spoken-hand = Ta main : { $pieces }.
spoken-slot = { $slot } : { $piece }
spoken-moves = Coups possibles : { $moves }.
spoken-moves-after = Après { $picked } : { $moves }.
spoken-every-empty = toutes les cases vides
spoken-brings = { $move } rapporte { $points }
spoken-piece = { $pieces } : { $places }.
spoken-further = { $piece } : /moves { $path } dit la suite.
spoken-nothing = Rien ne s’est passé depuis ton coup.
spoken-now-first = Tes plateaux arrivent maintenant en texte, puis l’image. /text only enlève l’image, /text off ne garde que l’image.
spoken-now-only = Tes plateaux arrivent maintenant en texte, sans image. /text on ajoute l’image, /text off ne garde que l’image.
spoken-now-off = Tes plateaux arrivent de nouveau en images.

settings-text = Plateaux en texte
settings-about-me-text = Les plateaux en mots, faits pour être lus à voix haute, suivis de l’image ou sans elle. Pour tout ce qui n’est visible que pour toi. /board row 3, /board column c et /board last en disent une partie, /moves donne tes coups possibles.
settings-text-first = texte d’abord
settings-text-only = texte seul
help-text = Avec /text on, les plateaux arrivent en texte à lire à voix haute. Dans un groupe, /board ne répond alors qu’à toi ; /join avec le code renvoie le plateau pour tout le monde.

command-text = Des plateaux en texte, à lire à voix haute, rien que pour toi
command-moves = Les coups que tu peux jouer maintenant, en mots
button-do-text = Plateaux en texte
button-do-moves = Mes coups
parameter-how = Comment : texte d’abord, texte seul, ou « non » pour des images
parameter-part = Seulement ce qui s’est passé depuis ton coup
parameter-row = Une rangée du plateau en mots, par exemple 3
parameter-column = Une colonne du plateau en mots, par exemple c
parameter-after = Ce que tu choisis d’abord : une pièce ou une case
parameter-then = Ce que tu choisis ensuite
choice-how-first = texte d’abord
choice-how-only = texte seul
choice-how-off = non
choice-part-last = depuis mon coup

discord-command-text = texte
discord-command-moves = coups
discord-parameter-how = comment
discord-parameter-part = extrait
discord-parameter-row = rangée
discord-parameter-column = colonne
discord-parameter-after = après
discord-parameter-then = puis
command-board = Renvoyer le plateau en bas de la discussion
discord-command-board = plateau
