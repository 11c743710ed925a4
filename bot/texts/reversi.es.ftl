### Reversi

game-reversi = Reversi
reversi-about = Dos personas, 64 fichas: encierra el otro color y pasa a ser tuyo.
reversi-goal = Encierra fichas del otro color para que pasen a ser tuyas: al final gana quien tiene más.

## Bandos

reversi-side-black = ⚫ Negras
reversi-side-white = ⚪ Blancas
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Lo que pasa

reversi-placed =
    { $flips ->
        [one] { $seat } jugó { $cell } y volteó 1 ficha.
       *[other] { $seat } jugó { $cell } y volteó { $flips } fichas.
    }
reversi-passed = { $seat } no tiene jugada y pasa.

reversi-you-placed =
    { $flips ->
        [one] Jugaste { $cell } y volteaste 1 ficha.
       *[other] Jugaste { $cell } y volteaste { $flips } fichas.
    }
reversi-you-passed = No tienes jugada y pasas.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } pasó

## La imagen en palabras

reversi-alt-discs = Fichas negras: { $black }, fichas blancas: { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] Le toca a { $seat }, con negras.
       *[white] Le toca a { $seat }, con blancas.
    }
reversi-alt-legal = Posibles: { $cells }.
reversi-alt-won = Gana { $seat }.
reversi-alt-drawn = Empate.
reversi-alt-black = Negras: { $cells }.
reversi-alt-white = Blancas: { $cells }.
reversi-spoken-brings = { $move } voltea { $count }

## Opciones

parameter-position = Una posición o una partida desde la que empezar
reversi-option-first = Negras
reversi-option-first-random = por sorteo
reversi-option-position = Posición: 64 caracteres X, O y -, luego X u O según a quién le toque; o una transcripción como f5d6c3
reversi-option-position-start = el inicio habitual

## Elegir

reversi-prompt = Elige una casilla para tu ficha
reversi-task = elige una casilla

## Preguntas

reversi-question-flips = ¿Qué se voltea?
reversi-prompt-ask = ¿Qué casilla?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } voltea 1 ficha: { $cells }.
       *[other] { $cell } voltea { $flips } fichas: { $cells }.
    }
reversi-cell-taken = { $cell } no se puede jugar: ya hay una ficha.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } no se puede jugar: la partida ha terminado.
       *[no] { $cell } no se puede jugar: no voltea nada.
    }

## El final

reversi-reason-full = El tablero está lleno.
reversi-reason-blocked = Ya ningún color puede jugar.
reversi-reason-wiped = A un color no le quedan fichas.

## Reglas

reversi-rules =
    Reversi se juega entre dos en 64 casillas, con fichas ⚫ negras por un lado y ⚪ blancas por el otro. Empiezan las negras.

    Pon una ficha en una casilla vacía de modo que una o más fichas del otro color queden en línea recta y sin huecos entre ella y otra ficha tuya: en horizontal, vertical o diagonal. Cada línea así encerrada pasa a tu color. Una ficha volteada no encierra más líneas.

    No se permite una jugada que no voltee nada. Si tienes jugada, debes hacerla; si no tienes ninguna, pasas automáticamente.

    Cuando el tablero está lleno o ya nadie puede jugar, se cuentan las fichas. Gana quien tenga más; con la misma cantidad hay empate. Las casillas vacías no cuentan para nadie.

    Las casillas marcadas son las que puedes jugar. Un pequeño consejo: una ficha en una esquina ya nunca se puede voltear.
reversi-count = { $number ->
    [one] { $number } ficha
   *[other] { $number } fichas
}
reversi-given = { $count ->
    [one] +{ $count } esquina
   *[other] +{ $count } esquinas
}
