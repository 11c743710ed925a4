### Crosswise

game-crosswise = Crosswise
crosswise-about = De dos a cuatro, en dos equipos: Naranja puntúa en las columnas, Verde en las filas.
crosswise-goal = Junta fichas del mismo color, Naranja en las columnas y Verde en las filas: gana quien saca más puntos de sus líneas.

## Bandos

crosswise-side-orange = 🟠 Naranja
crosswise-side-green = 🟢 Verde
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = columnas
crosswise-team-green = filas

## Colores, para otros textos

crosswise-colour =
    { $colour ->
        [red] 🔴 rojo
        [yellow] 🟡 amarillo
        [blue] 🔵 azul
        [purple] 🟣 morado
        [black] ⚫ negro
       *[white] ⚪ blanco
    }
crosswise-old =
    { $old ->
        [red] 🔴 rojo
        [yellow] 🟡 amarillo
        [blue] 🔵 azul
        [purple] 🟣 morado
        [black] ⚫ negro
       *[white] ⚪ blanco
    }
crosswise-second =
    { $second ->
        [red] 🔴 rojo
        [yellow] 🟡 amarillo
        [blue] 🔵 azul
        [purple] 🟣 morado
        [black] ⚫ negro
       *[white] ⚪ blanco
    }

## Lo que pasa

crosswise-placed = { $seat } puso { crosswise-colour } en { $cell }.
crosswise-moved = { $seat } movió { crosswise-colour } de { $cell } a { $to }.
crosswise-removed = { $seat } quitó { crosswise-colour } de { $cell } y lo tiene en la mano.
crosswise-replaced = { $seat } reemplazó { crosswise-old } por { crosswise-colour } en { $cell } y tiene { crosswise-old } en la mano.
crosswise-swapped = { $seat } intercambió { crosswise-colour } en { $cell } y { crosswise-second } en { $other }.
crosswise-passed = { $seat } no tiene ninguna ficha jugable y pasa.
crosswise-six-column = Seis iguales, { crosswise-colour }, en la columna { $line }: 🟠 Naranja gana al instante.
crosswise-six-row = Seis iguales, { crosswise-colour }, en la fila { $line }: 🟢 Verde gana al instante.
crosswise-bag-empty = Era la última ficha de la bolsa.

crosswise-you-placed = Pusiste { crosswise-colour } en { $cell }.
crosswise-you-moved = Moviste { crosswise-colour } de { $cell } a { $to }.
crosswise-you-removed = Quitaste { crosswise-colour } de { $cell } y lo tienes en la mano.
crosswise-you-replaced = Reemplazaste { crosswise-old } por { crosswise-colour } en { $cell } y tienes { crosswise-old } en la mano.
crosswise-you-swapped = Intercambiaste { crosswise-colour } en { $cell } y { crosswise-second } en { $other }.
crosswise-you-passed = No tienes ninguna ficha jugable y pasas.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } movió { crosswise-colour } de { $cell } a { $to }
crosswise-brief-removed = { $seat } quitó { crosswise-colour } de { $cell }
crosswise-brief-replaced = { $seat } puso { crosswise-colour } por { crosswise-old } en { $cell }
crosswise-brief-swapped = { $seat } intercambió { $cell } y { $other }
crosswise-brief-passed = { $seat } pasó
crosswise-brief-bag-empty = la bolsa está vacía

## Elegir

crosswise-choice-red = 🔴 Rojo
crosswise-choice-yellow = 🟡 Amarillo
crosswise-choice-blue = 🔵 Azul
crosswise-choice-purple = 🟣 Morado
crosswise-choice-black = ⚫ Negro
crosswise-choice-white = ⚪ Blanco
crosswise-choice-move = Mover
crosswise-choice-remove = Quitar
crosswise-choice-replace = Reemplazar
crosswise-choice-swap = Intercambiar
crosswise-choice-pass = Pasar
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Elige una de tus fichas
crosswise-prompt-red = 🔴 Rojo: elige una casilla vacía
crosswise-prompt-yellow = 🟡 Amarillo: elige una casilla vacía
crosswise-prompt-blue = 🔵 Azul: elige una casilla vacía
crosswise-prompt-purple = 🟣 Morado: elige una casilla vacía
crosswise-prompt-black = ⚫ Negro: elige una casilla vacía
crosswise-prompt-white = ⚪ Blanco: elige una casilla vacía
crosswise-prompt-move = Mover: elige una ficha del tablero y luego la casilla vacía a la que va
crosswise-prompt-move-2 = Mover: ahora elige la casilla vacía a la que va
crosswise-prompt-remove = Quitar: elige una ficha del tablero; pasa a tu mano
crosswise-prompt-replace = Reemplazar: elige un color de tu mano y luego la ficha del tablero cuyo lugar ocupa
crosswise-prompt-replace-2 = Reemplazar: ahora elige la ficha del tablero; pasa a tu mano
crosswise-prompt-swap = Intercambiar: elige dos fichas del tablero
crosswise-prompt-swap-2 = Intercambiar: ahora elige la otra ficha
crosswise-prompt-ask = Elige una casilla
crosswise-task = elige una ficha
crosswise-task-red = elige una casilla para el rojo
crosswise-task-yellow = elige una casilla para el amarillo
crosswise-task-blue = elige una casilla para el azul
crosswise-task-purple = elige una casilla para el morado
crosswise-task-black = elige una casilla para el negro
crosswise-task-white = elige una casilla para el blanco
crosswise-task-move = elige una ficha para mover
crosswise-task-move-2 = elige la casilla vacía a la que va
crosswise-task-remove = elige una ficha para quitar
crosswise-task-replace = elige un color de tu mano
crosswise-task-replace-2 = elige la ficha que reemplazas
crosswise-task-swap = elige dos fichas para intercambiar
crosswise-task-swap-2 = elige la otra ficha
crosswise-task-pass = pasa

## Preguntas

crosswise-question-scoring = Puntuación
crosswise-question-store = Descarte
crosswise-question-lines = Todas las líneas
crosswise-question-cell = Líneas de casilla

## Respuestas

crosswise-aid = 🟠 columnas, 🟢 filas; en cada línea:
crosswise-aid-group =
    { $kind ->
        [pair] Dos iguales
        [three] Tres iguales
        [four] Cuatro iguales
        [five] Cinco iguales
        [six] Seis iguales
       *[different] Seis colores distintos
    }: { $points }
crosswise-aid-sums = Los grupos se suman: 4+2 son 6.
crosswise-aid-six = Seis iguales ganan al instante.
crosswise-stored =
    { $kind ->
        [move] Mover a una casilla vacía
        [remove] Llevar a la mano
        [replace] Reemplazar y quedársela
       *[swap] Intercambiar dos fichas
    }: jugadas { $played }, por salir { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } está vacía.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Columna { $line }: { crosswise-parts }
crosswise-row = 🟢 Fila { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Naranja: { $points }
crosswise-sum-green = 🟢 Verde: { $points }
crosswise-ahead = Desde el principio: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] dos iguales
        [three] tres iguales
        [four] cuatro iguales
        [five] cinco iguales
        [six] seis iguales
       *[different] seis colores distintos
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] dos iguales
        [three] tres iguales
        [four] cuatro iguales
        [five] cinco iguales
        [six] seis iguales
       *[different] seis colores distintos
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] dos iguales
        [three] tres iguales
        [four] cuatro iguales
        [five] cinco iguales
        [six] seis iguales
       *[different] seis colores distintos
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## El final

crosswise-reason-six = Seis iguales terminan la partida al instante.
crosswise-reason-full = El tablero está lleno.
crosswise-reason-passes = Nadie tiene una ficha jugable.

## La imagen en palabras

crosswise-team =
    { $side ->
        [orange] Naranja
       *[green] Verde
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = Le toca a { $seat }, por { crosswise-team }.
crosswise-alt-won = Gana { crosswise-team }.
crosswise-alt-drawn = Empate.
crosswise-alt-totals = Puntos: Naranja { $orange }, Verde { $green }.
crosswise-alt-columns = Columnas a–f: { $points }.
crosswise-alt-rows = Filas 1–6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Rojo
        [yellow] Amarillo
        [blue] Azul
        [purple] Morado
        [black] Negro
       *[white] Blanco
    }: { $cells }.
crosswise-alt-empty = El tablero está vacío.
crosswise-alt-own = Tus fichas: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) tiene 1 ficha.
       *[other] { $seat } ({ crosswise-team }) tiene { $count } fichas.
    }
crosswise-alt-bag =
    { $count ->
        [0] La bolsa está vacía.
        [one] Queda 1 ficha en la bolsa.
       *[other] Quedan { $count } fichas en la bolsa.
    }
crosswise-alt-store = Fichas especiales jugadas, tres de cada una: mover { $move }, quitar { $remove }, reemplazar { $replace }, intercambiar { $swap }.

## Reglas

crosswise-rules =
    Dos equipos llenan un tablero de 6×6 casillas; cada una se llama por su columna a–f y su fila 1–6. 🟠 Naranja puntúa en las seis columnas, 🟢 Verde en las seis filas.

    Entre dos: uno contra uno. Entre cuatro: dos equipos de dos, en asientos alternos; nadie ve las fichas de su pareja. Entre tres: los asientos 1 y 3 son la pareja Naranja y el asiento 2 es Verde en solitario, juega después de cada uno de ellos y tiene seis fichas. Todos los demás tienen cuatro. Nadie ve las fichas de otra mano. Quién empieza se sortea, o se elige antes de la partida.

    La bolsa tiene 54 fichas: siete de cada color 🔴 🟡 🔵 🟣 ⚫ ⚪ y tres de cada una de las cuatro especiales. En tu turno juegas exactamente una ficha y luego robas hasta completar tu mano, mientras queden fichas en la bolsa.
    • Un color se pone en cualquier casilla vacía.
    • Mover: lleva una ficha del tablero a una casilla vacía.
    • Quitar: toma una ficha del tablero y llévala a tu mano; entonces no robas nada.
    • Reemplazar: pon un color de tu mano en el lugar de una ficha del tablero, lleva esa ficha a tu mano y luego roba una.
    • Intercambiar: cambia de lugar dos fichas del tablero. Pueden ser iguales, y entonces no cambia nada.
    Una especial jugada va al descarte, a la vista de todos, que ven también cuántas de cada tipo quedan por salir. Si una ficha pasa del tablero a una mano, todos la han visto.

    Si no puedes jugar ninguna de tus fichas, porque solo tienes especiales que no pueden actuar sobre nada, o no te queda ninguna ficha, pasas; en ningún otro caso se pasa. Cuando todos han pasado uno tras otro, la partida termina y se puntúa tal como está.

    Seis fichas iguales en una columna (Naranja) o en una fila (Verde) ganan al instante, sin importar quién puso la última. Si no, la partida termina cuando las 36 casillas están llenas: gana el equipo cuyas líneas sumen más; con sumas iguales hay empate.

    En cada línea, un color cuenta 1 punto por dos fichas, 3 por tres, 5 por cuatro, 7 por cinco; seis colores distintos cuentan 6. Varios grupos se suman: 4+2 son 6, 3+3 son 6, 3+2 son 4, 2+2+2 son 3. Una línea que aún no está llena puntúa lo que hay en ella.

    Series: en “primero a X” gana el primer equipo que gane X partidas; un empate no cuenta para nadie, y tras 3·X partidas gana el equipo que vaya por delante. En “suma de X” se suman los puntos de X partidas; ahí una línea de seis fichas iguales cuenta 9 y todas las demás líneas de los dos equipos, tal como están, así que quien gana una partida puede tener la suma menor. Una serie igualada termina en empate. En cada nueva partida empieza el asiento siguiente.

## Reparto limpio


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = corazón, roja
crosswise-typed-yellow = estrella, amarilla
crosswise-typed-blue = gota
crosswise-typed-purple = rombo, diamante, morada, violeta
crosswise-typed-black = cruz, negra
crosswise-typed-white = anillo, círculo, blanca
