# Peace and quiet: when somebody is told what waits for them

peace-title = ¿Cuándo puedo sonar?
peace-about = En las horas de silencio no suena nada. Lo que espera llega al final, en un solo mensaje.
peace-clocks = Los relojes siguen. Si tu tiempo fuera a acabarse mientras tanto, te aviso antes.
peace-quiet = Horas de silencio
peace-quiet-off = ninguna
peace-quiet-about = ¿Entre qué horas no debe sonar nada?
peace-quiet-from = ¿Cuándo empiezan tus horas de silencio?
peace-quiet-until = Empiezan a las { $hour }. ¿Cuándo terminan?
peace-other = Otras horas…
peace-digest = Avisos
peace-digest-off = al momento
peace-digest-day = una vez al día
peace-digest-week = una vez por semana: { $day }
peace-digest-about = Una vez al día o por semana, a las { $hour }, un mensaje nombra todas las mesas que te esperan. Solo el aviso de que se te acaba el tiempo sigue llegando aparte.
peace-zone = Tu hora
peace-zone-none = aún no se sabe
peace-zone-now = { $time } · { $city }
peace-zone-about = ¿Qué hora es donde estás?
peace-summary = { $waiting ->
    [0] Esto ha pasado mientras tanto:
    [one] Ahora te espera 1 mesa.
   *[other] Ahora te esperan { $waiting } mesas.
}
