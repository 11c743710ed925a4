# Programmes : jetons avec lesquels jouent les programmes de quelqu’un

command-programs = Laisser votre propre programme jouer pour vous
discord-command-programs = programmes
button-do-programs = Mes programmes
programs-about = Un programme muni d’un de ces jetons voit vos tables et joue en votre nom.
programs-made = Votre nouveau jeton :
programs-once = Copiez-le maintenant : il ne sera plus affiché. Quiconque l’a peut jouer en votre nom.
programs-token = Jeton { $number }, créé { $made }, pas encore utilisé
programs-token-used = Jeton { $number }, créé { $made }, utilisé { $used }
programs-where = Les programmes s’adressent à { $address }
programs-new = Nouveau jeton
programs-end = Supprimer le jeton { $number }
refusal-too-many-tokens = Vous avez { $most } jetons. Supprimez-en un d’abord.
