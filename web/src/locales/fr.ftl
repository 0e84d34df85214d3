# Ce que dit le navigateur partout, en français. Les phrases propres aux jeux sont dans games/<id>/locales.

# ---- toutes les pages
web-skip = Aller au contenu
web-ways = Pages du site
web-menu = Menu principal
web-hall = Accueil
web-profile = votre profil
web-language = Langue
web-close = Fermer
web-save = Enregistrer
web-waiting = Un instant…
web-page-failed = Cette page n’a pas pu être chargée. Êtes-vous hors ligne ?
web-try-again = Réessayer
web-guest-names = Navigateur, Cartographe, Botaniste, Arpenteur, Muletier, Astronome, Pilote, Batelier, Chroniqueur, Éclaireur
web-nowhere = Au-delà du bord de la carte
web-nowhere-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
web-nowhere-back = Retour à l’accueil

# web-game-<jeu> et web-pitch-<jeu>
web-game-expeditions = Expéditions : autour du monde
web-game-eldorado = La Course vers El Dorado
web-game-fivex = Expédition vers 5X
web-pitch-expeditions = Trois expéditions appartiennent à tous. Menez-les par vos propres destinations avant que les flèches ne s’épuisent.
web-pitch-eldorado = Engagez les bons compagnons, traversez jungle, rivières et villages, et gagnez le pays de l’or avant les autres.
web-pitch-fivex = Choisissez en secret, misez votre eau et assemblez les technologies qui vont le mieux ensemble.

# web-colour-<couleur>
web-colour = Couleur
web-colour-blue = bleu
web-colour-teal = bleu-vert
web-colour-green = vert
web-colour-yellow = jaune
web-colour-orange = orangé
web-colour-red = rouge
web-colour-purple = violet
web-colour-grey = gris


# ---- touches : web-keys-<lieu>, web-key-<commande>
web-keys = Touches
web-keys-help = Ces touches agissent tant que vous n’écrivez pas dans un champ.
web-keys-change = Changer les touches
web-keys-anywhere = Partout
web-keys-table = À la table
web-keys-replay = Dans une partie revue
web-key-help = Cette liste
web-key-board = Aller au plateau
web-key-actions = Coups
web-key-log = Journal
web-key-chat = Discussion
web-key-players = Joueurs
web-key-rules = Règles
web-key-find = Chercher
web-key-undo = Reprendre le coup
web-key-hint = Demander un indice
web-key-confirm = Confirmer
web-key-cancel = Renoncer
web-key-next = Cible suivante
web-key-previous = Cible précédente
web-key-forward = Un pas en avant
web-key-back = Un pas en arrière
web-key-first = Au début
web-key-last = À la fin
web-key-play = Lecture ou pause
web-keyname-space = Espace
web-keyname-enter = Entrée
web-keyname-escape = Échap
web-keyname-home = Début
web-keyname-end = Fin
web-keyname-backspace = Retour arrière
web-keyname-delete = Suppr
web-keyname-page-up = Page préc.
web-keyname-page-down = Page suiv.
web-keyname-left = Gauche ←
web-keyname-right = Droite →
web-keyname-up = Haut ↑
web-keyname-down = Bas ↓

# ---- accueil
web-hall-title = Où allons-nous ?
web-hall-lead = Trois expéditions, seul contre des robots ou entre amis. Sans compte.
web-hall-new = Première visite ?
web-hall-new-tutorial = Apprenez un jeu en cinq minutes
web-hall-players = { $least } à { $most } joueurs
web-hall-minutes = { $least } à { $most } min
web-hall-play = Jouer
web-hall-opponent = « Jouer » se joue contre
web-hall-create = Créer une table
web-hall-tutorial = Tutoriel
web-hall-courses = Parcours
web-turns = { $count ->
    [one] C’est à vous
   *[other] À vous de jouer à { $count } tables
}
web-who = Qui êtes-vous ?
web-who-change = changer
web-who-note = Les autres joueurs voient votre nom et votre couleur. Vous pouvez en changer à tout moment.
web-name = Nom
web-join = On vous a envoyé un lien ou un code ?
web-join-example = Lien ou code d’une table
web-join-go = Rejoindre
web-join-wrong = Ce n’est ni le lien ni le code d’une table.
web-mine = Mes parties
web-mine-none = Vos parties apparaîtront ici.
web-mine-turn = C’est à vous.
web-mine-running = Les autres réfléchissent.
web-mine-open = En attente de joueurs.
web-mine-abandoned = Arrêtée sans résultat.
web-mine-won = Gagnée · { $when }
web-mine-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players } · { $when }
web-mine-go-on = Reprendre
web-replay = Revoir
web-fewer = En montrer moins
web-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’attend de joueurs. Créez-en une : les autres la verront ici.
web-open-free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place libre.
   *[other] { $count } places libres.
}
web-open-sit = S’asseoir
web-open-go = Y aller
web-running-tables = Parties à regarder
web-running-none = Personne ne joue en public pour le moment.
web-watch = Regarder
web-at-the-table = À la table
web-seat-free = place libre
web-public = Publique
web-private = Privée
web-clock-none = Sans pendule
web-clock-live = En direct
web-clock-correspondence = En jours

# ---- nouvelle table
web-create-title = Nouvelle table · { $game }
web-create-who = Qui joue
web-create-players = Joueurs
web-create-me = Moi
web-create-me-too = Quelqu’un d’autre sur cet appareil
web-create-open = Qui voudra
web-create-bot = Robot : { $bot }
web-create-alone = Toutes les places sont prises : la partie commence aussitôt.
web-create-waits = La table attend que ses places libres soient prises. Vous pouvez envoyer son lien à des amis.
web-create-how = Comment on joue
web-create-seen = Qui la voit
web-create-public = La table est annoncée à l’accueil. Chacun peut s’asseoir ou regarder.
web-create-private = Seuls ceux qui ont le lien trouvent la table.
web-create-clock = Temps de réflexion
web-create-seconds = Secondes par tour
web-create-minutes = Minutes de réserve
web-create-days = Jours par tour
web-create-more = Autres réglages
web-create-substitute = Remplaçant
web-create-substitute-why = Ce robot joue pour qui dépasse son temps ou s’en va.
web-create-hints = Indices
web-create-hints-why = Qui doit jouer peut demander ce qui est le mieux. La partie ne compte alors pour aucun classement.
web-create-chat = Discussion à la table
web-create-delay = Retard pour les spectateurs, en secondes
web-create-delay-why = Les spectateurs voient tout avec ce retard.
web-create-start = Commencer
web-create-lay = Dresser la table

# web-option-<option> et web-option-<option>-<valeur>, ou web-option-<valeur>
web-option-random = au sort
web-option-hand_size = Cartes en main
web-option-hand_size-usual = comme d’ordinaire
web-option-first_player = Joue en premier
web-option-open_hands = Mains ouvertes
web-option-round_cap = Nombre de tours maximal
web-option-caves = Grottes
web-option-screens = Eau des autres
web-option-screens-hidden = cachée
web-option-screens-open = visible
web-option-changes = Les choix scellés peuvent changer
web-option-overlap = Au-dessus, quand deux cartes se recouvrent
web-option-overlap-choice = au choix de leur clan
web-option-overlap-new_on_top = toujours la nouvelle
web-option-shortfall = Quand il y a trop peu à voler
web-option-shortfall-none = rien de plus
web-option-shortfall-reserve = la réserve complète

# ---- réglages
web-looks = Apparence
web-as-system = Comme l’appareil
web-theme = Clair ou sombre
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs des pièces
web-palette-why = Chaque jeu de couleurs se distingue quelle que soit la vision. Lettres, numéros et motifs accompagnent toujours les couleurs.
web-palette-atlas = Vieil atlas
web-palette-harbour = Le port
web-palette-dusk = Crépuscule
web-palette-letter-red = R
web-palette-letter-blue = B
web-palette-letter-yellow = J
web-at-play = En jeu
web-motion = Mouvement
web-motion-full = Montrer
web-motion-none = Aucun
web-sound = Sons
web-sound-on = Avec
web-sound-off = Sans
web-confirmations = Confirmer avant un coup
web-confirm-always = Toujours
web-confirm-touch = Sur écran tactile
web-confirm-grave = Quand une erreur coûte
web-confirm-never = Jamais
web-confirmations-why = Un coup à confirmer est d’abord montré sur le plateau. Sur écran tactile aussi, un coup qui peut coûter cher demande confirmation.
web-keys-how = Choisissez une commande, puis appuyez sur la touche voulue.
web-keys-set = Changer la touche de « { $command } » :
web-keys-press = Appuyez sur la touche pour « { $command } ».
web-keys-awaited = Une touche…
web-keys-conflict = Cette touche sert déjà à « { $command } ». Rien n’a changé.
web-keys-given = « { $command } » a une nouvelle touche.
web-keys-reset = Touches d’origine
web-account = Compte
web-account-saved = C’est enregistré.
web-account-chat = Me montrer les discussions aux tables
web-account-login = Vous vous connectez sous le nom { $login }.
web-account-registered = Vous êtes inscrit. Vous pouvez vous connecter sur d’autres appareils.
web-account-signed-in = Heureux de vous revoir.
web-account-signed-out = Vous êtes déconnecté.
web-account-password = Changer de mot de passe
web-account-password-changed = Votre mot de passe est changé. Les autres appareils sont déconnectés.
web-account-export = Tout ce qui est gardé de moi
web-account-delete = Supprimer le compte
web-account-delete-sure = Votre nom, vos classements et vos messages sont supprimés pour de bon. Vos parties restent, sans votre nom. Personne ne peut revenir là-dessus.
web-account-delete-yes = Supprimer pour de bon
web-account-deleted = Votre compte est supprimé.
web-login = Identifiant
web-password = Mot de passe
web-password-rule = Au moins 10 caractères. Une phrase convient.
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-others = Tous les autres appareils seront déconnectés.
web-register = S’inscrire
web-register-why = Gardez vos parties et vos classements, et continuez sur d’autres appareils. Sans adresse électronique.
web-sign-in = Se connecter
web-sign-in-why = Pour qui est déjà inscrit.
web-sign-out = Se déconnecter
web-sign-out-guest = Vous êtes invité : une fois déconnecté, vous ne retrouverez plus vos parties. Inscrivez-vous d’abord pour les garder.
web-devices = Appareils
web-device-unknown = Appareil inconnu
web-device-this = celui-ci
web-device-seen = Vu la dernière fois le { $when }
web-notices = Avis
web-notices-why = Ce navigateur peut vous dire qu’une table vous attend, même quand la page est fermée.
web-notices-on = Me prévenir ici
web-notices-off = Ne plus me prévenir
web-notices-denied = Le navigateur n’autorise pas les avis de cette page.

# ---- règles
web-rules-of = Règles · { $game }
web-rules-games = Jeux
web-rules-tutorial = apprenez en jouant
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] Une section en parle.
   *[other] { $count } sections en parlent.
}
web-rules-nothing = Les règles ne disent rien de « { $wanted } ».
web-rules-contents = Sommaire
web-rules-link = Lien vers « { $section } »

# ---- courbes et profil
web-graph-table = Les nombres en tableau
web-profile-title = Profil
web-profile-nobody = Personne ici
web-profile-guest = Invité
web-profile-registered = Inscrit
web-profile-change = changer de nom et de couleur
web-profile-won = Gagnée
web-profile-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
web-rating = Cote
web-rating-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
}
web-rating-why = Une estimation prudente de la force : presque toujours, la vraie force est plus grande. Chacun part de 0 ; chaque partie entre inscrits la fait bouger, et plus on joue, plus elle est sûre.
web-rating-guest = Seules les parties entre inscrits sont cotées. Inscrivez-vous dans les réglages : vous gardez les parties jouées.
web-rating-curve = La cote, partie après partie
web-rating-game = Partie
web-rating-none = Pas encore de partie cotée.
web-rating-change = Cote { $before } → { $after }
web-statistics = Statistiques
web-stat-played = Parties jouées
web-stat-won = Parties gagnées
web-stat-place = Place moyenne
web-stat-mean = Score moyen
web-stat-best = Meilleur score
web-stat-resigned = Abandons
web-stat-with = À { $players } joueurs
web-stat-none = Pas encore de partie finie.
web-ranking = Classement
web-ranking-why = Les inscrits qui ont au moins cinq parties cotées.
web-ranking-none = Personne n’est encore classé.
web-finished = Parties finies
web-finished-none = Aucune pour le moment.

# ---- partie revue
web-replay-of = Partie revue · { $game }
web-replay-none = Il n’y a rien à revoir
web-replay-to-table = À la table
web-replay-eyes = Vu par
web-replay-eyes-none = Un spectateur
web-replay-eyes-of = { $name }
web-replay-eyes-all = Toutes les cartes visibles
web-replay-share = Lien vers ce moment
web-replay-copied = Le lien vers ce moment est copié.
web-replay-record = Partie en fichier
web-replay-graphs = Courbes
web-replay-controls = Lecteur
web-replay-play = Lecture
web-replay-pause = Mettre en pause
web-replay-moment = Moment de la partie
web-replay-at = { $at } sur { $last }
web-replay-speed = Vitesse
web-replay-speed-slow = lente
web-replay-speed-usual = normale
web-replay-speed-fast = rapide
web-replay-step = Pas
web-replay-scores = Points

# ---- tutoriel
web-tutorial-of = Tutoriel · { $game }
web-tutorial-over = Vous en savez assez. Le reste s’apprend en jouant.
web-tutorial-play = Jouez votre première partie
web-lessons = Leçons
web-lesson-finished = faite
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-back = Retour
web-lesson-next = Suite
web-lesson-end = Terminer
web-lesson-hint = Indice
web-lesson-do = Faites-le sur le plateau pour continuer.
web-lesson-astray = Ce serait permis, mais il s’agit ici d’autre chose.
web-lesson-over = Bravo. Passons à la leçon suivante ?
web-lesson-following = Leçon suivante

# ---- parcours
web-courses-title = Parcours pour El Dorado
web-courses-lead = Tracez le vôtre : posez les plateaux, tournez-les, vérifiez le parcours, puis jouez dessus ou partagez-le par un lien.

# ---- l’analyse, à côté de la partie revue
web-analysis = Analyse
web-analysis-why = Qui menait, et quand cela a-t-il tourné ? Le serveur examine chaque coup : les chances de chacun, ce qui valait mieux, et la part du hasard.
web-analysis-effort = Avec quel soin
web-analysis-quick = Rapide
web-analysis-deep = Approfondi
web-analysis-ask = Analyser la partie
web-analysis-deeper = Creuser, pendant quelques minutes
web-analysis-waiting = L’analyse attend son tour…
web-analysis-running = Examen de la partie : { $percent }
web-analysis-stop = Arrêter
web-analysis-chances = Chances de gagner
web-analysis-how = Chaque coup est jugé d’après ce que son joueur pouvait savoir, dans { $simulations } parties poursuivies. Les triangles sont les coups coûteux.
web-analysis-move = Coup
web-analysis-pick = Allez à un coup pour voir ce qu’il valait : avec les flèches sur la courbe, ou dans la liste ci-dessous.
web-analysis-forced = Il n’y avait rien d’autre à faire.
web-analysis-lost = { $loss } points sur cent : de { $before } à { $after }
web-analysis-better = Mieux : { $move }
web-analysis-show = Le montrer sur le plateau
web-analysis-best = Rien n’a été perdu : { $chance } de chances de gagner
web-analysis-luck-after = Le hasard ensuite, pour { $name } : { $luck }
web-analysis-players = Les joueurs
web-analysis-player = Joueur
web-analysis-accuracy = Précision
web-analysis-losses = Perdu
web-analysis-gifts = Cadeaux
web-analysis-luck = Hasard
web-analysis-adjusted = Sans hasard
web-analysis-players-how = En centièmes de la victoire. Les cadeaux sont ce que les erreurs des autres ont donné ; la dernière colonne est le résultat sans le hasard.
web-analysis-moves = Coup par coup
web-analysis-which = Quels coups
web-analysis-which-mistakes = Coûteux
web-analysis-which-luck = Hasard
web-analysis-which-all = Tous
web-analysis-moves-none = Il n’y en a pas.
web-graph-at = { $step } : { $values }
web-graph-value = { $name } { $value }

web-compare = Le meilleur coup
web-compare-text = Avant le coup { SEAT($seat, case: "of") } : « { $move } ». Mieux valait : { $better }.
web-compare-try = Essayez autre chose sur le plateau.
web-compare-close = Retour à la partie
web-trial = { $verdict ->
    [best] C’est le meilleur : { $move }.
    [good] Aussi bon que le meilleur : { $move }.
    [better] Mieux que ce qui a été joué, mais il y a mieux encore : { $move }.
    [again] C’est ce qui a été joué : { $move }.
   *[worse] Pas mieux que ce qui a été joué : { $move }.
}
web-trial-chances = { $tried } de chances de gagner, contre { $made }
web-trial-thinking = Réflexion…

# ---- apprendre de ses erreurs
web-learn = Apprenez de vos erreurs
web-learn-whose = Les erreurs de qui
web-learn-begin = { $count ->
    [one] Trouver mieux : une position
   *[other] Trouver mieux : { $count } positions
}
web-learn-none = Aucun coup de ce joueur n’a coûté cher. Bien joué !
web-learn-first = La partie doit d’abord être examinée.
web-learn-count = { $number } sur { $count }
web-learn-task = { $name } a joué « { $move } », ce qui a coûté { $loss } points sur cent. Trouvez mieux.
web-learn-solution = Mieux valait : { $move }.
web-learn-show = Montrer la solution
web-learn-next = Position suivante
web-learn-end = Terminé
web-learn-back = Retour à la partie
web-learn-again = Encore une fois
web-learn-result = { $count ->
    [one] Vous avez trouvé { $found } meilleur coup sur un.
   *[other] Vous avez trouvé { $found } meilleurs coups sur { $count }.
}
