# Settings and languages

refusal-not-manager = { $who ->
    [players] Só quem joga em uma mesa deste chat pode mudar as configurações dele. As suas estão em “Só para mim”.
   *[managers] Só quem administra este chat pode mudar as configurações dele. As suas: /settings.
}
language-set = Agora falo português aqui.
settings-title-chat = Configurações deste chat
settings-title-me = Suas configurações
settings-about-chat = Para todo mundo que lê aqui. O que só você vê segue as suas próprias configurações.
settings-about-me = Só para você, onde quer que jogue.
settings-way-chat = Deste chat
settings-way-me = Só para mim
button-do-language = Idioma
settings-back = Voltar
settings-notices = Avisos
settings-about-chat-notices = Quando chega a vez de alguém, o tabuleiro pode ser reenviado com uma menção; “se precisar” quer dizer: se a pessoa não está na mesa naquele momento.
settings-about-me-notices = Onde você recebe o aviso de que é a sua vez quando não está na mesa.
settings-about-alone-notices = Se você recebe o aviso de que é a sua vez enquanto olha outra coisa.
settings-notices-smart = se precisar
settings-notices-always = sempre
settings-notices-never = nunca
settings-notices-chat = no chat da mesa
settings-notices-private = no privado
settings-reminders = Lembretes
settings-about-chat-reminders = Quem deixa os outros esperando recebe um lembrete por jogada, antes que o tempo acabe.
settings-about-me-reminders = Você recebe um lembrete por jogada, antes que o seu tempo acabe.
settings-language = Idioma
settings-about-chat-language = O idioma de tudo o que todo mundo lê aqui.
settings-about-me-language = O idioma de tudo o que só você lê.
settings-theme = Tema
settings-about-chat-theme = As cores dos tabuleiros que todo mundo vê aqui.
settings-about-me-theme = As cores de tudo o que só você vê.
settings-ladder = Ranking
settings-about-me-ladder = Se os outros veem os seus ratings. Com “não”, você não aparece em nenhum ranking, e nenhum resultado mostra como o seu rating mudou.
settings-on = sim
settings-off = não
settings-auto = automático
settings-light = claro
settings-dark = escuro
command-language = Escolher o idioma deste chat
command-settings = Avisos, lembretes, idioma e tema
parameter-language = O idioma
parameter-setting = Qual das suas configurações
parameter-value = Como deve ficar
choice-setting-ladder = Ranking
choice-value-on = sim
choice-value-off = não
discord-command-language = idioma
discord-command-settings = configurações
discord-parameter-language = idioma
discord-parameter-setting = configuração
discord-parameter-value = valor
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
