# Tournaments

command-tournament = A tournament in this chat: its form, its standings
discord-command-tournament = tournament
button-do-tournament = Tournament
button-cup = Tournament
parameter-form = How it is played
parameter-minutes = In how many minutes it starts
discord-parameter-form = form
discord-parameter-minutes = minutes
choice-form-evening = evening
choice-form-swiss = Swiss
choice-form-round-robin = round robin
choice-form-knockout = knockout
choice-form-league = league
choice-form-four = four at a table
cup-title = 🏆 { $form } · { $game }
cup-new = A new tournament: what is to be played?
cup-form = Form
cup-form-about = How it is played:
cup-form-evening = Evening
cup-form-swiss = Swiss
cup-form-round-robin = Round robin
cup-form-knockout = Knockout
cup-form-league = League
cup-form-four = Four at a table
cup-form-evening-means = Evening: a new opponent as soon as a match ends, until time is up. A win counts two, a draw one, double after two wins in a row.
cup-form-swiss-means = Swiss: each round you meet somebody with as many points, and nobody twice.
cup-form-round-robin-means = Round robin: everybody plays everybody.
cup-form-knockout-means = Knockout: whoever loses is out. The losers of the semifinals play for third place.
cup-form-league-means = League: everybody plays everybody by a date, a few moves a day.
cup-form-four-means = Four at a table: places count 3, 2, 1 and 0, and each round you meet others.
cup-game = Game
cup-size = Length
cup-size-evening = { $count } min
cup-size-swiss = { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
cup-size-round-robin = { $count ->
    [1] once
   *[other] twice
 }
cup-size-knockout = one loss
cup-season = Season { $number }
cup-size-league = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
cup-size-four = { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
cup-groups = Groups
cup-groups-about = Everybody meets everybody of their group. Groups are made by rating. In the end the first of each group go up, the last go down.
cup-group = Group { $group }
cup-start = Starts
cup-clock = Clock
cup-limit = Time per round
cup-limit-none = no limit
cup-limit-about = When time is up, a board that is still played is a draw. Whoever has made no move there loses.
cup-rated = Rating
cup-rated-on = rated
cup-rated-off = not rated
cup-who = Open to
cup-who-on = Whoever has the code may join.
cup-who-off = Only this chat may join.
cup-computers = Odd place
cup-computers-on = a computer plays
cup-computers-off = one rests
cup-deal = Deal
cup-deal-on = the same at all tables
cup-deal-off = its own at each table
cup-deal-about = With the same deal, all tables of a round get the same pieces, seat by seat. What counts is how much better you did than the others in your seat. Other boards of the round show what is to come: look at them once yours is over.
cup-button-open = Open it
cup-button-join = Join
cup-button-withdraw = Withdraw
cup-button-more = More
cup-button-show = Show
cup-button-mine = My table
cup-button-all = Standings
cup-button-replay = See again: { $match }
cup-button-start = Start now
cup-button-pause = Pause
cup-button-resume = Go on
cup-button-later = 15 minutes more
cup-button-day = One day more
cup-button-end = End the round soon
cup-button-out = Remove somebody
cup-button-fix = Correct a result
cup-button-stop = Call it off
cup-button-stop-now = Yes, call it off
cup-button-back = Back
cup-button-next = Next season
cup-button-csv = Crosstable as a file
cup-button-matches = Matches: { $format }
cup-own-format = records
cup-exported-table = The crosstable as a file for spreadsheets.
cup-exported-matches = { $count ->
    [one] 1 match as a file.
   *[other] { $count } matches as a file.
}
cup-opened = Your tournament is open. Others join in this chat, or with /join { $code }
cup-starts = Starts { $when }.
cup-code = Code: { $code }
cup-paused = It is paused.
cup-begun = It has begun.
cup-off = It was called off.
cup-nobody = Nobody is in yet.
cup-people = { $count } in: { $names }
cup-others = { $count } more
cup-somebody = somebody
cup-joined = You are in, as number { $number }.
cup-withdrawn = You have withdrawn.
cup-no-table = You have no table yet.
cup-round = Round { $round } of { $rounds } · { $boards ->
    [0] all boards are over
    [one] 1 board is played
   *[other] { $boards } boards are played
 }
cup-round-ends = Round { $round } of { $rounds }, until { $when } · { $boards ->
    [0] all boards are over
    [one] 1 board is played
   *[other] { $boards } boards are played
 }
cup-evening-ends = It ends { $when } · { $boards ->
    [0] no board is played
    [one] 1 board is played
   *[other] { $boards } boards are played
 }
cup-evening-last = Time is up · { $boards ->
    [0] all boards are over
    [one] 1 board is still played
   *[other] { $boards } boards are still played
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = No results yet.
cup-over = { $count ->
    [one] It is over. 1 played.
   *[other] It is over. { $count } played.
 }
cup-board = { $board }. { $who }: is played
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } rests
cup-absent = Whoever does not appear within { $minutes } minutes loses.
cup-ask-out = Who is to be removed?
cup-ask-fix = Which result is to be corrected?
cup-ask-result = What is the result?
cup-ask-stop = Call this tournament off? It cannot go on then, and its boards end without a result.
cup-news-soon = It starts { $when }: { $count } are in.
cup-news-season = The next season begins { $when }. { $count } from the last one are in: withdraw if you do not want to play.
cup-news-few = It could not start: too few are in.
cup-news-paused = The host has paused it. Boards that are played go on.
cup-news-resumed = It goes on.
cup-news-later = The host has given { $minutes } minutes more.
cup-news-ends = The host has moved the end: { $when }.
cup-news-out = The host has removed { $who }.
cup-news-fixed = The host has corrected round { $round }: { $who } { $result }
refusal-no-tournament = There is no tournament with this code.
refusal-tournament-full = The tournament is full: { $most } are in.
refusal-tournament-closed = Nobody can join or leave any more.
refusal-tournament-elsewhere = Only the chat where it was opened may join.
refusal-not-entered = You are not in this tournament.
refusal-not-tournament-host = Only the tournament’s host can do that.
refusal-too-many-tournaments = This chat has { $most } tournaments. End one first.
web-tournaments = Tournaments
cup-page-new = New tournament
cup-page-none = You are in no tournament yet.
cup-page-host = Hosted by { $name }
cup-page-in = Who is in
cup-page-gone = withdrawn
cup-page-boards = Boards
cup-page-crosstable = Crosstable
cup-page-matches = Matches
cup-page-place = Place
cup-page-name = Name
cup-page-points = Points
cup-page-played = Played
cup-page-ties = Tie-breaks
cup-page-watch = Watch
cup-page-round = Round { $number }
cup-tie-direct = Direct encounter
cup-tie-berger = Sonneborn-Berger
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = Buchholz without the lowest
cup-tie-wins = Wins
cup-tie-differences = Difference
cup-tie-firsts = First places
cup-tie-leads = Lead
cup-button-page = In the browser
cup-button-app = Open tournament
