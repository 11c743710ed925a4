# ウェブのテーブルのページ。

web-tagline = いつものチャットでボードゲーム
web-about = すぐにCPUと対局するか、友だちにリンクを送りましょう。アカウントは要りません。
web-needs-script = このページにはJavaScriptが必要です。ほかの場所からは何も読み込みません。
web-opening = 開いています…
web-guest = ゲスト{ $number }

## ホーム
web-home = ホーム
web-play = { $game }を開始、相手：{ $name }
web-level = CPUの強さ
web-play-short = 開始
web-play-friends = 友だちと{ $game }
web-play-now = 今すぐ開始
web-choose = ゲームを選ぶ
web-level-of = { $game }：強さは？
web-enter = コードを入力
web-friends = 友だちと
web-open-file = または対局のファイルを開く
web-code = テーブルのコード
web-join = テーブルへ
web-unknown-code = コードはABC23DEのような7文字の英数字です。
web-tables = 自分のテーブル
web-there = このチャンネルのテーブル
web-all-tables = すべてのテーブル

## ホームの自分のテーブル
web-morning = おはようございます、{ $name }さん
web-afternoon = こんにちは、{ $name }さん
web-evening = こんばんは、{ $name }さん
web-waiting-none = あなたを待つテーブルはありません。
web-waiting-one = テーブル1卓があなたを待っています。
web-waiting-many = テーブル{ $number }卓があなたを待っています。
web-card-mine = あなたの番
web-card-mine-until = あなたの番 · あと{ $left }
web-card-turn = { $name }の番
web-card-turn-until = { $name }の番 · { $left }
web-card-asked = あなたの返事待ち
web-card-between = まもなく再開
web-card-lobby = 参加者待ち
web-card-over = 終了 { $score }
web-card-off = 中止
web-card-both = 一人で両方
web-card-nobody = まだ一人

## 進む時計
web-days = { $number }日
web-download = ダウンロード
web-hours = { $number }時間
web-minutes = { $number }分
web-in = { $time }後
web-ago = { $time }前
web-now = 今

## あなたの番
web-your-turn = あなたの番
web-ask-turn = 次に番が来たら、このブラウザーで知らせますか？
web-tell-turn = 自分の番に通知を受け取る
web-tell-no = いいえ
web-sound = 自分の番に音を鳴らす
web-notifications = このページが隠れているとき、自分の番を通知する
web-blocked = このブラウザーが通知を止めています。このページについてのブラウザーの設定で変えられます。

## テーブル
web-board = 盤面
web-moves = 手
web-moves-as-buttons = ボタンで打つ
web-empty-log = まだ何も起きていません。
web-log = 経過
web-line = コマンド（例：/score）
web-send = 送信
web-commands = すべてのコマンド
web-search = コマンド、またはしたいこと
web-share = 招待
web-link = ブラウザー用リンク
web-join-hint = DiscordやTelegramで
web-share-hint = コードを知っている人は観戦でき、空席があれば座れます。
web-share-native = 共有…
web-copy = コピー
web-copied = コピーしました
web-copy-failed = Ctrl+Cを押してください
web-gone = コードを確認するか、新しいテーブルを開いてください。

## テーブルで
web-actions = できること
web-earlier = 以前の{ $number }件
web-hand = 手持ち
web-hint = ヒント
web-holds = 手持ち：
web-more = その他
web-moves-on-board = 盤面だけで打つ
web-other-chats = ほかのチャットと人
web-play-on = 対局を続ける
web-players = プレイヤー
web-resign = 投了
web-scores = 得点
web-sending = 送信中…
web-share-word = 共有
web-share-picture = 画像
web-share-animation = アニメーション
web-sound-word = 音
web-sound-off = 音を消す
web-sound-on = 音を出す
web-supply-left = 残り{ $number }
web-undo = 待った
web-what-happened = 経過
web-you = あなた
web-check = 確認
web-computer-level = CPU · { $level }
web-fair-deal = 公正な配布：初手の前に封印済み
web-moves-and-log = ここまでの対局
web-profile-holds = 手持ち
web-profile-of = { $name }：プロフィール
web-profile-ratings = レーティング
web-profile-side = 陣営
web-profile-time = 残り時間
web-whole-board = 盤面全体
web-thats-you = あなた

## そのほか
web-link-account = 別のアカウントと連携
web-link-code = 別のアカウントで出たコード
web-link-enter = 連携
web-forget-me = データを消す
web-devices = 使っている端末
web-devices-about = あなたとして使えるブラウザーです。もう使わないものや、自分のものでないものは終了できます。テーブルはそのまま残ります。
web-device-this = このブラウザー
web-device-seen = 最後の利用: { $time }
web-device-end = 終了
web-device-end-about = そのブラウザーを使う人は、新しいゲストとして始めます。あなたのテーブルは残ります。
web-device-leave-about = ここでは新しいゲストとして始まり、今のテーブルには戻れません。残したいときは、先に別のアカウントと連携してください。
web-device-others = ほかをすべて終了
web-device-others-about = このブラウザーだけが残り、ここから何かをコピーした人も入れなくなります。
web-device-unknown = ブラウザー
web-profile = 名前と言語
web-name = テーブルでの名前
web-language = 言語
web-save = 保存
web-close = 閉じる
web-lost = 接続が切れました。再接続中…
web-not-loaded = ページのこの部分をまだ読み込めていません。もう一度試しています…
web-hasty = 一度に操作しすぎました。
web-crowded = 同じネットワークからのアクセスが今多すぎます。
web-many-pages = このブラウザで開いているページが多すぎます。どれかを閉じてください。
web-again = { $seconds }秒後に再接続します。
web-try-again = { $seconds }秒後にもう一度どうぞ。

## ロビー
web-seats = 席
web-who-sits = 誰が座りますか？
web-add-player = プレイヤーを追加
web-free-seat = 空席
web-me-too = 自分も追加
web-copy-invite = 招待リンクをコピー
web-copy-link = リンクをコピー
web-invite-friends = 友だちを招待
web-a-computer = CPU
web-last-time = 前回
web-options = オプション
web-start = 開始
web-take-seat = 席に着く
web-cancel-title = このテーブルを閉じますか？
web-keep = いいえ
web-swap = 席替え

## 接続がないとき、アドレスが違うとき
web-offline = 接続がありません
web-offline-about = 対局は無事です。何も失われず、留守の間に手が進むこともありません。このページは自動的に戻ります。
web-offline-button = もう一度試す
web-unavailable = まもなく戻ります
web-missing = ここには何もありません
web-missing-about = このアドレスの先には何もありません。テーブルのアドレスは7文字の英数字のコードで終わります。
web-missing-button = ホームへ

## リプレイ
web-replay-back = 一手戻る
web-replay-on = 一手進む
web-keys = キー操作
web-key-piece = 駒を選ぶ
web-key-cell = そのマスに打つ
web-key-arrows = 盤上を移動する
web-key-drop = 駒を戻す
