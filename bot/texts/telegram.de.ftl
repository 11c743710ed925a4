# Nur in Telegram.

telegram-private = Das darfst nur du sehen: Öffne es in unserem privaten Chat.
button-group = Zurück zur Gruppe
telegram-look-privately = Das zeige ich dir in unserem privaten Chat: Schreib dort /join { $code }.
telegram-slow-down = Das waren viele Befehle auf einmal. In { $seconds } Sekunden antworte ich dir in diesem Chat wieder.
telegram-no-pictures = Ich darf hier keine Bilder senden. Ein Admin dieses Chats kann das ändern.
