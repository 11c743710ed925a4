# Accounts

refusal-unknown-code = Bu kod hiçbir şey bağlamıyor: yanlış yazılmış, kullanılmış ya da on dakikadan eski. Öteki hesabında /link yenisini verir.
refusal-link-code = Bu kod bir masa göstermez: iki hesabı tek kişi yapar. Masanın kendi kodunu iste.
refusal-table-code = { $code } bir masanın kodu: /join { $code } onu gösterir. /link için öteki hesabında /link’in gösterdiği kod gerekir.
refusal-own-code = Bu kod başka bir hesap için: orada /link ile gir.
refusal-already-linked = Bu iki hesap zaten aynı kişi.
refusal-too-many-accounts = Bir kişinin en fazla { $most } hesabı olabilir.
refusal-too-many-guesses = Çok fazla yanlış kod. On dakika sonra yeniden dene.
refusal-too-many-links = Bugünlük bu kadar bağlantı yeter. Yarın yeniden dene.
refusal-not-linked = Bu hesap başka hiçbir hesaba bağlı değil.
link-title = Başka bir hesap bağla
link-code = Kodun: { $code }
link-about = Öteki hesabınla /link { $code } yaz: orada benimle sohbette ya da sayfada. Kod on dakika ve tek kullanım için geçerli. Kimseye verme: onu kullanan, elindeki taşları görür.
link-others = Bu hesaba bağlı: { $platforms }.
link-ask = { $name } ({ $platforms }) de sen misin?
link-ask-about = Yalnızca iki hesap da seninse evet de. O zaman tek kişi olurlar: ötekini kullanan elindeki taşları görür, senin yerinde oynar, hakkında tutulan her şeyi okuyup silebilir. Bir masa için bu hiç gerekmez: masayı /join ve kendi kodu gösterir.
link-ask-back = Yedi gün boyunca /unlink her hesaba getirdiğini geri verir.
link-kept = Hiçbir şey bağlanmadı
link-kept-about = Kod artık geçersiz. İki hesap da olduğu gibi kaldı.
link-done = Bağlandı
link-done-about = Masaların, yerlerin ve ayarların artık hepsinde aynı. /unlink bu hesabı yeniden ayırır.
unlink-title = Bu hesap ayrılsın mı?
unlink-done = Bu hesap yine tek başına
unlink-about = Sıfırdan başlar. Masalar, yerler ve ayarlar öteki hesaplarda kalır.
unlink-back = Her hesap getirdiğini geri alır: masalar, yerler, puanlar ve ayarlar. Bağlandıktan sonra gelenler şurada kalır: { $platforms }.
unlink-seats = { $count ->
    [one] Süren { $count } masada yerin var. Şurada kalır: { $platforms }.
   *[other] Süren { $count } masada yerin var. Şurada kalırlar: { $platforms }.
}
unlink-apart = Hesaplar yine ayrı
forget-title = Senin hakkındaki her şey unutulsun mu?
forget-about = Adın, ayarların ve bağlantıların, bağlı bütün hesaplarla birlikte silinir. Bitmiş masalarda yerinde “biri” yazar; süren maçlarda yerlerine bilgisayar geçer. Bunun geri dönüşü yok.
forget-done = Unutuldun
forget-done-about = Senin hakkında artık hiçbir şey tutulmuyor. Bana yeniden yazarsan sıfırdan başlarsın.
mydata-done = Senin hakkında tutulan her şey.
button-link = Evet, bağla
button-unlink = Bu hesabı ayır
button-forget = Beni unut
button-do-link = Hesap bağla
button-do-mydata = Verilerim
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = tarayıcı
command-link = Telegram’da, Discord’da ve sayfada tek kişi ol
command-unlink = Bu hesabı bağlı olanlardan ayır
command-mydata = Senin hakkında tutulan her şey, dosya olarak
command-forget = Senin hakkındaki her şeyi unuttur
parameter-linkcode = Öteki hesabında /link komutunun gösterdiği kod
discord-command-link = bağla
discord-command-unlink = ayır
discord-command-mydata = verilerim
discord-command-forget = beni-unut
discord-parameter-linkcode = kod
