# Animations

button-picture = Immagine
button-animation = Animazione
# As in English.
button-address = Link
share-ways = Manda in questa chat:
share-open = Rivedi
animation-making = Creo l’animazione: { $at } di { $count }
animation-so-far = { $plies ->
    [0] Ancora nessuna mossa
    [one] Finora: 1 mossa
   *[other] Finora: { $plies } mosse
}
animation-alt = { $game }, l’intera partita mossa per mossa ({ $plies }). { $told }
refusal-animations-under-way = Le tue ultime animazioni non sono ancora pronte. Chiedi di nuovo quando ne arriva una.
refusal-too-busy = In questo momento la coda è piena: si stanno creando troppe animazioni. Riprova tra un minuto.
command-replay = Una partita come animazione
discord-command-replay = rivedi
