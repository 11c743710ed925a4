# Training

train-none = Non hai né quesiti né mosse sbagliate da ripetere.
command-train = Ripeti un quesito o una mossa che hai sbagliato
better-title = Mosse migliori · { $place } di { $count } · { $game }
better-title-again = Mosse migliori · { $code } · { $game }
better-ask = Mossa { $ply }: hai giocato { $played }. Che cosa valeva { $cost } in più?
better-played = ❌ { $move } è ciò che hai giocato.
better-wrong = ❌ { $move } non è meglio.
better-worth = ❌ { $move } vale { $value }.
better-as-good = ✅ { $move } va altrettanto bene!
better-points = Subito { $better } rende { $best }, { $played } { $value }.
better-end = Era l’ultima. Trovate: { $found } su { $count }.
better-none = Nessuna delle tue mosse ha regalato nulla.
button-better = Trova mosse migliori
button-train = Avanti
button-do-train = Cosa ho sbagliato
refusal-not-played = Non hai giocato in questa partita.
discord-command-train = allenati
