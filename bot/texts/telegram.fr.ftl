# Seulement sur Telegram.

telegram-private = Personne d’autre ne doit le voir : ouvre-le dans notre discussion privée.
button-group = Retour au groupe
telegram-look-privately = Je te montre ça dans notre discussion privée : écris-y /join { $code }.
telegram-slow-down = Ça faisait beaucoup de commandes d’un coup. Je te réponds de nouveau ici dans { $seconds } secondes.
telegram-no-pictures = Je n’ai pas le droit d’envoyer des images ici. Un admin de cette discussion peut changer cela.
