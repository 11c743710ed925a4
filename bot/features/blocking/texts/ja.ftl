# ブロック：関わりたくない相手と、ひとことを見たくない相手

command-block = ブロックした相手と、その解除
discord-command-block = ブロック
button-block = ブロック
block-title = ブロックした相手
block-nobody = ブロックした相手はいません。
block-nobody-here = ほかにプレイヤーはいません。
block-players = プレイヤー
block-mute = ひとことを隠す
block-muted = { $name }さんのひとことは表示されなくなりました。設定で元に戻せます。
block-ask = { $name }さんをブロックしますか？
block-means = 対戦相手として互いに提案されず、公開テーブルで出会うこともなく、相手のひとことも見えなくなります。相手には知らされません。始まった対局は続きます。
block-done = { $name }さんをブロックしました。
block-undo = { $name }さんのブロックを解除
block-unmute = { $name }さんのひとことを表示
block-undone = { $name }さんのブロックと非表示を解除しました。
