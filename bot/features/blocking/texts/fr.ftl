# Bloquer : avec qui l’on ne veut rien avoir à faire, et de qui l’on ne voit pas les mots

command-block = Qui tu as bloqué, et comment revenir en arrière
discord-command-block = bloqués
button-block = Bloquer
block-title = Personnes bloquées
block-nobody = Tu n’as bloqué personne.
block-nobody-here = Personne d’autre ne joue ici.
block-players = Joueurs
block-mute = Masquer les mots
block-muted = Tu ne vois plus les mots de { $name }. Tu peux revenir en arrière dans les réglages.
block-ask = Bloquer { $name } ?
block-means = Vous n’êtes plus jamais proposés l’un à l’autre, vous ne vous croisez plus aux tables ouvertes, et tu ne vois pas ses mots. Personne ne le lui dit. Les parties commencées continuent.
block-done = { $name } : blocage activé.
block-undo = Débloquer { $name }
block-unmute = Voir les mots de { $name }
block-undone = { $name } : plus de blocage ni de mots masqués.
