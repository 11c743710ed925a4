# Lo que comparten todos los juegos y plataformas. $code: código de una mesa; $who, $name: quienes juegan.
#
# Palabras:
#   match = partida
#   series = serie
#   table = mesa, seat = asiento, host = quien lleva la mesa, code = código
#   move = jugada, turn = turno («te toca»), draw = empate / robar, pass = pasar, resign = rendirse, undo = deshacer
#   disc = ficha, stone = ficha, tile = ficha, cell = casilla, place = lugar
#   hand = mano, bag = bolsa, market = pozo, store = descarte
#   column = columna, row = fila (línea: las dos), six of a kind = seis iguales, round = ronda, hexagon = hexágono, bridge = puente
#   hint = pista, analysis = análisis, replay = repetición, ladder = clasificación, rating = rating, rated = clasificatoria, puzzle = reto, seal = sello, seed = semilla
#   computer = máquina (ni «ordenador» ni «computadora»), call off = anular, side = bando, board = tablero
# Trato: tú; a varios, sin «vosotros» ni «ustedes», en forma impersonal. Nada concuerda con los nombres.

## Juegos y jugadores
computer = { $level ->
    [beginner] Principiante
    [casual] Aficionado
    [club] De club
    [expert] Experto
   *[master] Maestro
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Antes de la partida
lobby-title = { $game } · mesa { $code }
lobby-free = { $count ->
    [one] un asiento libre
    [2] dos asientos libres
    [3] tres asientos libres
   *[other] { $count } asientos libres
}
lobby-needs = { $count ->
    [one] Falta una persona.
    [2] Faltan dos personas.
   *[other] Faltan { $count } personas.
}
lobby-more = { $count ->
    [one] Queda sitio para una persona más.
    [2] Queda sitio para dos más.
    [3] Queda sitio para tres más.
   *[other] Queda sitio para { $count } más.
}
lobby-here = { $here ->
    [one] { $here } asiento ocupado
   *[other] { $here } asientos ocupados
} de { $most }. Se puede empezar a partir de { $least }.
lobby-full = { $count ->
    [2] Los dos asientos están ocupados.
   *[other] Todos los asientos están ocupados.
}
lobby-ready-watched = La partida la inicia quien abrió la mesa.
lobby-ready = La partida la inicia { $host }.
lobby-invite = Para unirse: { $ways }
lobby-way-discord = en Discord con /join { $code }
lobby-way-telegram = { $link ->
    [none] en Telegram con /join { $code }
   *[other] en Telegram { $link }
}
lobby-way-web = { $link ->
    [none] en el navegador con { $code }
   *[other] en el navegador { $link }
}
lobby-place-discord = en Discord
lobby-place-telegram = en Telegram
lobby-place-web = en el navegador
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = sin reloj
lobby-clock = reloj { $value }
lobby-hints = { $now ->
    [rated] clasificatoria, sin pistas
    [on] con pistas
   *[off] sin pistas
}
lobby-about-you = Tú
lobby-about-host = lleva la mesa
lobby-about-computer = Máquina · { $level }
lobby-about-preparing = Se prepara, unos { $seconds } s
play-title = Abrir una mesa
play-opponents = Contra
play-friends = Amigos
play-friends-about = Se unen con un botón
menu-add = + Máquina
menu-add-prompt = Añadir una máquina: elige su nivel
menu-options = Opciones
menu-series = Serie
menu-clock = Reloj
menu-absent = Ausencia
absent-days = { $days ->
    [0] ninguna
    [one] 1 día
   *[other] { $days } días
}
menu-hints = Pistas
menu-rated = Clasificatoria
menu-handicap = Ventaja
menu-seats = Asientos
series-kind = { $kind ->
    [match] primero a { $length }
    [sumof] suma de { $length }
   *[single] una partida
}
hints-on = sí
hints-off = no
hints-on-rated = Entonces la partida no cuenta
hints-off-rated = Como en toda clasificatoria
rated-on = sí
rated-off = no
rated-on-means = Cuenta entre personas; sin pistas
rated-off-means = No cuenta para nadie
handicap-ask = ¿partida igualada?
handicap-even = Igualada por rating
handicap-even-means = Para ganar más o menos igual de a menudo. El rating lo tiene en cuenta.
handicap-none = Ninguna
handicap-is-even = { $given }, igualada según los ratings
handicap-as-it-is = igualada así, según los ratings
handicap-points = +{ $count }
handicap-history = Desde el principio: { $given }
handicap-rematch = Revancha: { $given }
handicap-rematch-none = Revancha sin ventaja
level-beginner = Aprende contigo
level-casual = Ve la jugada siguiente
level-club = Juega a menudo y bien
level-expert = Rara vez falla
level-master = El más fuerte que hay
level-even = Juega tan bien como tú
computer-even = A tu nivel · { $rating }
even-plays = { $who } juega a tu nivel, unos { $rating }.
also-means = { $seats ->
    [2] Los dos bandos aquí
   *[other] Un asiento más para ti
}
cancel-means = La mesa se cierra para todo el mundo.
lobby-closed = { $game } · se cerró la mesa { $code }.
lobby-alt = El tablero de { $game } antes de la primera jugada.
chat-no-pictures = Ya no puedo enviar imágenes aquí: los tableros llegan como texto. Quien administra este chat puede cambiarlo.

## Botones
button-versus = { $game } vs. máquina
button-join = Unirme
button-also = Yo también
button-leave = Salir
button-shift = Cambiar de asiento
button-swap = Intercambiar { $name } y { $other }
button-shuffle = Sortear asientos
button-drop = Quitar a { $name }
button-remove = Quitar
button-watch = Solo mirar
button-start = Empezar
button-cancel = Cerrar la mesa
button-rules = Reglas
rules-details = Detalles
button-settings = Ajustes
button-text = Como texto
button-hand = Mi mano
button-private = Abrir en privado
button-app = Abrir la mesa
button-send = Enviar a un chat
button-back = ‹ Volver
button-more = Más
button-slot = Volver
button-mine = Volver
button-next = Siguiente partida
button-hint = Pista
button-replace = Ceder un asiento
button-return = Recuperar mi asiento
button-host = Cambiar de anfitrión
button-board = Enviar otra vez
button-do-help = ¿Qué más hay?
button-do-join = Escribir un código
button-do-table = En una mesa
button-do-me = Sobre mí
button-manners = Si nadie responde
button-do-away = Ausencia…
button-do-back = Ya estoy aquí
button-page = Resultado
button-rematch = Revancha
button-share = Compartir
button-draw = Ofrecer empate
button-draw-now = Ofrecer empate
button-resign = Rendirse
button-resign-now = Sí, me rindo
button-calloff = Anular
button-calloff-now = Anular la mesa
button-pause = Pausa de…
button-resume = Seguir ahora
pause-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
pause-or-day = O hasta un día: escribe /pause { $day }
pause-no-day = «{ $text }» no es ninguno de los próximos { $most } días. Di cuántos días o hasta qué día: /pause { $day }
resign-means = Quien se rinde pierde la partida.
resign-means-who = { $count ->
    [one] ¿Te rindes? Entonces { $names } gana esta partida.
   *[other] ¿Te rindes? Entonces { $names } ganan esta partida.
}
resign-means-many = ¿Te rindes? Una máquina ocupa tu asiento el resto de la partida.
draw-means = Todos los demás tienen que aceptar; entonces la partida queda en empate.
calloff-means = Todos los demás tienen que aceptar; entonces la mesa termina sin resultado.
option-first = Empieza
option-first-random = por sorteo
option-seat = asiento { $seat }

## Tablero
board-title = { $game } · { $code }
board-turn = Le toca a { $who }
board-your-turn = { $who }, te toca
board-your-turn-again = { $who }, te toca otra vez
board-mine = Te toca: { $task }
board-mine-again = Te toca otra vez: { $task }
board-answers = Falta la respuesta de: { $names }
board-watching = Estás mirando.
task = elige
since-yours = Desde tu jugada: { $moves }.
since-start = Hasta ahora: { $moves }.
since-more = { $count } más antes
stake-series = { $kind ->
    [match] Partida { $number }
   *[sumof] Suma de { $length }
}
board-thinking = { $who } está pensando
board-preparing = { $who } se prepara ({ $seconds } s)
board-no-players = Ahora mismo no hay ninguna máquina para jugar
notice-unreached = No se pudo avisar a { $who }.
notice-told = Aviso enviado a { $who } { $when }.
notice-title-turn = Te toca
notice-title-reminder = Aún te toca y el tiempo se acaba
notice-title-end = La partida ha terminado
notice-title-asked = Alguien espera tu respuesta
notice-title-overdue = Se acabó el tiempo: puedes elegir qué pasa ahora
notice-title-arrived = Alguien se ha sentado a tu mesa
notice-title-begun = Tu partida ha empezado
notice-title-warning = La mesa se anulará pronto
moments-ago = ahora mismo
board-waits = Continúa automáticamente en { $seconds } segundos.
prompt = Elige.
hand-own = Tu mano.
hand-waits = Le toca a { $who }.
prompt-slots = ¿Es tu turno? [Mi mano] muestra tu mano; luego toca uno de sus números.
cannot-piece = El número { $number } no se puede jugar ahora.
cannot-place = { $place } no se puede elegir ahora.
prompt-places = Ahora elige dónde.

## Pistas y asientos
hint-try = Prueba { $move } (ventaja esperada { $points }).
curtain-pass = Pásale el dispositivo a { $who }.
curtain-who = { $name } ({ $number })
button-seat = Mostrar la mano
hint-press = Tu pista es solo para ti: toca el botón y no se la muestro a nadie más.
hint-none = Esta vez no tengo ninguna pista.
replace-whose = ¿Qué asiento pasa a una máquina?
replace-level = ¿Qué nivel tendrá la máquina que juegue por { $who }?
replaced = { $computer } juega ahora por { $who }.

## Análisis
notation-begins = Empieza { $who }.

## Resultado
result-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
result-you = { $lead ->
    [0] Ganas
    [1] Ganas por un punto
   *[other] Ganas por { $lead } puntos
}
result-drawn = Empate
result-record = Transcripción: { $record }
reason-resigned = { $names } se rindió.
reason-resigned-own = Te rendiste.
reason-claimed-own = Se te acabó el tiempo.
series-standing = { $kind ->
    [match] Primero a { $length }: { $points }.
   *[sumof] Suma de { $length }: { $points }.
}
series-won = { $count ->
    [one] { $names } gana la serie
   *[other] { $names } ganan la serie
}
series-you = Ganas la serie
series-drawn = La serie termina en empate
share-title = Mesa { $code } · { $game }
share-link = { $place ->
    [discord] En Discord: /join { $code }
    [telegram] En Telegram: { $link }
   *[web] En el navegador: { $link }
}
share-code = { $place ->
    [discord] En Discord: /join { $code }
    [telegram] En Telegram: /join { $code }
   *[web] En el navegador: { $code }
}
resigned = Te rendiste en la mesa { $code }.
resigned-seat = Te rendiste en la mesa { $code }. Una máquina ocupa tu asiento el resto de la partida.
left-table = Saliste de la mesa { $code }.

## Tiempo, propuestas y ausencias: en el tablero
board-deadline = El tiempo se acaba { $when }.
board-overdue = A { $who } se le acabó el tiempo
board-away = { $who } está fuera; vuelve { $when }.
board-away-runs = El reloj sigue { $when }.
board-paused = En pausa hasta el { $day }: sigue { $when }. Los relojes están parados y no suena nada.
board-warned = Hace mucho que nadie pasa por aquí: la mesa se anula { $when }, salvo que alguien toque algo.
board-pause = Pausa de este servidor { $when }, de { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}. Todo se conserva y los relojes esperan.
overdue-choose = Ahora toca decidir a: { $names }; aún se puede jugar.
overdue-takeover = { $choosers ->
    [0] Una máquina sigue { $when }; aún se puede jugar.
   *[other] Si nadie elige, una máquina sigue { $when }.
}
proposal-takeback = { $who } pide deshacer { $move }
proposal-draw = { $who } ofrece empate
proposal-calloff = { $who } propone anular la mesa, sin resultado
proposal-pause = { $who } propone una pausa de { $days ->
    [one] 1 día
   *[other] { $days } días
}
proposal-pause-until = { $who } propone una pausa hasta el { $day }
proposal-resume = { $who } propone seguir con la partida
proposal-seat = { $who } propone que { $computer } siga jugando por { $whose }
proposal-waits = Falta la respuesta de: { $names }.
proposal-you = ti
proposal-asked = Petición enviada. Falta la respuesta de: { $names }.
done-takeback = Jugada deshecha.
done-draw = Acordado: la partida queda en empate.
done-calloff = Mesa anulada.
done-resume = La partida sigue.
took-back = { $who } deshizo una jugada.
host-is = Ahora lleva la mesa { $host }.
host-whose = ¿Quién lleva la mesa?
away-now = Ausencia anotada; tus relojes están parados. Vuelves { $when }, o en cuanto escribas /back.
away-sooner = El anfitrión permite menos en { $codes }: allí tus relojes siguen { $when }.
away-over = ¡Hola de nuevo! Tus relojes siguen.
away-not = No estabas fuera.
somebody = alguien
clock-none = ninguno
# As in English.
clock-5m-10s = 5 min + 10 s
# As in English.
clock-15m-20s = 15 min + 20 s
clock-1d-12h = 1 día + 12 h
clock-3d-1d = 3 días + 1 día
clock-7d-2d = 7 días + 2 días
clock-none-means = Tres días para cada jugada.
clock-5m-10s-means = 5 minutos por persona, 10 segundos más tras cada jugada propia.
clock-15m-20s-means = 15 minutos por persona, 20 segundos más tras cada jugada propia.
clock-1d-12h-means = 1 día por persona, 12 horas más tras cada jugada propia.
clock-3d-1d-means = 3 días por persona, 1 día más tras cada jugada propia.
clock-7d-2d-means = 7 días por persona, 2 días más tras cada jugada propia.
button-undo = Deshacer
button-agree = De acuerdo
button-decline = Rechazar
button-withdraw = Retirar
button-takeover = Sigue la máquina
button-retry = Volver a intentar
button-wait = Esperar { $time }
bonus-none = un día
bonus-5m-10s = 10 s
bonus-15m-20s = 20 s
bonus-1d-12h = 12 h
bonus-3d-1d = un día
bonus-7d-2d = 2 días
button-claim = Reclamar la victoria
reason-claimed = A { $names } se le acabó el tiempo.
reason-agreed = Los dos bandos se pusieron de acuerdo.
reason-called-off = Anulada, sin resultado.
reason-ended = Quien administra este servidor ha terminado la partida, sin resultado.
refusal-not-overdue = A quien le toca aún le queda tiempo.
refusal-proposal-open = Primero hay que responder a la propuesta pendiente.
refusal-own-time-up = Se te acabó el tiempo: eligen los demás. Aún puedes jugar.
refusal-no-proposal = Ya no tienes nada que responder aquí.
refusal-own-proposal = Esto lo pediste tú: tienen que responder los demás.
refusal-declined = Se acaba de rechazar. Pídelo otra vez después de la próxima jugada.
refusal-nothing-to-take-back = Todavía no has hecho ninguna jugada que se pueda deshacer.
refusal-revealed = Ya no se puede deshacer: desde entonces se vio algo oculto.
refusal-computer-declines = { $who } cuenta con ganar y no quiere empate.
refusal-not-two-sides = Solo se puede acordar un empate donde juegan dos bandos.
refusal-away-too-long = { $left ->
    [0] Ya llevas 30 días de ausencia en un año; no se puede más.
    [one] Te queda como mucho 1 día de ausencia.
   *[other] Te quedan como mucho { $left } días de ausencia.
}
table-rules =
    En todas las mesas
    Tu turno: quien no está recibe un mensaje nuevo con su nombre, una vez por turno. /settings lo cambia, para el chat o para ti.
    Reloj: ninguno, o uno de cinco, elegido antes de la partida. Después de tu jugada recibes el incremento, pero nunca más de lo que había al principio. Las máquinas y las pausas no gastan tiempo.
    Fin del tiempo: sin reloj, a los tres días. Aún puedes jugar. Los demás pueden dejar que siga una máquina, esperar una vez más o, con reloj y entre dos bandos, reclamar la victoria. Si nadie elige, una máquina sigue a los 30 segundos; si el reloj va por días, tras el tiempo de un incremento. Siempre puedes volver con /return.
    Asientos: el tuyo pasa enseguida a una máquina (/replace); el de otra persona, solo si se le acabó el tiempo o si todo el mundo acepta.
    /undo deshace tu última jugada, /draw ofrece empate, /calloff termina sin resultado: todas las demás personas tienen que aceptar. La siguiente jugada retira la propuesta. No se deshace una jugada que mostró algo oculto.
    /away 7 para tus relojes 7 días, 30 como mucho en un año; con /back se acaba.
    Quien lleva la mesa puede quitar a gente y empieza la partida; si se va, o pasa diez minutos sin dar señales antes de empezar, la mesa pasa a quien lleve más tiempo en ella. Durante la partida no tiene poderes especiales.
    Una mesa sin señales de nadie en 30 días se anula, tres días después de anunciarlo; antes de empezar, a las 24 horas.

## Negativas: solo las ve quien preguntó
refusal-not-your-turn = No te toca: le toca a { $who }.
refusal-not-seated = No juegas en esta mesa.
refusal-shut-out = Estás fuera: quien administra este servidor ya no te deja jugar aquí. Tus mesas siguen sin ti. /mydata y /forget siguen funcionando.
refusal-not-host = { $seated ->
    [no] Eso solo puede hacerlo quien abrió la mesa.
   *[yes] Eso solo puede hacerlo quien abrió la mesa: { $host }.
}
refusal-stale = La mesa ya siguió adelante. Mira el tablero más reciente.
refusal-no-such-table = No conozco ninguna mesa con ese código.
refusal-no-such-match = { $count ->
    [0] En esta mesa todavía no se ha jugado ninguna partida.
    [one] En esta mesa solo se ha jugado 1 partida.
   *[other] En esta mesa solo se han jugado { $count } partidas.
}
refusal-no-table-here = No hay ninguna mesa abierta en este chat. Abre una con /play.
refusal-table-full = Todos los asientos están ocupados.
refusal-already-seated = Ya estás en esta mesa.
refusal-too-few = Hacen falta al menos { $least } personas.
refusal-too-many-lobbies = { $codes ->
    [none] Tienes { $most } mesas abiertas que esperan gente y no puede haber más. Empieza o cierra antes una de ellas.
   *[other] Tienes { $most } mesas abiertas que esperan gente y no puede haber más. Empieza o cierra antes una de ellas: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Quien abrió esta mesa ya tiene { $most } partidas en curso y no puede haber más.
   *[yes] { $codes ->
        [none] Llevas { $most } mesas en curso y no puede haber más. Termina antes una de ellas, por ejemplo con /resign.
       *[other] Llevas { $most } mesas en curso y no puede haber más. Termina antes una de ellas, por ejemplo con /resign: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Otro chat que muestra esta mesa ya tiene { $most } mesas en curso y no puede haber más.
   *[yes] Este chat ya tiene { $most } mesas en curso y no puede haber más. Termina antes una de ellas, por ejemplo con /resign: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Esta partida es clasificatoria, así que no hay pistas.
   *[no] En esta mesa no hay pistas.
}
refusal-wrong-move = { $move } no se puede jugar ahora.
refusal-wrong-time = { $state ->
    [lobby] Eso no se puede antes de que empiece la partida. /start la empieza.
    [playing] Eso no se puede durante una partida. /table muestra lo que puedes hacer ahora.
    [between] Eso no se puede entre dos partidas. La siguiente empieza sola.
    [over] Eso ya no se puede: la partida ha terminado. /rematch empieza otra.
    [closed] Esta mesa está cerrada. /play abre otra.
   *[other] Eso no se puede hacer ahora.
}
refusal-no-code = ¿Qué mesa? Escribe su código después de /join. Quien juega allí puede decírtelo.
refusal-no-such-game = No conozco ningún juego llamado “{ $text }”. Estos son los míos: { $games }.
refusal-file-too-large = El archivo tiene { $size } MB y aquí no se pueden enviar más de { $most } MB.
refusal-bad-press = Este botón no es de ninguna mesa.
refusal-bad-request = No entiendo “{ $text }”. /play abre una mesa, /help muestra todo lo que sé hacer.
refusal-bad-word = “{ $text }” no tiene sentido después de /{ $command }. { $words ->
    [none] No hace falta poner nada detrás.
   *[other] Detrás puede ir: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }” no se puede leer como “{ $option }”.
   *[other] “{ $text }” no es un valor de “{ $option }”. Valores posibles: { $values }.
}
refusal-not-in-game = { $game } no tiene “{ $option }”.
refusal-unidentified = No está claro quién ha abierto esta página. Ciérrala y vuelve a abrirla desde el chat.
refusal-unexpected = Algo salió mal de mi lado. No se ha perdido nada; inténtalo otra vez.
refusal-membership-unknown = Ahora mismo no puedo averiguar si estás en ese chat. Prueba desde el propio chat o dentro de un momento.
refusal-no-database = Ahora mismo no puedo acceder a mis datos. No se ha perdido nada; inténtalo otra vez dentro de unos minutos.

## Ayuda e idioma
help-greeting = Juegos de mesa donde ya chateas. Elige un juego y empieza en segundos, con amigos o contra la máquina.
help-group-play = /play abre una mesa aquí, y quien quiera jugar toca { $join }.
help-groups = Añádeme a un grupo y escribe /play allí: los amigos se unen con un toque.
help-join = /join con un código muestra aquí una mesa de otro chat.
help-all = /help enumera todo lo que sé hacer.
help-alone = Lo demás se abre solo para ti:
help-more = Una mesa se puede mostrar en varios chats: /join con su código. /help table dice qué pasa cuando alguien no responde.
help-which-game = ¿Qué juego?
help-type = Escribe { $command } y detrás: { $what }.

## Comandos
command-play = Abrir una mesa
command-join = Mostrar una mesa en este chat, por su código
command-start = Empezar la partida
command-leave = Salir de la mesa antes de empezar
command-hand = Mostrar tu mano, solo a ti
command-score = El marcador, o una pregunta sobre el tablero
command-rules = Las reglas en breve
command-resign = Rendirse en la partida
command-hint = Una buena jugada, solo para ti
command-replace = Ceder un asiento a una máquina
command-return = Recuperar tu asiento de la máquina
command-rematch = Jugar otra vez con los mismos asientos
command-undo = Deshacer tu última jugada
command-draw = Ofrecer empate
command-calloff = Terminar la mesa sin resultado
command-pause = Dejar la mesa en pausa unos días o hasta un día
command-host = Dejar la mesa a cargo de otra persona
command-away = Parar tus relojes unos días
command-back = Ya estás de vuelta: tus relojes siguen
command-help = Lo que sé hacer
command-table = Una mesa de aquí: start, undo, draw, resign y más
command-me = Lo tuyo: rating, link, mydata, away y más
parameter-game = Qué juego
parameter-computer = Nivel de la máquina
parameter-match = Gana la serie quien primero gane ese número de partidas
parameter-sumof = La suma más alta en ese número de partidas
parameter-clock = Cuánto tiempo tiene cada persona
parameter-rated = Si cuentan las partidas entre personas, sin pistas
parameter-days = Para cuántos días
parameter-day = Un número de días o un día como 12 dic
parameter-first = Quién empieza
parameter-code = El código de la mesa
parameter-about = Sobre qué preguntas, por ejemplo una casilla
parameter-player = Quién: un nombre o el número de un asiento
parameter-where = Cuáles: las tuyas o las de otros
parameter-number = Qué partida de la mesa
choice-computer-beginner = Principiante
choice-computer-casual = Aficionado
choice-computer-club = De club
choice-computer-expert = Experto
choice-computer-master = Maestro
choice-computer-even = A tu nivel
choice-about-table = En la mesa
choice-about-start = Cómo empezar
choice-first-random = por sorteo
