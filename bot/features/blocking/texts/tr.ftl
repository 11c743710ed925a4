# Engelleme: kiminle işi olsun istenmez ve kimin sözleri görülmez

command-block = Kimi engellediğin ve nasıl geri alacağın
discord-command-block = engellenenler
button-block = Engelle
block-title = Engellenen kişiler
block-nobody = Kimseyi engellemedin.
block-nobody-here = Burada başka kimse oynamıyor.
block-players = Oyuncular
block-mute = Sözlerini gizle
block-muted = { $name } adlı kişinin sözlerini artık görmüyorsun. Bunu ayarlardan geri alabilirsin.
block-ask = { $name } engellensin mi?
block-means = Birbirinize asla rakip olarak önerilmezsiniz, açık masalarda karşılaşmazsınız ve onun sözlerini görmezsin. Bunu ona kimse söylemez. Başlamış maçlar sürer.
block-done = { $name } engellendi.
block-undo = { $name } engelini kaldır
block-unmute = { $name } sözlerini göster
block-undone = { $name } artık engelli ya da gizli değil.
