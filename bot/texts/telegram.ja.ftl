# Telegramのみ。

telegram-private = 本人だけが見られる内容です。個人チャットで開いてください。
button-group = グループに戻る
telegram-look-privately = それは個人チャットでお見せします。そこで /join { $code } と送ってください。
telegram-slow-down = コマンドが一度に多すぎました。{ $seconds }秒後にこのチャットでまた答えます。
telegram-no-pictures = ここでは画像を送る権限がありません。チャットの管理者が変更できます。
