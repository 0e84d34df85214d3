# Phrases communes, en français. Celles de chaque jeu sont dans games/<id>/locales.

# Erreurs
game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
bot-unknown = Il n’y a pas de bot « { $name } ». Il y a : { $known }.
bot-budget = « { $budget } » n’est pas un budget : donnez des simulations par coup, comme search:400, ou une durée, comme search:50ms.
bot-file = Le bot « file:{ $path } » ne se lit pas : { $problem }
bot-file-game = Le réseau de { $bot } a été fait pour le jeu « { $other } » ou pour une autre version de celui-ci ; il ne sait pas jouer à « { $game } ».
search-budget = Une recherche demande au moins une simulation, une milliseconde et un fil d’exécution ; reçu : { $simulations } simulations sur { $threads } fils.
option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
option-value = { $option } ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
players-range = On ne joue pas à ce jeu à { $players }. Il faut { $allowed } joueurs.
seed-range = { $seed } n’est pas une graine : il faut un entier de 0 à 2^{ $bits } − 1.
seat-unknown = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
game-over = La partie est finie.
not-your-turn = Ce n’est pas à { SEAT($seat, case: "lower") } de jouer : on attend { SEAT($awaited, case: "lower") }.
move-of-another-game = « { $move } » est un coup de { $other }, pas de { $game }.
move-unreadable = { $move } n’est pas un coup : donnez une action, sa notation, sa forme JSON ou un nombre inférieur à { $size }.
vector-row = Ligne { $row } : { $reason }
position-game = C’est une position de « { $game } » ; il en faut une de « { $right } ».
position-version = Cette position a été écrite pour la version { $version } du jeu ; ce moteur joue la version { $right }.
position-shape = Le document de position est mal formé : { $problem }.
record-corrupt = Ce n’est pas une partie enregistrée : { $problem }.
record-unreadable = { $path } est illisible : { $problem }.
record-game = C’est une partie de « { $game } » ; il en faut une de « { $right } ».
record-version = Cette partie a été jouée avec la version { $version } de { $game } ; ce moteur joue la version { $right }, où les mêmes coups pourraient donner une autre partie. Rejouez-la avec une version de Voyageur qui joue la version { $version }.
record-move = Le coup { $number } (« { $move } ») ne peut pas être joué : { $reason }
record-no-seed = Une position composée ou redistribuée n’a pas d’enregistrement : elle ne vient pas d’une graine.
option-shape = Une option s’écrit nom=valeur, par exemple { $option }={ $default }.
option-custom = personnalisé
vector-size = { $n } parties sur { $threads } fils sont impossibles : donnez des entiers à partir de 1.
vector-mask = Les lignes à recommencer sont un masque : un booléen pour chacune des { $n } parties.
vector-numbers = Les places et les actions sont des entiers : un pour toutes, ou un pour chacune des { $n } parties.
vector-range = Les places et les actions d’un lot vont de { $low } à { $high } ; −1 n’en désigne aucune.
vector-actions = Les actions sont des nombres entiers, un pour chacune des { $n } parties.
vector-array = « { $name } » demande un tableau contigu et modifiable, de forme { $shape } et de type { $type }.
vector-array-name = Il n’y a pas de tableau « { $name } » où écrire. Il y a observation, action_mask, reward, rewards et terminated.
vector-bots = { $given } bots ne remplissent pas les { $others } autres places. Nommez-en un seul, ou un par place.
vector-reset = Les parties n’ont pas commencé : appelez d’abord reset.
vector-seeds = Donnez une graine, ou une pour chacune des { $n } parties.
file-unwritable = { $path } ne peut pas être écrit : { $problem }.
file-no-json = { $path } n’est pas du JSON : { $problem }.
save-taken = { $path } existe déjà. Reprenez cette partie avec --resume, ou choisissez un autre fichier.
save-seats = On n’y lit pas qui occupe quelle place : seules les parties sauvegardées par « voyageur play » peuvent être reprises.
save-finished = Cette partie est finie. Revoyez-la avec : voyageur replay { $path }
save-broken = { $path } ne peut pas être repris. { $reason }
save-none = Aucune partie inachevée de { $game } n’est sauvegardée dans { $folder }.
save-options = --resume reprend une partie telle qu’elle est : retirez { $options }.
bots-count = { $given } bots ne remplissent pas { $players } places. Nommez-en un seul, ou un par place.
reference-missing = { $package } n’est pas installé. Installez ce qu’il faut pour comparer avec : pip install 'voyageur[bench]'
rl-missing = { $package } n’est pas installé. Installez ce qu’il faut pour cette interface avec : pip install 'voyageur[{ $extra }]'

# Comment on appelle les places quand on ne sait pas qui y joue : SEAT($seat), dans les phrases
seat-called = { $case ->
    [lower] { $count ->
        [one] la place { $seats }
       *[other] les places { $seats }
    }
    [of] { $count ->
        [one] de la place { $seats }
       *[other] des places { $seats }
    }
   *[upper] { $count ->
        [one] La place { $seats }
       *[other] Les places { $seats }
    }
}

# Terminal
compiling = Compilation des règles (une seule fois sur cette machine, moins d’une minute)…
result-won = { $count ->
    [0] Personne ne gagne.
    [one] La place { $seats } gagne.
   *[other] Les places { $seats } se partagent la victoire.
}
games-title = { $name } · { $players } joueurs
games-play = Pour jouer : voyageur play { $id }
play-title = { $game } · { $players } joueurs
play-seat = Place { $seat } ({ $who })
play-seats = Vous êtes à la place { $seat }. Contre vous : { $others }.
play-saved = Chaque coup est sauvegardé dans { $path }
play-you = vous
play-human = une personne
play-your-turn = C’est à vous, place { $seat }. Vous pouvez :
play-last-move = Votre dernier coup : { $move }. { $news }
play-still-your-turn = C’est encore à vous, place { $seat }. Vous pouvez :
play-otherwise = Sinon
play-more = … et { $count } autres. Tapez une partie d’un coup pour le trouver.
play-matches = { $count ->
    [one] Un coup contient cela :
   *[other] { $count } coups contiennent cela :
}
play-prompt = Votre coup (numéro, partie d’un nom ou aide) :
play-word-help = aide
play-word-board = table
play-word-recap = rappel
play-word-hint = conseil
play-word-undo = annuler
play-word-save = sauver
play-word-quit = quitter
play-help =
    12              jouer le coup numéro 12 de la liste
    { $example }
                    jouer un coup par sa notation, comme celle-ci
    partie du nom   lister les coups qui la contiennent
    Entrée          lister de nouveau tous les coups
    table           montrer de nouveau la table
    rappel          redire ce qui s’est passé depuis votre dernier coup
    conseil         dire quels coups sont les meilleurs, et pourquoi
    annuler         reprendre votre dernier coup de ce tour, s’il n’a rien révélé
    sauver FICHIER  écrire aussi la partie dans un autre fichier
    quitter         partir ; reprendre un autre jour avec : voyageur play --resume
    Ce qu’un coup apporte à coup sûr est écrit à côté. Ce qui dépend de cartes cachées ne l’est pas.
play-no-match = Aucun de vos coups ne contient « { $typed } ». { $reason }
play-no-number = Il n’y a pas de coup { $number } : ils sont numérotés de 1 à { $last }.
play-no-undo = Il n’y a rien à reprendre : on n’annule que ses propres coups de ce tour.
play-no-undo-revealed = Votre dernier coup a révélé quelque chose de caché : on ne peut plus l’annuler.
play-undone = Repris : { $move }
play-save-where = Dites dans quel fichier : sauver FICHIER
play-saved-too = Écrit dans { $path }
play-bye =
    Votre partie est sauvegardée dans { $path }
    Pour la reprendre : voyageur play { $game } --resume { $path }
play-you-won = Vous gagnez !
play-record =
    La partie est gardée dans { $path }
    Pour la revoir : voyageur replay { $path }
play-bots-count = Bots nommés : { $given } ; autres places : { $others }. Nommez un seul bot, ou un pour chacune de ces places.
replay-title = { $game }, version { $version }, { $players } joueurs, graine { $seed }
replay-start = Le début ; { $total } coups suivent.
replay-seat = place { $seat }
replay-named = place { $seat } ({ $who })
replay-step = Coup { $number } sur { $total }, { $mover } : { $move }
replay-hidden = un choix caché
replay-prompt = Entrée : suivant, b : précédent, un numéro : y aller, q : quitter >
replay-last = C’était le dernier coup.
replay-first = C’était le début.
replay-range = Il n’y a pas de coup { $number } : ils vont de 0, le début, à { $total }.
replay-unfinished = La partie n’est pas finie : on attend { $count ->
    [one] la place { $seats }.
   *[other] les places { $seats }.
}
replay-picture = L’image est dans { $path }
column-seat = Place
column-player = Joueur
column-score = Points
column-place = Rang
column-bot = Bot
column-wins = Victoires
column-share = Part des victoires
column-mean = Points en moyenne
column-players = Joueurs
column-game = Jeu
column-option = Option
column-default = Par défaut
column-allowed = Valeurs
column-meaning = Sens
column-depth = Coups
column-sequences = Suites légales
simulate-title = { $games } parties de { $game } à { $players }
simulate-foot = { $moves } coups ({ $mean } par partie) en { $seconds } s : { $speed } coups par seconde. Les bots changent de place d’une partie à l’autre.
simulate-rounds = { $rounds } tours de table par partie (de { $least } à { $most }) ; { $decided } parties ont eu un vainqueur.
simulate-each = Tours de table par partie
column-rounds = Tours
column-least = Minimum
column-most = Maximum
column-decided = Gagnées par quelqu’un
simulate-progress = Parties
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
bench-thinking-title = Réflexion des bots, un cœur
column-steps-searched = Coups/s dans la recherche
column-simulations = Simulations/s
train-play = Parties
train-learn = Apprentissage
train-compare = Comparaison avec les poids d’avant
train-kept = Tour { $round } : { $positions } positions, surprise { $surprise } ; { $share } des victoires contre les poids d’avant : gardés.
train-dropped = Tour { $round } : { $positions } positions, surprise { $surprise } ; { $share } des victoires contre les poids d’avant : rejetés.
train-paced = Tour { $round } : { $positions } positions, erreur de { $off } tours de table.
train-no-features = { $game } n’a pas de mesures dont on puisse apprendre.
train-no-race = { $game } n’est pas une course : il n’y a pas de tours à compter.
bench-against-title = À côté d’autres moteurs, dans la même mesure
column-engine = Moteur
column-ratio = Voyageur va plus vite de
bench-measuring = Mesure : { $what }
bench-environments-title = Environnements d’apprentissage : pas par seconde, avec observation et masque
bench-environments-against = À côté d’autres environnements, dans la même mesure, sur un cœur
bench-not-installed = pas installé
column-numbers = Nombres
column-actions = Actions
column-rows = Parties à la fois
column-one-core = Un cœur
column-growth = { $threads } fils (sans environnement)
column-ratio-slowest = Le plus lent de nos jeux est plus rapide de
property-determinism = Déterminisme
property-round-trips = Allers-retours
property-legality = Légalité
property-conservation = Conservation
property-secrecy = Secret
property-fairness = Équité du hasard
checked-determinism = { $replays } parties rejouées aux mêmes octets
checked-round-trips = { $trips } notations, documents et enregistrements relus
checked-legality = { $games } parties menées à leur fin, { $refusals } coups interdits refusés
checked-conservation = { $positions } positions
checked-secrecy = { $positions } positions redistribuées, { $views } vues comparées
checked-fairness = { $tests } tests du khi-deux
bench-start = { $command } : { $cold } s quand rien n’est compilé, { $warm } s ensuite
column-ratio-api = … depuis Python
course-fine = { $name } : tout va bien, on peut y jouer.
course-problems = { $name } : on ne peut pas y jouer, { $count ->
    [one] il y a un problème.
   *[other] il y a { $count } problèmes.
}
course-neither = « { $name } » n’est ni un fichier ni un parcours. { $reason }
course-written =
    Le parcours est dans { $path }
    Pour y jouer : voyageur play { $game } --option { $option }=@{ $path }
course-no-designs = { $game } a son propre plateau : il n’y a pas de parcours à composer.
course-title = Parcours de { $game }
course-play = Pour jouer sur l’un d’eux : voyageur play { $game } --option { $option }={ $value }
column-course = Parcours
column-name = Nom

# Nombres, aussi précis que la mesure
number-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-tick = { NUMBER($number, maximumFractionDigits: 2) }
number-tick-share = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }

# Équilibre
balance-title = Équilibre du jeu « { $game } »
balance-made = { $games ->
    [one] Une partie
   *[other] { $games } parties
} { $counts ->
    [one] à { $players } joueurs
   *[other] pour chaque nombre de joueurs
}, le bot « { $bots } » à chaque place ; version { $version } du jeu, graine { $seed }. Cette commande refait le rapport, à l’octet près :
balance-players = { $players } joueurs
balance-no-folder = { $path } est un fichier : il faut au rapport un dossier de ce nom, ou un autre --out.
balance-written = Le rapport est dans { $path }
balance-verdicts = Verdicts
balance-limit = Limite
balance-found = Mesuré
balance-verdict = Verdict
balance-limit-both = { $what } : aucune sous { $least }, aucune au-dessus de { $most }
balance-limit-least = { $what } : aucune sous { $least }
balance-limit-most = { $what } : aucune au-dessus de { $most }
balance-range = de { $lowest } à { $highest }
balance-holds = tenue
balance-fails = non tenue
balance-holds-perhaps = probablement tenue
balance-fails-perhaps = probablement non tenue
balance-numbers = Nombres
balance-interval = Intervalle à 95 %
balance-fair = Équitable : { $value }
balance-seat = Place { $seat }
balance-seats = Part des victoires par place
balance-endings = Comment les parties finissent
balance-scores = Scores
balance-spread = Points et durée
balance-kinds = Part des choix par sorte d’action
balance-label-seat = Place
balance-label-ending = Fin
balance-label-points = Points
balance-label-quantity = Grandeur
balance-label-kind = Sorte d’action
balance-wins = Part des victoires
balance-games = Part des parties
balance-players-share = Part des joueurs
balance-choices = Part des choix
balance-one-winner = Un seul vainqueur
balance-shared = Victoire partagée
balance-undecided = Personne ne gagne
balance-score = Points d’un joueur
balance-first = Points du premier
balance-last = Points du dernier
balance-lead = Avance sur le deuxième
balance-rounds = Tours de table d’une partie
balance-moves = Coups d’une partie
balance-mean = Moyenne
balance-least = Minimum
balance-quarter = Premier quartile
balance-median = Médiane
balance-three-quarters = Troisième quartile
balance-most = Maximum

## voyageur serve
serve-not-installed = Le serveur n’est pas installé (il manque { $missing }). Installez-le avec : pip install 'voyageur[server]'
serve-embedded-alone = La base intégrée est servie par un seul processus. Pour { $processes }, donnez un PostgreSQL à VOYAGEUR_DATABASE.
serve-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }. Essayez un autre --port.
serve-next-port = Le port { $taken } est pris, { $port } le remplace.
serve-open = Voyageur est ouvert à l’adresse { $address } (Ctrl+C l’arrête ; rien ne se perd)

## Travail réparti entre processus ou sur Ray
spread-sources = Un des exécutants a un autre Voyageur que celui-ci, dont les bots peuvent jouer autrement. Installez le même sur toutes les machines.
spread-workers = Des exécutants sont morts { $times } fois de suite avant qu’aucun ne finisse sa part.
spread-no-ray = Ray n’est pas installé. Installez-le avec : pip install 'voyageur[ray]'
spread-ray = Ray ne répond pas à l’adresse { $address } : { $problem }.

## voyageur tournament, voyageur ladder
tournament-bots = { $given } bots ne peuvent pas occuper { $players } places. Nommez-en un, deux dont le premier joue seul parmi les autres, un par place, ou plus qu’il n’y a de places.
tournament-sprt = « { $given } » ne donne pas deux parts de victoires : écrivez-en une basse et une haute entre 0 et 1, comme 0.5:0.55.
tournament-resume = --resume reprend les parties gardées à côté d’un résultat : dites lequel avec --out.
tournament-other = { $path } appartient à un autre tournoi : ceci diffère : { $differing }. Choisissez un autre --out.
tournament-no-log = { $path } n’est pas le journal d’un tournoi : { $problem }.
tournament-stopped = Arrêté.
tournament-stopped-kept = Arrêté ; les parties jouées sont gardées. Continuez avec la même commande, --out { $path } et --resume.
tournament-fair = Équitable
tournament-rating = OpenSkill
tournament-elo = Elo
tournament-foot = { $deals } donnes, chacune dans tous les ordres des places. { $rounds } tours de table jusqu’à une victoire ({ $decided } parties sur { $games }). Entre parenthèses : intervalles à 95 %, calculés sur les donnes.
tournament-high = SPRT : c’est clair. La part de victoires de { $bot } est plutôt { $high } que { $low } (logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound }).
tournament-low = SPRT : c’est clair. La part de victoires de { $bot } est plutôt { $low } que { $high } (logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound }).
tournament-open = SPRT : rien n’est clair encore : la part de victoires de { $bot } est plutôt { $low }, ou plutôt { $high } (logarithme du rapport de vraisemblance { $ratio }, bornes ±{ $bound }).
ladder-unreadable = { $path } ne se lit pas comme ce que garde une échelle : { $problem }.
ladder-wins = Qui bat qui
ladder-rounds = Nombre moyen de tours de table jusqu’à une victoire, chaque bot jouant contre lui-même
ladder-table = { $bot }, { $players } joueurs
ladder-others = { $count } × { $bot }
ladder-more = plus de { $value }
ladder-least = au moins { $value }
ladder-most = au plus { $value }
ladder-column-players = Joueurs
ladder-column-bot = Bot
ladder-column-against = Contre
ladder-column-games = Parties
ladder-column-share = Part des victoires
ladder-column-interval = Intervalle à 95 %
ladder-column-goal = Attendu
ladder-column-verdict = Verdict

## Conseils, et voyageur hint
hint-nobody = Il n’y a personne à qui demander conseil : aucun bot n’est chargé.
hint-thinking = Calcul en cours…
hint-title = Ce que la place { $seat } pourrait faire
hint-write = Le premier de ces coups s’écrit : { $move }
hint-no-moves = { $path } est une position, non une partie enregistrée : omettez --move.
hint-only = C’est le seul coup possible.
hint-alone = Rien d’autre n’en approche.
hint-far = De loin le meilleur : { $points } points de chance devant le suivant.
hint-better = Le meilleur, de { $points } points de chance.
hint-alike = Un de plusieurs coups qui se valent à peu près.
hint-mixed = Un de plusieurs coups qui se valent à peu près : variez, sinon on lira dans votre jeu.
hint-worse = { $points } points de chance derrière le meilleur.
column-move = Coup
column-chance = Chance
column-reasons = Pourquoi

## voyageur analyse
analysis-progress = Analyse de la partie
analysis-title = { $game } : analyse de la partie
analysis-made = { $players } joueurs, { $moves } coups ; analyse { $effort ->
    [quick] rapide
   *[deep] approfondie
} de { $simulations } simulations, graine { $seed }.
analysis-unfinished = La partie n’est pas finie : à la place du résultat figure ce qu’on peut en attendre.
analysis-graph = Chances de gagner
analysis-ply = Coup
analysis-seat = Place { $seat }
analysis-named = Place { $seat } ({ $who })
analysis-players = Joueurs
analysis-accuracy = Précision
analysis-loss = Perdu par erreur
analysis-gifts = Par les erreurs des autres
analysis-luck = Chance
analysis-start = Au début
analysis-result = Résultat
analysis-adjusted = Sans la chance
analysis-rest = Inexpliqué
analysis-sum = Du début au résultat, les chances d’un joueur changent par ses propres erreurs, par celles des autres et par le hasard. Ce que cela laisse inexpliqué tient à l’imprécision des estimations, dont l’erreur type est d’au plus { $error }.
analysis-costly = Les coups les plus coûteux
analysis-costly-none = Personne n’a rien perdu qui se distingue du hasard.
analysis-lost = Perte
analysis-made-move = Joué
analysis-better = Mieux
analysis-moves = Tous les coups
analysis-best = le meilleur
analysis-forced = le seul coup
analysis-written = Le rapport est dans { $path }

## voyageur dataset
column-type = Type
dataset-columns = Les colonnes d’un jeu de données
dataset-game = Le numéro de la partie dans le jeu de données, à partir de 0.
dataset-seed = La graine de la partie : avec les joueurs et les options du plan, elle donne la première position.
dataset-bots = Qui était à quelle place ; tous avancent d’une place d’une partie à l’autre.
dataset-moves = Combien de coups la partie compte en tout.
dataset-ply = Combien de coups ont été joués avant celui-ci.
dataset-seat = La place qui choisit.
dataset-state = Toute la position, secrets compris : les octets d’un enregistrement, dont « layout » dans le plan décrit les champs.
dataset-observation = Ce que la place sait, en nombres : Position.observe(seat). Pas avec --observations none.
dataset-view = Ce que la place sait, en document JSON : Position.view(seat). Seulement avec --views.
dataset-legal = Les numéros des actions que la place peut choisir, du plus petit au plus grand.
dataset-action = Le numéro de l’action choisie.
dataset-scores = Les points de chaque place à la fin de la partie.
dataset-shares = La part de la victoire de chaque place à la fin de la partie.
dataset-what = Dites quel jeu jouer et, avec --out, où vont les fichiers ; ou vérifiez un jeu de données avec --check.
dataset-no-arrow = Les jeux de données sont des fichiers Parquet, que pyarrow lit et écrit. Installez-le avec : pip install 'voyageur[data]'
dataset-none = Il n’y a pas de jeu de données dans { $path } : aucun fichier *.parquet.
dataset-foreign = { $path } n’est pas un jeu de données de Voyageur : ses colonnes, ou ce qu’il dit de lui-même, sont autres.
dataset-unreadable = { $path } ne peut pas être lu : { $problem }
dataset-other = { $path } appartient à un autre jeu de données : ceci diffère : { $differing }. Choisissez un autre dossier.
dataset-version = { $path } a été fait avec la version { $version } de { $game }, dont les positions étaient autres ; ce moteur joue la version { $right }. Lisez-le avec le Voyageur qui l’a fait.
dataset-illegal = { $path }, partie { $number } : les règles n’autorisent pas ces coups. { $reason }
dataset-wrong = { $path }, partie { $number }, après { $ply } coups : « { $column } » n’est pas ce que donnent les règles.
dataset-unfinished = { $path }, partie { $number } : elle n’est pas finie après son dernier coup.
dataset-progress = Vérification
dataset-written = { $games } parties, { $rows } lignes dans { $files } fichiers ({ $size } Mo) : { $path }
dataset-right = { $path } est conforme aux règles de { $game } : { $games } parties, { $rows } lignes dans { $files } fichiers.
