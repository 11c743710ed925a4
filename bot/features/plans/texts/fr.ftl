# Ce que quelqu’un jouera quand ce sera son tour

button-plan = Prévoir
plan-title = Ce que tu prévois pour ton tour
plan-none = Rien n’est encore prévu : choisis un coup.
plan-prompt = Ce que tu joues
plan-else = { $first }, sinon { $second }
plan-answer = si l’autre joue { $after } : { $move }
plan-if-untouched = seulement si personne ne touche à ces lignes
plan-lines = Seulement si ces lignes restent ainsi
plan-if = Si l’autre joue…
plan-if-which = Si l’autre joue quel coup ?
plan-if-move = Si l’autre joue { $after }, tu joues…
plan-picked = Choisi : { $picked }
plan-drop = Ne plus rien prévoir
plan-secret = Toi seul le vois.
plan-waits = Prévu : { $moves }
plan-turn = C’est déjà à toi : il n’y a rien à prévoir.
plan-played = { $move }, comme prévu
plan-dropped-impossible = Ton coup prévu est abandonné : { $move } n’est plus possible.
plan-dropped-touched = Ton coup prévu est abandonné : quelqu’un a touché aux lignes de { $move }.
plan-dropped-undone = Ton coup prévu est abandonné : un coup a été annulé.
