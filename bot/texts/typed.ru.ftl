# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } — { $choices }
typed-several = «{ $text }» может означать: { $choices }. Что именно?
typed-nothing = «{ $text }» здесь сейчас не подходит. Можно написать: { $choices }. /help покажет команды.
typed-played = Сыграно: { $move }.
typed-sure = { $about } Напиши «да» или «нет».
typed-kept = Хорошо, всё остаётся как есть.
typed-apart = Мой ответ только для тебя: используй здесь /move или напиши мне в личку.
typed-help = Вместо кнопок можно писать: ответь «d3» на сообщение с доской, отправь /move d3 или просто d3 в нашем личном чате. В группе ответ читают все, и даже половина хода выдаёт, что у тебя в руке.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = на, в, во, до, с, со, из, от, и, к, место
typed-word-agree = да, д, ага, ок, окей, хорошо, согласие, согласен, согласна
typed-word-decline = нет, н, не, не надо, отказ
typed-word-add = уровень, компьютер, добавить компьютер
typed-word-next = дальше, раздать, раздай, следующая
typed-word-also = я тоже

## The command

command-move = Сделать ход текстом: /move d3
parameter-text = Ход или то, что написано на кнопке
discord-command-move = ход
discord-parameter-text = текст
