# Torneos

command-tournament = Un torneo en este chat: su formulario, su clasificación
discord-command-tournament = torneo
button-do-tournament = Torneo
button-cup = Torneo
parameter-form = Cómo se juega
parameter-minutes = En cuántos minutos empieza
discord-parameter-form = formato
discord-parameter-minutes = minutos
choice-form-evening = velada
choice-form-swiss = suizo
choice-form-round-robin = todos contra todos
choice-form-knockout = eliminatoria
choice-form-league = liga
choice-form-four = a cuatro
cup-title = 🏆 { $form } · { $game }
cup-new = Un torneo nuevo: ¿a qué se juega?
cup-form = Formato
cup-form-about = Así se juega:
cup-form-evening = Velada
cup-form-swiss = Suizo
cup-form-round-robin = Todos contra todos
cup-form-knockout = Eliminatoria
cup-form-league = Liga
cup-form-four = A cuatro
cup-form-evening-means = Velada: un rival nuevo en cuanto acaba una partida, hasta que se acabe el tiempo. Ganar vale dos, empatar uno, el doble tras dos victorias seguidas.
cup-form-swiss-means = Suizo: en cada ronda te toca alguien con tantos puntos como tú, y nadie dos veces.
cup-form-round-robin-means = Todos contra todos: cada cual juega contra cada cual.
cup-form-knockout-means = Eliminatoria: quien pierde queda fuera. Los que pierden las semifinales juegan por el tercer puesto.
cup-form-league-means = Liga: cada cual juega contra cada cual antes de una fecha, unas jugadas al día.
cup-form-four-means = A cuatro: los puestos valen 3, 2, 1 y 0, y en cada ronda te tocan otros.
cup-game = Juego
cup-size = Duración
cup-size-evening = { $count } min.
cup-size-swiss = Rondas: { $count }
cup-size-round-robin = { $count ->
    [1] una vez
   *[other] dos veces
 }
cup-size-knockout = una derrota
cup-season = Temporada { $number }
cup-size-league = Días: { $count }
cup-size-four = Rondas: { $count }
cup-groups = Grupos
cup-groups-about = Cada participante juega contra todo su grupo. Los grupos se forman por rating. Al final suben los primeros de cada grupo y bajan los últimos.
cup-group = Grupo { $group }
cup-start = Empieza
cup-clock = Reloj
cup-limit = Tiempo por ronda
cup-limit-none = sin límite
cup-limit-about = Cuando se acaba el tiempo, lo que sigue en juego acaba en empate. Quien no haya movido, pierde.
cup-rated = Puntuación
cup-rated-on = cuenta
cup-rated-off = no cuenta
cup-who = Abierto a
cup-who-on = Quien tenga el código puede apuntarse.
cup-who-off = Solo este chat puede apuntarse.
cup-computers = Plaza libre
cup-computers-on = juega un ordenador
cup-computers-off = alguien descansa
cup-deal = Reparto
cup-deal-on = el mismo en todas las mesas
cup-deal-off = uno propio en cada mesa
cup-deal-about = Con el mismo reparto, todas las mesas de una ronda reciben las mismas piezas, puesto por puesto. Cuenta cuánto mejor has jugado que los demás de tu puesto. Las otras mesas de la ronda muestran lo que viene: míralas cuando acabes la tuya.
cup-button-open = Abrirlo
cup-button-join = Apuntarme
cup-button-withdraw = Retirarme
cup-button-more = Más
cup-button-show = Mostrar
cup-button-mine = Mi mesa
cup-button-all = Clasificación
cup-button-replay = Volver a ver: { $match }
cup-button-start = Empezar ya
cup-button-pause = Pausar
cup-button-resume = Seguir
cup-button-later = 15 minutos más
cup-button-day = Un día más
cup-button-end = Acabar pronto la ronda
cup-button-out = Quitar a alguien
cup-button-fix = Corregir un resultado
cup-button-stop = Cancelar
cup-button-stop-now = Sí, cancelar
cup-button-back = Volver
cup-button-next = Nueva temporada
cup-button-csv = Tabla cruzada
cup-button-matches = Partidas: { $format }
cup-own-format = registros
cup-exported-table = La tabla cruzada como archivo para hojas de cálculo.
cup-exported-matches = { $count ->
    [one] 1 partida como archivo.
   *[other] { $count } partidas como archivo.
}
cup-opened = Tu torneo está abierto. Los demás se apuntan en este chat o con /join { $code }
cup-starts = Empieza { $when }.
cup-code = El código: { $code }
cup-paused = Está en pausa.
cup-begun = Ha empezado.
cup-off = Se ha cancelado.
cup-nobody = Todavía no hay nadie.
cup-people = { $count } dentro: { $names }
cup-others = { $count } más
cup-somebody = alguien
cup-joined = Ya estás, con el número { $number }.
cup-withdrawn = Te has retirado.
cup-no-table = Todavía no tienes mesa.
cup-round = Ronda { $round } de { $rounds } · { $boards ->
    [0] todas las partidas han acabado
   *[other] en juego: { $boards }
 }
cup-round-ends = Ronda { $round } de { $rounds }, acaba { $when } · { $boards ->
    [0] todas las partidas han acabado
   *[other] en juego: { $boards }
 }
cup-evening-ends = Acaba { $when } · { $boards ->
    [0] ninguna partida en juego
   *[other] en juego: { $boards }
 }
cup-evening-last = Se acabó el tiempo · { $boards ->
    [0] todas las partidas han acabado
   *[other] aún en juego: { $boards }
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Todavía no hay resultados.
cup-over = Se acabó. Participantes: { $count }.
cup-board = { $board }. { $who }: en juego
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } descansa
cup-absent = Quien no aparezca en { $minutes } minutos pierde.
cup-ask-out = ¿A quién hay que quitar?
cup-ask-fix = ¿Qué resultado hay que corregir?
cup-ask-result = ¿Cuál es el resultado?
cup-ask-stop = ¿Cancelar este torneo? Ya no podrá seguir, y sus partidas acaban sin resultado.
cup-news-soon = Empieza { $when }: hay { $count }.
cup-news-season = La próxima temporada empieza { $when }. De la anterior siguen { $count }: retírate si no quieres jugar.
cup-news-few = No pudo empezar: hay muy poca gente.
cup-news-paused = El anfitrión lo ha pausado. Las partidas en juego siguen.
cup-news-resumed = Sigue.
cup-news-later = El anfitrión ha dado { $minutes } minutos más.
cup-news-ends = El anfitrión ha cambiado el final: { $when }.
cup-news-out = El anfitrión ha quitado a { $who }.
cup-news-fixed = El anfitrión ha corregido la ronda { $round }: { $who } { $result }
refusal-no-tournament = No hay ningún torneo con este código.
refusal-tournament-full = El torneo está lleno: hay { $most }.
refusal-tournament-closed = Ya nadie puede apuntarse ni salir.
refusal-tournament-elsewhere = Solo puede apuntarse el chat donde se abrió.
refusal-not-entered = No estás en este torneo.
refusal-not-tournament-host = Eso solo puede hacerlo el anfitrión del torneo.
refusal-too-many-tournaments = Este chat ya tiene { $most } torneos. Acaba uno primero.
web-tournaments = Torneos
cup-page-new = Nuevo torneo
cup-page-none = Aún no estás en ningún torneo.
cup-page-host = Organiza { $name }
cup-page-in = Quién participa
cup-page-gone = retirado
cup-page-boards = Tableros
cup-page-crosstable = Tabla cruzada
cup-page-matches = Partidas
cup-page-place = Puesto
cup-page-name = Nombre
cup-page-points = Puntos
cup-page-played = Jugadas
cup-page-ties = Desempates
cup-page-watch = Mirar
cup-page-round = Ronda { $number }
cup-tie-direct = Encuentro directo
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz sin el más bajo
cup-tie-wins = Victorias
cup-tie-differences = Diferencia
cup-tie-firsts = Primeros puestos
cup-tie-leads = Ventaja
cup-button-page = En el navegador
cup-button-app = Abrir el torneo
