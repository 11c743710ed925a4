# Masanın tarayıcıdaki kendi sayfası.

web-tagline = Masa oyunları, sohbet ettiğiniz yerde
web-about = Hemen bilgisayara karşı oyna ya da arkadaşlarına link gönder. Hesap gerekmez.
web-needs-script = Bu sayfa için JavaScript gerekir. Başka yerden hiçbir şey yüklemez.
web-opening = Açılıyor…
web-guest = Misafir { $number }

## Ana sayfa
web-home = Ana sayfa
web-play = { $game } oyna, rakip: { $name }
web-level = bilgisayarın seviyesi
web-play-short = Oyna
web-play-friends = Arkadaşlarla { $game } oyna
web-play-now = Şimdi oyna
web-choose = Bir oyun seç
web-level-of = { $game }: hangi seviye?
web-enter = Kod gir
web-friends = Arkadaşlarla
web-open-file = Ya da maç içeren bir dosya aç
web-code = Masanın kodu
web-join = Masaya git
web-unknown-code = Kodda yedi harf ve rakam olur, örneğin ABC23DE.
web-tables = Masaların
web-there = Bu kanalda
web-all-tables = Bütün masalar

## Ana sayfada masaların
web-morning = Günaydın, { $name }
web-afternoon = İyi günler, { $name }
web-evening = İyi akşamlar, { $name }
web-waiting-none = Seni bekleyen masa yok.
web-waiting-one = Seni bir masa bekliyor.
web-waiting-many = Seni { $number } masa bekliyor.
web-card-mine = Sıra sende
web-card-mine-until = Sıra sende · { $left }
web-card-turn = Sıra: { $name }
web-card-turn-until = Sıra: { $name } · { $left }
web-card-asked = Yanıtın bekleniyor
web-card-between = Birazdan devam
web-card-lobby = Oyuncu bekliyor
web-card-over = Bitti { $score }
web-card-off = İptal edildi
web-card-both = İki taraf da burada
web-card-nobody = Henüz başka kimse yok

## İşleyen saatler
web-days = { $number } gün
web-download = İndir
web-hours = { $number } sa
web-minutes = { $number } dk
web-in = { $time } sonra
web-ago = { $time } önce
web-now = şimdi

## Sıra sende
web-your-turn = Sıra sende
web-ask-turn = Sıra yeniden sana gelince bu tarayıcı haber versin mi?
web-tell-turn = Sıra bana gelince haber ver
web-tell-no = Hayır
web-sound = Sıra bana gelince ses çalsın
web-notifications = Sıra bana gelince, bu sayfa gizliyse bildirim gelsin
web-blocked = Bu tarayıcı sayfanın bildirim göndermesine izin vermiyor. Tarayıcının bu sayfa için ayarlarından değiştirebilirsin.

## Masa
web-board = Tahta
web-moves = Hamleler
web-moves-as-buttons = Düğmelerle hamleler
web-empty-log = Burada henüz bir şey olmadı.
web-log = Olanlar
web-line = Bir komut, örneğin /score
web-send = Gönder
web-commands = Bütün komutlar
web-search = Bir komut ya da yapmak istediğin
web-share = Başkalarını davet et
web-link = Tarayıcı linki
web-join-hint = Discord ya da Telegram’da
web-share-hint = Kodu bilen izleyebilir, boş yer varsa oturabilir.
web-share-native = Paylaş…
web-copy = Kopyala
web-copied = Kopyalandı
web-copy-failed = Ctrl+C’ye bas
web-gone = Kodu denetle ya da yeni bir masa aç.

## Masada
web-actions = Yapabileceklerin
web-earlier = Daha öncekiler: { $number }
web-hand = Elin
web-hint = İpucu
web-holds = elinde:
web-more = Daha fazla
web-moves-on-board = Hamleler yalnızca tahtada
web-other-chats = Başka sohbetler ve kişiler
web-play-on = Oynamaya devam
web-players = Oyuncular
web-resign = Pes et
web-scores = Puanlar
web-sending = Gönderiliyor…
web-share-word = Paylaş
web-share-picture = Resim
web-share-animation = Animasyon
web-sound-word = Ses
web-sound-off = Sesleri kapat
web-sound-on = Sesleri aç
web-supply-left = { $number } kaldı
web-undo = Geri al
web-what-happened = Olanlar
web-you = sen
web-check = Denetle
web-computer-level = Bilgisayar · { $level }
web-fair-deal = Adil dağıtım: ilk hamleden önce mühürlendi
web-moves-and-log = Maçın şimdiye kadarki gidişi
web-profile-holds = Elinde
web-profile-of = { $name }: profil
web-profile-ratings = Reytingler
web-profile-side = Taraf
web-profile-time = Kalan süre
web-whole-board = Bütün tahta
web-thats-you = Bu sensin

## Kalan her şey
web-link-account = Başka bir hesap bağla
web-link-code = Öteki hesabından kod
web-link-enter = Bağla
web-forget-me = Beni unut
web-devices = Cihazlarım
web-devices-about = Seni tanıdığım tarayıcılar. Artık kullanmadığını ya da senin olmayanı kapat: masaların sende kalır.
web-device-this = Bu tarayıcı
web-device-seen = Son görülme: { $time }
web-device-end = Kapat
web-device-end-about = O tarayıcıyı kullanan, konuk olarak baştan başlar. Masaların sende kalır.
web-device-leave-about = Burada konuk olarak baştan başlarsın ve masalarını kaybedersin. Kaybetmemek için önce başka bir hesap bağla.
web-device-others = Diğer her yerde kapat
web-device-others-about = Yalnız bu tarayıcı kalır; ondan bir şey kopyalayan da artık giremez.
web-device-unknown = Bir tarayıcı
web-profile = Adın ve dilin
web-name = Masalardaki adın
web-language = Dil
web-save = Kaydet
web-close = Kapat
web-lost = Bağlantı koptu. Yeniden deneniyor…
web-not-loaded = Sayfanın bu bölümü henüz gelmedi. Yeniden deneniyor…
web-hasty = Bir seferde bu kadarı çok fazla.
web-crowded = Ağından şu anda çok fazla istek geliyor.
web-many-pages = Bu tarayıcıda çok fazla sayfa açık. Birini kapat.
web-again = Sonraki deneme { $seconds } sn sonra.
web-try-again = { $seconds } sn sonra yeniden dene.

## Lobi
web-seats = Yerler
web-who-sits = Buraya kim otursun?
web-add-player = Oyuncu ekle
web-free-seat = Boş yer
web-me-too = Ben de
web-copy-invite = Davet linkini kopyala
web-copy-link = Linki kopyala
web-invite-friends = Arkadaş davet et
web-a-computer = Bilgisayar
web-last-time = geçen sefer
web-options = Seçenekler
web-start = Başlat
web-take-seat = Masaya otur
web-cancel-title = Bu masa kapatılsın mı?
web-keep = Hayır
web-swap = Yer değiştir

## Bağlantı yokken ya da yanlış adreste
web-offline = Bağlantı yok
web-offline-about = Maçların güvende: hiçbir şey kaybolmaz, sen yokken hiçbir şey oynanmaz. Sayfa kendiliğinden geri gelir.
web-offline-button = Yeniden dene
web-unavailable = Birazdan dönüyorum
web-missing = Burada bir şey yok
web-missing-about = Bu adres hiçbir yere çıkmıyor. Bir masanın adresi, yedi harf ve rakamlı koduyla biter.
web-missing-button = Ana sayfa

## Maçın tekrarı
web-replay-back = Bir hamle geri
web-replay-on = Bir hamle ileri
web-keys = Tuşlar
web-key-piece = Bir taş seç
web-key-cell = O kareye oyna
web-key-arrows = Tahtada gezin
web-key-drop = Taşı geri bırak
