# Training

train-none = Tu n’as ni problème ni coup manqué à reprendre.
command-train = Reprendre un problème ou un coup que tu as manqué
better-title = De meilleurs coups · { $place } sur { $count } · { $game }
better-title-again = De meilleurs coups · { $code } · { $game }
better-ask = Coup { $ply } : tu as joué { $played }. Quel coup valait { $cost } de plus ?
better-played = ❌ { $move }, c’est ce que tu as joué.
better-wrong = ❌ { $move } n’est pas mieux.
better-worth = ❌ { $move } vaut { $value }.
better-as-good = ✅ { $move } vaut tout autant !
better-points = Sur le moment, { $better } rapporte { $best }, { $played } { $value }.
better-end = C’était le dernier. Trouvés : { $found } sur { $count }.
better-none = Aucun de tes coups n’a coûté de points.
button-better = Trouver mieux
button-train = Suivant
button-do-train = Ce que j’ai manqué
refusal-not-played = Tu n’as pas joué cette partie.
discord-command-train = entraînement
