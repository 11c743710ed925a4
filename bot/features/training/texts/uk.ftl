# Training

train-none = Нема чого повторювати: помилок у задачах і ходах немає.
command-train = Повторити задачу або хід, де була помилка
better-title = Робота над помилками · { $place } з { $count } · { $game }
better-title-again = Робота над помилками · { $code } · { $game }
better-ask = Твій хід { $ply } — { $played }. Що було краще на { $cost }?
better-played = ❌ { $move } — так і було зіграно.
better-wrong = ❌ { $move } не краще.
better-worth = ❌ { $move }: очікувана перевага { $value }.
better-as-good = ✅ { $move } анітрохи не гірше!
better-points = Одразу { $better } дає { $best }, { $played } — { $value }.
better-end = Це був останній хід. Знайдено: { $found } з { $count }.
better-none = Помилок немає: на твоїх ходах нічого не втрачено.
button-better = Робота над помилками
button-train = Далі
button-do-train = Мої помилки
refusal-not-played = У цій партії тебе не було.
discord-command-train = тренування
