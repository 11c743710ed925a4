# Settings and languages

refusal-not-manager = { $who ->
    [players] このチャットの設定は、ここのテーブルで対局中の人が変えられます。自分の設定は「自分だけ」にあります。
   *[managers] このチャットの設定は、チャットの管理者が変えられます。自分の設定：/settings。
}
language-set = ここでは日本語で話します。
settings-title-chat = このチャットの設定
settings-title-me = 自分の設定
settings-about-chat = ここで読むみんなに関わる設定です。自分だけに見えるものは自分の設定に従います。
settings-about-me = どこで対局しても、自分だけに関わる設定です。
settings-way-chat = このチャット
settings-way-me = 自分だけ
button-do-language = 言語
settings-back = 戻る
settings-notices = 通知
settings-about-chat-notices = 番が来た人あてに、盤面を新しく送ることができます。「必要なとき」は、その人がちょうどテーブルを見ていないときです。
settings-about-me-notices = テーブルを見ていないとき、自分の番をどこに知らせるか。
settings-about-alone-notices = ほかのものを見ているとき、自分の番を知らせるかどうか。
settings-notices-smart = 必要なとき
settings-notices-always = 番のたび
settings-notices-never = しない
settings-notices-chat = テーブルのチャット
settings-notices-private = 個人チャット
settings-reminders = リマインダー
settings-about-chat-reminders = みんなを待たせている人に、時間切れの前に1回の番につき1度知らせます。
settings-about-me-reminders = 自分の時間切れの前に、1回の番につき1度知らせます。
settings-language = 言語
settings-about-chat-language = ここでみんなが読むものの言語です。
settings-about-me-language = 自分だけが読むものの言語です。
settings-theme = テーマ
settings-about-chat-theme = ここでみんなが見る盤面の色です。
settings-about-me-theme = 自分だけが見るものの色です。
settings-ladder = ランキング
settings-about-me-ladder = 自分のレーティングをほかの人に見せるかどうか。オフにするとどのランキングにも載らず、結果にもレーティングの増減が出ません。
settings-on = オン
settings-off = オフ
settings-auto = 自動
settings-light = ライト
settings-dark = ダーク
command-language = このチャットの言語を選ぶ
command-settings = 通知、リマインダー、言語、テーマ
parameter-language = 言語
parameter-setting = どの設定
parameter-value = 新しい値
choice-setting-ladder = ランキング
choice-value-on = オン
choice-value-off = オフ
discord-command-language = 言語
discord-command-settings = 設定
discord-parameter-language = 言語
discord-parameter-setting = 項目
discord-parameter-value = 値
# 目に合わせる：画像の色と文字。
settings-palette = 配色
settings-about-chat-palette = ここでみんなが見る盤面の配色です。高コントラストがいちばん読みやすく、ほかの配色は緑・赤・青を感じにくい人にも似た色の違いがわかります。
settings-about-me-palette = 自分だけが見る盤面の配色です。高コントラストがいちばん読みやすく、ほかの配色は緑・赤・青を感じにくい人にも似た色の違いがわかります。
settings-palette-standard = 標準
settings-palette-contrast = 高コントラスト
settings-palette-deutan = 2型色覚向け（緑）
settings-palette-protan = 1型色覚向け（赤）
settings-palette-tritan = 3型色覚向け（青）
settings-size = 文字サイズ
settings-about-chat-size = ここでみんなが見る画像の文字と数字の大きさです。
settings-about-me-size = 自分だけが見る画像の文字と数字の大きさです。
settings-size-normal = 標準
settings-size-large = 大
