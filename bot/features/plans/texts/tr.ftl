# Sırası gelince birinin ne oynayacağı

button-plan = Planla
plan-title = Sıran için planın
plan-none = Henüz plan yok: bir hamle seç.
plan-prompt = Ne oynarsın
plan-else = { $first }, olmazsa { $second }
plan-answer = { $after } oynarlarsa: { $move }
plan-if-untouched = yalnızca bu çizgilere kimse dokunmazsa
plan-lines = Yalnızca bu çizgiler böyle kalırsa
plan-if = Şunu oynarlarsa…
plan-if-which = Hangi hamleyi oynarlarsa?
plan-if-move = { $after } oynarlarsa sen…
plan-picked = Seçilen: { $picked }
plan-drop = Planı bırak
plan-secret = Bunu yalnızca sen görürsün.
plan-waits = Planın: { $moves }
plan-turn = Sıra zaten sende: planlayacak bir şey yok.
plan-played = { $move }, planlandığı gibi
plan-dropped-impossible = Planın bırakıldı: { $move } artık oynanamaz.
plan-dropped-touched = Planın bırakıldı: biri { $move } hamlesinin çizgilerine dokundu.
plan-dropped-undone = Planın bırakıldı: bir hamle geri alındı.
