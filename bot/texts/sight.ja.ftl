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
