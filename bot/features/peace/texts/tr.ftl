# Peace and quiet: when somebody is told what waits for them

peace-title = Ne zaman çalabilirim?
peace-about = Sessiz saatlerde hiçbir şey çalmaz. Bekleyenler, bu saatler bitince tek bir mesajla gelir.
peace-clocks = Saatler işlemeye devam eder. Bu arada süren dolacaksa sana önceden söylerim.
peace-quiet = Sessiz saatler
peace-quiet-off = yok
peace-quiet-about = Hangi saatler arasında hiçbir şey çalmasın?
peace-quiet-from = Sessiz saatlerin ne zaman başlıyor?
peace-quiet-until = Başlangıç: { $hour }. Ne zaman bitiyor?
peace-other = Başka saatler…
peace-digest = Bildirimler
peace-digest-off = hemen
peace-digest-day = günde bir kez
peace-digest-week = haftada bir kez: { $day }
peace-digest-about = Günde ya da haftada bir kez, saat { $hour } olunca, tek bir mesaj seni bekleyen bütün masaları sayar. Yalnızca sürenin dolmak üzere olduğu uyarısı yine ayrı gelir.
peace-zone = Senin saatin
peace-zone-none = henüz bilinmiyor
peace-zone-now = { $time } · { $city }
peace-zone-about = Bulunduğun yerde saat kaç?
peace-summary = { $waiting ->
    [0] Bu arada şunlar oldu:
    [one] Şimdi 1 masa seni bekliyor.
   *[other] Şimdi { $waiting } masa seni bekliyor.
}
