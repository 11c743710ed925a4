# Solo su Telegram.

telegram-private = Questo puoi vederlo solo tu: aprilo nella nostra chat privata.
button-group = Torna al gruppo
telegram-look-privately = Te lo mostro nella nostra chat privata: scrivi lì /join { $code }.
telegram-slow-down = Erano tanti comandi tutti insieme. In questa chat ti rispondo di nuovo tra { $seconds } secondi.
telegram-no-pictures = Qui non ho il permesso di inviare immagini. Un admin di questa chat può cambiarlo.
