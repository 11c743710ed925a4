# The archive

archive-title = Your matches
archive-none = None of your matches is over yet.
archive-none-such = You have no match like that.
archive-line = { $number }. { $match } — { $state }
archive-was-won = won { $score }
archive-was-lost = lost { $score }
archive-was-drawn = drawn { $score }
archive-was-open = called off
archive-since = { $told } ({ $when })
archive-computer = Computer, { $level }
archive-somebody = somebody
archive-which = Which matches?
archive-only-won = Won
archive-only-lost = Lost
archive-only-drawn = Drawn
archive-only-open = Called off
archive-show = Show
archive-newer = Newer
archive-older = Older
archive-filter = Filter
archive-all = All matches
archive-game = Game
archive-result = Result
archive-rival = Against
archive-from = From
archive-to = To
archive-length = Moves
archive-platform = Played on
archive-any = Any
archive-like = Like move { $ply } in { $code }
archive-on-discord = Discord
archive-on-telegram = Telegram
archive-on-web = browser
archive-alike = My matches with this
command-matches = Your matches that are over, found by game, result and opponent
button-do-matches = My matches
button-matches = My matches
discord-command-matches = matches
web-alike = My matches with this
web-matches = My matches
archive-has-note = note
archive-has-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
archive-export = Export all
archive-export-next = Next file
archive-exported = { $count ->
    [one] { $count } match with what you noted of it. Only you see this file.
   *[other] { $count } matches with what you noted of them. Only you see this file.
}
archive-exported-more = One file cannot hold all your matches: the older ones are in the next.
button-note = My note
note-title = { $game } · { $code } · match { $number }
note-yours = Only you see what you note here.
note-none = No note yet.
note-write = Write a note
note-change = Change the note
note-clear = Remove the note
note-lines = Lines you kept:
note-ask = Send me the note as your next message, at most { $most } characters. Or type /note, the code and the text at any time.
note-keep-as-is = Leave it
note-label = Your note
note-save = Save
note-saved = Saved
note-keep = Keep this line
note-kept = Kept. You find the line again under “My note”.
note-drop = Remove this line
note-dropped = Removed
note-all = All notes
note-walk = To the match
button-keep = Keep this line
command-note = Your private note to a match that is over
discord-command-note = note
refusal-note-too-long = A note has at most { $most } characters.
refusal-too-many-lines = A match keeps at most { $most } lines. Remove one first.
