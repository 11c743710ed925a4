# Blocking: whom somebody wants nothing to do with, and whose words they do not see

command-block = Whom you have blocked, and how to undo it
discord-command-block = block
button-block = Block
block-title = Blocked people
block-nobody = You have blocked nobody.
block-nobody-here = Nobody else plays here.
block-players = Players
block-mute = Mute words
block-muted = You no longer see words from { $name }. You can undo that in the settings.
block-ask = Block { $name }?
block-means = You are never offered to each other as opponents, do not meet at open tables, and you see none of their words. Nobody tells them. Matches that have begun go on.
block-done = { $name } is blocked.
block-undo = Unblock { $name }
block-unmute = Show words from { $name }
block-undone = { $name } is no longer blocked or muted.
