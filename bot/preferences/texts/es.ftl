# Settings and languages

refusal-not-manager = { $who ->
    [players] Los ajustes de este chat los cambia quien juega en una de sus mesas. Los tuyos están en “Solo para mí”.
   *[managers] Los ajustes de este chat los cambia quien lo administra. Los tuyos: /settings.
}
language-set = Aquí ahora hablo español.
settings-title-chat = Ajustes de este chat
settings-title-me = Tus ajustes
settings-about-chat = Para todos los que leen aquí. Lo que solo ves tú sigue tus propios ajustes.
settings-about-me = Solo para ti, juegues donde juegues.
settings-way-chat = De este chat
settings-way-me = Solo para mí
button-do-language = Idioma
settings-back = Volver
settings-notices = Avisos
settings-about-chat-notices = Cuando le toca a alguien, el tablero se puede enviar de nuevo con una mención; “si hace falta”: solo si no está en la mesa en ese momento.
settings-about-me-notices = Dónde te aviso de que te toca cuando no estás en la mesa.
settings-about-alone-notices = Avisarte de que te toca mientras miras otra cosa.
settings-notices-smart = si hace falta
settings-notices-always = en cada turno
settings-notices-never = nunca
settings-notices-chat = en el chat de la mesa
settings-notices-private = en privado
settings-reminders = Recordatorios
settings-about-chat-reminders = Quien hace esperar a los demás recibe un recordatorio por turno, antes de que se le acabe el tiempo.
settings-about-me-reminders = Recibes un recordatorio por turno, antes de que se te acabe el tiempo.
settings-look = Apariencia
settings-language = Idioma
settings-about-chat-language = El idioma de lo que todo el mundo lee aquí.
settings-about-me-language = El idioma de lo que solo lees tú.
settings-theme = Colores
settings-about-chat-theme = Los colores de los tableros que todo el mundo ve aquí.
settings-about-me-theme = Los colores de lo que solo ves tú.
settings-seasons = Temporadas
settings-about-chat-seasons = Si la clasificación de este chat va por meses. Con “sí”, muestra a quienes han jugado aquí este mes, y al final una tarjeta dice quién quedó primero. Los ratings continúan.
settings-ladder = Clasificación
settings-about-me-ladder = Mostrar tus ratings a los demás. Con “no”, no sales en ninguna clasificación y ningún resultado dice cuánto cambió tu rating.
settings-ratings = Ratings al jugar
settings-about-me-ratings = Con “no”, mientras juegas una partida con rating no ves ratings, clasificación ni fichas. En una serie, nadie en la mesa ve cómo cambió el rating hasta que termina la serie.
settings-tips = Consejos
settings-about-me-tips = Tras una jugada que te costó mucho contra Principiante o Aficionado, una línea dice cuál habría sido mejor.
settings-on = sí
# As in English.
settings-off = no
settings-auto = automático
settings-light = claro
settings-dark = oscuro
command-language = Elegir el idioma de este chat
command-settings = Avisos, recordatorios, idioma y colores
parameter-language = El idioma
parameter-setting = Cuál de tus ajustes
parameter-value = El valor que debe tener
choice-setting-ladder = Clasificación
choice-setting-ratings = Ratings al jugar
choice-setting-tips = Consejos
choice-value-on = sí
# As in English.
choice-value-off = no
discord-command-language = idioma
discord-command-settings = ajustes
discord-parameter-language = idioma
discord-parameter-setting = ajuste
discord-parameter-value = valor
# Para la vista: los colores y la letra de las imágenes.
settings-board = Tablero
settings-about-chat-board = De qué son los tableros que todo el mundo ve aquí.
settings-about-me-board = De qué son los tableros que solo ves tú.
settings-board-standard = estándar
settings-board-wood = madera
settings-board-plum = ciruela
settings-palette = Paleta
settings-about-chat-palette = La paleta de los tableros que todo el mundo ve aquí. La de contraste alto es la más fácil de leer; las demás separan lo que se confunde cuando cuesta ver el verde, el rojo o el azul.
settings-about-me-palette = La paleta de los tableros que solo ves tú. La de contraste alto es la más fácil de leer; las demás separan lo que se confunde cuando cuesta ver el verde, el rojo o el azul.
settings-palette-standard = estándar
settings-palette-contrast = contraste alto
settings-palette-deutan = si cuesta ver el verde (deutan)
settings-palette-protan = si cuesta ver el rojo (protan)
settings-palette-tritan = si cuesta ver el azul (tritan)
settings-size = Letra
settings-about-chat-size = El tamaño de las letras y cifras en las imágenes que todo el mundo ve aquí.
settings-about-me-size = El tamaño de las letras y cifras en las imágenes que solo ves tú.
# As in English.
settings-size-normal = normal
settings-size-large = grande
