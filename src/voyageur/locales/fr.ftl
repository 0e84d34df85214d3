# Phrases communes, en français. Celles de chaque jeu sont dans games/<id>/locales.

# Erreurs
game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
bot-unknown = Il n’y a pas de bot « { $name } ». Il y a : { $known }.
option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
option-value = { $option } ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
players-range = On ne joue pas à ce jeu à { $players }. Il faut { $allowed } joueurs.
seed-range = { $seed } n’est pas une graine : il faut un entier de 0 à 2^{ $bits } − 1.
seat-unknown = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
game-over = La partie est finie.
not-your-turn = Ce n’est pas à la place { $seat } de jouer : on attend la place { $actors }.
move-of-another-game = « { $move } » est un coup de { $other }, pas de { $game }.
move-unreadable = { $move } n’est pas un coup : donnez une action, sa notation, sa forme JSON ou un nombre inférieur à { $size }.
vector-row = Ligne { $row } : { $reason }
position-game = C’est une position de « { $game } » ; il en faut une de « { $right } ».
position-version = Cette position a été écrite pour la version { $version } du jeu ; ce moteur joue la version { $right }.
position-shape = Le document de position est mal formé : { $problem }.
record-corrupt = Ce n’est pas une partie enregistrée : { $problem }.
record-unreadable = { $path } est illisible : { $problem }.
record-game = C’est une partie de « { $game } » ; il en faut une de « { $right } ».
record-version = Cette partie a été jouée avec la version { $version } de { $game } ; ce moteur joue la version { $right }, où les mêmes coups pourraient donner une autre partie. Rejouez-la avec une version de Voyageur qui joue la version { $version }.
record-move = Le coup { $number } (« { $move } ») ne peut pas être joué : { $reason }
record-no-seed = Une position composée ou redistribuée n’a pas d’enregistrement : elle ne vient pas d’une graine.
save-taken = { $path } existe déjà. Reprenez cette partie avec --resume, ou choisissez un autre fichier avec --save.
save-seats = Cet enregistrement ne dit pas qui occupe quelle place : seules les parties sauvegardées par « voyageur play » peuvent être reprises.
save-finished = Cette partie est finie. Revoyez-la avec : voyageur replay { $path }
bots-count = { $given } bots ne remplissent pas { $players } places. Nommez-en un seul, ou un par place.
reference-missing = { $package } n’est pas installé. Installez ce qu’il faut pour comparer avec : pip install 'voyageur[bench]'

# Terminal
compiling = Compilation des règles (une seule fois sur cette machine, environ une demi-minute)…
play-title = { $game } · { $players } joueurs
play-seats = Vous êtes à la place { $seat }. Les autres : { $bots }.
play-saved = Sauvegarde dans { $path } après chaque coup. Pour reprendre : voyageur play { $game } --resume { $path }
play-your-turn = À vous, place { $seat } :
play-more = … et { $count } autres : tapez une partie d’un nom pour les trouver.
play-matches = { $count } coups correspondent :
play-prompt = Coup (numéro, notation ou « help »)
play-help =
    Un numéro joue ce coup de la liste. La notation aussi, par exemple { $example }.
    Une partie d’un nom liste les coups où il figure.   Entrée : la liste   board : la table
    undo : reprendre votre dernier coup, tant que rien n’a été révélé   save FICHIER : écrire aussi la partie là   quit : quitter, et reprendre plus tard
play-no-match = Aucun coup et aucun nom ne correspond à « { $typed } ».
play-no-undo = Il n’y a rien à reprendre : on ne reprend que ses propres coups de ce tour, jusqu’à la dernière révélation.
play-undone = Repris : { $move }
play-bye = Au revoir. Votre partie est sauvegardée dans { $path }.
play-over = La partie est finie.
play-won = { $count ->
    [one] La place { $seats } gagne.
   *[other] Les places { $seats } se partagent la victoire.
}
play-you-won = Vous gagnez !
play-made = Place { $seat } ({ $who }) : { $move }
play-you = vous
column-seat = Place
column-player = Joueur
column-score = Points
column-place = Lieu
column-bot = Bot
column-wins = Victoires
column-share = Part des victoires
column-mean = Points en moyenne
column-games = Parties
column-players = Joueurs
column-id = Nom
column-game = Jeu
column-options = Options
column-option = Option
column-default = Par défaut
column-allowed = Valeurs
column-meaning = Sens
column-depth = Coups
column-sequences = Suites légales
simulate-title = { $games } parties de { $game } à { $players }
simulate-foot = { $moves } coups ({ $mean } par partie) en { $seconds } s : { $speed } coups par seconde. Les bots changent de place d’une partie à l’autre.
simulate-progress = Parties
replay-title = { $game }, version { $version }, { $players } joueurs, graine { $seed }
replay-step = Coup { $number } sur { $total } · place { $seat } : { $move }
replay-prompt = Entrée : suivant   b : précédent   un numéro : y aller   q : quitter
replay-start = Début
check-progress = Vérification de { $game } à { $players }
check-title = Les propriétés de { $game }
check-held = tenue
column-property = Propriété
column-checked = Vérifié
bench-title = Jeu au hasard, un cœur
column-steps = Coups/s
column-games-s = Parties/s
column-api = Coups/s depuis Python
column-copy = Copie (ns)
column-cold = À froid (s)
column-warm = À chaud (s)
bench-against-title = À côté d’autres moteurs, dans la même mesure
column-engine = Moteur
column-ratio = Voyageur va plus vite de
bench-measuring = Mesure : { $what }
