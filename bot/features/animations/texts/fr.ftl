# Animations

button-picture = Image
# As in English.
button-animation = Animation
button-address = Lien
share-ways = Envoyer dans cette discussion :
share-open = Revoir
animation-making = Création de l’animation : { $at } sur { $count }
animation-so-far = { $plies ->
    [0] Aucun coup pour l’instant
    [one] Jusqu’ici : 1 coup
   *[other] Jusqu’ici : { $plies } coups
}
animation-alt = { $game }, toute la partie coup par coup ({ $plies }). { $told }
refusal-animations-under-way = Tes dernières animations sont encore en préparation. Redemande quand l’une d’elles sera là.
refusal-too-busy = Trop d’animations sont en préparation en ce moment. Réessaie dans une minute.
command-replay = Une partie en animation
discord-command-replay = revoir
