# Co ktoś zagra, gdy przyjdzie jego kolej

button-plan = Zaplanuj
plan-title = Twój plan na twój ruch
plan-none = Nic jeszcze nie zaplanowano: wybierz ruch.
plan-prompt = Co zagrasz
plan-else = { $first }, a jeśli się nie da, { $second }
plan-answer = jeśli zagrają { $after }: { $move }
plan-if-untouched = tylko jeśli nikt nie zmieni tych linii
plan-lines = Tylko jeśli te linie się nie zmienią
plan-if = Jeśli zagrają…
plan-if-which = Jeśli zagrają jaki ruch?
plan-if-move = Jeśli zagrają { $after }, zagrasz…
plan-picked = Wybrano: { $picked }
plan-drop = Porzuć plan
plan-secret = Widzisz to tylko ty.
plan-waits = Twój plan: { $moves }
plan-turn = To już twoja kolej: nie ma czego planować.
plan-played = { $move }, zgodnie z planem
plan-dropped-impossible = Plan porzucony: { $move } nie jest teraz możliwe.
plan-dropped-touched = Plan porzucony: ktoś zmienił linie ruchu { $move }.
plan-dropped-undone = Plan porzucony: ruch został cofnięty.
