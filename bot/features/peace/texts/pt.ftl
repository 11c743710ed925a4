# Peace and quiet: when somebody is told what waits for them

peace-title = Quando posso tocar?
peace-about = Nas horas de silêncio nada toca. O que espera chega no fim, em uma só mensagem.
peace-clocks = Os relógios continuam. Se o seu tempo for acabar nesse meio-tempo, eu aviso antes.
peace-quiet = Horas de silêncio
peace-quiet-off = nenhuma
peace-quiet-about = Entre que horas nada deve tocar?
peace-quiet-from = Quando começam as suas horas de silêncio?
peace-quiet-until = Elas começam às { $hour }. Quando terminam?
peace-other = Outras horas…
peace-digest = Avisos
peace-digest-off = na hora
peace-digest-day = uma vez por dia
peace-digest-week = uma vez por semana: { $day }
peace-digest-about = Uma vez por dia ou por semana, às { $hour }, uma mensagem lista todas as mesas que esperam por você. Só o aviso de que o seu tempo está acabando ainda chega sozinho.
peace-zone = A sua hora
peace-zone-none = ainda não se sabe
peace-zone-now = { $time } · { $city }
peace-zone-about = Que horas são onde você está?
peace-summary = { $waiting ->
    [0] Isto aconteceu nesse meio-tempo:
    [one] Agora 1 mesa espera por você.
   *[other] Agora { $waiting } mesas esperam por você.
}
