
## Calculs
server-computation-unknown = Il n’y a pas de calcul « { $name } ». Il y a : { $known }.
server-computation-slow = Le calcul a été abandonné au bout de { $minutes } minutes.
server-computation-crashed = Le calcul a échoué.
server-computation-failed = Le calcul n’a pas pu être fait.
server-computation-large = Le résultat dépasse { $most } octets, qui ne sont pas gardés.
server-computation-missing = Ce calcul n’existe pas pour cette partie.
server-computation-ended = Ce calcul est déjà terminé.
server-computation-wanted = Quelqu’un d’autre veut aussi ce calcul, ou lui seul. Il continue.
server-computation-most = Vous avez { $most } calculs en attente ou en cours. Attendez la fin de l’un d’eux, ou renoncez à l’un d’eux.
server-computation-queue = Trop de calculs sont en attente. Réessayez plus tard.
server-analysis-effort = Combien réfléchir : rapide prend des secondes, approfondi prend des minutes et se trompe moins.

## Personnes, sessions et requêtes
server-not-signed-in = Personne n’est connecté ici. Commencez en invité, ou connectez-vous.
server-signed-in-already = Vous jouez déjà sous le nom de { $name }. Déconnectez-vous d’abord.
server-registered-already = Vous êtes déjà inscrit, sous { $login }.
server-login-taken = Quelqu’un d’autre se connecte sous { $login }. Choisissez un autre nom.
server-login-shape = Un nom de connexion a de 3 à 40 lettres sans accent, chiffres, points, tirets ou soulignés, et rien d’autre.
server-login-wrong = Aucun identifiant ne va avec ce mot de passe.
server-password-wrong = Ce n’est pas votre mot de passe.
server-guest-no-password = Un invité n’a pas de mot de passe. Inscrivez-vous d’abord.
server-name-unreadable = Un nom doit contenir des lettres ou des chiffres visibles, sur une seule ligne.
server-person-unknown = Personne ne joue ici sous cet identifiant.
server-session-unknown = Aucun de vos appareils ou jetons n’a cet identifiant.
server-devices-only = Un jeton joue, et rien de plus. Connectez-vous depuis un navigateur pour vous occuper de son compte.
server-tokens-most = Vous avez { $most } jetons. Révoquez-en un avant d’en créer un autre.
server-mute-self = On ne peut pas se rendre muet soi-même.
server-mutes-most = Vous avez rendu { $most } personnes muettes, et l’on n’en retient pas davantage.
server-csrf = Cette requête ne vient pas de nos pages : son X-CSRF-Token manque ou est faux. GET /api/me donne le vôtre.
server-json-only = Envoyez ceci en application/json.
server-foreign-origin = Les pages de { $origin } ne peuvent pas faire cela ici.
server-origin-missing = Une connexion permanente demande l’Origin de sa page, ou un jeton.
server-request-shape = La requête est illisible : { $problem }
server-nothing-here = Il n’y a rien à cette adresse.
server-method = Cette adresse ne répond pas à { $method }.
server-too-large = C’est plus de { $most } octets.
server-too-many = C’était trop souvent. Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
server-refused = Le serveur refuse : { $problem }
server-failed = Une erreur s’est produite sur le serveur. Elle a été notée sous { $request }.
server-stopping = Le serveur s’arrête.
server-database-silent = La base de données ne répond pas.
server-metrics-closed = Seule cette machine, ou qui possède le jeton, peut lire les mesures.

## Tables
server-no-designs = Personne ne conçoit de plateaux pour { $game } : ce sont toujours les mêmes.
server-pages-missing = Le serveur tourne, mais ses pages n’ont pas encore été construites. Arrêtez-le, puis lancez : make play
server-no-lesson = Ce jeu n’a pas de leçon « { $lesson } ».
server-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-not-started = La partie n’a pas encore commencé.
server-version = Cette table a commencé avec d’autres règles que celles du serveur actuel ; on ne peut plus y jouer ni la montrer.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-at-table = Vous n’êtes pas à cette table.
server-host-only = Seule la personne qui a ouvert la table peut le faire.
server-table-not-open = La partie a commencé, ou la table a été retirée.
server-seat-taken = Cette place est prise.
server-seats-open = Toutes les places ne sont pas encore prises. Libres : { $seats }.
server-seats-many = { $given } places ont été demandées, et on joue à { $players }.
server-tables-many = Vous avez { $most } tables ouvertes ou en cours. Terminez-en une avant d’en ouvrir une autre.
server-not-over = C’est possible une fois la partie terminée.
server-seat-resigned = { SEAT($seat) } a abandonné.
server-seat-held = Le bot { server-bot-name } joue en ce moment pour vous. Reprenez d’abord votre place.
server-seat-not-held = Aucun bot ne joue pour vous : la place est à vous.
server-no-undo = Vous n’avez rien à reprendre : seulement vos coups de ce tour, jusqu’à la dernière révélation.
server-stale = Vous connaissez { $ply } événements et il y en a { $now }. Regardez d’abord ce qui est nouveau.
server-key-taken = Cette clé est celle du coup de quelqu’un d’autre.
server-busy = Trop de monde veut jouer à la fois à cette table. Réessayez.
server-not-bots-turn = Ce n’est plus à ce bot de jouer.
server-time-left = Il reste du temps.
server-log-gap = L’événement { $number } ne suit pas : on attendait { $expected }.
server-chat-off = On ne discute pas à cette table.
server-told-undo = Reprend : { $move }
server-told-time = { SEAT($seat) } n’a plus de temps. Le bot { server-bot-name } continue.
server-told-left = { SEAT($seat) } a quitté la table. Le bot { server-bot-name } continue.
server-told-return = { SEAT($seat) } est de retour.
server-told-resign = { SEAT($seat) } abandonne.
server-told-resign-held = { SEAT($seat) } abandonne. Le bot { server-bot-name } continue.
server-told-abandon = Tout le monde est d’accord pour arrêter. La partie n’a pas de résultat.

## Connexions
server-frame-large = Un message peut avoir { $most } octets.
server-lobby-silent = Le salon parle ; il n’écoute pas.
server-sockets-many = Vous avez { $most } connexions ouvertes. Fermez-en une d’abord.
server-bye = Le serveur ferme cette connexion. Reconnectez-vous et reprenez où vous en étiez.
server-bye-slow = Vous lisez trop lentement. Reconnectez-vous et reprenez où vous en étiez.

## Faire tourner un serveur
server-database-kind = VOYAGEUR_DATABASE commence par « { $scheme } » ; il faut postgresql:// ou sqlite://.
server-settings = Les réglages ne sont pas lisibles : { $problem }
server-already-open = Un autre serveur utilise { $folder }. Arrêtez-le, ou donnez un autre dossier à VOYAGEUR_DATA.

## Avis
server-outgoing-slow = { $host } n’a pas répondu à temps.
server-outgoing-broken = { $host } a rompu l’échange.
server-outgoing-unreachable = { $host } est injoignable.
server-address-shape = « { $address } » n’est pas une adresse à laquelle on peut écrire : elle doit commencer par { $schemes } et ne contenir aucun mot de passe.
server-address-unknown = On ne connaît aucune adresse de { $host }.
server-address-private = { $host } est sur un réseau privé. On n’écrit qu’à des adresses que tout le monde peut atteindre.
server-push-off = Ce serveur n’envoie pas de notifications push.
server-push-contact = « { $contact } » n’est pas un contact pour les services push : VOYAGEUR_VAPID_CONTACT doit commencer par mailto: ou https://.
server-push-keys = Ce ne sont pas les clés de l’abonnement push d’un navigateur.
server-subscriptions-many = On vous prévient déjà à { $most } endroits. Retirez-en un avant d’en ajouter un autre.
server-subscription-unknown = Aucun de vos abonnements n’a cet identifiant.
server-notice-turn = { $game } : c’est à vous de jouer.
server-notice-warning = { $game } : votre temps s’achève.
server-notice-held = { $game } : un bot joue pour vous. Vous pouvez reprendre votre place.
server-notice-started = { $game } : la partie a commencé.
server-notice-over = { $game } : la partie est finie.
server-notice-test = C’est ainsi que vous serez prévenu.

## Administration
server-backup-broken = { $path } n’est pas une sauvegarde entière : { $problem }.
server-backup-incomplete = elle n’a pas autant de lignes qu’il le faudrait
server-backup-format = { $path } est au format « { $format } » ; il faut « { $right } ».
server-backup-revision = Cette sauvegarde est de la révision { $revision } des tables, et la base de la { $right }. Restaurez-la avec la version qui l’a écrite ; la base sera ensuite mise à jour d’elle-même.
server-backup-running = Un serveur utilisait cette base il y a moins de { $seconds } secondes. Arrêtez-le d’abord.
server-backup-not-empty = Cette base n’est pas vide : elle a { $people } personnes et { $tables } tables. Avec --replace, elles sont effacées.
server-verify-table = Table { $table } ({ $game }) : { $reason }
server-verify-numbers = Le journal a { $lines } lignes, la dernière porte le numéro { $last }, et la table en compte { $number }.
server-verify-not-started = Elle n’a pas commencé, et son journal a { $lines } lignes.
server-verify-rules = Ses règles (version { $version }) ne sont pas celles d’ici : on ne peut pas la rejouer.
server-verify-status = La table dit « { $status } », et le journal « { $right } ».
server-verify-result = La table dit { $result }, et le journal { $right }.
server-verify-record = Les coups enregistrés ne mènent pas là où mène le journal.
server-admin-no-file = Il n’y a pas de base à { $path }. VOYAGEUR_DATA ou VOYAGEUR_DATABASE dit où elle est.
server-admin-no-database = Cette base n’a pas les tables d’un serveur.
server-admin-database = La base refuse : { $problem }
server-admin-busy = On joue sans cesse à ses tables. Réessayez.
server-admin-person = Personne n’a l’identifiant « { $name } ».
server-admin-backup-done = { $rows } lignes sont dans { $path }. Les secrets du dossier du serveur n’y sont pas : gardez-en aussi une copie.
server-admin-restore-done = { $rows } lignes de { $path } sont dans la base.
server-admin-verify-fine = Tous les journaux sont entiers, et chaque partie mène à son résultat.
server-admin-export-done = Ce qu’on garde de { $name } est dans { $path }
server-admin-delete-ask = Effacer { $name } ({ $login }) pour toujours ?
server-admin-delete-done = { $name } ({ $login }) est effacé.
server-column-id = Identifiant
server-column-login = Nom de connexion
server-column-name = Nom
server-column-since = Depuis
server-column-seen = Vu
server-column-variable = Variable
server-column-value = Valeur

## Places que tiennent les bots
server-turn-lost = Votre temps pour ce tour est écoulé, et le bot { server-bot-name } le termine. Reprenez votre place ensuite.

## L’écriture, et la fin des connexions
server-not-written = La base ne peut pas écrire pour l’instant. Renvoyez ceci, avec la même clé s’il en a une.
server-bye-signed-out = Vous n’êtes plus connecté ici, et cette liaison est fermée.
server-bye-seat = Cette place n’est plus la vôtre, et sa liaison est fermée.
server-chat-empty = Il n’y a rien à y lire.
server-bad-messages = Trop de messages n’avaient pas de sens. Cette liaison est fermée.

## Bots
server-bot-name = { $bot ->
    [novice] Novice
    [casual] Amateur
    [skilled] Habile
    [expert] Expert
    [master] Maître
    [random] Flâneur
    [greedy] Éclaireur
   *[other] { $bot }
}

## Conseils
server-hint-off = Il n’y a pas d’indices à cette table.
server-hint-rated = Cette partie compte pour le classement : il n’y a pas d’indices.
server-advice-none = Aucun conseil n’a pu être trouvé cette fois. Redemandez.
server-no-moment = La partie n’a pas ce moment : son journal compte { $last } lignes.
