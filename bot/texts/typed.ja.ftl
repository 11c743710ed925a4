# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = 「{ $text }」は何通りかに読めます：{ $choices }。どれですか？
typed-nothing = 「{ $text }」は今ここでは使えません。入力できるもの：{ $choices }。コマンドの一覧は /help です。
typed-played = 着手：{ $move }。
typed-sure = { $about } 「はい」か「いいえ」と入力してください。
typed-kept = わかりました。そのままにします。
typed-apart = 本人だけに見せる答えです。ここでは /move を使うか、個人チャットで送ってください。
typed-help = ボタンの代わりに文字でも入力できます。盤面のメッセージに d3 と返信するか、/move d3 と送ってください。個人チャットでは d3 だけで大丈夫です。グループでの返信は全員が読むので、途中までの手でも手持ちがわかってしまいます。

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = から, まで, へ, に, を, と, の, で, 番, 位置
typed-word-agree = はい, ええ, うん, ok, オーケー, 了解, 同意
typed-word-decline = いいえ, いや, ううん, だめ, 拒否
typed-word-add = 強さ, レベル, CPU, コンピューター
typed-word-next = 続ける, 次へ, 次, 配る
typed-word-also = 私も

## The command

command-move = 文字で入力して打つ：/move d3
parameter-text = 手、またはボタンの文字
discord-command-move = 打つ
discord-parameter-text = テキスト
