# Open tables

menu-public = Kime açık
public-on = herkese
public-off = arkadaşlara
public-on-means = Bu sunucudaki herkes masayı bulur ve oturabilir
public-off-means = Yalnızca kodu, bağlantısı ya da bu sohbeti olanlar
open-note = herkese açık
open-title = Açık masalar: istediğine otur.
open-none = Şu an açık masa yok. Bir tane aç, gelen oturabilir:
open-line = { $number }. { $who } — { $about }
open-rated = puanlı
open-unrated = puansız
open-unnamed = biri
open-play = Biriyle { $game }
command-open = Herkese açık masalar ve birlikte oynayacak biri
button-do-open = Biriyle oyna
button-sit = Otur
button-somebody = Biriyle oyna
discord-command-open = açık
web-open-tables = Açık masalar
web-open-somebody = Biriyle oyna
web-open-somebody-game = Burada olan biriyle { $game } oyna
web-open-sit = Otur
