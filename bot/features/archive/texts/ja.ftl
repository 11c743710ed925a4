# The archive

archive-title = 自分の対局
archive-none = 終わった対局はまだありません。
archive-none-such = そのような対局はありません。
archive-line = { $number }. { $match } — { $state }
archive-was-won = 勝ち { $score }
archive-was-lost = 負け { $score }
archive-was-drawn = 引き分け { $score }
archive-was-open = 中止
archive-since = { $told }（{ $when }）
archive-computer = コンピューター（{ $level }）
archive-somebody = だれか
archive-which = どの対局を見ますか？
archive-only-won = 勝ち
archive-only-lost = 負け
archive-only-drawn = 引き分け
archive-only-open = 中止
archive-show = 表示
archive-newer = 新しいほう
archive-older = 古いほう
archive-filter = 絞り込む
archive-all = すべて
archive-game = ゲーム
archive-result = 結果
archive-rival = 相手
archive-from = 開始日
archive-to = 終了日
archive-length = 手数
archive-platform = プレイした場所
archive-any = すべて
archive-like = { $code }の{ $ply }手目と同じ
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = ブラウザー
archive-alike = 同じ形の対局
command-matches = 終わった自分の対局をゲーム・結果・相手から探す
button-do-matches = 自分の対局
button-matches = 自分の対局
discord-command-matches = 対局履歴
web-alike = 同じ形の対局
web-matches = 自分の対局
