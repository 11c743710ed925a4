# 自分の番になったら打つ手

button-plan = 予約
plan-title = 次の番の予約
plan-none = まだ予約はありません。手を選んでください。
plan-prompt = 打つ手
plan-else = { $first }、だめなら{ $second }
plan-answer = 相手が{ $after }なら{ $move }
plan-if-untouched = この列が変わらないときだけ
plan-lines = この列がそのままのときだけ
plan-if = 相手がこう打ったら…
plan-if-which = 相手がどの手を打ったら？
plan-if-move = 相手が{ $after }を打ったら…
plan-picked = 選択中：{ $picked }
plan-drop = 予約を取り消す
plan-secret = 見えるのはあなただけです。
plan-waits = 予約：{ $moves }
plan-turn = もうあなたの番です。予約は要りません。
plan-played = 予約どおり{ $move }
plan-dropped-impossible = 予約は取り消されました。{ $move }はもう打てません。
plan-dropped-touched = 予約は取り消されました。{ $move }の列が変わりました。
plan-dropped-undone = 予約は取り消されました。手が戻されました。
