# すべてのゲームとプラットフォームに共通のテキスト。パラメーター：$code はテーブルのコード、$who と $name はプレイヤー。
#
# 用語：
#   match = 対局（第2局）
#   series = シリーズ（first to 3 = 3勝先取、sum of 3 = 3局合計、one match = 1局）
#   table = テーブル, seat = 席, host = ホスト, code = コード
#   move = 手（打つ、着手）, turn = 番, draw = 引き分け / 引く, pass = パス, resign = 投了, undo = 待った
#   disc = 石（リバーシ）, stone = 石（クロスワイズ）, tile = タイル（トライオミノス）, cell = マス, place = 位置
#   hand = 手持ち, bag = 袋, market = 山, store = 使用済み
#   column = 縦列, row = 横列, six of a kind = 6個ぞろい, round = ラウンド, hexagon = 六角形, bridge = ブリッジ
#   clock = 持ち時間 / 時計, computer = CPU
#   hint = ヒント, analysis = 解析, replay = リプレイ, ladder = ランキング, rating = レーティング, rated = レート戦, puzzle = パズル, seal = 封印値, seed = シード
# 文体：文は「です・ます」、ボタンと見出しは名詞か短い動詞。人の名前は文中では「さん」付け、一覧や短い行では名前だけ。「あなた」は「あなたの番」などに限る。

## ゲームとプレイヤー
computer = { $level ->
    [beginner] 入門者
    [casual] 初級者
    [club] 中級者
    [expert] 上級者
   *[master] 名人
}
player-of-side = { $name }（{ $side }）
comma = 、
sentence = { $said }。
labelled = { $label }：{ $value }
dash = –

## ロビー
lobby-title = { $game } · テーブル { $code }
lobby-free = 空席{ $count }
lobby-needs = あと{ $count }人必要です。
lobby-more = あと{ $count }人参加できます。
lobby-here = { $most }人中{ $here }人が参加しています。{ $least }人から始められます。
lobby-ready = { $host }さんが開始できます。
lobby-full = { $count ->
    [2] 2人ともそろいました。
   *[other] 全員そろいました。
}
lobby-ready-watched = テーブルを開いた人が開始できます。
lobby-invite = 参加方法： { $ways }
lobby-way-discord = Discordで /join { $code }
lobby-way-telegram = { $link ->
    [none] Telegramで /join { $code }
   *[other] Telegramで { $link }
}
lobby-way-web = { $link ->
    [none] ブラウザーで { $code }
   *[other] ブラウザーで { $link }
}
lobby-place-discord = Discordで
lobby-place-telegram = Telegramで
lobby-place-web = ブラウザーで
lobby-side = { $side }：{ $names }
lobby-computer = { $name }（{ $level }）
lobby-no-clock = 時間制限なし
lobby-clock = 持ち時間 { $value }
lobby-hints = { $now ->
    [rated] レート戦、ヒントなし
    [on] ヒントあり
   *[off] ヒントなし
}
lobby-about-you = あなた
lobby-about-host = ホスト
lobby-about-computer = CPU · { $level }
lobby-about-preparing = 準備中、約{ $seconds }秒
play-title = テーブルを開く
play-opponents = 相手
play-friends = 友だち
play-friends-about = ボタンで参加してもらいます
menu-add = + CPU
menu-add-prompt = CPUを追加：強さを選んでください
menu-options = オプション
menu-series = シリーズ
menu-clock = 持ち時間
menu-absent = 不在の日数
absent-days = { $days ->
    [0] なし
   *[other] { $days }日
}
menu-hints = ヒント
menu-rated = レート戦
menu-handicap = ハンデ
menu-seats = 席
series-kind = { $kind ->
    [match] { $length }勝先取
    [sumof] { $length }局合計
   *[single] 1局
}
hints-on = あり
hints-off = なし
hints-on-rated = ありにするとレート戦になりません
hints-off-rated = レート戦ではいつもこちら
rated-on = オン
rated-off = オフ
rated-on-means = 人どうしの対局を反映、ヒントなし
rated-off-means = 誰のレーティングにも反映しません
handicap-ask = 互角にする？
handicap-even = レーティングで互角に
handicap-even-means = どちらも同じくらい勝てるように。レーティングにも考慮されます。
handicap-none = ハンデなし
handicap-is-even = { $given }（レーティングで互角）
handicap-as-it-is = レーティングではこのままで互角
handicap-points = +{ $count }
handicap-history = はじめから：{ $given }
handicap-rematch = 再戦：{ $given }
handicap-rematch-none = ハンデなしで再戦
level-beginner = 一緒にルールを覚えます
level-casual = 次の一手まで読みます
level-club = ゲーム好きの友だちくらい
level-expert = めったにミスしません
level-master = 最強です
level-even = あなたと同じ強さです
computer-even = 互角 · { $rating }
even-plays = { $who }はあなたと同じくらい（約{ $rating }）の強さです。
also-means = { $seats ->
    [2] 1つの画面で両方を打つ
   *[other] 自分の席をもう1つ増やす
}
cancel-means = 全員のテーブルが閉じます。
lobby-closed = { $game } · テーブル { $code } は閉じました。
lobby-alt = 初手を打つ前の{ $game }の盤面。
chat-no-pictures = ここでは画像を送れなくなったので、盤面は文章で届きます。チャットの管理者が変更できます。

## ボタン
button-versus = CPUと{ $game }
button-join = 参加
button-also = 自分も追加
button-leave = 退席
button-shift = 席を替わる
button-swap = { $name } ↔ { $other } 席替え
button-shuffle = 席をくじで決める
button-drop = { $name }を外す
button-remove = 外す
button-watch = 観戦だけ
button-start = 開始
button-cancel = テーブルを閉じる
button-rules = ルール
rules-details = くわしく
button-settings = 設定
button-text = 文字で見る
button-hand = 手持ちを見る
button-private = 個人チャットで開く
button-app = テーブルを開く
button-send = チャットに送る
button-back = ‹ 戻る
button-more = その他
button-slot = 戻る
button-mine = 戻る
button-next = 次の対局
button-hint = ヒント
button-replace = 席を任せる
button-return = 自分の席に戻る
button-host = ホストを譲る
button-board = 盤面を送り直す
button-do-help = ほかにできること
button-do-join = コードを入力
button-do-table = テーブルで
button-do-me = 自分のこと
button-manners = 返事がないとき
button-do-away = 離席する…
button-do-back = 戻りました
button-page = 結果
button-rematch = 再戦
button-share = 共有
button-draw = 引き分けを提案
button-draw-now = 引き分けを提案する
button-resign = 投了
button-resign-now = 投了する
button-calloff = 中止
button-calloff-now = 結果なしで中止する
button-pause = 休止する…
button-resume = いま再開
pause-days = { $days }日間
pause-or-day = 日付までの場合：/pause { $day } と入力
pause-no-day = 「{ $text }」は今後{ $most }日間の日付ではありません。日数か日付を書いてください：/pause { $day }
resign-means = 投了すると、この対局は負けになります。
resign-means-who = { $count ->
   *[other] 投了しますか？この対局は{ $names }の勝ちになります。
}
resign-means-many = 投了しますか？この対局が終わるまでCPUが席を引き継ぎます。
draw-means = ほかの全員が同意すると、この対局は引き分けになります。
calloff-means = ほかの全員が同意すると、結果なしで中止になります。
option-first = 先手
option-first-random = くじ
option-seat = { $seat }番席

## 盤面
board-title = { $game } · { $code }
board-turn = { $who }さんの番
board-your-turn = { $who }さん、出番です
board-your-turn-again = { $who }さん、続けて出番です
board-mine = あなたの番：{ $task }
board-mine-again = 続けてあなたの番：{ $task }
board-answers = 返事待ち：{ $names }
board-watching = 観戦中です。
task = 選ぶ
since-yours = 前回の自分の手から：{ $moves }。
since-start = ここまで：{ $moves }。
since-more = その前に{ $count }手
stake-series = { $kind ->
    [match] 第{ $number }局
   *[sumof] { $length }局合計
}
board-thinking = { $who }が考え中
board-preparing = { $who }が準備中（{ $seconds }秒）
board-no-players = 現在、対局できるCPUがいません
notice-unreached = { $who }さんに知らせることができませんでした。
notice-told = { $who }さんに知らせました（{ $when }）。
notice-title-turn = あなたの番
notice-title-reminder = まだあなたの番です。残り時間が少なくなっています
notice-title-end = 対局が終わりました
notice-title-asked = あなたの返事を待っている人がいます
notice-title-overdue = 時間切れです。どうするかを選べます
notice-title-arrived = あなたのテーブルに誰かが座りました
notice-title-begun = 対局が始まりました
notice-title-warning = テーブルはまもなく中止されます
moments-ago = たった今
board-waits = { $seconds }秒で自動的に進みます。
prompt = 選んでください。
hand-own = 手持ち。
hand-waits = { $who }さんの番です。
prompt-slots = あなたの番ですか？[手持ちを見る]で手持ちを見て、その番号を押してください。
cannot-piece = { $number }番は今は出せません。
cannot-place = { $place }は今は選べません。
prompt-places = 次に、置く場所を選んでください。

## ヒントと席
hint-try = おすすめ：{ $move }（予想点差 { $points }）。
curtain-pass = { $who }さんに端末を渡してください。
curtain-who = { $name }（{ $number }）
button-seat = 手持ちを表示
hint-press = ヒントを見られるのは本人だけです。ボタンを押すと、ほかの人には見せずに表示します。
hint-none = 今回はヒントがありません。
replace-whose = 誰の席をCPUに任せますか？
replace-level = { $who }さんの代わりのCPUはどの強さにしますか？
replaced = { $who }さんの席はCPUの{ $computer }が引き継ぎました。

## 解析
notation-begins = { $who }さんから始めます。

## 結果
result-won = { $count ->
   *[other] { $names }の勝ち
}
result-you = { $lead ->
    [0] あなたの勝ち
   *[other] { $lead }点差であなたの勝ち
}
result-drawn = 引き分け
result-record = 棋譜：{ $record }
reason-resigned = { $names }が投了しました。
reason-resigned-own = あなたが投了しました。
reason-claimed-own = あなたの時間切れです。
series-standing = { $kind ->
    [match] { $length }勝先取：{ $points }。
   *[sumof] { $length }局合計：{ $points }。
}
series-won = { $count ->
   *[other] シリーズは{ $names }の勝ち
}
series-you = シリーズはあなたの勝ち
series-drawn = シリーズは引き分け
share-title = テーブル { $code } · { $game }
share-link = { $place ->
    [discord] Discordで：/join { $code }
    [telegram] Telegramで： { $link }
   *[web] ブラウザーで： { $link }
}
share-code = { $place ->
    [discord] Discordで：/join { $code }
    [telegram] Telegramで：/join { $code }
   *[web] ブラウザーで：{ $code }
}
resigned = テーブル { $code } で投了しました。
resigned-seat = テーブル { $code } で投了しました。この対局が終わるまでCPUが席を引き継ぎます。
left-table = テーブル { $code } から退席しました。

## 時間、提案、離席：盤面に表示
board-deadline = 時間切れは{ $when }。
board-overdue = { $who }さんは時間切れ
board-away = { $who }さんは離席中。戻るのは{ $when }。
board-away-runs = 時計は{ $when }に動き出します。
board-paused = { $day }まで休止中。{ $when }に再開します。時計は止まり、通知も鳴りません。
board-warned = しばらく誰も来ていません。誰かがボタンを押さないと、{ $when }にテーブルを中止します。
board-pause = このサーバーは{ $when }から約{ $minutes }分間お休みします。対局はすべて保存され、時計も止まります。
overdue-choose = どうするか選べる人：{ $names }。着手もまだできます。
overdue-takeover = { $choosers ->
    [0] { $when }にCPUが引き継ぎます。着手もまだできます。
   *[other] 誰も選ばなければ、{ $when }にCPUが引き継ぎます。
}
proposal-takeback = { $who }さんが待ったを希望：{ $move }
proposal-draw = { $who }さんが引き分けを提案
proposal-calloff = { $who }さんが結果なしの中止を提案
proposal-pause = { $who }が{ $days }日間の休止を提案しています
proposal-pause-until = { $who }が{ $day }までの休止を提案しています
proposal-resume = { $who }が対局の再開を提案しています
proposal-seat = { $who }さんの提案：{ $whose }さんの席をCPUの{ $computer }が引き継ぐ
proposal-waits = 返事待ち：{ $names }。
proposal-you = あなた
proposal-asked = 聞いてみました。返事待ち：{ $names }。
done-takeback = 手を戻しました。
done-draw = 合意により引き分けです。
done-calloff = 中止しました。
done-resume = 対局を再開します。
took-back = { $who }さんが一手戻しました。
host-is = { $host }さんがホストになりました。
host-whose = だれをホストにしますか？
away-now = 離席中です。あなたの時計は止まります。戻るのは{ $when }、または /back と入力したときです。
away-sooner = { $codes }ではもっと短く決められています。そこでは{ $when }に時計が動き出します。
away-over = おかえりなさい。時計がまた動きます。
away-not = 離席中ではありません。
somebody = 名無し
clock-none = なし
clock-5m-10s = 5分＋10秒
clock-15m-20s = 15分＋20秒
clock-1d-12h = 1日＋12時間
clock-3d-1d = 3日＋1日
clock-7d-2d = 7日＋2日
clock-none-means = 1回の番につき3日。
clock-5m-10s-means = 各自5分、自分の一手ごとに10秒追加。
clock-15m-20s-means = 各自15分、自分の一手ごとに20秒追加。
clock-1d-12h-means = 各自1日、自分の一手ごとに12時間追加。
clock-3d-1d-means = 各自3日、自分の一手ごとに1日追加。
clock-7d-2d-means = 各自7日、自分の一手ごとに2日追加。
button-undo = 待った
button-agree = 同意する
button-decline = 断る
button-withdraw = 取り下げる
button-takeover = CPUに続けてもらう
button-retry = もう一度試す
button-wait = { $time }待つ
bonus-none = 1日
bonus-5m-10s = 10秒
bonus-15m-20s = 20秒
bonus-1d-12h = 12時間
bonus-3d-1d = 1日
bonus-7d-2d = 2日
button-claim = 勝ちを宣言
reason-claimed = { $names }さんの時間切れです。
reason-agreed = 両者が合意しました。
reason-called-off = 結果なしで中止しました。
reason-ended = サーバーの管理者が、結果なしで対局を終了しました。
refusal-not-overdue = 番の人にはまだ時間があります。
refusal-proposal-open = 先に、今の提案への返事が必要です。
refusal-own-time-up = 時間切れです。どうするかはほかの人が選びますが、まだ着手できます。
refusal-no-proposal = 返事をするものはもうありません。
refusal-own-proposal = 自分の提案です。返事をするのはほかの人です。
refusal-declined = さっき断られました。次の一手のあとにまた聞いてください。
refusal-nothing-to-take-back = 戻せる手がまだありません。
refusal-revealed = 戻せません。そのあとに隠れていたものが見えてしまいました。
refusal-computer-declines = { $who }：勝てそうなので、引き分けは受けません。
refusal-not-two-sides = 引き分けの合意は、二手に分かれて対局するときだけできます。
refusal-away-too-long = { $left ->
    [0] この1年で離席がすでに30日になりました。これ以上はできません。
   *[other] 離席できるのは最大{ $left }日です。
}
table-rules =
    すべてのテーブルで
    あなたの番：その場にいない人には、1回の番につき1度、名前入りの新しいメッセージが届きます。/settings で、チャット全体または自分だけの設定を変えられます。
    持ち時間：なし、または5種類から対局前に選びます。自分の手のあとに追加されますが、最初の時間を超えることはありません。CPUの番と休憩では時間は減りません。
    時間切れ：持ち時間なしなら3日後です。それでも着手はできます。ほかの人は、CPUに続けさせる、もう一度待つ、または持ち時間ありで二手に分かれた対局なら勝ちを宣言する、のどれかを選べます。誰も選ばなければ、30秒後、日単位の持ち時間なら追加時間1回分のあとにCPUが引き継ぎます。/return でいつでも戻れます。
    席：自分の席はすぐCPUに任せられます（/replace）。ほかの人の席は、時間切れか全員が同意したときだけです。
    /undo は直前の自分の手の待った、/draw は引き分けの提案、/calloff は結果なしの中止です。ほかの全員の同意が必要です。次の手が打たれると提案は消えます。隠れていたものが見えた手は戻せません。
    /away 7 で、その日数だけ自分の時計を止められます。1年に最大30日で、/back で終わります。
    ホスト：人を外したり開始したりします。開始前にホストが退席するか10分間動きがないと、いちばん長く座っている人に移ります。対局中は特別な権限はありません。
    30日間誰の動きもないテーブルは、予告の3日後に中止します。開始前なら24時間後です。

## お断り：尋ねた人にだけ表示
refusal-not-your-turn = あなたの番ではありません。今は{ $who }さんの番です。
refusal-not-seated = このテーブルの対局には参加していません。
refusal-shut-out = サーバーの管理者により、ここでは遊べなくなりました。参加していたテーブルはそのまま続きます。/mydata と /forget は引き続き使えます。
refusal-not-host = { $seated ->
    [no] テーブルを開いた人だけができます。
   *[yes] テーブルを開いた{ $host }さんだけができます。
}
refusal-stale = 対局が先に進んでいます。最新の盤面を見てください。
refusal-no-such-table = このコードのテーブルは見つかりません。
refusal-no-such-match = { $count ->
    [0] このテーブルではまだ対局していません。
   *[other] このテーブルの対局は{ $count }局だけです。
}
refusal-no-table-here = このチャットに開いているテーブルはありません。/play で開けます。
refusal-table-full = 満席です。
refusal-already-seated = もうこのテーブルに座っています。
refusal-too-few = 少なくとも{ $least }人必要です。
refusal-too-many-lobbies = { $codes ->
    [none] 参加者待ちのテーブルが{ $most }卓あり、これ以上は開けません。先にどれかを開始するか閉じてください。
   *[other] 参加者待ちのテーブルが{ $most }卓あり、これ以上は開けません。先にどれかを開始するか閉じてください：{ $codes }
}
refusal-too-many-running = { $own ->
    [no] このテーブルを開いた人は進行中のテーブルが{ $most }卓あり、これ以上はできません。
   *[yes] { $codes ->
        [none] 自分で開いた進行中のテーブルが{ $most }卓あり、これ以上はできません。先に /resign などでどれかを終えてください。
       *[other] 自分で開いた進行中のテーブルが{ $most }卓あり、これ以上はできません。先に /resign などでどれかを終えてください：{ $codes }
    }
}
refusal-chat-full = { $here ->
    [no] このテーブルを表示している別のチャットには進行中のテーブルが{ $most }卓あり、そこではこれ以上できません。
   *[yes] このチャットには進行中のテーブルが{ $most }卓あり、これ以上はできません。先に /resign などでどれかを終えてください：{ $codes }
}
refusal-hints-off = { $rated ->
    [yes] レート戦なのでヒントはありません。
   *[no] このテーブルではヒントは使えません。
}
refusal-wrong-move = { $move }は今は打てません。
refusal-wrong-time = { $state ->
    [lobby] 対局が始まるまではできません。/start で始められます。
    [playing] 対局中はできません。今できることは /table で確認できます。
    [between] 対局と対局の間はできません。次の対局は自動で始まります。
    [over] 対局は終わっているのでできません。/rematch でもう一度対局できます。
    [closed] このテーブルは閉じられています。/play で新しく開けます。
   *[other] 今はできません。
}
refusal-no-code = どのテーブルですか。/join のあとにコードを入力してください。コードはそのテーブルの参加者に聞いてください。
refusal-no-such-game = 「{ $text }」というゲームは知りません。遊べるのは次のゲームです：{ $games }。
refusal-file-too-large = ファイルは{ $size } MBです。ここで送れるのは{ $most } MBまでです。
refusal-bad-press = どのテーブルのものでもないボタンです。
refusal-bad-request = 「{ $text }」の意味がわかりません。/play でテーブルを開き、/help でできることを確認できます。
refusal-bad-word = 「{ $text }」は /{ $command } のあとには使えません。{ $words ->
    [none] あとには何も要りません。
   *[other] 使えるもの：{ $words }。
}
refusal-bad-value = { $values ->
    [none] 「{ $text }」は「{ $option }」として読めません。
   *[other] 「{ $text }」は「{ $option }」にない値です。使える値：{ $values }。
}
refusal-not-in-game = { $game }に「{ $option }」はありません。
refusal-unidentified = このページを開いた人が確認できません。いったん閉じて、チャットからもう一度開いてください。
refusal-unexpected = こちらで問題が起きました。何も失われていませんので、もう一度お試しください。
refusal-membership-unknown = そのチャットに参加しているかどうかを、いまは確認できません。チャットから直接お試しいただくか、少し待ってからもう一度お試しください。
refusal-no-database = ただいま記録を読み書きできません。何も失われていませんので、数分後にもう一度お試しください。

## ヘルプと言語
help-greeting = いつものチャットでボードゲーム。ゲームを選べば、数秒で友だちやCPUと始められます。
help-group-play = /play でここにテーブルを開きます。遊びたい人は「{ $join }」を押してください。
help-groups = グループに追加して /play と送ると、友だちはボタン1つで参加できます。
help-join = /join にコードを付けると、別のチャットのテーブルをここに表示します。
help-all = /help でできることをすべて表示します。
help-alone = ほかの機能は本人だけに開きます。
help-more = 1つのテーブルを複数のチャットに表示できます。/join にコードを付けてください。返事がない人がいるときのことは /help table にあります。
help-which-game = どのゲームですか？
help-type = { $command } のあとに続けて入力してください：{ $what }。

## コマンド
command-play = テーブルを開く
command-join = コードでこのチャットにテーブルを表示
command-start = 対局を開始
command-leave = 開始前のテーブルから退席
command-hand = 自分にだけ手持ちを表示
command-score = 得点、または盤面についての質問
command-rules = ルールを手短に
command-resign = 投了する
command-hint = 良い手を自分にだけ表示
command-replace = 席をCPUに任せる
command-return = CPUから自分の席に戻る
command-rematch = 同じ席でもう一局
command-undo = 直前の自分の手を戻す
command-draw = 引き分けを提案
command-calloff = 結果なしで中止する
command-pause = 数日間、または日付まで対局を休止する
command-host = ホストをほかの人に譲る
command-away = 数日間、自分の時計を止める
command-back = 復帰：自分の時計が動きます
command-help = できること
command-table = ここのテーブル：start、undo、draw、resign など
command-me = 自分のこと：rating、link、mydata、away など
parameter-game = どのゲーム
parameter-computer = CPUの強さ
parameter-match = 先に何勝すれば勝ちか
parameter-sumof = 何局の得点を合計するか
parameter-clock = 各自の持ち時間
parameter-rated = 人どうしの対局をレーティングに反映するか（ヒントなし）
parameter-days = 何日間
parameter-day = 日数、または12月12日のような日付
parameter-first = 誰が先手か
parameter-code = テーブルのコード
parameter-about = 何について聞くか。たとえばマス
parameter-player = 誰：名前または席の番号
parameter-where = 誰のものか：自分かほかの人たちか
parameter-number = テーブルの第何局か
choice-computer-beginner = 入門者
choice-computer-casual = 初級者
choice-computer-club = 中級者
choice-computer-expert = 上級者
choice-computer-master = 名人
choice-computer-even = 互角
choice-about-table = テーブルで
choice-about-start = はじめかた
choice-first-random = くじ
