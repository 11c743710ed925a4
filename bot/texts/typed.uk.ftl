# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } — { $choices }
typed-several = «{ $text }» може означати: { $choices }. Що саме?
typed-nothing = «{ $text }» тут зараз не підходить. Можна написати: { $choices }. /help покаже команди.
typed-played = Зіграно: { $move }.
typed-sure = { $about } Напиши «так» або «ні».
typed-kept = Добре, усе лишається, як є.
typed-apart = Моя відповідь лише для тебе: скористайся тут /move або напиши мені приватно.
typed-help = Замість кнопок можна писати: дай відповідь «d3» на повідомлення з дошкою, надішли /move d3 або просто d3 у нашому приватному чаті. У групі відповідь читають усі, і навіть половина ходу видає, що в тебе в руці.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = на, до, з, із, зі, від, і, й, та, в, у, місце
typed-word-agree = так, т, ага, ок, окей, добре, згода, згоден, згодна
typed-word-decline = ні, н, не, не треба, відмова
typed-word-add = рівень, комп’ютер, додати комп’ютер
typed-word-next = далі, роздати, роздай, наступна
typed-word-also = я теж

## The command

command-move = Зробити хід текстом: /move d3
parameter-text = Хід або те, що написано на кнопці
discord-command-move = хід
discord-parameter-text = текст
