# Was jemand spielen wird, wenn er am Zug ist

# As in English.
button-plan = Plan
plan-title = Dein Plan für deinen Zug
plan-none = Noch ist nichts geplant: Wähle einen Zug.
plan-prompt = Was du spielst
plan-else = { $first }, sonst { $second }
plan-answer = wenn sie { $after } spielen: { $move }
plan-if-untouched = nur wenn niemand diese Linien verändert
plan-lines = Nur wenn diese Linien so bleiben
plan-if = Wenn sie … spielen
plan-if-which = Wenn sie welchen Zug spielen?
plan-if-move = Wenn sie { $after } spielen, spielst du …
plan-picked = Gewählt: { $picked }
plan-drop = Plan verwerfen
plan-secret = Nur du siehst das.
plan-waits = Dein Plan: { $moves }
plan-turn = Du bist schon am Zug: Es gibt nichts zu planen.
plan-played = { $move }, wie geplant
plan-dropped-impossible = Dein Plan ist verworfen: { $move } geht jetzt nicht.
plan-dropped-touched = Dein Plan ist verworfen: Jemand hat die Linien von { $move } verändert.
plan-dropped-undone = Dein Plan ist verworfen: Ein Zug wurde zurückgenommen.
