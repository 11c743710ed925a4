# Animations

button-picture = Bild
# As in English.
button-animation = Animation
# As in English.
button-address = Link
share-ways = In diesen Chat schicken:
share-open = Wiedergabe
animation-making = Die Animation entsteht: { $at } von { $count }
animation-so-far = { $plies ->
    [0] Noch kein Zug
    [one] Bis jetzt: 1 Zug
   *[other] Bis jetzt: { $plies } Züge
}
animation-alt = { $game }, die ganze Partie Zug für Zug ({ $plies }). { $told }
refusal-animations-under-way = Deine letzten Animationen entstehen noch. Frag wieder, wenn eine davon da ist.
refusal-too-busy = Gerade entstehen so viele Animationen, dass die Warteschlange voll ist. Versuch es in einer Minute noch einmal.
command-replay = Eine Partie als Animation
discord-command-replay = wiedergabe
