# La table : tout ce qui entoure un plateau.

web-seat = Place { $number }
web-seat-shared = { $name } ({ $number })
web-bot-numbered = { $name } { $number }
web-board = Plateau
web-map-keys = Les flèches du clavier déplacent la carte, plus et moins l’approchent ou l’éloignent, zéro la montre entière. Tab mène à ce que vous pouvez choisir.
web-beside = Joueurs, journal et discussion
web-panels = Volets
web-panel-players = Joueurs
web-panel-log = Journal
web-panel-actions = Coups
web-panel-chat = Discussion

web-your-turn = À vous de jouer.
web-awaited = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
web-sending = Votre coup est en route…
web-over = { $count ->
    [one] La partie est finie : { $names } l’emporte.
   *[other] La partie est finie : { $names } se partagent la victoire.
}
web-over-you = La partie est finie : vous avez gagné !
web-over-nobody = La partie est finie.
web-confirm-question = Jouer ceci ?
web-confirm = Confirmer
web-cancel = Annuler
web-undo = Reprendre
web-result = Résultat
web-watching = Vous regardez
web-offline = Connexion perdue : nouvelle tentative…
web-hurry = Votre temps est presque écoulé
web-return = Reprendre ma place
web-rules = Règles
web-tutorial = Tutoriel
web-settings = Réglages
web-title-turn = À vous : { $game }
web-table-stale = Il s’est passé quelque chose avant l’arrivée de votre coup. Regardez, puis choisissez.
web-table-watching = Vous regardez : seuls ceux qui sont à la table peuvent jouer.
web-replay-over = Cette partie est finie : parcourez-la avec les boutons ci-dessous.
web-no-answer = Le serveur ne répond pas. Le réseau est-il là ?
web-odd-answer = Le serveur a donné une réponse illisible ({ $status }).
web-odd-table = Cette table ne peut pas être affichée.
web-no-table = Cette table n’existe pas
web-to-hall = Vers l’accueil

web-seat-bot = Robot
web-seat-away = absent
web-seat-held = un robot joue
web-seat-resigned = a abandonné
web-seat-won = gagne
web-seat-turn = à jouer
web-clock = Temps restant :
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

web-log-empty = Il ne s’est encore rien passé.
web-actions-filter = Chercher un coup
web-actions-none = Vous n’avez rien à faire pour l’instant.
web-actions-no-match = Aucun coup ne correspond.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-off = Il n’y a pas de discussion pour vous ici.
web-chat-nobody = Quelqu’un
web-chat-mute = Ne plus lire { $name }

web-pass-title = { $name }, c’est à vous
web-pass-text = Passez l’écran à { $name }. Tout reste caché jusque-là.
web-pass-ready = Je suis { $name }

web-room-title = { $game } : on dresse la table
web-room-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-room-full = Tout le monde est là.
web-room-closed = Cette table a été retirée.
web-room-link = Copier le lien
web-link-copied = Le lien est copié : envoyez-le à qui doit venir.
web-room-free = libre
web-room-sit = S’asseoir ici
web-room-get-up = Se lever
web-room-who = Qui occupe la place { $number }
web-room-start = Commencer
web-room-close = Retirer la table
web-room-not-yet = On peut commencer quand chaque place est prise, par une personne ou par un robot.
web-room-host-starts = C’est l’hôte qui lance la partie.
web-seat-wish-open = Libre pour qui veut
web-seat-wish-me = Moi, ou quelqu’un à cet écran
web-seat-wish-bot = Robot : { $bot }

web-end-title = La partie est finie
web-end-abandoned = La partie a été arrêtée sans résultat
web-end-you = (vous)
web-end-rematch = Rejouer
web-end-to-rematch = Vers la partie suivante
web-end-replay = Revoir

web-menu-title = Menu de la table
web-menu-leave = S’absenter
web-menu-leave-text = Un robot joue pour vous jusqu’à votre retour.
web-menu-resign = Abandonner
web-menu-resign-sure = Un robot joue pour vous jusqu’à la fin, et vous êtes classé dernier. C’est définitif.
web-menu-resign-yes = Oui, j’abandonne
web-menu-abandon = Arrêter la partie ensemble
web-menu-abandon-not = Continuer tout de même
web-menu-abandon-text = Elle s’arrête sans résultat dès que tout le monde est d’accord.
web-menu-abandon-wanted = Voudraient arrêter : { $names }.

web-lesson-you = Vous
web-lesson-other = Joueur { $number }

# Les robots tels qu’ils sont, partout où l’on en choisit un.
web-bot-character = { $bot ->
    [novice] Ne voit pas plus loin que son propre tour, et le juge souvent mal. Bonne compagnie pour une première partie.
    [casual] Joue pour le plaisir : prépare son propre tour et devine ce qu’il ne voit pas.
    [skilled] Pense aussi à votre réponse et punit la négligence.
    [expert] Regarde loin devant et n’oublie rien.
    [master] Réfléchit le plus longtemps et laisse échapper peu : le meilleur que nous ayons.
    [random] Erre là où le hasard le mène.
    [greedy] Prend aussitôt ce qui paraît le meilleur, sans voir plus loin.
   *[other] Un robot propre à ce serveur.
}

web-bot-preparing = Un robot se prépare : la première fois sur ce serveur, cela prend une minute.

web-hint = Indice
web-hint-thinking = Réflexion…
web-hint-best = Le meilleur : { $move }.
web-hint-chance = { $chance } de chances de gagner en jouant au mieux
web-hint-close = Fermer l’indice
web-room-rated = Cette partie compte pour le classement : il n’y a pas d’indices.
web-room-hints = On peut demander des indices, la partie ne compte donc pour aucun classement.
web-end-analysis = Analyse
