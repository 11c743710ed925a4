# My tables

games-title-mine = { $waiting ->
    [0] Seni bekleyen masa yok.
    [one] Seni { $waiting } masa bekliyor.
   *[other] Seni { $waiting } masa bekliyor.
}
games-title-done = Son 7 günde biten masaların.
games-title-here = Bu sohbette sürenler.
games-none-mine = Şu anda hiçbir masada değilsin. Bir tane aç:
games-none-done = Son 7 günde biten bir oyunun yok.
games-none-here = Bu sohbette süren masa yok. Bir tane aç:
games-page = { $first }–{ $last } / { $all }.
games-line = { $number }. { $table } – { $state }
games-alone = iki taraf da
games-turn-mine = sıra sende
games-turn = sıra: { $name }
games-until = { $told }, süre { $when } doluyor
games-since = { $told } ({ $when })
games-asked = yanıtın bekleniyor
games-between = birazdan devam
games-lobby-waits = oyuncu bekliyor
games-lobby-ready = başlayabilir
games-left = senin yerine bilgisayar oynuyor
games-won = kazandın { $score }
games-lost = kaybettin { $score }
games-drawn = berabere { $score }
games-over = bitti { $score }
games-off = iptal edildi
games-place-chat = başka sohbet
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = tarayıcı
games-previous = Geri
games-next = İleri
games-done = Bitenler
games-mine = Sürenler
command-games = Süren masaların; “here” ile bu sohbettekiler
button-do-games = Masalarım
games-here = Buradaki masalar
choice-where-here = bu sohbet
discord-command-games = masalar
