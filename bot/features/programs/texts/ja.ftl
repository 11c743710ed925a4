# プログラム：自分のプログラムが使うキー

command-programs = 自作のプログラムに打たせる
discord-command-programs = プログラム
button-do-programs = プログラム
programs-about = このキーを持つプログラムは、あなたの対局を見て、あなたとして打ちます。
programs-made = 新しいキー：
programs-once = 今コピーしてください。二度と表示されません。キーを持つ人は、あなたとして打てます。
programs-token = キー{ $number }（作成：{ $made }、未使用）
programs-token-used = キー{ $number }（作成：{ $made }、使用：{ $used }）
programs-where = プログラムの接続先：{ $address }
programs-new = 新しいキー
programs-end = キー{ $number }を無効にする
refusal-too-many-tokens = キーは{ $most }個までです。先に1つ無効にしてください。
