# The table: everything around a board.

web-seat = Seat { $number }
web-seat-shared = { $name } ({ $number })
web-bot-numbered = { $name } { $number }
web-board = Board
web-map-keys = The arrow keys move the map, plus and minus bring it nearer or farther, zero shows all of it. Tab goes to what you can choose.
web-beside = Players, log and chat
web-panels = Panels
web-panel-players = Players
web-panel-log = Log
web-panel-actions = Actions
web-panel-chat = Chat

web-your-turn = Your turn.
web-awaited = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-sending = Your move is on its way…
web-over = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
web-over-you = The game is over: you win!
web-over-nobody = The game is over.
web-confirm-question = Do this?
web-confirm = Confirm
web-cancel = Cancel
web-undo = Undo
web-result = Result
web-watching = You are watching
web-offline = Connection lost: reconnecting…
web-hurry = Your time is nearly up
web-return = Take my seat back
web-rules = Rules
web-tutorial = Tutorial
web-settings = Settings
web-title-turn = Your turn: { $game }
web-table-stale = Something happened before your move arrived. Look again, then choose.
web-table-watching = You are watching: only those who sit at the table can move.
web-replay-over = This game is over: step through it with the buttons below.
web-no-answer = The server does not answer. Is the network there?
web-odd-answer = The server gave an answer that cannot be read ({ $status }).
web-odd-table = This table cannot be shown.
web-no-table = There is no such table
web-to-hall = To the hall

web-seat-bot = Bot
web-seat-away = away
web-seat-held = a bot plays
web-seat-resigned = gave up
web-seat-won = winner
web-seat-turn = to move
web-clock = Time left:
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

web-log-empty = Nothing has happened yet.
web-actions-filter = Search the actions
web-actions-none = There is nothing for you to do right now.
web-actions-no-match = No action matches.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-off = There is no chat for you here.
web-chat-nobody = Somebody
web-chat-mute = Mute { $name }

web-pass-title = { $name }, it is your turn
web-pass-text = Pass the screen to { $name }. Everything stays hidden until then.
web-pass-ready = I am { $name }

web-room-title = { $game }: the table is being laid
web-room-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-room-full = Everybody is here.
web-room-closed = This table was taken away.
web-room-link = Copy the link
web-link-copied = The link is copied: send it to whoever should come.
web-room-free = free
web-room-sit = Sit here
web-room-get-up = Get up
web-room-who = Who sits at seat { $number }
web-room-start = Start
web-room-close = Take the table away
web-room-not-yet = It can start when every seat is taken: by people, or by bots.
web-room-host-starts = The host starts the game.
web-seat-wish-open = Free for anybody
web-seat-wish-me = Me, or somebody at this screen
web-seat-wish-bot = Bot: { $bot }

web-end-title = The game is over
web-end-abandoned = The game was stopped without a result
web-end-you = (you)
web-end-rematch = Play again
web-end-to-rematch = To the next game
web-end-replay = Replay

web-menu-title = Table menu
web-menu-leave = Leave for now
web-menu-leave-text = A bot plays for you until you come back.
web-menu-resign = Give up
web-menu-resign-sure = A bot plays on for you to the end, and you are ranked last. This cannot be taken back.
web-menu-resign-yes = Yes, give up
web-menu-abandon = Stop the game together
web-menu-abandon-not = Play on after all
web-menu-abandon-text = It ends without a result as soon as everybody agrees.
web-menu-abandon-wanted = Would stop: { $names }.

web-lesson-you = You
web-lesson-other = Player { $number }

# Bots by what they are like, wherever one is chosen.
web-bot-character = { $bot ->
    [novice] Sees no farther than its own turn, and often misjudges it. Good company for a first game.
    [casual] Plays for fun: plans its own turn, and guesses at what it cannot see.
    [skilled] Thinks of your answer too, and punishes what is careless.
    [expert] Looks far ahead and forgets nothing.
    [master] Thinks longest and misses little: the best we have.
    [random] Wanders wherever chance leads it.
    [greedy] Takes at once what looks best, without looking farther.
   *[other] A bot that came with this server.
}

web-bot-preparing = A bot is getting ready: only the first time on this server does that take a minute.

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-best = The best: { $move }.
web-hint-chance = { $chance } to win, if you play the best
web-hint-close = Close the hint
web-room-rated = This game counts for ratings: there are no hints.
web-room-hints = Hints may be asked for, so the game counts for no rating.
web-end-analysis = Analysis
