# Para la vista: los colores y la letra de las imágenes.
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
