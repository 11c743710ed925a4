# Para a vista: as cores e as letras das imagens.
settings-palette = Cores
settings-about-chat-palette = As cores dos tabuleiros que todo mundo vê aqui. As de alto contraste são as mais fáceis de ler; as outras separam o que se confunde para quem vê mal o verde, o vermelho ou o azul.
settings-about-me-palette = As cores dos tabuleiros que só você vê. As de alto contraste são as mais fáceis de ler; as outras separam o que se confunde para quem vê mal o verde, o vermelho ou o azul.
settings-palette-standard = padrão
settings-palette-contrast = alto contraste
settings-palette-deutan = para quem vê mal o verde (deutan)
settings-palette-protan = para quem vê mal o vermelho (protan)
settings-palette-tritan = para quem vê mal o azul (tritan)
settings-size = Letras
settings-about-chat-size = O tamanho das letras e dos números nas imagens que todo mundo vê aqui.
settings-about-me-size = O tamanho das letras e dos números nas imagens que só você vê.
settings-size-normal = normais
settings-size-large = grandes
