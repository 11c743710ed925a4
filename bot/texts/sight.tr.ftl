# Gözler için: resimlerin renkleri ve yazısı.
settings-palette = Renkler
settings-about-chat-palette = Burada herkesin gördüğü tahtaların renkleri. En kolay okunanı yüksek kontrasttır; ötekiler yeşili, kırmızıyı ya da maviyi zayıf görenlerin karıştırdıklarını birbirinden ayırır.
settings-about-me-palette = Yalnızca senin gördüğün tahtaların renkleri. En kolay okunanı yüksek kontrasttır; ötekiler yeşili, kırmızıyı ya da maviyi zayıf görenlerin karıştırdıklarını birbirinden ayırır.
settings-palette-standard = standart
settings-palette-contrast = yüksek kontrast
settings-palette-deutan = yeşili zayıf görenlere (deutan)
settings-palette-protan = kırmızıyı zayıf görenlere (protan)
settings-palette-tritan = maviyi zayıf görenlere (tritan)
settings-size = Yazı boyutu
settings-about-chat-size = Burada herkesin gördüğü resimlerde harf ve rakamların büyüklüğü.
settings-about-me-size = Yalnızca senin gördüğün resimlerde harf ve rakamların büyüklüğü.
# As in English.
settings-size-normal = normal
settings-size-large = büyük
