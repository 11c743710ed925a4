# My tables

games-title-mine = { $waiting ->
    [0] あなたを待つテーブルはありません。
   *[other] テーブル{ $waiting }卓があなたを待っています。
}
games-title-done = この7日間に終わった自分のテーブル。
games-title-here = このチャットで進行中。
games-none-mine = 今座っているテーブルはありません。開いてみましょう：
games-none-done = この7日間に終わった対局はありません。
games-none-here = このチャットで進行中のテーブルはありません。開いてみましょう：
games-page = { $all }件中{ $first }–{ $last }。
games-line = { $number }. { $table } — { $state }
games-alone = 一人で両方
games-turn-mine = あなたの番
games-turn = { $name }の番
games-until = { $told }、期限は{ $when }
games-since = { $told }（{ $when }）
games-asked = あなたの返事待ち
games-between = まもなく再開
games-lobby-waits = 参加者待ち
games-lobby-ready = 開始できます
games-left = CPUが代わりに対局中
games-won = 勝ち { $score }
games-lost = 負け { $score }
games-drawn = 引き分け { $score }
games-over = 終了 { $score }
games-off = 中止
games-place-chat = 別のチャット
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = ブラウザー
games-previous = 前へ
games-next = 次へ
games-done = 終了分
games-mine = 進行中
command-games = 進行中の自分のテーブル。「here」を付けるとこのチャットのもの
button-do-games = 自分のテーブル
games-here = ここのテーブル
choice-where-here = このチャット
discord-command-games = テーブル一覧
