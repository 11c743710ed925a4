# Animations

button-picture = Afbeelding
button-animation = Animatie
# As in English.
button-address = Link
share-ways = Naar deze chat sturen:
share-open = Terugkijken
animation-making = De animatie wordt gemaakt: { $at } van { $count }
animation-so-far = { $plies ->
    [0] Nog geen zet
    [one] Tot nu toe: 1 zet
   *[other] Tot nu toe: { $plies } zetten
}
animation-alt = { $game }, de hele partij zet voor zet ({ $plies }). { $told }
refusal-animations-under-way = Je vorige animaties worden nog gemaakt. Vraag opnieuw als er een binnen is.
refusal-too-busy = Er worden nu zo veel animaties gemaakt dat er geen meer bij kan. Probeer het over een minuut opnieuw.
command-replay = Een partij als animatie
discord-command-replay = terugkijken
