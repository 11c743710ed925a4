# Eşlik: masada başka kim var ve orada söylenebilecek altı söz

button-say = Bir şey söyle
say-hello = Merhaba
say-well = Güzel oynadın
say-oops = Tüh
say-thinking = Düşünüyorum …
say-thanks = Teşekkürler
say-game = Güzel maçtı
say-line = { $who }: “{ $word }”
company-left = { $who } { $when } ayrıldı.
company-watching = { $count ->
    [one] { $names } izliyor
   *[other] { $names } izliyor
}
company-many = { $count ->
    [one] { $count } kişi izliyor
   *[other] { $count } kişi izliyor
}
refusal-too-many-words = Dakikada en çok dört söz. Biraz bekle.
web-here = { $name } burada
web-left = { $name } { $time } önce ayrıldı
web-speak = Bir şey söyle
