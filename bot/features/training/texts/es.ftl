# Training

train-none = No tienes retos ni jugadas fallidas que repetir.
command-train = Repetir un reto o una jugada que fallaste
better-title = Jugadas mejores · { $place } de { $count } · { $game }
better-title-again = Jugadas mejores · { $code } · { $game }
better-ask = Jugada { $ply }: jugaste { $played }. ¿Qué valía { $cost } más?
better-played = ❌ { $move } es lo que jugaste.
better-wrong = ❌ { $move } no es mejor.
better-worth = ❌ { $move } vale { $value }.
better-as-good = ✅ ¡{ $move } vale lo mismo!
better-points = De inmediato, { $better } da { $best }; { $played }, { $value }.
better-end = Era la última. Encontradas: { $found } de { $count }.
better-none = Ninguna de tus jugadas regaló nada.
button-better = Buscar algo mejor
button-train = Siguiente
button-do-train = Lo que fallé
refusal-not-played = No jugaste esta partida.
discord-command-train = entrenar
