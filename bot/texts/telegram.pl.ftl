# Tylko na Telegramie.

telegram-private = To możesz zobaczyć tylko ty: otwórz to na naszym prywatnym czacie.
button-group = Wróć do grupy
telegram-look-privately = Pokażę ci to na naszym prywatnym czacie: napisz tam /join { $code }.
telegram-slow-down = To było dużo poleceń naraz. Na tym czacie odpowiem ci znów za { $seconds } s.
telegram-no-pictures = Nie wolno mi tu wysyłać obrazów. Może to zmienić administrator tego czatu.
