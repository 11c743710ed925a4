# 同席：ほかに誰がいるか、そこで言える六つのひとこと

button-say = ひとこと言う
say-hello = こんにちは
say-well = お見事
say-oops = しまった
say-thinking = 考え中…
say-thanks = ありがとう
say-game = いい対局でした
say-line = { $who }：「{ $word }」
company-left = { $who }さんは{ $when }に離れました。
company-watching = { $count ->
   *[other] { $names }さんが観戦中
}
company-many = { $count }人が観戦中
refusal-too-many-words = ひとことは1分に4回までです。少し待ってください。
web-here = { $name }さんはここにいます
web-left = { $name }さんは{ $time }前に離れました
web-speak = ひとこと言う
