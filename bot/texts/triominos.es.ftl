### Triominos

game-triominos = Triominos
triominos-about = De dos a cuatro, con fichas triangulares que se unen por sus esquinas, en rondas hasta una meta de puntos.
triominos-goal = Coloca fichas de modo que coincidan los números donde se tocan: gana quien tenga más puntos cuando se alcance la meta.

## Lo que pasa

triominos-round =
    { $why ->
        [won] Ronda { $number }: { $first_seat } ganó la ronda anterior y empieza.
       *[highest] Ronda { $number }: { $first_seat } tiene la ficha más alta y empieza.
    }
triominos-laid = { $seat } puso { $tile } en { $place }: +{ $points }.
triominos-triple = Salida con un triple: +{ $points }.
triominos-zeros = Salida con 0-0-0: +{ $points }.
triominos-bridge = Puente: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Hexágono
        [2] Dos hexágonos
       *[3] Tres hexágonos
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } robó una ficha: { $points }.
       *[other] { $seat } robó { $count } fichas: { $points }.
    }
triominos-drew-own = { $seat } robó { $tiles }: { $points }.
triominos-passed = { $seat } no puede poner ni robar: { $points }.
triominos-out = { $seat } puso su última ficha: +{ $points }.
triominos-blocked = La ronda está bloqueada.
triominos-left = Cifras que quedan en las otras manos: +{ $points } para { $seat }.
triominos-own = Sus propias cifras: { $points }.
triominos-shown = { $seat } tenía { $tiles } (suma { $digits }).
triominos-won = { $seat } gana la ronda { $number }.
triominos-nobody = Igual número de fichas, igual suma: nadie gana la ronda { $number }.
# As in English.
triominos-stands = { $seat }: { $scored }, total { $total }.
triominos-tied = Empate en el primer puesto con { $total }: decide otra ronda.

triominos-you-laid = Pusiste { $tile } en { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Robaste una ficha: { $points }.
       *[other] Robaste { $count } fichas: { $points }.
    }
triominos-you-drew-own = Robaste { $tiles }: { $points }.
triominos-you-passed = No puedes poner ni robar: { $points }.
triominos-you-out = Pusiste tu última ficha: +{ $points }.
triominos-you-left = Cifras que quedan en las otras manos: +{ $points } para ti.
triominos-you-shown = Tenías { $tiles } (suma { $digits }).
triominos-you-won = Ganaste la ronda { $number }.
triominos-you-stands = Tú: { $scored }, total { $total }.
triominos-brief-round = ronda { $number }: empieza { $first_seat }
triominos-brief-laid = { $seat } { $tile } +{ $points }
# As in English.
triominos-brief-triple = triple +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = puente +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] hexágono
        [2] dos hexágonos
       *[3] tres hexágonos
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } robó una ficha { $points }
       *[other] { $seat } robó { $count } fichas { $points }
    }
triominos-brief-drew-own = { $seat } robó { $tiles } { $points }
triominos-brief-passed = { $seat } pasó { $points }
triominos-brief-out = última ficha +{ $points }
triominos-brief-blocked = bloqueada
triominos-brief-left = cifras de los demás +{ $points }
triominos-brief-own = cifras propias { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } gana la ronda { $number }
triominos-brief-nobody = nadie gana la ronda { $number }
triominos-brief-stands = {""}
triominos-brief-tied = empate a { $total }, decide otra ronda
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } gana la ronda { $number }
triominos-you-over-won = Ganas la ronda { $number }
triominos-over-nobody = Nadie gana la ronda { $number }
triominos-stake = Ronda { $number } · a { $target }

## Opciones

parameter-target = Puntos a los que se juega
parameter-hand = Fichas que recibe cada persona
triominos-option-target = Meta
triominos-option-target-200 = 200 puntos
triominos-option-target-400 = 400 puntos
triominos-option-target-500 = 500 puntos
triominos-option-target-600 = 600 puntos
triominos-option-hand = Fichas por mano
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Sale primero
triominos-option-first-random = según las fichas

## Elegir

triominos-choice-draw = Robar (−5 c/u)
triominos-choice-pass = Pasar (−10)
triominos-choice-next = Siguiente ronda
triominos-move-2 = { $a } en { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = robar
triominos-noted-pass = pasar
triominos-prompt = Elige una de tus fichas, o roba si nada encaja
triominos-prompt-1 = { $picked }: elige uno de los lugares marcados
triominos-task = elige una ficha
triominos-task-1 = elige un lugar para { $picked }
triominos-task-draw = roba una ficha (−5)
triominos-task-pass = pasa (−10)

## Preguntas

triominos-question-sheet = Hoja de puntos
triominos-question-scoring = Qué da puntos

## Respuestas

triominos-sheet-round =
    Ronda { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(bloqueada)
       *[open] {" "}(en curso)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· fichas { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· salida { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· puentes { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· hexágonos { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· robos { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· pases { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· última ficha { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· cifras restantes { $left }
    }
triominos-sheet-total = { $seat }: { $total } de { $target }
triominos-sheet-ahead = { $seat } · Desde el principio: { $points }
triominos-worth-tile = Una ficha: la suma de sus cifras
triominos-worth-triple = Salir en una ronda con un triple: +{ $worth }
triominos-worth-zeros = Salir con 0-0-0: +{ $worth }
triominos-worth-bridge = Puente: +{ $worth }
triominos-worth-hexagon = Cada hexágono: +{ $worth }
triominos-worth-draw = Cada ficha robada: { $worth }
triominos-worth-pass = Pasar: { $worth }
triominos-worth-out = Última ficha: +{ $worth } y las cifras de los demás
triominos-worth-blocked = Bloqueo: las cifras de los demás menos las propias
triominos-worth-target = Meta: { $target }

## La imagen en palabras

triominos-alt-round = Triominos, ronda { $number }, a { $target } puntos.
triominos-alt-empty = Todavía no hay ninguna ficha puesta.
triominos-alt-board =
    { $count ->
        [one] Hay 1 ficha puesta.
       *[other] Hay { $count } fichas puestas.
    }
triominos-alt-row = Fila { $number }: { $tiles }.
triominos-alt-last = La última ficha: { $tile }, puesta por { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Completa un hexágono.
       *[other] Completa { $count } hexágonos.
    }
triominos-alt-bridge = Forma un puente.
triominos-alt-market =
    { $count ->
        [0] El pozo está vacío.
        [one] Queda 1 ficha en el pozo.
       *[other] Quedan { $count } fichas en el pozo.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: 1 ficha, { $total } puntos.
       *[other] { $seat }: { $count } fichas, { $total } puntos.
    }
triominos-alt-turn = Le toca a { $seat }.
triominos-alt-own = Tus fichas: { $tiles }.
triominos-alt-fits = Posibles: { $moves }.
triominos-alt-left = { $seat } tenía aún { $tiles }.
triominos-alt-place = Lugar { $place }: { $digits }.
triominos-alt-won = Gana { $seat }.
triominos-spoken-up = { $digits } punta arriba
triominos-spoken-down = { $digits } punta abajo
triominos-spoken-place = lugar { $place }
triominos-spoken-asks = El lugar { $place } pide { $digits }.

## El final

triominos-reason-target = Se alcanzó la meta.

## Reglas

triominos-rules =
    De dos a cuatro personas ponen 56 fichas triangulares. Una ficha lleva tres cifras del 0 al 5 que suben o se repiten en sentido horario, como 0-3-5; cada combinación existe una vez. Las fichas se pueden girar, pero no voltear. Una partida son varias rondas hasta 200 puntos (o 400, 500, 600, según se elija antes de empezar).

    Entre dos, cada uno toma 8 fichas (o 7, 9, 16); entre tres o cuatro, 7. El resto es el pozo, boca abajo. Sale el triple más alto; si no se repartió ninguno, la ficha de suma más alta y, entre sumas iguales, la de cifras más altas, comparando primero la mayor. Después sale quien ganó la ronda anterior; tras una ronda sin ganador vuelven a decidir las fichas. Quien sale puede poner cualquiera de sus fichas. Se juega por orden de asientos.

    Una ficha se pone lado con lado con otra ya puesta: las dos cifras del lado común tienen que ser iguales. Donde toque más fichas, por un lado o una esquina, esas cifras también tienen que ser iguales. Los lugares libres se numeran de arriba abajo y luego de izquierda a derecha; una ficha encaja en un lugar de una sola manera como mucho.

    Una ficha puesta vale la suma de sus cifras.
    • Salir en una ronda con un triple: +10; con 0-0-0: +40 en su lugar.
    • Hexágono, tu ficha es la sexta alrededor de un punto: +50; dos a la vez +100, tres a la vez +150.
    • Puente, tu ficha comparte exactamente un lado y su esquina opuesta toca otra ficha: +40.

    Si puedes poner una ficha, debes hacerlo. Si no, robas fichas de una en una, −5 cada una, hasta que una encaje, y la pones donde encaje. Con el pozo vacío y sin nada que encaje, pagas 10 y pasas el turno; vaciar el pozo en vano cuesta los robos y además los 10. Después de tu primer robo, los siguientes, y el pase si hace falta, se hacen automáticamente y se muestran.

    La ronda termina cuando alguien pone su última ficha: +25 y las cifras que quedan en todas las demás manos. También termina cuando el pozo está vacío y todos han pasado uno tras otro, una vez cada uno. Entonces gana quien tenga menos fichas y, a igual número, la menor suma de cifras: se suman las cifras de los demás, se restan las propias y no hay +25. Si también hay empate en eso, aunque sea solo entre algunos, no gana nadie y no cuenta ninguna cifra. Se muestran todas las manos. La ronda siguiente se reparte en cuanto alguien toca el botón, o a los 30 segundos.

    La partida termina tras una ronda que deja a alguien en la meta o por encima: gana el total más alto. Con empate en el primer puesto se juega otra ronda. Llegar a la meta en mitad de una ronda no termina nada. Los totales pueden ser negativos.

    Series: en “primero a X” gana quien primero gane X partidas; en “suma de X” se suman los totales finales de X partidas. Quién sale lo deciden siempre las fichas.

## Reparto limpio

