# Discordのみ：コマンドとパラメーターの名前。空白なし、32文字まで。英語の名前はどこでも誰でも使える。

discord-command-play = プレイ
discord-command-join = 参加
discord-command-start = 開始
discord-command-leave = 退席
discord-command-hand = 手持ち
discord-command-score = 得点
discord-command-rules = ルール
discord-command-resign = 投了
discord-command-hint = ヒント
discord-command-replace = 席を任せる
discord-command-return = 席に戻る
discord-command-rematch = 再戦
discord-command-undo = 待った
discord-command-draw = 引き分け
discord-command-calloff = 中止
discord-command-host = ホスト
discord-command-away = 離席
discord-command-back = 復帰
discord-command-help = ヘルプ

discord-parameter-game = ゲーム
discord-parameter-computer = cpu
discord-parameter-match = 先取
discord-parameter-sumof = 合計
discord-parameter-clock = 持ち時間
discord-parameter-rated = レート戦
discord-parameter-first = 先手
discord-parameter-position = 局面
discord-parameter-target = 目標
discord-parameter-hand = 手持ち
discord-parameter-code = コード
discord-parameter-about = 質問
discord-parameter-number = 番号
discord-parameter-player = プレイヤー
discord-parameter-where = 範囲
discord-parameter-days = 日数
