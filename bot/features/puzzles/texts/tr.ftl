# Puzzles

puzzle-title-day = Günün bulmacası · { $game } { $stars }
puzzle-title = Bulmaca { $number } · { $game } { $stars }
puzzle-prompt = Yanıtın
puzzle-try = Çöz
puzzle-pick = Seçilen: { $picked }
puzzle-right-day = ✅ { $move }: doğru! { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}, { $days ->
    [1] serinin ilk günü.
    [one] üst üste { $days } gün.
   *[other] üst üste { $days } gün.
}
puzzle-right = ✅ { $move }: doğru!
puzzle-wrong-day = ❌ { $move }: olmadı. Bugünkü hakkın buydu; denemeye devam edebilirsin.
puzzle-wrong = ❌ { $move }: olmadı. Bir daha dene.
puzzle-given-up = Bugünkü hakkın buydu.
puzzle-line = Sonra: { $moves }
puzzle-ranks = Bu sohbette günün bulmacaları
puzzle-ranks-day = Bugün: { $names }
puzzle-ranks-month = Bu ay: { $names }
puzzle-streak = { $days ->
    [one] Çözme serin: { $days } gün.
   *[other] Çözme serin: { $days } gün.
}
daily-on = Günün bulmacası her gün saat { $hour } (UTC) gelecek. “/daily off” bunu durdurur.
daily-off = Buraya günün bulmacası gelmiyor. “/daily on 18” her gün 18:00 UTC’de göndertir.
button-puzzle = Günün bulmacası
button-solve = Çözüm
button-ranks = Tablo
button-do-daily = Her gün bir bulmaca
daily-never = Hiçbir zaman
daily-at = Saat { $hour } UTC
command-puzzle = Günün bulmacası ya da bir oyunun bulmacası
command-daily = Günün bulmacasını buraya belli bir saatte (UTC) gönder
parameter-switch = Açık ya da kapalı
parameter-hour = UTC saati, 0 ile 23 arası
choice-switch-on = açık
choice-switch-off = kapalı
refusal-no-puzzle = Bu oyunun bulmacası yok.
crosswise-puzzle-six = Sıra { $side } tarafında: tek hamlede altılı yap.
crosswise-puzzle-six-why = Altılıyı yalnızca { $move } yapar.
crosswise-puzzle-prevent = Sıra { $side } tarafında: diğerlerinden biri bir taşla altılı yapabilir. Hangi hamle bunu önler ve seni en çok öne geçirir?
crosswise-puzzle-prevent-why = Bunu önleyen hamleler içinde { $move } farkı { $best } değiştirir, ikinci en iyi hamle { $second }.
crosswise-puzzle-gain = Sıra { $side } tarafında: hangi hamle hemen en çok kazandırır?
crosswise-puzzle-gain-why = { $move } kazancı { $best }, ikinci en iyi hamleninki { $second }.
discord-command-puzzle = bulmaca
discord-command-daily = günün-bulmacası
discord-parameter-switch = durum
discord-parameter-hour = saat
reversi-puzzle-best = Sıra { $side } tarafında: bir hamle, diğerlerinin hepsinden en az 4 taş daha iyi. Hangisi?
reversi-puzzle-best-why = Maç sonu farkı: { $move } ile { $best }, ikinci en iyi hamleyle { $second }.
triominos-puzzle-lay = Hangi hamle en çok puan getirir? Birden fazla hamle bonus getiriyor.
triominos-puzzle-lay-why = { $move } puanı { $best }, ikinci en iyi hamleninki { $second }.
