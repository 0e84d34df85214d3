# Common sentences, English. Each game's own are in games/<id>/locales.

# Errors
game-unknown = There is no game “{ $name }”. There are: { $known }.
bot-unknown = There is no bot “{ $name }”. There are: { $known }.
bot-budget = “{ $budget }” is no budget: give simulations a move, as in search:400, or time, as in search:50ms.
bot-file = The bot “file:{ $path }” cannot be read: { $problem }
bot-file-game = The network of { $bot } was made for the game “{ $other }” or for another version of it; it cannot play “{ $game }”.
search-budget = A search needs at least one simulation, one millisecond and one thread; given were { $simulations } simulations on { $threads } threads.
option-unknown = There is no option “{ $option }”. There are: { $known }.
option-value = { $option } cannot be { $value }. It can be: { $allowed }.
players-range = { $players } cannot play this game. It takes { $allowed } players.
seed-range = { $seed } is no seed: it must be a whole number from 0 up to 2^{ $bits } − 1.
seat-unknown = There is no seat { $seat } at this table. Seats go from 0 to { $last }.
game-over = The game is over.
not-your-turn = It is not the turn { SEAT($seat, case: "of") }: the game waits for { SEAT($awaited, case: "lower") }.
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
option-shape = An option is written name=value, such as { $option }={ $default }.
option-custom = custom
vector-size = { $n } games on { $threads } threads cannot be: give whole numbers from 1.
vector-mask = Rows to start anew are a mask: a truth value for each of the { $n } games.
vector-numbers = Seats and actions are whole numbers: one for all, or one for each of the { $n } games.
vector-range = Seats and actions of a batch go from { $low } to { $high }; −1 stands for none.
vector-actions = Actions are whole numbers, one for each of the { $n } games.
vector-array = “{ $name }” needs a writeable contiguous array of shape { $shape } and type { $type }.
vector-array-name = There is no array “{ $name }” to write to. There are observation, action_mask, reward, rewards and terminated.
vector-bots = { $given } bots cannot fill the { $others } other seats. Name one, or one for each.
vector-reset = The games have not begun: call reset first.
vector-seeds = Give one seed, or one for each of the { $n } games.
file-unwritable = { $path } cannot be written: { $problem }.
file-no-json = { $path } is not JSON: { $problem }.
save-taken = { $path } exists already. Go on with it with --resume, or choose another file.
save-seats = It does not say who plays which seat: only games saved by “voyageur play” can be resumed.
save-finished = This game is over. Look at it with: voyageur replay { $path }
save-broken = { $path } cannot be resumed. { $reason }
save-none = No unfinished game of { $game } is saved in { $folder }.
save-options = --resume goes on with a game as it was laid: leave out { $options }.
bots-count = { $given } bots cannot fill { $players } seats. Name one, or one for each seat.
reference-missing = { $package } is not installed. Install what the comparison needs with: pip install 'voyageur[bench]'
rl-missing = { $package } is not installed. Install what this interface needs with: pip install 'voyageur[{ $extra }]'

# How seats are called where nobody’s name is known: SEAT($seat), in sentences
seat-called = { $case ->
    [lower] { $count ->
        [one] seat { $seats }
       *[other] seats { $seats }
    }
    [of] { $count ->
        [one] of seat { $seats }
       *[other] of seats { $seats }
    }
   *[upper] { $count ->
        [one] Seat { $seats }
       *[other] Seats { $seats }
    }
}

# Terminal
compiling = Compiling the rules (once on this machine, less than a minute)…
result-won = { $count ->
    [0] Nobody wins.
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
games-title = { $name } · { $players } players
games-play = Play it with: voyageur play { $id }
play-title = { $game } · { $players } players
play-seat = Seat { $seat } ({ $who })
play-seats = You are seat { $seat }. Against you: { $others }.
play-saved = Every move is saved to { $path }
play-you = you
play-human = a person
play-your-turn = It is your turn, seat { $seat }. You may:
play-last-move = Your last move: { $move }. { $news }
play-still-your-turn = It is still your turn, seat { $seat }. You may:
play-otherwise = Otherwise
play-more = … and { $count } more. Type part of a move to find it.
play-matches = { $count ->
    [one] One move has that in it:
   *[other] { $count } moves have that in them:
}
play-prompt = Your move (number, part of a name, or help):
play-word-help = help
play-word-board = board
play-word-recap = recap
play-word-hint = hint
play-word-undo = undo
play-word-save = save
play-word-quit = quit
play-help =
    12           play move number 12 of the list
    { $example }
                 play a move by its notation, such as this one
    part of it   list the moves that have it in them
    Enter        list all moves again
    board        show the table again
    recap        say again what happened since your last move
    hint         say which moves are best, and why
    undo         take back your last move of this turn, if it revealed nothing
    save FILE    write the game to another file too
    quit         leave; go on another day with: voyageur play --resume
    What a move is sure to bring stands beside it. What depends on hidden cards does not.
play-no-match = None of your moves has “{ $typed }” in it. { $reason }
play-no-number = There is no move { $number }: they are numbered from 1 to { $last }.
play-no-undo = There is nothing to take back: only your own moves of this turn can be undone.
play-no-undo-revealed = Your last move brought something hidden to light: it cannot be undone.
play-undone = Taken back: { $move }
play-save-where = Say which file: save FILE
play-saved-too = Written to { $path }
play-bye =
    Your game is saved in { $path }
    Go on with: voyageur play { $game } --resume { $path }
play-you-won = You win!
play-record =
    The game is kept in { $path }
    See it again with: voyageur replay { $path }
play-bots-count = Bots named: { $given }; other seats: { $others }. Name one bot, or one for each of those seats.
replay-title = { $game }, version { $version }, { $players } players, seed { $seed }
replay-start = The start; { $total } moves follow.
replay-seat = seat { $seat }
replay-named = seat { $seat } ({ $who })
replay-step = Move { $number } of { $total }, { $mover }: { $move }
replay-hidden = a hidden choice
replay-prompt = Enter: next, b: back, a number: go there, q: quit >
replay-last = That was the last move.
replay-first = That was the start.
replay-range = There is no move { $number }: they go from 0, the start, to { $total }.
replay-unfinished = The game is not over: it waits for { $count ->
    [one] seat { $seats }.
   *[other] seats { $seats }.
}
replay-picture = The picture is in { $path }
column-seat = Seat
column-player = Player
column-score = Score
column-place = Place
column-bot = Bot
column-wins = Wins
column-share = Share of wins
column-mean = Mean score
column-players = Players
column-game = Game
column-option = Option
column-default = Default
column-allowed = Allowed
column-meaning = Meaning
column-depth = Moves
column-sequences = Legal sequences
simulate-title = { $games } games of { $game }, { $players } players
simulate-foot = { $moves } moves ({ $mean } a game) in { $seconds } s: { $speed } moves a second. Bots change seats from game to game.
simulate-rounds = { $rounds } rounds a game ({ $least } to { $most }); { $decided } games had a winner.
simulate-each = Rounds a game
column-rounds = Rounds
column-least = Fewest
column-most = Most
column-decided = Won by somebody
simulate-progress = Playing
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
bench-thinking-title = Looking ahead, one core
column-steps-searched = Steps/s in the search
column-simulations = Simulations/s
train-play = Playing
train-learn = Learning
train-compare = Comparing with before
train-kept = Round { $round }: { $positions } positions, surprise { $surprise }; { $share } of the victories against the weights of before: kept.
train-dropped = Round { $round }: { $positions } positions, surprise { $surprise }; { $share } of the victories against the weights of before: not kept.
train-paced = Round { $round }: { $positions } positions, off by { $off } rounds.
train-no-features = { $game } has no features to learn from.
train-no-race = { $game } is no race: there are no rounds to count.
bench-against-title = Beside other engines, in the same run
column-engine = Engine
column-ratio = Voyageur is faster by
bench-measuring = Measuring { $what }
bench-environments-title = Environments for learning: steps a second, with observation and mask
bench-environments-against = Beside other environments, in the same run, on one core
bench-not-installed = not installed
column-numbers = Numbers
column-actions = Actions
column-rows = Games at once
column-one-core = One core
column-growth = { $threads } threads (without environment)
column-ratio-slowest = Our slowest game is faster by
property-determinism = Determinism
property-round-trips = Round trips
property-legality = Legality
property-conservation = Conservation
property-secrecy = Secrecy
property-fairness = Fairness of chance
checked-determinism = { $replays } games replayed to the same bytes
checked-round-trips = { $trips } notations, documents and records read back
checked-legality = { $games } games to their end, { $refusals } illegal moves refused
checked-conservation = { $positions } positions
checked-secrecy = { $positions } positions dealt again, { $views } views compared
checked-fairness = { $tests } chi-square tests
bench-start = { $command }: { $cold } s with nothing compiled yet, { $warm } s from then on
column-ratio-api = … from Python
course-fine = { $name }: fine, it can be played on.
course-problems = { $name } cannot be played on: { $count ->
    [one] there is a problem.
   *[other] there are { $count } problems.
}
course-neither = “{ $name }” is neither a file nor a course. { $reason }
course-written =
    The course is in { $path }
    Play on it with: voyageur play { $game } --option { $option }=@{ $path }
course-no-designs = { $game } has a board of its own: there are no courses to design.
course-title = Courses of { $game }
course-play = Play on one with: voyageur play { $game } --option { $option }={ $value }
column-course = Course
column-name = Name

# Numbers, as exactly as they are measured
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-tick = { NUMBER($number, maximumFractionDigits: 2) }
number-tick-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }

# Balance
balance-title = Balance of { $game }
balance-made = { $games ->
    [one] One game
   *[other] { $games } games
} { $counts ->
    [one] of { $players } players
   *[other] for each number of players
}, with the bot “{ $bots }” in every seat; version { $version } of the game, seed { $seed }. This command makes the report again, byte for byte:
balance-players = { $players } players
balance-no-folder = { $path } is a file: the report needs a folder of that name, or another --out.
balance-written = The report is in { $path }
balance-verdicts = Verdicts
balance-limit = Limit
balance-found = Found
balance-verdict = Verdict
balance-limit-both = { $what }: none below { $least }, none above { $most }
balance-limit-least = { $what }: none below { $least }
balance-limit-most = { $what }: none above { $most }
balance-range = { $lowest } to { $highest }
balance-holds = holds
balance-fails = does not hold
balance-holds-perhaps = probably holds
balance-fails-perhaps = probably does not hold
balance-numbers = Numbers
balance-interval = 95% interval
balance-fair = Fair: { $value }
balance-seat = Seat { $seat }
balance-seats = Share of wins by seat
balance-endings = How games end
balance-scores = Scores
balance-spread = Points and length
balance-kinds = Share of choices by kind of action
balance-label-seat = Seat
balance-label-ending = End
balance-label-points = Points
balance-label-quantity = Quantity
balance-label-kind = Kind of action
balance-wins = Share of wins
balance-games = Share of games
balance-players-share = Share of players
balance-choices = Share of choices
balance-one-winner = One winner
balance-shared = A shared victory
balance-undecided = Nobody wins
balance-score = Points of a player
balance-first = Points of the first
balance-last = Points of the last
balance-lead = Lead over the second
balance-rounds = Rounds of a game
balance-moves = Moves of a game
balance-mean = Mean
balance-least = Least
balance-quarter = Lower quartile
balance-median = Median
balance-three-quarters = Upper quartile
balance-most = Most

## voyageur serve
serve-not-installed = The server is not installed ({ $missing } is missing). Install it with: pip install 'voyageur[server]'
serve-embedded-alone = The embedded database is served by one process. For { $processes }, set VOYAGEUR_DATABASE to a PostgreSQL.
serve-address = The server cannot listen at { $host }, port { $port }: { $problem }. Try another --port.
serve-next-port = Port { $taken } is taken, so { $port } is used.
serve-open = Voyageur is open at { $address } (Ctrl+C stops it; nothing gets lost)

## Work spread over processes or Ray
spread-sources = A worker has another Voyageur than this one, whose bots may play otherwise. Install the same on all machines.
spread-workers = Workers died { $times } times in a row before any of them finished its share.
spread-no-ray = Ray is not installed. Install it with: pip install 'voyageur[ray]'
spread-ray = Ray at { $address } cannot be reached: { $problem }.

## voyageur tournament, voyageur ladder
tournament-bots = { $given } bots cannot fill { $players } seats. Name one, two of which the first sits alone among the others, one for each seat, or more than there are seats.
tournament-sprt = “{ $given }” are no two shares of wins: write a low one and a high one between 0 and 1, such as 0.5:0.55.
tournament-resume = --resume goes on with the games beside a result: say with --out which.
tournament-other = { $path } belongs to another tournament: these differ: { $differing }. Choose another --out.
tournament-no-log = { $path } is no log of a tournament: { $problem }.
tournament-stopped = Stopped.
tournament-stopped-kept = Stopped; the games so far are kept. Go on with the same command, --out { $path } and --resume.
tournament-fair = Fair
tournament-rating = OpenSkill
tournament-elo = Elo
tournament-foot = { $deals } deals, each with every order of seats. { $rounds } rounds until somebody won ({ $decided } of { $games } games). In brackets: 95% intervals, taken over deals.
tournament-high = SPRT: clear. { $bot }’s share of wins is rather { $high } than { $low } (log likelihood ratio { $ratio }, bounds ±{ $bound }).
tournament-low = SPRT: clear. { $bot }’s share of wins is rather { $low } than { $high } (log likelihood ratio { $ratio }, bounds ±{ $bound }).
tournament-open = SPRT: not clear yet whether { $bot }’s share of wins is rather { $low } or { $high } (log likelihood ratio { $ratio }, bounds ±{ $bound }).
ladder-unreadable = { $path } cannot be read as what a ladder keeps: { $problem }.
ladder-wins = Who beats whom
ladder-rounds = Mean rounds until somebody wins, each bot playing itself
ladder-table = { $bot }, { $players } players
ladder-others = { $count } × { $bot }
ladder-more = more than { $value }
ladder-least = at least { $value }
ladder-most = at most { $value }
ladder-column-players = Players
ladder-column-bot = Bot
ladder-column-against = Against
ladder-column-games = Games
ladder-column-share = Share of wins
ladder-column-interval = 95% interval
ladder-column-goal = Should be
ladder-column-verdict = Verdict

## Hints, and voyageur hint
hint-nobody = There is nobody to ask for a hint: no bot is loaded.
hint-thinking = Looking ahead…
hint-title = What seat { $seat } could do
hint-write = The first of them is written: { $move }
hint-no-moves = { $path } is a position, not a record: leave out --move.
hint-only = It is the only move there is.
hint-alone = Nothing else comes near it.
hint-far = Far better than anything else: { $points } points of chance ahead of the next.
hint-better = Better than anything else, by { $points } points of chance.
hint-alike = One of several moves that are about equally good.
hint-mixed = One of several that are about equally good: vary, or the others will read you.
hint-worse = { $points } points of chance behind the best.
column-move = Move
column-chance = Chance
column-reasons = Why

## voyageur analyse
analysis-progress = Looking into the game
analysis-title = { $game }: a look into the game
analysis-made = { $players } players, { $moves } moves; { $effort ->
    [quick] a quick look
   *[deep] a deep look
} of { $simulations } simulations, seed { $seed }.
analysis-unfinished = The game is not over: in place of the result stands what can be expected of it.
analysis-graph = Chances of winning
analysis-ply = Move
analysis-seat = Seat { $seat }
analysis-named = Seat { $seat } ({ $who })
analysis-players = Players
analysis-accuracy = Accuracy
analysis-loss = Lost by mistakes
analysis-gifts = By others’ mistakes
analysis-luck = Luck
analysis-start = At the start
analysis-result = Result
analysis-adjusted = Without luck
analysis-rest = Unexplained
analysis-sum = From start to result, a chance changes by one’s own mistakes, by those of others and by luck. What these leave unexplained is the inexactness of the estimates; its standard error is { $error } at most.
analysis-costly = The most costly moves
analysis-costly-none = Nobody lost anything that can be told from chance.
analysis-lost = Lost
analysis-made-move = Played
analysis-better = Better
analysis-moves = All moves
analysis-best = the best
analysis-forced = the only move
analysis-written = The report is in { $path }

## voyageur dataset
column-type = Type
dataset-columns = The columns of a dataset
dataset-game = The number of the game in the dataset, from 0.
dataset-seed = The seed of the game: with the plan’s players and options it gives the first position.
dataset-bots = Who sat where; the line-up moves on by a seat from game to game.
dataset-moves = How many moves the game has in all.
dataset-ply = How many moves were made before this one.
dataset-seat = The seat that chooses.
dataset-state = The whole position, secrets included, as the bytes of one record; the plan’s “layout” describes its fields.
dataset-observation = What the seat knows, as numbers: Position.observe(seat). Not with --observations none.
dataset-view = What the seat knows, as a JSON document: Position.view(seat). Only with --views.
dataset-legal = The numbers of the actions that the seat may choose, from the lowest up.
dataset-action = The number of the action that it chose.
dataset-scores = Every seat’s score at the end of the game.
dataset-shares = Every seat’s share of the victory at the end of the game.
dataset-what = Say which game to play and, with --out, where the files go; or check a dataset with --check.
dataset-no-arrow = Datasets are files of Parquet, which pyarrow reads and writes. Install it with: pip install 'voyageur[data]'
dataset-none = There is no dataset in { $path }: it has no file *.parquet.
dataset-foreign = { $path } is not a dataset of Voyageur’s: its columns, or what it says of itself, are others.
dataset-unreadable = { $path } cannot be read: { $problem }
dataset-other = { $path } belongs to another dataset: these differ: { $differing }. Choose another folder.
dataset-version = { $path } was made with version { $version } of { $game }, whose positions were others; this engine plays version { $right }. Read it with the Voyageur that made it.
dataset-illegal = { $path }, game { $number }: the rules do not allow these moves. { $reason }
dataset-wrong = { $path }, game { $number }, ply { $ply }: “{ $column }” is not what the rules give.
dataset-unfinished = { $path }, game { $number }: it is not over after its last move.
dataset-progress = Checking
dataset-written = { $games } games, { $rows } rows in { $files } files ({ $size } MB): { $path }
dataset-right = { $path } agrees with the rules of { $game }: { $games } games, { $rows } rows in { $files } files.
