# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }” pode ser: { $choices }. Qual?
typed-nothing = “{ $text }” não é algo que dê para fazer aqui agora. Você pode digitar: { $choices }. /help mostra os comandos.
typed-played = Jogada: { $move }.
typed-sure = { $about } Digite “sim” ou “não”.
typed-kept = Certo, nada muda.
typed-apart = A resposta é só para você: use /move aqui ou me escreva no privado.
typed-help = Em vez de tocar nos botões, você também pode digitar: responda a um tabuleiro com d3, escreva /move d3 ou, no nosso chat privado, só d3. Num grupo, todo mundo lê a resposta, e meia jogada já conta algo da sua mão.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = para, pra, em, na, no, a, e, com, por, o, de
typed-word-agree = sim, s, ok, concordo, aceitar, aceito
typed-word-decline = não, n, recusar
typed-word-add = nível, computador
typed-word-next = continuar, seguir
typed-word-also = eu também

## The command

command-move = Fazer uma jogada digitando: /move d3
parameter-text = A jogada, ou o texto de um botão
discord-command-move = jogada
discord-parameter-text = texto
