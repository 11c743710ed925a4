# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }” puede ser: { $choices }. ¿Cuál?
typed-nothing = “{ $text }” no es nada que se pueda hacer aquí ahora. Puedes escribir: { $choices }. /help muestra los comandos.
typed-played = Jugada: { $move }.
typed-sure = { $about } Escribe “sí” o “no”.
typed-kept = Bien, todo queda como estaba.
typed-apart = La respuesta es solo para ti: usa /move aquí o escríbeme en privado.
typed-help = En vez de tocar botones también puedes escribir: responde a un tablero con d3, escribe /move d3 o, en nuestro chat privado, solo d3. En un grupo la respuesta la lee todo el mundo, y media jugada ya dice algo de tu mano.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = hacia, hasta, sobre, desde, en, al, a, y, con, por, el, la, del, de
typed-word-agree = sí, s, ok, vale, de acuerdo
typed-word-decline = no, n, rechazar
typed-word-add = nivel, máquina
typed-word-next = seguir, continuar, repartir
typed-word-also = yo también

## The command

command-move = Hacer una jugada escribiéndola: /move d3
parameter-text = La jugada, o el texto de un botón
discord-command-move = jugada
discord-parameter-text = texto
