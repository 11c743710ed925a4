# Animations

button-picture = Picture
button-animation = Animation
button-address = Link
share-ways = Send to this chat:
share-open = Replay
animation-making = Making the animation: { $at } of { $count }
animation-so-far = { $plies ->
    [0] No move yet
    [one] So far: 1 move
   *[other] So far: { $plies } moves
}
animation-alt = { $game }, the whole match move by move ({ $plies }). { $told }
refusal-animations-under-way = Your last animations are still being made. Ask again when one of them is here.
refusal-too-busy = Too many animations are being made right now. Try again in a minute.
command-replay = A match as an animation
discord-command-replay = replay
