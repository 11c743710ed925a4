# Accounts

refusal-unknown-code = Dieser Code verbindet nichts: vertippt, verbraucht oder älter als zehn Minuten. /link im anderen Konto macht einen neuen.
refusal-link-code = Dieser Code zeigt keinen Tisch: Er macht aus zwei Konten eine Person. Frag nach dem Code des Tisches selbst.
refusal-table-code = { $code } ist der Code eines Tisches: /join { $code } zeigt ihn. /link braucht den Code, den /link in deinem anderen Konto zeigt.
refusal-own-code = Dieser Code ist für ein anderes Konto: gib ihn dort mit /link ein.
refusal-already-linked = Diese beiden Konten sind schon dieselbe Person.
refusal-too-many-accounts = Eine Person kann { $most } Konten haben, mehr nicht.
refusal-too-many-guesses = Zu viele falsche Codes. Versuch es in zehn Minuten wieder.
refusal-too-many-links = Das sind genug Verknüpfungen für heute. Versuch es morgen wieder.
refusal-not-linked = Dieses Konto ist mit keinem anderen verbunden.
link-title = Ein anderes Konto verbinden
link-code = Dein Code: { $code }
link-about = Tippe /link { $code } mit deinem anderen Konto, dort im Chat mit mir oder auf der Seite. Der Code gilt zehn Minuten und nur einmal. Gib ihn niemandem: Wer ihn benutzt, sieht deine verdeckten Steine.
link-others = Mit diesem Konto verbunden: { $platforms }.
link-ask = Bist du auch { $name } ({ $platforms })?
link-ask-about = Sag nur Ja, wenn beide Konten dir gehören. Dann sind sie eine Person: Wer das andere benutzt, sieht deine verdeckten Steine, spielt auf deinen Plätzen und kann alles lesen und löschen, was über dich gespeichert ist. Für einen Tisch braucht es das nie: Den zeigt /join mit seinem Code.
link-ask-back = Sieben Tage lang gibt /unlink jedem Konto zurück, was es mitgebracht hat.
link-kept = Nichts ist verbunden
link-kept-about = Der Code ist verbraucht. Beide Konten bleiben, wie sie sind.
link-done = Verbunden
link-done-about = Deine Tische, Plätze und Einstellungen sind mit allen dieselben. /unlink löst dieses Konto wieder.
unlink-title = Dieses Konto lösen?
unlink-done = Dieses Konto steht wieder für sich
unlink-about = Es fängt neu an. Tische, Plätze und Einstellungen bleiben bei den anderen Konten.
unlink-back = Jedes Konto bekommt zurück, was es mitgebracht hat: Tische, Plätze, Wertungen und Einstellungen. Was seit dem Verbinden dazugekommen ist, bleibt bei: { $platforms }.
unlink-seats = { $count ->
    [one] Du sitzt an { $count } laufenden Tisch. Der Platz bleibt bei: { $platforms }.
   *[other] Du sitzt an { $count } laufenden Tischen. Die Plätze bleiben bei: { $platforms }.
}
unlink-apart = Die Konten sind wieder getrennt
forget-title = Alles über dich vergessen?
forget-about = Dein Name, deine Einstellungen und Verbindungen verschwinden, mit allen verbundenen Konten. An beendeten Tischen steht „jemand“ an deiner Stelle; in laufenden Partien übernimmt ein Computerspieler deine Plätze. Das lässt sich nicht zurücknehmen.
forget-done = Alles über dich ist gelöscht
forget-done-about = Über dich ist nichts mehr gespeichert. Wenn du mir wieder schreibst, fängst du neu an.
mydata-done = Alles, was über dich gespeichert ist.
button-link = Ja, verbinden
button-unlink = Dieses Konto lösen
button-forget = Vergiss mich
button-do-link = Konto verbinden
button-do-mydata = Meine Daten
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = ein Browser
command-link = Telegram, Discord und Browser zu einer Person verbinden
command-unlink = Dieses Konto von den anderen lösen
command-mydata = Alles, was über dich gespeichert ist, als Datei
command-forget = Alles über dich vergessen lassen
parameter-linkcode = Der Code, den /link im anderen Konto gezeigt hat
discord-command-link = verknüpfen
discord-command-unlink = trennen
discord-command-mydata = meine-daten
discord-command-forget = vergessen
discord-parameter-linkcode = code
