# Lo que alguien jugará cuando le toque

# As in English.
button-plan = Plan
plan-title = Tu plan para tu turno
plan-none = Aún no hay nada planeado: elige una jugada.
plan-prompt = Lo que juegas
plan-else = { $first }; si no, { $second }
plan-answer = si juegan { $after }: { $move }
plan-if-untouched = solo si nadie toca estas líneas
plan-lines = Solo si estas líneas siguen igual
plan-if = Si juegan…
plan-if-which = ¿Si juegan qué jugada?
plan-if-move = Si juegan { $after }, tú juegas…
plan-picked = Elegido: { $picked }
plan-drop = Descartar el plan
plan-secret = Solo lo ves tú.
plan-waits = Tu plan: { $moves }
plan-turn = Ya te toca: no hay nada que planear.
plan-played = { $move }, según tu plan
plan-dropped-impossible = Tu plan se descarta: { $move } ya no se puede jugar.
plan-dropped-touched = Tu plan se descarta: alguien ha tocado las líneas de { $move }.
plan-dropped-undone = Tu plan se descarta: se ha deshecho una jugada.
