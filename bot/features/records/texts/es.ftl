# Records

button-fair = Reparto limpio
button-do-export = Como archivo
button-do-import = Abrir un archivo
fair-sealed = El reparto quedó fijado antes de la primera jugada. Su semilla es secreta hasta el final; este es su sello:
fair-held = La partida ha terminado, pero otros siguen jugando con el mismo reparto. La semilla es secreta hasta que acaben los últimos; este es su sello:
fair-open = El reparto quedó fijado antes de la primera jugada: el sello ya estaba entonces, la semilla se muestra ahora.
fair-hash = Sello: { $hash }
fair-seed = Semilla: { $seed }
fair-check = Para comprobarlo: calcula el SHA-256 de los 64 caracteres de la semilla, por ejemplo con el comando sha256sum y sin salto de línea al final. Tiene que ser el sello. Todo lo que se repartió sale de la semilla, y cualquiera puede calcularlo:
fair-by-hand =
    1. Para i = 0, 1, 2… calcula el SHA-256 de “semilla:etiqueta:i”, con los 64 caracteres de la semilla y la i en decimal; cada uno da cuatro números de 64 bits, primero el byte más alto.
    2. Un número menor que n es el siguiente de estos módulo n; se saltan los que van desde el mayor múltiplo de n hasta 2⁶⁴.
    3. Para barajar una hilera, ve de su última posición a la segunda e intercambia lo que hay allí con lo que está a tantas posiciones del principio como diga el siguiente número menor que la cantidad que hay hasta allí.
fair-piles = Varias mesas tienen este reparto. Lo que queda tras las manos se reparte en un montón por puesto: pieza a pieza, en el orden en que se robaría, siguiendo los turnos desde el primer puesto. Cada puesto roba del principio de su montón; si está vacío, del final del mayor de los otros y, entre iguales, del puesto que sigue primero.
fair-step = { $verdict ->
    [right] ✓ { $step }: correcto, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: incorrecto.
       *[other] ✗ { $step }: incorrecto en la jugada { $number }.
    }
}
step-digest = Documento
step-seed = Semilla
step-hash = Sello
step-setup = Preparación
step-deal = Manos
step-moves = Jugadas
step-draws = Robos
step-result = Resultado
check-digest = no se cambió nada desde que se escribió
check-seed = tiene 64 dígitos hexadecimales
check-hash = es el SHA-256 de la semilla
check-setup = sale de la semilla y las opciones
check-deal = salen de la semilla
check-moves = cada una era posible
check-draws = cada uno sale de la semilla
check-result = las jugadas llevan a él
check-open = no hay nada que comprobar
export-made = El registro de la partida { $number }, como archivo.
import-how = Dame el archivo con el comando: en Telegram, como documento con el texto /import, o responde con /import a un documento así; en el navegador, en la primera página, en [Escribir un código].
import-by = { $count ->
    [1] { $who } ha abierto esta partida desde un archivo.
   *[other] { $who } ha abierto estas partidas desde un archivo.
}
import-many = Llegaron { $count } partidas. Cada una tiene su propia mesa:
refusal-still-running = La partida aún no ha terminado: su registro mostraría lo que sigue oculto.
refusal-seed-held = Otros siguen jugando con el mismo reparto. El registro estará disponible cuando acaben los últimos.
refusal-too-many-records = Has abierto { $most } partidas desde archivos en una hora. Inténtalo más tarde.
refusal-too-many-files = Me has enviado en una hora todos los archivos que leo a una persona. Inténtalo más tarde.
refusal-import-under-way = Todavía estoy leyendo tu último archivo. Envía el siguiente cuando termine.
refusal-imports-busy = Ahora mismo se están leyendo demasiados archivos. Inténtalo de nuevo en un minuto.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partida { $match }:{ " " }
}{ $part ->
    [size] El archivo es demasiado grande para leerlo.
    [many] Hay demasiadas partidas en este archivo.
    [long] Hay demasiadas jugadas, hechas y deshechas, en este archivo.
    [slow] El archivo ha tardado demasiado en llegar.
    [format] Esta partida no se puede escribir en ese formato.
    [version] Este registro lo escribió una versión más nueva de Crosstable.
    [digest] El registro se modificó después de escribirse.
    [seed] La semilla de este registro es incorrecta.
    [hash] El sello de este registro no corresponde a su semilla.
    [setup] La preparación de este registro no sale de su semilla.
    [deal] Las manos de este registro no salen de su semilla.
    [draws] En la jugada { $number } de este registro se robó algo que no sale de su semilla.
    [moves] { $move ->
        [none] La jugada { $number } de este registro no es posible.
       *[other] La jugada { $number } de este registro, { $move }, no es posible.
    }
    [log] La entrada { $number } de este registro no se puede leer.
    [result] Las jugadas de este registro no llevan a su resultado.
   *[other] Este archivo no es un registro que yo sepa leer.
}
command-export = Una partida terminada como archivo
command-import = Abrir las partidas de un archivo
parameter-format = El formato del archivo
parameter-file = Un registro: JSON, transcripción, GGF o WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Transcripción
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = La hilera tiene la etiqueta “bag”: siete de cada color, en el orden rojo, amarillo, azul, morado, negro y blanco, luego tres de cada especial, en el orden mover, quitar, reemplazar e intercambiar. Ya barajada, se reparte desde su final: el primer asiento toma las últimas cuatro, el segundo las anteriores, y así sucesivamente; si son tres, el segundo toma seis. Lo que queda se roba desde el final. Si se sortea quién empieza, le toca al asiento que tenga antes tantos otros como diga un número menor que la cantidad de asientos, con la etiqueta “first”.
discord-command-export = exportar
discord-command-import = importar
discord-parameter-format = formato
discord-parameter-file = archivo
triominos-fair-order = La hilera tiene la etiqueta “round 1”, en la ronda siguiente “round 2”, y así sucesivamente: las 56 fichas 000, 001… 005, 011, 012… hasta 555, en orden ascendente, cada una nombrada por sus cifras de menor a mayor. Ya barajada, el primer asiento toma toda su mano desde el principio, el segundo toma las fichas siguientes, y así sucesivamente. Lo que queda es el pozo, del que se roba desde el principio.
