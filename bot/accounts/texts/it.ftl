# Accounts

refusal-unknown-code = Questo codice non collega nulla: è scritto male, già usato o più vecchio di dieci minuti. /link con il tuo altro account ne crea uno nuovo.
refusal-link-code = Questo codice non mostra un tavolo: fa di due account una sola persona. Chiedi il codice del tavolo stesso.
refusal-table-code = { $code } è il codice di un tavolo: /join { $code } lo mostra. /link vuole il codice che /link mostra con il tuo altro account.
refusal-own-code = Questo codice è per un altro account: scrivilo lì con /link.
refusal-already-linked = Questi due account sono già la stessa persona.
refusal-too-many-accounts = Una persona può avere { $most } account, non di più.
refusal-too-many-guesses = Troppi codici sbagliati. Riprova tra dieci minuti.
refusal-too-many-links = Per oggi i collegamenti bastano. Riprova domani.
refusal-not-linked = Questo account non è collegato a nessun altro.
link-title = Collega un altro account
link-code = Il tuo codice: { $code }
link-about = Scrivi /link { $code } con il tuo altro account, in una chat con me o sulla pagina web. Il codice vale dieci minuti e una volta sola. Non darlo a nessuno: chi lo usa vede che cosa hai in mano.
link-others = Collegati a questo account: { $platforms }.
link-ask = Sei anche { $name } ({ $platforms })?
link-ask-about = Di’ di sì solo se tutti e due gli account sono tuoi. Diventano una sola persona: chi usa l’altro vede che cosa hai in mano, gioca ai tuoi posti e può leggere e cancellare tutto ciò che è memorizzato su di te. Per un tavolo non serve mai: lo mostra /join con il suo codice.
link-ask-back = Per sette giorni /unlink restituisce a ogni account ciò che ha portato.
link-kept = Non è stato collegato nulla
link-kept-about = Il codice non vale più. I due account restano come sono.
link-done = Collegato
link-done-about = I tuoi tavoli, posti e impostazioni sono gli stessi con ognuno. /unlink separa di nuovo questo account.
unlink-title = Separare questo account?
unlink-done = Questo account è di nuovo indipendente
unlink-about = Ricomincia da capo. Tavoli, posti e impostazioni restano agli altri account.
unlink-back = Ogni account riottiene ciò che ha portato: tavoli, posti, punteggi e impostazioni. Ciò che è arrivato dopo il collegamento resta a: { $platforms }.
unlink-seats = { $count ->
    [one] Hai un posto a { $count } tavolo in corso. Resta a: { $platforms }.
   *[other] Hai posti a { $count } tavoli in corso. Restano a: { $platforms }.
}
unlink-apart = Gli account sono di nuovo separati
forget-title = Dimenticare tutto su di te?
forget-about = Il tuo nome, le impostazioni e i collegamenti spariscono, con tutti gli account collegati. Nei tavoli finiti, al posto del tuo nome compare “qualcuno”; nelle partite in corso un computer prende i tuoi posti. Non si torna indietro.
forget-done = Tutto dimenticato
forget-done-about = Di te non si conserva più nulla. Se mi scrivi di nuovo, ricominci da capo.
mydata-done = Tutto ciò che è memorizzato su di te.
button-link = Sì, collega
button-unlink = Separa l’account
button-forget = Dimenticami
button-do-link = Collega un account
button-do-mydata = I miei dati
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = un browser
command-link = Collega i tuoi account di Telegram, Discord e della pagina web
command-unlink = Separa questo account dagli altri
command-mydata = Tutto ciò che è memorizzato su di te, come file
command-forget = Cancella tutto ciò che so di te
parameter-linkcode = Il codice che /link ti ha mostrato con il tuo altro account
discord-command-link = collega
discord-command-unlink = scollega
discord-command-mydata = i-miei-dati
discord-command-forget = dimentica
discord-parameter-linkcode = codice
