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
command-matches = Your matches that are over, found by game, result and opponent
button-do-matches = My matches
button-matches = My matches
discord-command-matches = matches
