# Accounts

refusal-unknown-code = Deze code koppelt niets: verkeerd getypt, al gebruikt of ouder dan tien minuten. Met /link op je andere account krijg je een nieuwe.
refusal-link-code = Deze code toont geen tafel: hij maakt van twee accounts één persoon. Vraag naar de code van de tafel zelf.
refusal-table-code = { $code } is de code van een tafel: /join { $code } toont die. Voor /link heb je de code nodig die /link op je andere account toont.
refusal-own-code = Deze code is voor een ander account: geef hem daar op met /link.
refusal-already-linked = Deze twee accounts zijn al dezelfde persoon.
refusal-too-many-accounts = Eén persoon kan { $most } accounts hebben, meer niet.
refusal-too-many-guesses = Te veel foute codes. Probeer het over tien minuten opnieuw.
refusal-too-many-links = Dat zijn genoeg koppelingen voor vandaag. Probeer het morgen opnieuw.
refusal-not-linked = Dit account is aan geen ander account gekoppeld.
link-title = Een ander account koppelen
link-code = Je code: { $code }
link-about = Typ /link { $code } met je andere account, daar in een chat met mij of op de pagina. De code geldt tien minuten en één keer. Geef hem aan niemand: wie hem gebruikt, ziet wat je in de hand hebt.
link-others = Gekoppeld aan dit account: { $platforms }.
link-ask = Ben jij ook { $name } ({ $platforms })?
link-ask-about = Zeg alleen ja als beide accounts van jou zijn. Dan zijn ze één persoon: wie het andere gebruikt, ziet wat je in de hand hebt, speelt op jouw plaatsen en kan alles lezen en wissen wat er over je bewaard wordt. Voor een tafel is dat nooit nodig: die toont /join met de code ervan.
link-ask-back = Zeven dagen lang geeft /unlink elk account terug wat het heeft ingebracht.
link-kept = Niets is gekoppeld
link-kept-about = De code is opgebruikt. Beide accounts blijven zoals ze zijn.
link-done = Gekoppeld
link-done-about = Je tafels, plaatsen en instellingen zijn op al je accounts dezelfde. /unlink maakt dit account weer los.
unlink-title = Dit account ontkoppelen?
unlink-done = Dit account staat weer op zichzelf
unlink-about = Het begint opnieuw. Tafels, plaatsen en instellingen blijven bij de andere accounts.
unlink-back = Elk account krijgt terug wat het heeft ingebracht: tafels, plaatsen, ratings en instellingen. Wat er sinds het koppelen bij is gekomen, blijft bij: { $platforms }.
unlink-seats = { $count ->
    [one] Je zit aan { $count } tafel die nog loopt. Je plaats blijft bij: { $platforms }.
   *[other] Je zit aan { $count } tafels die nog lopen. Je plaatsen blijven bij: { $platforms }.
}
unlink-apart = De accounts staan weer los van elkaar
forget-title = Alles over jou vergeten?
forget-about = Je naam, instellingen en koppelingen verdwijnen, met alle gekoppelde accounts. Bij afgelopen tafels staat “iemand” op jouw plaats; in lopende partijen neemt een computer je plaatsen over. Dit is niet terug te draaien.
forget-done = Alles over jou is gewist
forget-done-about = Er wordt niets meer over je bewaard. Schrijf je me weer, dan begin je opnieuw.
mydata-done = Alles wat er over je bewaard wordt.
button-link = Ja, koppelen
button-unlink = Account ontkoppelen
button-forget = Vergeet mij
button-do-link = Account koppelen
button-do-mydata = Mijn gegevens
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = een browser
command-link = Dezelfde persoon zijn op Telegram, Discord en de pagina
command-unlink = Dit account losmaken van je andere accounts
command-mydata = Alles wat er over je bewaard wordt, als bestand
command-forget = Alles over jou laten vergeten
parameter-linkcode = De code die /link op je andere account liet zien
discord-command-link = koppelen
discord-command-unlink = ontkoppelen
discord-command-mydata = mijn-gegevens
discord-command-forget = vergeet-mij
discord-parameter-linkcode = koppelcode
