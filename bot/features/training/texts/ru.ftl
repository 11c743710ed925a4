# Training

train-none = Повторять нечего: ошибок в задачах и ходах нет.
command-train = Повторить задачу или ход, где была ошибка
better-title = Работа над ошибками · { $place } из { $count } · { $game }
better-title-again = Работа над ошибками · { $code } · { $game }
better-ask = Твой ход { $ply } — { $played }. Что было лучше на { $cost }?
better-played = ❌ { $move } — так и было сыграно.
better-wrong = ❌ { $move } не лучше.
better-worth = ❌ { $move }: ожидаемый перевес { $value }.
better-as-good = ✅ { $move } ничуть не хуже!
better-points = Сразу { $better } даёт { $best }, { $played } — { $value }.
better-end = Это был последний ход. Найдено: { $found } из { $count }.
better-none = Ошибок нет: на твоих ходах ничего не потеряно.
button-better = Работа над ошибками
button-train = Дальше
button-do-train = Мои ошибки
refusal-not-played = В этой партии тебя не было.
discord-command-train = тренировка
