# Animations

button-picture = Obraz
button-animation = Animacja
# As in English.
button-address = Link
share-ways = Wyślij na ten czat:
share-open = Powtórka
animation-making = Powstaje animacja: { $at } z { $count }
animation-so-far = { $plies ->
    [0] Jeszcze bez ruchu
    [1] Dotąd: 1 ruch
   *[other] Dotąd ruchów: { $plies }
}
animation-alt = { $game }, cała partia ruch po ruchu ({ $plies }). { $told }
refusal-animations-under-way = Twoje ostatnie animacje jeszcze powstają. Poproś znów, gdy któraś będzie gotowa.
refusal-too-busy = Powstaje teraz tyle animacji, że kolejka jest pełna. Spróbuj znów za minutę.
command-replay = Partia jako animacja
discord-command-replay = powtórka
