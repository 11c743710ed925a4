# Settings and languages

refusal-not-manager = { $who ->
    [players] Le impostazioni di questa chat le può cambiare chi gioca a un tavolo di questa chat. Le tue sono sotto “Solo per me”.
   *[managers] Le impostazioni di questa chat le può cambiare chi la amministra. Le tue: /settings.
}
language-set = Qui adesso parlo italiano.
settings-title-chat = Impostazioni di questa chat
settings-title-me = Le tue impostazioni
settings-about-chat = Per tutti quelli che leggono qui. Ciò che vedi solo tu segue le tue impostazioni.
settings-about-me = Solo per te, ovunque giochi.
settings-way-chat = Di questa chat
settings-way-me = Solo per me
button-do-language = Lingua
settings-back = Indietro
settings-notices = Avvisi
settings-about-chat-notices = Quando tocca a qualcuno, il tabellone può essere inviato di nuovo menzionando la persona; “se serve” vuol dire: se in quel momento non è al tavolo.
settings-about-me-notices = Dove ricevi l’avviso che tocca a te mentre non sei al tavolo.
settings-about-alone-notices = Se ricevi un avviso che tocca a te mentre guardi altro.
settings-notices-smart = se serve
settings-notices-always = a ogni turno
settings-notices-never = mai
settings-notices-chat = nella chat del tavolo
settings-notices-private = in privato
settings-reminders = Promemoria
settings-about-chat-reminders = Chi fa aspettare gli altri riceve un promemoria per turno, prima che scada il tempo.
settings-about-me-reminders = Ricevi un promemoria per turno, prima che scada il tuo tempo.
settings-language = Lingua
settings-about-chat-language = La lingua di tutto ciò che tutti leggono qui.
settings-about-me-language = La lingua di tutto ciò che leggi solo tu.
settings-theme = Colori
settings-about-chat-theme = I colori dei tabelloni che tutti vedono qui.
settings-about-me-theme = I colori di tutto ciò che vedi solo tu.
settings-ladder = Classifica
settings-about-me-ladder = Se gli altri vedono i tuoi rating. Con “no” non sei in nessuna classifica, e nessun risultato dice come è cambiato il tuo rating.
settings-on = sì
settings-off = no
settings-auto = in automatico
settings-light = chiaro
settings-dark = scuro
command-language = Scegli la lingua di questa chat
command-settings = Avvisi, promemoria, lingua e colori
parameter-language = La lingua
parameter-setting = Quale delle tue impostazioni
parameter-value = Il valore che deve avere
choice-setting-ladder = Classifica
choice-value-on = sì
choice-value-off = no
discord-command-language = lingua
discord-command-settings = impostazioni
discord-parameter-language = lingua
discord-parameter-setting = impostazione
discord-parameter-value = valore
# Per gli occhi: i colori e i caratteri delle immagini.
settings-palette = Tavolozza
settings-about-chat-palette = La tavolozza dei tabelloni che tutti vedono qui. Il contrasto elevato si legge meglio; le altre distinguono ciò che si confonde per chi vede male il verde, il rosso o il blu.
settings-about-me-palette = La tavolozza dei tabelloni che vedi solo tu. Il contrasto elevato si legge meglio; le altre distinguono ciò che si confonde per chi vede male il verde, il rosso o il blu.
settings-palette-standard = normale
settings-palette-contrast = contrasto elevato
settings-palette-deutan = verde mal percepito (deutan)
settings-palette-protan = rosso mal percepito (protan)
settings-palette-tritan = blu mal percepito (tritan)
settings-size = Caratteri
settings-about-chat-size = Quanto sono grandi lettere e cifre nelle immagini che tutti vedono qui.
settings-about-me-size = Quanto sono grandi lettere e cifre nelle immagini che vedi solo tu.
settings-size-normal = normali
settings-size-large = grandi
