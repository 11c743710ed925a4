# Solo en Telegram.

telegram-private = Esto solo puedes verlo tú: ábrelo en nuestro chat privado.
button-group = Volver al grupo
telegram-look-privately = Eso te lo muestro en nuestro chat privado: escribe allí /join { $code }.
telegram-slow-down = Fueron muchos comandos de golpe. Vuelvo a responderte en este chat en { $seconds } segundos.
telegram-no-pictures = Aquí no tengo permiso para enviar imágenes. Un admin de este chat puede cambiarlo.
