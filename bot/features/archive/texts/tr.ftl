# The archive

archive-title = Oyunların
archive-none = Henüz biten bir oyunun yok.
archive-none-such = Böyle bir oyunun yok.
archive-line = { $number }. { $match } – { $state }
archive-was-won = kazandın { $score }
archive-was-lost = kaybettin { $score }
archive-was-drawn = berabere { $score }
archive-was-open = iptal edildi
archive-since = { $told } ({ $when })
archive-computer = Bilgisayar, { $level }
archive-somebody = biri
archive-which = Hangi oyunlar?
archive-only-won = Kazanılan
archive-only-lost = Kaybedilen
archive-only-drawn = Berabere
archive-only-open = İptal edilen
archive-show = Göster
archive-newer = Daha yeni
archive-older = Daha eski
archive-filter = Seç
archive-all = Hepsi
archive-game = Oyun
archive-result = Sonuç
archive-rival = Karşı
archive-from = Başlangıç
archive-to = Bitiş
archive-length = Hamle
archive-platform = Oynandığı yer
archive-any = Hepsi
archive-like = { $code } oyununun { $ply }. hamlesi gibi
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = tarayıcı
archive-alike = Bununla oyunlarım
command-matches = Biten oyunların: oyuna, sonuca ve rakibe göre
button-do-matches = Oyunlarım
button-matches = Oyunlarım
discord-command-matches = arşiv
web-alike = Bununla oyunlarım
web-matches = Oyunlarım
