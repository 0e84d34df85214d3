
## Computations
server-computation-unknown = There is no computation “{ $name }”. There are: { $known }.
server-computation-slow = The computation was given up after { $minutes } minutes.
server-computation-crashed = The computation broke down.
server-computation-failed = The computation could not be done.
server-computation-large = The result has more than { $most } bytes, which are not kept.
server-computation-missing = There is no such computation on this game.
server-computation-ended = That computation has ended already.
server-computation-wanted = Somebody else wants that computation too, or alone. It goes on.
server-computation-most = You have { $most } computations waiting or running. Wait for one of them, or give one up.
server-computation-queue = Too many computations are waiting. Try again later.
server-analysis-effort = How much to think: quick takes seconds, deep takes minutes and errs less.

## People, sessions and requests
server-not-signed-in = Nobody is signed in here. Begin as a guest, or sign in.
server-signed-in-already = You are already playing as { $name }. Sign out first.
server-registered-already = You are registered already, as { $login }.
server-login-taken = Somebody else signs in as { $login }. Choose another name.
server-login-shape = A login has 3 to 40 letters, digits, points, dashes and underscores, and nothing else.
server-login-wrong = No login and password go together like this.
server-password-wrong = That is not your password.
server-guest-no-password = A guest has no password. Register first.
server-name-unreadable = A name needs letters or digits that can be seen, in one line.
server-person-unknown = Nobody of that identifier plays here.
server-session-unknown = None of your devices and tokens has that identifier.
server-devices-only = A token plays, and no more. Sign in from a browser to look after the account it belongs to.
server-tokens-most = You have { $most } tokens. Revoke one before you make another.
server-mute-self = You cannot mute yourself.
server-mutes-most = You have muted { $most } people, and more is not kept.
server-csrf = This request does not come from our pages: its X-CSRF-Token is missing or wrong. GET /api/me tells yours.
server-json-only = Send this as application/json.
server-foreign-origin = Pages of { $origin } may not do that here.
server-origin-missing = A socket needs the Origin of its page, or a token.
server-request-shape = The request cannot be read: { $problem }
server-nothing-here = There is nothing at this address.
server-method = This address does not answer to { $method }.
server-too-large = That is more than { $most } bytes.
server-too-many = That was too often. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-refused = The server refuses this: { $problem }
server-failed = Something went wrong on the server. It has been written down as { $request }.
server-stopping = The server is stopping.
server-database-silent = The database does not answer.
server-metrics-closed = Only this machine, or who has the token, may read the metrics.

## Tables
server-no-designs = Nobody designs boards of { $game }: they are always the same.
server-pages-missing = The server runs, but its pages have not been built yet. Stop it, and run: make play
server-no-lesson = This game has no lesson “{ $lesson }”.
server-no-table = There is no such table. The link may be incomplete.
server-not-started = The game has not started yet.
server-version = This table was begun under other rules than the server has now; it can no longer be played or shown.
server-not-your-seat = This seat is not yours.
server-not-at-table = You do not sit at this table.
server-host-only = Only who laid the table may do that.
server-table-not-open = The game has started, or the table was taken away.
server-seat-taken = That seat is taken.
server-seats-open = Not every seat is taken yet. Open: { $seats }.
server-seats-many = { $given } seats were asked for, and { $players } play.
server-tables-many = You have { $most } tables open or running. End one before you lay another.
server-not-over = That is possible once the game is over.
server-seat-resigned = { SEAT($seat) } has resigned.
server-seat-held = The bot { server-bot-name } plays for you at the moment. Take your seat back first.
server-seat-not-held = No bot plays for you: the seat is yours.
server-no-undo = There is nothing you could take back: only your own moves of this turn, up to the last thing that came to light.
server-stale = You know { $ply } events and there are { $now }. Look at what is new first.
server-key-taken = That key belongs to somebody else's move.
server-busy = Too many want to move at this table at once. Try again.
server-not-bots-turn = It is no longer that bot's turn.
server-time-left = There is time left.
server-log-gap = Event { $number } does not follow: { $expected } should come next.
server-chat-off = There is no chat at this table.
server-told-undo = Takes back: { $move }
server-told-time = { SEAT($seat) } has run out of time. The bot { server-bot-name } plays on.
server-told-left = { SEAT($seat) } has left. The bot { server-bot-name } plays on.
server-told-return = { SEAT($seat) } is back.
server-told-resign = { SEAT($seat) } resigns.
server-told-resign-held = { SEAT($seat) } resigns. The bot { server-bot-name } plays on.
server-told-abandon = Everybody has agreed to stop. The game has no result.

## Sockets
server-frame-large = A message may have { $most } bytes.
server-lobby-silent = The lobby only tells; it does not listen.
server-sockets-many = You have { $most } connections open. Close one first.
server-bye = The server closes this connection. Connect again and go on from where you were.
server-bye-slow = You read too slowly. Connect again and go on from where you were.

## Running a server
server-database-kind = VOYAGEUR_DATABASE begins with “{ $scheme }”; it should begin with postgresql:// or sqlite://.
server-settings = The settings cannot be read: { $problem }
server-already-open = Another server has { $folder } open. Stop it, or set VOYAGEUR_DATA to another folder.

## Notices
server-outgoing-slow = { $host } did not answer in time.
server-outgoing-broken = { $host } broke off the exchange.
server-outgoing-unreachable = { $host } cannot be reached.
server-address-shape = “{ $address }” is not an address that can be told anything: it must begin with one of { $schemes } and hold no password.
server-address-unknown = No address is known of { $host }.
server-address-private = { $host } is on a private network. Only addresses that everybody can reach are told anything.
server-push-off = This server sends no web push.
server-push-contact = “{ $contact }” is no contact for push services: VOYAGEUR_VAPID_CONTACT must begin with mailto: or https://.
server-push-keys = These are not the keys of a browser’s push subscription.
server-subscriptions-many = You are told in { $most } places already. Remove one before you add another.
server-subscription-unknown = You are told nowhere of that identifier.
server-notice-turn = { $game }: it is your turn.
server-notice-warning = { $game }: your time is running out.
server-notice-held = { $game }: a bot plays for you now. You can take your seat back.
server-notice-started = { $game }: the game has started.
server-notice-over = { $game }: the game is over.
server-notice-test = This is how you will be told.

## Administration
server-backup-broken = { $path } is no whole backup: { $problem }.
server-backup-incomplete = it does not hold as many rows as it should
server-backup-format = { $path } is of the format “{ $format }”; it must be “{ $right }”.
server-backup-revision = This backup is of revision { $revision } of the tables, and the database of { $right }. Restore it with the release that wrote it; that database is then brought up to date by itself.
server-backup-running = A server was using this database within the last { $seconds } seconds. Stop it first.
server-backup-not-empty = This database is not empty: it has { $people } people and { $tables } tables. With --replace they are deleted.
server-verify-table = Table { $table } ({ $game }): { $reason }
server-verify-numbers = The log has { $lines } lines, the last is number { $last }, and the table counts { $number }.
server-verify-not-started = It has not started, and its log has { $lines } lines.
server-verify-rules = Its rules (version { $version }) are not those of this release: it cannot be played again here.
server-verify-status = The table says “{ $status }”, and the log “{ $right }”.
server-verify-result = The table says { $result }, and the log { $right }.
server-verify-record = The record of its moves does not lead where its log does.
server-admin-no-file = There is no database at { $path }. VOYAGEUR_DATA or VOYAGEUR_DATABASE says where it is.
server-admin-no-database = There are no tables of a server in this database.
server-admin-database = The database refuses: { $problem }
server-admin-busy = Somebody is moving at their tables all the time. Try again.
server-admin-person = Nobody has the login or identifier “{ $name }”.
server-admin-backup-done = { $rows } rows are in { $path }. The secrets in the server’s folder are not: keep a copy of them too.
server-admin-restore-done = { $rows } rows of { $path } are in the database.
server-admin-verify-fine = Every log is whole, and every game leads to its result.
server-admin-export-done = What is kept of { $name } is in { $path }
server-admin-delete-ask = Delete { $name } ({ $login }) for good?
server-admin-delete-done = { $name } ({ $login }) is deleted.
server-column-id = Identifier
server-column-login = Login
server-column-name = Name
server-column-since = Since
server-column-seen = Last seen
server-column-variable = Variable
server-column-value = Value

## Seats that bots hold
server-turn-lost = Your time for this turn is over, and the bot { server-bot-name } finishes it. Take your seat back after that.

## Writing, and the ends of sockets
server-not-written = The database cannot write at the moment. Send this again, with the same key if it has one.
server-bye-signed-out = You are signed out here, and this connection is closed.
server-bye-seat = This seat is no longer yours, and its connection is closed.
server-chat-empty = There is nothing to read in that.
server-bad-messages = Too many messages made no sense. This connection is closed.

## Bots
server-bot-name = { $bot ->
    [novice] Novice
    [casual] Casual
    [skilled] Skilled
    [expert] Expert
    [master] Master
    [random] Drifter
    [greedy] Pathfinder
   *[other] { $bot }
}

## Advice
server-hint-off = There are no hints at this table.
server-hint-rated = This game counts for ratings: there are no hints.
server-advice-none = No advice could be worked out this time. Ask again.
server-no-moment = The game has no such moment: its log has { $last } lines.
