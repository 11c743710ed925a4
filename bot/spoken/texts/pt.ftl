# Tabuleiros feitos para ler em voz alta. Sem sinais, só palavras.

spoken-row = Linha { $row }: { $cells }.
spoken-column = Coluna { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = de { $first } até { $last } { $what }
spoken-empty = vazio
spoken-rows = As linhas do tabuleiro: { $rows }.
spoken-columns = As colunas do tabuleiro: { $columns }.
spoken-columns-none = Este tabuleiro não tem colunas. Peça uma linha.
spoken-hand = Sua mão: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Você pode jogar: { $moves }.
spoken-moves-after = Depois de escolher { $picked }: { $moves }.
spoken-every-empty = qualquer casa vazia
spoken-brings = { $move } rende { $points }
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } diz onde.
spoken-nothing = Nada aconteceu desde a sua jogada.
spoken-now-first = Agora seus tabuleiros chegam como texto, com a imagem depois. /text only tira a imagem; com /text off chega só a imagem.
spoken-now-only = Agora seus tabuleiros chegam como texto, sem imagem. /text on traz também a imagem; com /text off chega só a imagem.
spoken-now-off = Seus tabuleiros chegam de novo como imagem.

settings-text = Tabuleiros em texto
settings-about-me-text = Tabuleiros em palavras, feitos para ler em voz alta: com a imagem depois ou sem ela. Para tudo o que só você vê. /board row 3, /board column c e /board last dizem uma parte; /moves, o que você pode jogar.
settings-text-first = texto primeiro
settings-text-only = só texto
help-text = Com /text on os tabuleiros chegam como texto para ler em voz alta. Em um grupo, /board então responde só a você; /join com o código manda o tabuleiro de novo para todos.

command-text = Tabuleiros em texto para ler em voz alta, só para você
command-moves = O que você pode jogar agora, em palavras
button-do-text = Tabuleiros em texto
button-do-moves = Minhas jogadas
parameter-how = Como: texto primeiro, só texto ou não
parameter-part = Só o que aconteceu desde a sua jogada
parameter-row = Qual linha do tabuleiro, em palavras
parameter-column = Qual coluna do tabuleiro, em palavras
parameter-after = O que você escolhe primeiro: uma peça ou uma casa
parameter-then = O que você escolhe depois
choice-how-first = texto primeiro
choice-how-only = só texto
choice-how-off = não
choice-part-last = desde a minha jogada

discord-command-text = texto
discord-command-moves = jogadas
discord-parameter-how = como
discord-parameter-part = parte
discord-parameter-row = linha
discord-parameter-column = coluna
discord-parameter-after = primeiro
discord-parameter-then = depois
command-board = Mandar o tabuleiro de novo no fim do chat
discord-command-board = tabuleiro
