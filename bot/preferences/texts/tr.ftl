# Settings and languages

refusal-not-manager = { $who ->
    [players] Bu sohbetin ayarlarını burada bir masada oynayanlar değiştirebilir. Kendi ayarların: “Sadece benim için”.
   *[managers] Bu sohbetin ayarlarını sohbeti yönetenler değiştirebilir. Kendi ayarların: /settings.
}
language-set = Artık burada Türkçe konuşuyorum.
settings-title-chat = Bu sohbetin ayarları
settings-title-me = Senin ayarların
settings-about-chat = Burayı okuyan herkes için. Yalnızca senin gördüklerin kendi ayarlarına uyar.
settings-about-me = Yalnızca senin için, nerede oynarsan oyna.
settings-way-chat = Bu sohbet için
settings-way-me = Sadece benim için
button-do-language = Dil
settings-back = Geri
settings-notices = Bildirimler
settings-about-chat-notices = Sıra birine gelince tahta yeniden gönderilip o kişi anılabilir; gerekince demek: o sırada masada değilse.
settings-about-me-notices = Masada değilken sıranın sende olduğunun sana nerede bildirileceği.
settings-about-alone-notices = Başka bir şeye bakarken sıranın sende olduğunun bildirilip bildirilmeyeceği.
settings-notices-smart = gerekince
settings-notices-always = her sırada
settings-notices-never = hiçbir zaman
settings-notices-chat = masanın sohbetinde
settings-notices-private = özelden
settings-reminders = Hatırlatmalar
settings-about-chat-reminders = Diğerlerini bekletene, süre dolmadan önce her sırasında bir kez hatırlatılır.
settings-about-me-reminders = Süren dolmadan önce her sıranda bir kez hatırlatılır.
settings-language = Dil
settings-about-chat-language = Burada herkesin okuduklarının dili.
settings-about-me-language = Yalnızca senin okuduklarının dili.
settings-theme = Tema
settings-about-chat-theme = Burada herkesin gördüğü tahtaların renkleri.
settings-about-me-theme = Yalnızca senin gördüklerinin renkleri.
settings-ladder = Sıralama
settings-about-me-ladder = Başkaları reytingini görsün mü? Kapalı: hiçbir sıralamada yer almazsın, hiçbir sonuç reytingini nasıl değiştirdiğini söylemez.
settings-ratings = Oyunda reyting
settings-about-me-ratings = Kapalı: puanlı bir maç oynarken reyting, sıralama ve kart görmezsin. Bir seride, seri bitene kadar masadaki hiç kimse maçın reytingleri nasıl değiştirdiğini görmez.
settings-on = açık
settings-off = kapalı
settings-auto = otomatik
settings-light = açık renk
settings-dark = koyu renk
command-language = Bu sohbetin dilini seç
command-settings = Bildirimler, hatırlatmalar, dil ve tema
parameter-language = Dil
parameter-setting = Hangi ayarın
parameter-value = Ne olsun
choice-setting-ladder = Sıralama
choice-setting-ratings = Oyunda reyting
choice-value-on = açık
choice-value-off = kapalı
discord-command-language = dil
discord-command-settings = ayarlar
discord-parameter-language = dil
discord-parameter-setting = ayar
discord-parameter-value = değer
# Gözler için: resimlerin renkleri ve yazısı.
settings-board = Tahta
settings-about-chat-board = Burada herkesin gördüğü tahtaların türü.
settings-about-me-board = Yalnızca senin gördüğün tahtaların türü.
settings-board-standard = standart
settings-board-wood = ahşap
settings-board-plum = erik rengi
settings-palette = Renkler
settings-about-chat-palette = Burada herkesin gördüğü tahtaların renkleri. En kolay okunanı yüksek kontrasttır; ötekiler yeşili, kırmızıyı ya da maviyi zayıf görenlerin karıştırdıklarını birbirinden ayırır.
settings-about-me-palette = Yalnızca senin gördüğün tahtaların renkleri. En kolay okunanı yüksek kontrasttır; ötekiler yeşili, kırmızıyı ya da maviyi zayıf görenlerin karıştırdıklarını birbirinden ayırır.
settings-palette-standard = standart
settings-palette-contrast = yüksek kontrast
settings-palette-deutan = deutan (yeşil)
settings-palette-protan = protan (kırmızı)
settings-palette-tritan = tritan (mavi)
settings-size = Yazı boyutu
settings-about-chat-size = Burada herkesin gördüğü resimlerde harf ve rakamların büyüklüğü.
settings-about-me-size = Yalnızca senin gördüğün resimlerde harf ve rakamların büyüklüğü.
# As in English.
settings-size-normal = normal
settings-size-large = büyük
