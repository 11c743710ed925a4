# Peace and quiet: when somebody is told what waits for them

peace-title = Quando posso suonare?
peace-about = Nelle ore di silenzio non suona nulla. Ciò che aspetta arriva alla fine, in un solo messaggio.
peace-clocks = Gli orologi continuano. Se intanto il tuo tempo dovesse scadere, te lo dico prima.
peace-quiet = Ore di silenzio
peace-quiet-off = nessuna
peace-quiet-about = Tra quali ore non deve suonare nulla?
peace-quiet-from = Quando iniziano le tue ore di silenzio?
peace-quiet-until = Iniziano alle { $hour }. Quando finiscono?
peace-other = Altre ore…
peace-digest = Avvisi
peace-digest-off = subito
peace-digest-day = una volta al giorno
peace-digest-week = una volta a settimana: { $day }
peace-digest-about = Una volta al giorno o a settimana, alle { $hour }, un messaggio elenca tutti i tavoli che ti aspettano. Solo l’avviso che il tuo tempo sta per scadere arriva ancora da solo.
peace-zone = La tua ora
peace-zone-none = non ancora nota
peace-zone-now = { $time } · { $city }
peace-zone-about = Che ore sono da te?
peace-summary = { $waiting ->
    [0] Ecco cosa è successo intanto:
    [one] Ora 1 tavolo ti aspetta.
   *[other] Ora { $waiting } tavoli ti aspettano.
}
