# Open tables

menu-public = 参加
public-on = 誰でも
public-off = 友だち
public-on-means = このサーバーの誰でもテーブルを見つけて座れます
public-off-means = コード、リンク、このチャットのいずれかがある人だけ
open-note = 誰でも参加可
open-title = 公開中のテーブル。好きなところに座れます。
open-none = 公開中のテーブルはありません。開いておくと、来た人が座れます：
open-line = { $number }. { $who } — { $about }
open-rated = レート戦
open-unrated = レートなし
open-unnamed = 誰か
open-play = 誰かと{ $game }
command-open = 誰でも座れるテーブルと対局相手
button-do-open = 誰かと遊ぶ
button-sit = 座る
button-somebody = 誰かと遊ぶ
discord-command-open = 公開テーブル
web-open-tables = 公開中のテーブル
web-open-somebody = 誰かと遊ぶ
web-open-somebody-game = ここにいる誰かと{ $game }で遊ぶ
web-open-sit = 座る
