# What the browser says everywhere, English. The games’ own sentences are in games/<id>/locales.

# ---- every page
web-skip = Skip to the content
web-ways = Pages
web-menu = Main menu
web-hall = Hall
web-profile = your profile
web-language = Language
web-close = Close
web-save = Save
web-waiting = One moment…
web-page-failed = This page could not be loaded. Are you offline?
web-try-again = Try again
web-guest-names = Navigator, Cartographer, Botanist, Surveyor, Muleteer, Astronomer, Pilot, Boatman, Chronicler, Scout
web-nowhere = Beyond the edge of the map
web-nowhere-text = There is no page at this address. The link may be incomplete.
web-nowhere-back = Back to the hall

# web-game-<game> and web-pitch-<game>
web-game-expeditions = Expeditions: Around the World
web-game-eldorado = The Quest for El Dorado
web-game-fivex = Expedition to 5X
web-pitch-expeditions = Three expeditions belong to everyone. Steer them past your own destinations before the arrows run out.
web-pitch-eldorado = Hire the right companions, cross jungle, river and village, and reach the golden land before the others.
web-pitch-fivex = Choose in secret, bid your water, and build the technologies that fit together best.

# web-colour-<colour>
web-colour = Colour
web-colour-blue = blue
web-colour-teal = teal
web-colour-green = green
web-colour-yellow = yellow
web-colour-orange = orange
web-colour-red = red
web-colour-purple = purple
web-colour-grey = grey


# ---- keys: web-keys-<place>, web-key-<command>
web-keys = Keys
web-keys-help = These keys work while you are not typing in a field.
web-keys-change = Change keys
web-keys-anywhere = Everywhere
web-keys-table = At the table
web-keys-replay = In a replay
web-key-help = This list
web-key-board = Go to the board
web-key-actions = List of actions
web-key-log = Log
web-key-chat = Chat
web-key-players = Players
web-key-rules = Rules
web-key-find = Search
web-key-undo = Take back
web-key-hint = Ask for a hint
web-key-confirm = Confirm
web-key-cancel = Do not do it
web-key-next = Next target
web-key-previous = Previous target
web-key-forward = One step on
web-key-back = One step back
web-key-first = To the start
web-key-last = To the end
web-key-play = Play or pause
web-keyname-space = Space
web-keyname-enter = Enter
web-keyname-escape = Esc
web-keyname-home = Home
web-keyname-end = End
web-keyname-backspace = Backspace
web-keyname-delete = Delete
web-keyname-page-up = Page up
web-keyname-page-down = Page down
web-keyname-left = Left ←
web-keyname-right = Right →
web-keyname-up = Up ↑
web-keyname-down = Down ↓

# ---- hall
web-hall-title = Where to next?
web-hall-lead = Three expeditions, alone against bots or with friends. No account needed.
web-hall-new = New here?
web-hall-new-tutorial = Learn a game in five minutes
web-hall-players = { $least }–{ $most } players
web-hall-minutes = { $least }–{ $most } min
web-hall-play = Play now
web-hall-opponent = “Play now” is against
web-hall-create = Create a table
web-hall-tutorial = Tutorial
web-hall-courses = Courses
web-turns = { $count ->
    [one] It is your turn
   *[other] Your turn at { $count } tables
}
web-who = Who are you?
web-who-change = change
web-who-note = Others at your tables see your name and colour. You can change both at any time.
web-name = Name
web-join = Somebody sent you a link or a code?
web-join-example = Link or code of a table
web-join-go = Join
web-join-wrong = That is neither the link nor the code of a table.
web-mine = My games
web-mine-none = Your games will be listed here.
web-mine-turn = It is your turn.
web-mine-running = The others are thinking.
web-mine-open = Waiting for players.
web-mine-abandoned = Ended without a result.
web-mine-won = You won · { $when }
web-mine-place = Place { $place } of { $players } · { $when }
web-mine-go-on = Go on
web-replay = Replay
web-fewer = Show fewer
web-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
web-open-tables = Tables to join
web-open-none = No table waits for players. Create one: others will see it here.
web-open-free = { $count ->
    [0] Every seat is taken.
    [one] One free seat.
   *[other] { $count } free seats.
}
web-open-sit = Sit down
web-open-go = Go there
web-running-tables = Games to watch
web-running-none = Nobody plays in public right now.
web-watch = Watch
web-at-the-table = At the table
web-seat-free = free seat
web-public = Public
web-private = Private
web-clock-none = No clock
web-clock-live = Live
web-clock-correspondence = Days

# ---- a new table
web-create-title = New table · { $game }
web-create-who = Who plays
web-create-players = Players
web-create-me = Me
web-create-me-too = Somebody else at this device
web-create-open = Whoever comes
web-create-bot = Bot: { $bot }
web-create-alone = Every seat is taken: the game starts at once.
web-create-waits = The table waits until its free seats are taken. You can send its link to friends.
web-create-how = How it is played
web-create-seen = Who sees it
web-create-public = The table is listed in the hall. Anybody may sit down or watch.
web-create-private = Only who has the link can find the table.
web-create-clock = Time to think
web-create-seconds = Seconds for each turn
web-create-minutes = Minutes in reserve
web-create-days = Days for each turn
web-create-more = More options
web-create-substitute = Substitute
web-create-substitute-why = This bot plays for whoever runs out of time or leaves.
web-create-hints = Hints
web-create-hints-why = Whose turn it is may ask what is best. The game then counts for no rating.
web-create-chat = Chat at the table
web-create-delay = Delay for spectators, in seconds
web-create-delay-why = Spectators see everything that much later.
web-create-start = Start
web-create-lay = Lay the table

# web-option-<option> and web-option-<option>-<value>, or web-option-<value>
web-option-random = by lot
web-option-hand_size = Cards in hand
web-option-hand_size-usual = as usual
web-option-first_player = First to play
web-option-open_hands = Open hands
web-option-round_cap = Most rounds
web-option-caves = Caves
web-option-screens = Water of the others
web-option-screens-hidden = hidden
web-option-screens-open = open
web-option-changes = Sealed choices may change
web-option-overlap = On top, where cards overlap
web-option-overlap-choice = as the owner chooses
web-option-overlap-new_on_top = always the new card
web-option-shortfall = When there is too little to rob
web-option-shortfall-none = there is no more
web-option-shortfall-reserve = the reserve adds it

# ---- settings
web-looks = Looks
web-as-system = As the device
web-theme = Light or dark
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours of the pieces
web-palette-why = Each set can be told apart with any kind of colour vision. Letters, numbers and patterns always come with the colours.
web-palette-atlas = Old atlas
web-palette-harbour = Harbour
web-palette-dusk = Nightfall
web-palette-letter-red = R
web-palette-letter-blue = B
web-palette-letter-yellow = Y
web-at-play = At play
web-motion = Motion
web-motion-full = Show
web-motion-none = None
web-sound = Sounds
web-sound-on = On
web-sound-off = Off
web-confirmations = Confirm before a move
web-confirm-always = Always
web-confirm-touch = On touch screens
web-confirm-grave = Only where a slip hurts
web-confirm-never = Never
web-confirmations-why = A move that needs confirming is shown on the board first. On touch screens, moves that hurt are asked about too.
web-keys-how = Choose a command, then press the key it shall have.
web-keys-set = Change the key of “{ $command }”:
web-keys-press = Press the key for “{ $command }”.
web-keys-awaited = Press a key…
web-keys-conflict = That key already belongs to “{ $command }”. Nothing was changed.
web-keys-given = “{ $command }” has a new key.
web-keys-reset = Back to the usual keys
web-account = Account
web-account-saved = Saved.
web-account-chat = Show me the chat at tables
web-account-login = You sign in as { $login }.
web-account-registered = You are registered. You can now sign in on other devices.
web-account-signed-in = Welcome back.
web-account-signed-out = You are signed out.
web-account-password = Change password
web-account-password-changed = Your password is changed. Other devices are signed out.
web-account-export = Everything kept of me
web-account-delete = Delete account
web-account-delete-sure = Your name, your ratings and your messages are deleted for good. Games you played stay, without your name. Nobody can undo this.
web-account-delete-yes = Delete for good
web-account-deleted = Your account is deleted.
web-login = Login
web-password = Password
web-password-rule = At least 10 characters. A sentence is fine.
web-password-old = Present password
web-password-new = New password
web-password-others = Every other device will be signed out.
web-register = Register
web-register-why = Keep your games and ratings, and play on from other devices. No e-mail needed.
web-sign-in = Sign in
web-sign-in-why = For those who are registered already.
web-sign-out = Sign out
web-sign-out-guest = You are a guest: after signing out there is no way back to your games. Register first to keep them.
web-devices = Devices
web-device-unknown = Unknown device
web-device-this = this one
web-device-seen = Last seen { $when }
web-notices = Notices
web-notices-why = This browser can tell you when a table waits for you, even when the page is closed.
web-notices-on = Tell me here
web-notices-off = Tell me no more
web-notices-denied = The browser does not allow notices for this page.

# ---- rules
web-rules-of = Rules · { $game }
web-rules-games = Games
web-rules-tutorial = learn it by playing
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One section has it.
   *[other] { $count } sections have it.
}
web-rules-nothing = The rules say nothing of “{ $wanted }”.
web-rules-contents = Contents
web-rules-link = Link to “{ $section }”

# ---- graphs and profile
web-graph-table = The numbers as a table
web-profile-title = Profile
web-profile-nobody = Nobody here
web-profile-guest = Guest
web-profile-registered = Registered
web-profile-change = change name and colour
web-profile-won = Won
web-profile-place = Place { $place } of { $players }
web-rating = Rating
web-rating-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
web-rating-why = A cautious estimate of strength: nearly always, the true strength is higher. Everybody begins at 0; each game against registered people moves it, and the more games, the surer it is.
web-rating-guest = Only games of registered people are rated. Register in the settings: you keep the games you have played.
web-rating-curve = Rating, game by game
web-rating-game = Game
web-rating-none = No rated game yet.
web-rating-change = Rating { $before } → { $after }
web-statistics = Statistics
web-stat-played = Games played
web-stat-won = Games won
web-stat-place = Mean place
web-stat-mean = Mean score
web-stat-best = Best score
web-stat-resigned = Given up
web-stat-with = With { $players } players
web-stat-none = No finished game yet.
web-ranking = Ranking
web-ranking-why = Registered people with five rated games or more.
web-ranking-none = Nobody is ranked yet.
web-finished = Finished games
web-finished-none = None yet.

# ---- replay
web-replay-of = Replay · { $game }
web-replay-none = There is nothing to replay
web-replay-to-table = To the table
web-replay-eyes = Through whose eyes
web-replay-eyes-none = As a spectator
web-replay-eyes-of = As { $name }
web-replay-eyes-all = All cards open
web-replay-share = Link to this moment
web-replay-copied = The link to this moment is copied.
web-replay-record = Record
web-replay-graphs = Graphs
web-replay-controls = Player
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-at = { $at } of { $last }
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-usual = normal
web-replay-speed-fast = fast
web-replay-step = Step
web-replay-scores = Scores

# ---- tutorial
web-tutorial-of = Tutorial · { $game }
web-tutorial-over = That is all you need to know. The rest you learn by playing.
web-tutorial-play = Play your first game now
web-lessons = Lessons
web-lesson-finished = done
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-end = Done
web-lesson-hint = Hint
web-lesson-do = Do it on the board to go on.
web-lesson-astray = You could do that, but here it is about something else.
web-lesson-over = Well done. On to the next lesson?
web-lesson-following = Next lesson

# ---- courses
web-courses-title = Courses for El Dorado
web-courses-lead = Lay your own: place the boards, turn them, check the course, then play on it or share it as a link.

# ---- analysis, beside a replay
web-analysis = Analysis
web-analysis-why = Who was winning, and when did it turn? The server looks into every move: how everybody stood, what was better, and what was luck.
web-analysis-effort = How thoroughly
web-analysis-quick = Quick
web-analysis-deep = Deep
web-analysis-ask = Analyse the game
web-analysis-deeper = Look deeper, for some minutes
web-analysis-waiting = The analysis waits for its turn…
web-analysis-running = Looking into the game: { $percent }
web-analysis-stop = Stop
web-analysis-chances = Chances of winning
web-analysis-how = Each move is judged by what its player could know, in { $simulations } games that were played on. Triangles are costly moves.
web-analysis-move = Move
web-analysis-pick = Go to a move to see what it was worth: with the arrow keys on the graph, or in the list below.
web-analysis-forced = There was nothing else to do.
web-analysis-lost = { $loss } points of a hundred: from { $before } to { $after }
web-analysis-better = Better: { $move }
web-analysis-show = Show it on the board
web-analysis-best = Nothing was lost: { $chance } to win
web-analysis-luck-after = Luck after that, for { $name }: { $luck }
web-analysis-players = The players
web-analysis-player = Player
web-analysis-accuracy = Accuracy
web-analysis-losses = Lost
web-analysis-gifts = Gifts
web-analysis-luck = Luck
web-analysis-adjusted = Without luck
web-analysis-players-how = In points of a hundred of the victory. Gifts are what the others’ mistakes gave; the last column is the result without the luck.
web-analysis-moves = Move by move
web-analysis-which = Which moves
web-analysis-which-mistakes = Costly
web-analysis-which-luck = Luck
web-analysis-which-all = All
web-analysis-moves-none = There is none.
web-graph-at = { $step }: { $values }
web-graph-value = { $name } { $value }

web-compare = The better move
web-compare-text = Before the move { SEAT($seat, case: "of") }: “{ $move }”. Better was: { $better }.
web-compare-try = Try out anything else on the board.
web-compare-close = Back to the replay
web-trial = { $verdict ->
    [best] That is the best: { $move }.
    [good] As good as the best: { $move }.
    [better] Better than what was played, but there is still something better: { $move }.
    [again] That is what was played: { $move }.
   *[worse] No better than what was played: { $move }.
}
web-trial-chances = { $tried } to win, against { $made }
web-trial-thinking = Looking ahead…

# ---- learn from your mistakes
web-learn = Learn from your mistakes
web-learn-whose = Whose mistakes
web-learn-begin = { $count ->
    [one] Find the better move: one position
   *[other] Find the better move: { $count } positions
}
web-learn-none = No move of this player cost much. Well played!
web-learn-first = The game has to be looked into first.
web-learn-count = { $number } of { $count }
web-learn-task = { $name } played “{ $move }”, which cost { $loss } points of a hundred. Find something better.
web-learn-solution = Better was: { $move }.
web-learn-show = Show the solution
web-learn-next = Next position
web-learn-end = Done
web-learn-back = Back to the replay
web-learn-again = Once more
web-learn-result = { $count ->
    [one] You found { $found } of one better move.
   *[other] You found { $found } of { $count } better moves.
}
