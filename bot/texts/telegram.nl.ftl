# Alleen in Telegram.

telegram-private = Dit mag alleen jij zien: open het in onze privéchat.
button-group = Terug naar de groep
telegram-look-privately = Dat laat ik je in onze privéchat zien: typ daar /join { $code }.
telegram-slow-down = Dat waren veel commando’s tegelijk. Over { $seconds } seconden antwoord ik je in deze chat weer.
telegram-no-pictures = Ik mag hier geen afbeeldingen sturen. Een beheerder van deze chat kan dat veranderen.
