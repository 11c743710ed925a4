# La página propia de la mesa web.

web-tagline = Juegos de mesa donde ya chateas
web-about = Juega ya contra la máquina o envía un enlace a tus amigos. Sin cuenta.
web-needs-script = Esta página necesita JavaScript. No carga nada de ningún otro sitio.
web-opening = Abriendo…
web-guest = Visitante { $number }

## Inicio
web-home = Inicio
web-play = Jugar a { $game } contra { $name }
web-level = nivel de la máquina
web-play-short = Jugar
web-play-friends = Jugar a { $game } con amigos
web-play-now = Jugar ahora
web-choose = Elige un juego
web-level-of = { $game }: ¿qué nivel?
web-enter = Escribir un código
web-friends = Con amigos
web-open-file = O abrir un archivo con partidas
web-code = El código de la mesa
web-join = Ir a la mesa
web-unknown-code = Un código tiene siete letras y cifras, como ABC23DE.
web-tables = Tus mesas
web-there = En este canal
web-all-tables = Todas las mesas

## Tus mesas en el inicio
web-morning = Buenos días, { $name }
web-afternoon = Buenas tardes, { $name }
web-evening = Buenas noches, { $name }
web-waiting-none = Ninguna mesa te espera.
web-waiting-one = Una mesa te espera.
web-waiting-many = { $number } mesas te esperan.
web-card-mine = Te toca
web-card-mine-until = Te toca · { $left }
web-card-turn = Le toca a { $name }
web-card-turn-until = Le toca a { $name } · { $left }
web-card-asked = Falta tu respuesta
web-card-between = Sigue enseguida
web-card-lobby = Esperando jugadores
web-card-over = Terminada { $score }
web-card-off = Anulada
web-card-both = Los dos bandos aquí
web-card-nobody = Nadie más todavía

## Relojes en marcha
# As in English.
web-days = { $number } d
web-download = Descargar
# As in English.
web-hours = { $number } h
# As in English.
web-minutes = { $number } min
web-in = en { $time }
web-ago = hace { $time }
web-now = ahora

## Te toca
web-your-turn = Te toca
web-ask-turn = ¿Quieres que este navegador te avise cuando te toque otra vez?
web-tell-turn = Avísame cuando me toque
# As in English.
web-tell-no = No
web-sound = Un sonido cuando me toque
web-notifications = Una notificación cuando me toque y esta página esté oculta
web-blocked = Este navegador no deja que la página te avise. Sus ajustes para esta página pueden cambiarlo.

## Una mesa
web-board = Tablero
web-moves = Jugadas
web-moves-as-buttons = Jugadas como botones
web-empty-log = Aquí no ha pasado nada todavía.
web-log = Lo que pasó
web-line = Un comando, como /score
web-send = Enviar
web-commands = Todos los comandos
web-search = Un comando, o lo que quieres hacer
web-share = Invitar a otros
web-link = Enlace para el navegador
web-join-hint = En Discord o Telegram
web-share-hint = Quien sepa el código puede mirar, y sentarse donde haya un asiento libre.
web-share-native = Compartir…
web-copy = Copiar
web-copied = Copiado
web-copy-failed = Pulsa Ctrl+C
web-gone = Revisa el código o abre otra mesa.

## En la mesa
web-actions = Lo que puedes hacer
web-earlier = { $number } anteriores
web-hand = Tu mano
web-hint = Pista
web-holds = en la mano:
web-more = Más
web-moves-on-board = Jugadas solo en el tablero
web-other-chats = Otros chats y personas
web-play-on = Seguir jugando
web-players = Jugadores
web-resign = Rendirse
web-scores = Puntos
web-sending = Enviando…
web-share-word = Compartir
web-share-picture = Imagen
web-share-animation = Animación
web-sound-word = Sonido
web-sound-off = Quitar el sonido
web-sound-on = Activar el sonido
web-supply-left = aún { $number }
web-undo = Deshacer
web-what-happened = Lo que pasó
web-you = tú
web-check = Comprobar
web-computer-level = Máquina · { $level }
web-fair-deal = Reparto limpio: sellado antes de la primera jugada
web-moves-and-log = La partida hasta ahora
web-profile-holds = En la mano
web-profile-of = { $name }: perfil
# As in English.
web-profile-ratings = Ratings
web-profile-side = Bando
web-profile-time = Tiempo restante
web-whole-board = Todo el tablero
web-thats-you = Tú

## Todo lo demás
web-link-account = Vincular otra cuenta
web-link-code = Código de tu otra cuenta
web-link-enter = Vincular
web-forget-me = Olvídame
web-devices = Mis dispositivos
web-devices-about = Los navegadores en los que te conozco. Cierra el que ya no uses o no sea tuyo: tus mesas siguen siendo tuyas.
web-device-this = Este navegador
web-device-seen = Última vez aquí: { $time }
web-device-end = Cerrar sesión
web-device-end-about = Quien use ese navegador empieza de cero como invitado. Tus mesas siguen siendo tuyas.
web-device-leave-about = Aquí empiezas de cero como invitado y pierdes tus mesas. Para conservarlas, vincula antes otra cuenta.
web-device-others = Cerrar en todos los demás
web-device-others-about = Solo queda este navegador, y quien haya copiado algo de él ya no entra.
web-device-unknown = Un navegador
web-profile = Tu nombre e idioma
web-name = Nombre en las mesas
web-language = Idioma
web-save = Guardar
web-close = Cerrar
web-lost = Se perdió la conexión. Reintentando…
web-not-loaded = Esta parte de la página aún no ha llegado. Reintentando…
web-hasty = Fueron demasiadas cosas a la vez.
web-crowded = Ahora mismo llegan demasiadas peticiones de tu red.
web-many-pages = Hay demasiadas páginas abiertas en este navegador. Cierra una.
web-again = Próximo intento en { $seconds } s.
web-try-again = Inténtalo de nuevo en { $seconds } s.

## Antes de la partida
web-seats = Asientos
web-who-sits = ¿Quién juega aquí?
web-add-player = Añadir
web-free-seat = Asiento libre
web-me-too = Yo también
web-copy-invite = Copiar invitación
web-copy-link = Copiar enlace
web-invite-friends = Invitar a amigos
web-a-computer = Una máquina
web-last-time = última vez
web-options = Opciones
web-start = Empezar
web-take-seat = Sentarse
web-cancel-title = ¿Cerrar esta mesa?
# As in English.
web-keep = No
web-swap = Cambiar los asientos

## Sin conexión, o en una dirección equivocada
web-offline = Sin conexión
web-offline-about = Tus partidas están a salvo: no se pierde nada y nada se juega mientras no estás. Esta página vuelve sola.
web-offline-button = Reintentar
web-unavailable = Vuelvo enseguida
web-missing = Aquí no hay nada
web-missing-about = Esta dirección no lleva a ninguna parte. La dirección de una mesa acaba en su código de siete letras y cifras.
web-missing-button = Inicio

## La repetición de una partida
web-replay-back = Una jugada atrás
web-replay-on = Una jugada adelante
web-keys = Teclas
web-key-piece = Elegir una pieza
web-key-cell = Jugar en esa casilla
web-key-arrows = Moverse por el tablero
web-key-drop = Dejar la pieza
