# Accounts

refusal-unknown-code = Ce code ne fonctionne pas : mal tapé, déjà utilisé ou vieux de plus de dix minutes. /link avec ton autre compte en donne un nouveau.
refusal-link-code = Ce code ne montre aucune table : il fait de deux comptes une seule personne. Demande le code de la table elle-même.
refusal-table-code = { $code } est le code d’une table : /join { $code } la montre. /link a besoin du code que /link donne avec ton autre compte.
refusal-own-code = Ce code est pour un autre compte : entre-le là-bas avec /link.
refusal-already-linked = Ces deux comptes sont déjà associés.
refusal-too-many-accounts = Une personne peut avoir { $most } comptes, pas plus.
refusal-too-many-guesses = Trop de codes faux. Réessaie dans dix minutes.
refusal-too-many-links = Assez de comptes associés pour aujourd’hui. Réessaie demain.
refusal-not-linked = Ce compte n’est associé à aucun autre.
link-title = Associer un autre compte
link-code = Ton code : { $code }
link-about = Écris /link { $code } avec ton autre compte, là-bas dans une discussion avec moi ou sur la page. Le code est valable dix minutes, une seule fois. Ne le donne à personne : qui l’utilise voit ton jeu caché.
link-others = Associés à ce compte : { $platforms }.
link-ask = Es-tu aussi { $name } ({ $platforms }) ?
link-ask-about = Dis oui seulement si les deux comptes sont à toi. Ils ne feront plus qu’une personne : qui utilise l’autre voit ton jeu caché, joue à tes places et peut lire et effacer tout ce qui est gardé sur toi. Pour une table, ce n’est jamais nécessaire : /join avec son code la montre.
link-ask-back = Pendant sept jours, /unlink rend à chaque compte ce qu’il a apporté.
link-kept = Rien n’a été associé
link-kept-about = Le code ne vaut plus rien. Les deux comptes restent comme ils sont.
link-done = C’est associé
link-done-about = Tes tables, places et réglages sont les mêmes avec chacun d’eux. /unlink dissocie de nouveau ce compte.
unlink-title = Dissocier ce compte ?
unlink-done = Ce compte est dissocié
unlink-about = Il repart de zéro. Tables, places et réglages restent avec les autres comptes.
unlink-back = Chaque compte retrouve ce qu’il a apporté : tables, places, classements et réglages. Ce qui est venu depuis qu’ils sont associés reste avec : { $platforms }.
unlink-seats = { $count ->
    [one] Tu as une place à { $count } table en cours. Elle reste avec : { $platforms }.
   *[other] Tu as des places à { $count } tables en cours. Elles restent avec : { $platforms }.
}
unlink-apart = Les comptes sont dissociés
forget-title = Oublier tout ce qui te concerne ?
forget-about = Ton nom, tes réglages et tes liens disparaissent, avec tous les comptes associés. Aux tables terminées, « quelqu’un » figure à ta place ; dans les parties en cours, un ordinateur prend tes places. C’est définitif.
forget-done = Tout ce qui te concerne est effacé
forget-done-about = Plus rien n’est gardé sur toi. Si tu m’écris à nouveau, tu repars de zéro.
mydata-done = Tout ce qui est enregistré à ton sujet.
button-link = Oui, les associer
button-unlink = Dissocier ce compte
button-forget = Oublie-moi
button-do-link = Associer un compte
button-do-mydata = Mes données
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = un navigateur
command-link = Associer tes comptes Telegram, Discord et web
command-unlink = Dissocier ce compte des autres
command-mydata = Tout ce qui est enregistré à ton sujet, en fichier
command-forget = Faire oublier tout ce qui te concerne
parameter-linkcode = Le code que /link t’a montré avec ton autre compte
discord-command-link = associer
discord-command-unlink = dissocier
discord-command-mydata = mes-données
discord-command-forget = oublier
discord-parameter-linkcode = code-de-liaison
