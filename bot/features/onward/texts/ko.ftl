# What may come after a match

onward-up = 이겼어요: { $level }와 둘까요?
onward-down = { $level }와 둘까요?
