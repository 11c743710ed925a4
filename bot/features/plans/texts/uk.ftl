# Що хтось зіграє, коли настане його хід

button-plan = План
plan-title = Твій план на твій хід
plan-none = Поки нічого не заплановано: вибери хід.
plan-prompt = Що ти зіграєш
plan-else = { $first }, інакше { $second }
plan-answer = якщо зіграють { $after }: { $move }
plan-if-untouched = лише якщо ніхто не зачепить ці лінії
plan-lines = Лише якщо ці лінії не зміняться
plan-if = Якщо зіграють…
plan-if-which = Якщо зіграють який хід?
plan-if-move = Якщо зіграють { $after }, ти граєш…
plan-picked = Вибрано: { $picked }
plan-drop = Скасувати план
plan-secret = Це бачиш лише ти.
plan-waits = Твій план: { $moves }
plan-turn = Уже твій хід: планувати нічого.
plan-played = { $move }, як заплановано
plan-dropped-impossible = План скасовано: { $move } тепер неможливо.
plan-dropped-touched = План скасовано: хтось зачепив лінії ходу { $move }.
plan-dropped-undone = План скасовано: хід узяли назад.
