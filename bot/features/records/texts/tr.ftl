# Records

button-fair = Adil dağıtım
button-do-export = Dosya olarak
button-do-import = Dosya aç
fair-sealed = Dağıtım ilk hamleden önce belirlendi. Tohumu sonuna kadar gizli kalır; mührü şudur:
fair-held = Maç bitti, ama başkaları hâlâ aynı dağıtımla oynuyor. Sonuncular bitirene kadar tohum gizli kalır; mührü şudur:
fair-open = Dağıtım ilk hamleden önce belirlendi: mühür o zaman vardı, tohum şimdi gösteriliyor.
fair-hash = Mühür: { $hash }
fair-seed = Tohum: { $seed }
fair-check = Denetlemek için: tohumun 64 karakterinin SHA-256 özetini çıkar, örneğin sha256sum komutuyla ve sonuna satır sonu eklemeden. Mühürle aynı olmalı. Dağıtılan her şey tohumdan çıkar, bunu herkes hesaplayabilir:
fair-by-hand =
    1. i = 0, 1, 2… için “tohum:etiket:i” metninin SHA-256 özetini çıkar; tohum 64 karakteriyle, i ondalık yazılır. Her özet 64 bitlik dört sayı verir, en yüksek bayt önce.
    2. n sayısından küçük bir sayı, bunlardan sıradakinin n ile bölümünden kalandır; n sayısının 2⁶⁴ sayısını aşmayan en büyük katı ve ondan büyükler atlanır.
    3. Bir diziyi karıştırmak için son yerden ikinci yere doğru git. Her yerde, baştan oraya kadarki yerlerin (orası dahil) sayısından küçük sıradaki sayıyı al; orada duranı, baştan o kadar yer ileride duranla değiştir.
fair-piles = Bu dağıtım birkaç masada aynıdır. Ellerden sonra kalanlar her yer için bir yığına dağıtılır: çekilecekleri sırayla, birer birer, ilk yerden başlayıp hamle sırasına göre. Bir yer kendi yığınının başından çeker; o boşsa öbürlerinin en büyüğünün sonundan, eşit olanlardan da sıradaki ilk yerinkinden çeker.
fair-step = { $verdict ->
    [right] ✓ { $step }: doğru, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: yanlış.
       *[other] ✗ { $step }: { $number }. hamlede yanlış.
    }
}
step-digest = Belge
step-seed = Tohum
step-hash = Mühür
step-setup = Kurulum
step-deal = Eller
step-moves = Hamleler
step-draws = Çekilenler
step-result = Sonuç
check-digest = yazıldıktan sonra hiçbir şey değişmemiş
check-seed = 64 onaltılık basamağı var
check-hash = tohumun SHA-256 özeti
check-setup = tohumdan ve seçeneklerden çıkıyor
check-deal = tohumdan çıkıyor
check-moves = her biri oynanabilirdi
check-draws = her biri tohumdan çıkıyor
check-result = hamleler buraya varıyor
check-open = denetlenecek bir şey yok
export-made = { $number }. maçın kaydı, dosya olarak.
import-how = Dosyayı bana komutla ver: Telegram’da /import açıklamalı bir belge olarak ya da böyle bir belgeye /import diye yanıt vererek; tarayıcıda ilk sayfada [Kod gir] altında.
import-by = { $count ->
    [1] { $who } bu maçı bir dosyadan açtı.
   *[other] { $who } bu maçları bir dosyadan açtı.
}
import-many = { $count } maç geldi. Her biri kendi masasında:
refusal-still-running = Maç henüz bitmedi: kaydı hâlâ gizli olanı gösterirdi.
refusal-seed-held = Başkaları hâlâ aynı dağıtımla oynuyor. Kayıt, sonuncular bitirince alınabilir.
refusal-too-many-records = Bir saat içinde dosyalardan { $most } maç açtın. Daha sonra yeniden dene.
refusal-too-many-files = Bir saat içinde bir kişiden okuyabildiğim kadar dosya gönderdin. Daha sonra yeniden dene.
refusal-import-under-way = Son dosyanı hâlâ okuyorum. Bitince sıradakini gönder.
refusal-imports-busy = Şu anda o kadar çok dosya okunuyor ki yenisi sıraya giremiyor. Bir dakika sonra yeniden dene.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] { $match }. maç:{ " " }
}{ $part ->
    [size] Dosya okunamayacak kadar büyük.
    [many] Bu dosyada çok fazla maç var.
    [long] Bu dosyada çok fazla hamle ve geri alma var.
    [slow] Dosyanın gelmesi çok uzun sürdü.
    [format] Bu maç o biçimde yazılamıyor.
    [version] Bu kaydı Crosstable’ın daha yeni bir sürümü yazmış.
    [digest] Kayıt yazıldıktan sonra değiştirilmiş.
    [seed] Bu kaydın tohumu yanlış.
    [hash] Bu kaydın mührü tohumuna ait değil.
    [setup] Bu kaydın kurulumu tohumundan çıkmıyor.
    [deal] Bu kaydın elleri tohumundan çıkmıyor.
    [draws] Bu kaydın { $number }. hamlesinde çekilen, tohumundan çıkmıyor.
    [moves] { $move ->
        [none] Bu kaydın { $number }. hamlesi oynanamaz.
       *[other] Bu kaydın { $number }. hamlesi, { $move }, oynanamaz.
    }
    [log] Bu kaydın { $number }. satırı okunamıyor.
    [result] Bu kaydın hamleleri sonucuna varmıyor.
   *[other] Bu dosya okuyabildiğim bir kayıt değil.
}
command-export = Bitmiş bir maç, dosya olarak
command-import = Bir dosyadaki maçları aç
parameter-format = Dosyanın biçimi
parameter-file = Kayıt: JSON, hamle dökümü, GGF ya da WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Hamle dökümü
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = Dizinin etiketi “bag”: kırmızı, sarı, mavi, mor, siyah ve beyazdan yedişer, ardından “Taşı”, “Eline al”, “Değiştir” ve “Takas et” taşlarından üçer tane. Karıştırıldıktan sonra sonundan dağıtılır: birinci yer son dördü alır, ikinci yer onlardan öncekileri, böyle sürer; üç oyuncuda ikinci yer altı taş alır. Kalanlar sonundan çekilir. İlk hamle kurayla belirleniyorsa “first” etiketiyle, yer sayısından küçük bir sayı alınır; ilk hamle, önünde o kadar yer bulunan yerindir.
discord-command-export = dışa-aktar
discord-command-import = içe-aktar
discord-parameter-format = biçim
discord-parameter-file = dosya
triominos-fair-order = Dizinin etiketi “round 1”, sonraki turda “round 2” ve böyle sürer: 56 taş, 000, 001… 005, 011, 012… 555, artan sırayla; her taşın adı, rakamları küçükten büyüğe yazılarak verilir. Karıştırıldıktan sonra birinci yer elinin tamamını baştan alır, ikinci yer sonraki taşları, böyle sürer. Kalanlar havuzdur, o da baştan çekilir.
