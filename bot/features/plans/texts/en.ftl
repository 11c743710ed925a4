# What one will play when it is one's turn.

button-plan = Plan
plan-title = Your plan for your turn
plan-none = Nothing is planned yet: choose a move.
plan-prompt = What you play
# The second move is played where the first is not possible.
plan-else = { $first }, or else { $second }
plan-answer = if they play { $after }: { $move }
plan-if-untouched = only if nobody has touched these lines
plan-lines = Only if these lines stay as they are
plan-if = If they play …
plan-if-which = If they play which move?
plan-if-move = If they play { $after }, you play …
plan-picked = Chosen: { $picked }
plan-drop = Drop the plan
plan-secret = Only you see this.
plan-waits = Your plan: { $moves }
plan-turn = It is your turn already: there is nothing to plan.
plan-played = { $move }, as planned
plan-dropped-impossible = Your plan is dropped: { $move } is not possible now.
plan-dropped-touched = Your plan is dropped: somebody has touched the lines of { $move }.
plan-dropped-undone = Your plan is dropped: a move was taken back.
