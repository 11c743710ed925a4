# Что кто-то сыграет, когда придёт его ход

button-plan = План
plan-title = Твой план на твой ход
plan-none = Пока ничего не задумано: выбери ход.
plan-prompt = Что ты сыграешь
plan-else = { $first }, иначе { $second }
plan-answer = если сыграют { $after }: { $move }
plan-if-untouched = только если никто не тронет эти линии
plan-lines = Только если эти линии не изменятся
plan-if = Если сыграют…
plan-if-which = Если сыграют какой ход?
plan-if-move = Если сыграют { $after }, ты играешь…
plan-picked = Выбрано: { $picked }
plan-drop = Отменить план
plan-secret = Это видишь только ты.
plan-waits = Твой план: { $moves }
plan-turn = Уже твой ход: планировать нечего.
plan-played = { $move }, как задумано
plan-dropped-impossible = План отменён: { $move } теперь невозможно.
plan-dropped-touched = План отменён: кто-то тронул линии хода { $move }.
plan-dropped-undone = План отменён: ход взяли назад.
