# Animations

button-picture = 画像
button-animation = アニメーション
button-address = リンク
share-ways = このチャットに送る：
share-open = リプレイ
animation-making = アニメーションを作成中：{ $at }/{ $count }
animation-so-far = { $plies ->
    [0] まだ手がありません
   *[other] ここまで{ $plies }手
}
animation-alt = { $game }、一局を一手ずつ（{ $plies }）。{ $told }
refusal-animations-under-way = 前に頼まれたアニメーションをまだ作っています。1つ届いてからもう一度どうぞ。
refusal-too-busy = アニメーションの作成が混み合っていて、これ以上は順番待ちもできません。1分後にもう一度お試しください。
command-replay = 対局をアニメーションで見る
discord-command-replay = リプレイ
