# Common sentences, English. Each game's own are in games/<id>/locales.

# Errors
game-unknown = There is no game “{ $name }”. There is: { $known }.
bot-unknown = There is no bot “{ $name }”. There is: { $known }.
option-unknown = There is no option “{ $option }”. There is: { $known }.
option-value = { $option } cannot be { $value }. It can be: { $allowed }.
players-range = { $players } cannot play this game. It takes { $allowed } players.
seed-range = { $seed } is no seed: it must be a whole number from 0 up to 2^{ $bits } − 1.
seat-unknown = There is no seat { $seat } at this table. Seats go from 0 to { $last }.
game-over = The game is over.
not-your-turn = It is not the turn of seat { $seat }: the game waits for seat { $actors }.
move-of-another-game = “{ $move }” is a move of { $other }, not of { $game }.
move-unreadable = { $move } is no move: give an action, its notation, its JSON form, or a number below { $size }.
vector-row = Row { $row }: { $reason }
position-game = This is a position of “{ $game }”; here it must be one of “{ $right }”.
position-version = This position was written for version { $version } of the game; this engine plays version { $right }.
position-shape = The position document is not well formed: { $problem }.
record-corrupt = This is not a game record: { $problem }.
record-unreadable = { $path } cannot be read: { $problem }.
record-game = This is a record of “{ $game }”; here it must be one of “{ $right }”.
record-version = This record was made with version { $version } of { $game }; this engine plays version { $right }, under which the same moves could give another game. Replay it with a Voyageur release that plays version { $version }.
record-move = Move { $number } (“{ $move }”) cannot be played: { $reason }
record-no-seed = A position that was set up or determinized has no record: it did not come from a seed.
save-taken = { $path } exists already. Resume it with --resume, or choose another file with --save.
save-seats = This record does not say who plays which seat: only games saved by “voyageur play” can be resumed.
save-finished = This game is over. Look at it with: voyageur replay { $path }
bots-count = { $given } bots cannot fill { $players } seats. Name one, or one for each seat.
reference-missing = { $package } is not installed. Install what the comparison needs with: pip install 'voyageur[bench]'

# Terminal
compiling = Compiling the rules (once on this machine, about half a minute)…
play-title = { $game } · { $players } players
play-seats = You are seat { $seat }. The others: { $bots }.
play-saved = Saved to { $path } after every move. Resume with: voyageur play { $game } --resume { $path }
play-your-turn = Your move, seat { $seat }:
play-more = … and { $count } more: type part of a name to find them.
play-matches = { $count } moves match:
play-prompt = Move (number, notation, or “help”)
play-help =
    A number plays that move of the list. Notation plays it too, such as { $example }.
    Part of a name lists the moves with it.   Enter: the list again   board: the table again
    undo: take back your last move, until something was revealed   save FILE: write the game there too   quit: leave, and resume later
play-no-match = No move and no name matches “{ $typed }”.
play-no-undo = There is nothing to take back: you can undo only your own moves of this turn, up to the last revelation.
play-undone = Taken back: { $move }
play-bye = Goodbye. Your game is saved in { $path }.
play-over = The game is over.
play-won = { $count ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
play-you-won = You win!
play-made = Seat { $seat } ({ $who }): { $move }
play-you = you
column-seat = Seat
column-player = Player
column-score = Score
column-place = Place
column-bot = Bot
column-wins = Wins
column-share = Share of wins
column-mean = Mean score
column-games = Games
column-players = Players
column-id = Name
column-game = Game
column-options = Options
column-option = Option
column-default = Default
column-allowed = Allowed
column-meaning = Meaning
column-depth = Moves
column-sequences = Legal sequences
simulate-title = { $games } games of { $game }, { $players } players
simulate-foot = { $moves } moves ({ $mean } a game) in { $seconds } s: { $speed } moves a second. Bots change seats from game to game.
simulate-progress = Playing
replay-title = { $game }, version { $version }, { $players } players, seed { $seed }
replay-step = Move { $number } of { $total } · seat { $seat }: { $move }
replay-prompt = Enter: next   b: back   a number: go there   q: quit
replay-start = Start
check-progress = Checking { $game }, { $players } players
check-title = The properties of { $game }
check-held = held
column-property = Property
column-checked = Checked
bench-title = Random play, one core
column-steps = Steps/s
column-games-s = Games/s
column-api = Steps/s from Python
column-copy = Copy (ns)
column-cold = Cold start (s)
column-warm = Warm start (s)
bench-against-title = Beside other engines, in the same run
column-engine = Engine
column-ratio = Voyageur is faster by
bench-measuring = Measuring { $what }
