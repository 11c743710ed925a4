# Animations

button-picture = Resim
button-animation = Animasyon
# As in English.
button-address = Link
share-ways = Bu sohbete gönder:
share-open = Tekrarı izle
animation-making = Animasyon hazırlanıyor: { $at } / { $count }
animation-so-far = { $plies ->
    [0] Henüz hamle yok
    [one] Şimdiye kadar { $plies } hamle
   *[other] Şimdiye kadar { $plies } hamle
}
animation-alt = { $game }, bütün maç hamle hamle ({ $plies }). { $told }
refusal-animations-under-way = Son animasyonların hâlâ hazırlanıyor. Biri gelince yeniden iste.
refusal-too-busy = Şu anda o kadar çok animasyon hazırlanıyor ki yenisi sıraya giremiyor. Bir dakika sonra yeniden dene.
command-replay = Animasyon olarak bir maç
discord-command-replay = tekrar
