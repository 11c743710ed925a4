# 大会

command-tournament = このチャットの大会：申し込みと順位
discord-command-tournament = 大会
button-do-tournament = 大会
button-cup = 大会
parameter-form = 対戦のしかた
parameter-minutes = 何分後に始まるか
discord-parameter-form = 形式
discord-parameter-minutes = 分
choice-form-evening = イブニング
choice-form-swiss = スイス式
choice-form-round-robin = 総当たり
choice-form-knockout = トーナメント
choice-form-league = リーグ
choice-form-four = 四人卓
cup-title = 🏆 { $form } · { $game }
cup-new = 新しい大会：何で対戦しますか？
cup-form = 形式
cup-form-about = 対戦のしかた：
cup-form-evening = イブニング
cup-form-swiss = スイス式
cup-form-round-robin = 総当たり
cup-form-knockout = トーナメント
cup-form-league = リーグ
cup-form-four = 四人卓
cup-form-evening-means = イブニング：対局が終わるとすぐ次の相手、時間が来るまで。勝ち2点、引き分け1点、2連勝のあとは倍です。
cup-form-swiss-means = スイス式：毎回同じくらいの点の人と当たり、同じ人とは二度当たりません。
cup-form-round-robin-means = 総当たり：全員が全員と対局します。
cup-form-knockout-means = トーナメント：負けたら終わり。準決勝の敗者は3位を争います。
cup-form-league-means = リーグ：期日までに全員が全員と、一日に数手ずつ対局します。
cup-form-four-means = 四人卓：順位は3、2、1、0点で、毎回ちがう人と当たります。
cup-game = ゲーム
cup-size = 長さ
cup-size-evening = { $count }分
cup-size-swiss = { $count }回戦
cup-size-round-robin = { $count ->
    [1] 1回ずつ
   *[other] 2回ずつ
 }
cup-size-knockout = 1敗まで
cup-season = シーズン{ $number }
cup-size-league = { $count }日間
cup-size-four = { $count }回戦
cup-groups = グループ
cup-groups-about = グループ内の総当たりです。グループはレーティング順に分かれます。最後に各グループの上位が昇格し、下位が降格します。
cup-group = 第{ $group }グループ
cup-start = 開始
cup-clock = 持ち時間
cup-limit = 1回戦の時間
cup-limit-none = 制限なし
cup-limit-about = 時間になると、対局中のものは引き分けになります。一手も指していない人は負けです。
cup-rated = レーティング
cup-rated-on = 対象
cup-rated-off = 対象外
cup-who = 参加できる人
cup-who-on = コードがあれば参加できます。
cup-who-off = このチャットだけが参加できます。
cup-computers = 空いた席
cup-computers-on = コンピューターが入る
cup-computers-off = 一人が休む
cup-deal = 配り
cup-deal-on = 全テーブル同じ
cup-deal-off = テーブルごとに別
cup-deal-about = 同じ配りでは、ラウンドの全テーブルに、席ごとに同じ駒が配られます。同じ席のほかの人よりどれだけ良かったかで決まります。同じラウンドのほかの盤を見ると次に来るものがわかります。自分の対局が終わってから見てください。
cup-button-open = 開く
cup-button-join = 参加
cup-button-withdraw = 辞退
cup-button-more = その他
cup-button-show = 表示
cup-button-mine = 自分のテーブル
cup-button-all = 順位表
cup-button-replay = もう一度見る：{ $match }
cup-button-start = 今すぐ始める
cup-button-pause = 中断
cup-button-resume = 再開
cup-button-later = 15分延ばす
cup-button-day = 1日延ばす
cup-button-end = まもなく終える
cup-button-out = 参加者を外す
cup-button-fix = 結果を直す
cup-button-stop = 中止
cup-button-stop-now = はい、中止します
cup-button-back = 戻る
cup-button-next = 次のシーズン
cup-button-csv = 対戦表をファイルで
cup-button-matches = 対局：{ $format }
cup-own-format = 記録
cup-exported-table = 表計算ソフト用の対戦表ファイルです。
cup-exported-matches = { $count }局のファイルです。
cup-opened = 大会を開きました。このチャットか /join { $code } で参加できます
cup-starts = 開始：{ $when }。
cup-code = コード：{ $code }
cup-paused = 中断しています。
cup-begun = 始まりました。
cup-off = 中止になりました。
cup-nobody = まだ誰もいません。
cup-people = { $count }人：{ $names }
cup-others = ほか{ $count }人
cup-somebody = 誰か
cup-joined = 参加しました。番号は{ $number }です。
cup-withdrawn = 辞退しました。
cup-no-table = まだテーブルがありません。
cup-round = { $rounds }回戦中{ $round }回戦 · { $boards ->
    [0] 全対局が終了
   *[other] { $boards }局が対局中
 }
cup-round-ends = { $rounds }回戦中{ $round }回戦、終了：{ $when } · { $boards ->
    [0] 全対局が終了
   *[other] { $boards }局が対局中
 }
cup-evening-ends = 終了：{ $when } · { $boards ->
    [0] 対局なし
   *[other] { $boards }局が対局中
 }
cup-evening-last = 時間です · { $boards ->
    [0] 全対局が終了
   *[other] まだ{ $boards }局が対局中
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = まだ結果がありません。
cup-over = 終わりました。参加者：{ $count }人。
cup-board = { $board }. { $who }：対局中
cup-board-over = { $board }. { $who }：{ $result }
cup-bye = { $name }は休み
cup-absent = { $minutes }分以内に来ないと負けになります。
cup-ask-out = 誰を外しますか？
cup-ask-fix = どの結果を直しますか？
cup-ask-result = 結果はどうでしたか？
cup-ask-stop = この大会を中止しますか？再開はできず、対局は結果なしで終わります。
cup-news-soon = 開始：{ $when }。参加者は{ $count }人です。
cup-news-season = 次のシーズンの開始：{ $when }。前回から{ $count }人が参加します。参加しない人は辞退してください。
cup-news-few = 人数が足りず、始められませんでした。
cup-news-paused = 主催者が中断しました。対局中のものは続きます。
cup-news-resumed = 再開しました。
cup-news-later = 主催者が{ $minutes }分延ばしました。
cup-news-ends = 主催者が終わりを変えました：{ $when }。
cup-news-out = 主催者が{ $who }を外しました。
cup-news-fixed = 主催者が{ $round }回戦を直しました：{ $who } { $result }
refusal-no-tournament = このコードの大会はありません。
refusal-tournament-full = 大会は満員です（{ $most }人）。
refusal-tournament-closed = もう参加も辞退もできません。
refusal-tournament-elsewhere = 開いたチャットだけが参加できます。
refusal-not-entered = この大会に参加していません。
refusal-not-tournament-host = 大会の主催者だけができます。
refusal-too-many-tournaments = このチャットには大会がもう{ $most }つあります。先に一つ終えてください。
web-tournaments = 大会
cup-page-new = 新しい大会
cup-page-none = まだ大会に参加していません。
cup-page-host = 主催：{ $name }
cup-page-in = 参加者
cup-page-gone = 棄権
cup-page-boards = 対局中の盤
cup-page-crosstable = クロス表
cup-page-matches = 対局
cup-page-place = 順位
cup-page-name = 名前
cup-page-points = 得点
cup-page-played = 対局数
cup-page-ties = 順位決定方法
cup-page-watch = 観戦
cup-page-round = { $number }回戦
cup-tie-direct = 直接対決
cup-tie-berger = ゾンネボルン・ベルガー
cup-tie-buchholz = ブッフホルツ
cup-tie-buchholz-cut = 最低を除くブッフホルツ
cup-tie-wins = 勝利数
cup-tie-differences = 得失点差
cup-tie-firsts = 1位の回数
cup-tie-leads = リード
cup-button-page = ブラウザで見る
cup-button-app = 大会を開く
