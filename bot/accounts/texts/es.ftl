# Accounts

refusal-unknown-code = Este código no vincula nada: está mal escrito, ya se usó o tiene más de diez minutos. /link en tu otra cuenta crea uno nuevo.
refusal-link-code = Este código no es de una mesa: convierte dos cuentas en una sola persona. Pide el código de la mesa.
refusal-table-code = { $code } es el código de una mesa: /join { $code } la muestra. /link necesita el código que muestra /link en tu otra cuenta.
refusal-own-code = Este código es para otra cuenta: escríbelo allí con /link.
refusal-already-linked = Estas dos cuentas ya son una misma persona.
refusal-too-many-accounts = Una persona puede tener { $most } cuentas, no más.
refusal-too-many-guesses = Demasiados códigos incorrectos. Inténtalo en diez minutos.
refusal-too-many-links = Ya hay bastantes vínculos por hoy. Inténtalo mañana.
refusal-not-linked = Esta cuenta no está vinculada con ninguna otra.
link-title = Vincular otra cuenta
link-code = Tu código: { $code }
link-about = Escribe /link { $code } con tu otra cuenta, allí en un chat conmigo o en la página. El código vale diez minutos y una sola vez. No se lo des a nadie: quien lo use verá lo que tienes en la mano.
link-others = Vinculadas con esta cuenta: { $platforms }.
link-ask = ¿Eres también { $name } ({ $platforms })?
link-ask-about = Di que sí solo si las dos cuentas son tuyas. Serán una sola persona: quien use la otra verá lo que tienes en la mano, jugará en tus asientos y podrá leer y borrar todo lo que se guarda sobre ti. Para una mesa no hace falta nunca: /join con su código la muestra.
link-ask-back = Durante siete días, /unlink devuelve a cada cuenta lo que aportó.
link-kept = No se ha vinculado nada
link-kept-about = El código ya no vale. Las dos cuentas siguen como estaban.
link-done = Vinculada
link-done-about = Tus mesas, asientos y ajustes son los mismos con cada una de ellas. /unlink vuelve a separar esta cuenta.
unlink-title = ¿Separar esta cuenta?
unlink-done = Esta cuenta vuelve a ser independiente
unlink-about = Empieza de cero. Las mesas, los asientos y los ajustes se quedan en las otras cuentas.
unlink-back = Cada cuenta recupera lo que aportó: mesas, asientos, puntuaciones y ajustes. Lo que ha llegado desde que se vincularon se queda en: { $platforms }.
unlink-seats = { $count ->
    [one] Tienes un asiento en { $count } mesa en juego. Se queda en: { $platforms }.
   *[other] Tienes asientos en { $count } mesas en juego. Se quedan en: { $platforms }.
}
unlink-apart = Las cuentas vuelven a estar separadas
forget-title = ¿Olvidar todo sobre ti?
forget-about = Se borran tu nombre, tus ajustes y tus vínculos, con todas las cuentas vinculadas. En las mesas terminadas queda “alguien” en tu lugar; en las partidas en curso, una máquina ocupa tus asientos. No hay vuelta atrás.
forget-done = Todo olvidado
forget-done-about = Ya no se guarda nada sobre ti. Cuando me escribas otra vez, empiezas de cero.
mydata-done = Todo lo que se guarda sobre ti.
button-link = Sí, vincular
button-unlink = Separar esta cuenta
button-forget = Olvídame
button-do-link = Vincular una cuenta
button-do-mydata = Mis datos
# As in English.
platform-telegram = Telegram
# As in English.
platform-discord = Discord
platform-web = un navegador
command-link = Ser la misma persona en Telegram, Discord y la página
command-unlink = Separar esta cuenta de las vinculadas
command-mydata = Todo lo que se guarda sobre ti, como archivo
command-forget = Borrar todo lo que se guarda sobre ti
parameter-linkcode = El código que /link te mostró con tu otra cuenta
discord-command-link = vincular
discord-command-unlink = desvincular
discord-command-mydata = mis-datos
discord-command-forget = olvidar
discord-parameter-linkcode = código-de-vínculo
