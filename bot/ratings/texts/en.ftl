# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Ratings: { $gains }
refusal-nobody-rated = I know no rated player, or several, by the name “{ $name }”.
refusal-ratings-hidden = You asked to see no ratings while you play. They are back after your rated match; /settings ratings on shows them now.
rating-title = { $name }’s ratings
rating-none = No rated match yet. Between people every match counts, unless the table says otherwise.
rating-game = { $game }: { $rating } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} · { $share } % of the points
rating-rival = Most often against { $name }: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
rating-run = Longest run: { $count } wins
rating-news = Ratings work differently now: everyone starts at 1000, and the number settles after about ten matches. Old matches have been counted again, so the numbers have changed.
rating-alt = The course of the ratings: { $games }.
rating-alt-game = { $game } { $rating }, between { $least } and { $most }
ladder-title-here = { $game }: the ladder of this chat
ladder-title-season = { $game }: the ladder of this chat, { $month }
ladder-title-circle = { $game }: you and those you have played
ladder-title-all = { $game }: the ladder of all
ladder-title-computers = How often you have beaten the computers
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} · { $share } %
ladder-empty = Nobody has played a rated match yet.
ladder-empty-season = Nobody has played a rated match here this month.
ladder-rule = On this ladder: whoever has met { $count } people with a sure rating, one without “?”. Browser guests who are not linked count as one, all together.
ladder-empty-computers = You have not finished a match against a computer yet.
ladder-computer = { $game }, { $level }: won { $won } of { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = This chat
ladder-way-circle = My circle
ladder-way-all = Everybody
ladder-way-computers = Computers
command-rating = Your ratings, or somebody else’s by name
command-top = The ladder of this chat, of all or of the computers
button-do-rating = My ratings
button-do-top = Ladder
choice-where-all = everybody
choice-where-computers = the computers
discord-command-rating = rating
discord-command-top = top
web-ladder = Ladder
web-ladder-title = Ladder
web-ladder-place = Place
web-ladder-name = Name
web-ladder-rating = Rating
web-rating-change = Rating { $number }
web-ladder-matches = Matches
web-ladder-share = Points
web-ladder-here = My circle
web-ladder-all = Everybody
web-ladder-computers = Computers
web-ladder-empty = Nobody here has played a rated match yet.
web-ladder-empty-computers = You have not finished a match against a computer yet.
web-ladder-level = Level
web-ladder-won = Beaten
web-ladder-back = Back to the ladder
web-ladder-table = Back to the table
web-ladder-unsure = Too few matches yet to be sure
refusal-handicap-unknown = { $who } has no rating in this game to go by. Choose yourselves what to give.
season-over = The season is over: { $month }
season-matches = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
season-anew = A new season has begun. Ratings are what they were.
season-alt = Podium: { $places }
