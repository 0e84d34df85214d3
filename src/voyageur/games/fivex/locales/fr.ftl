# Expédition vers 5X, en français.

## Noms

fivex-action = { $action ->
    [excavation] Excavation
    [exploitation] Exploitation
    [extermination] Extermination
    [exploration] Exploration
   *[extension] Extension
}
fivex-gem = { $gem ->
    [blue] bleue
    [green] verte
   *[violet] violette
}
fivex-side = { $side ->
    [left] gauche
   *[right] droit
}
fivex-improvement = { $kind ->
    [gain_1] +1
    [gain_die] +dé
    [gain_per_action] +1 par { $target }
   *[steal_per_action] vole 1 à chaque { $target }
}
fivex-corner = { $name } : { $does }

## Coups

fivex-play = Jouer { fivex-action }
fivex-bid = Miser { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau
fivex-take = Prendre { $card } : à part
fivex-take-after = Prendre { $card } : jointe à { $after }, à sa droite, { $after_lies ->
    [over] par-dessus
   *[under] par-dessous
}
fivex-take-before = Prendre { $card } : jointe à { $before }, à sa gauche, { $before_lies ->
    [over] par-dessus
   *[under] par-dessous
}
fivex-take-after-before = Prendre { $card } : jointe à { $after }, à sa droite, { $after_lies ->
    [over] par-dessus
   *[under] par-dessous
} ; à { $before }, à sa gauche, { $before_lies ->
    [over] par-dessus
   *[under] par-dessous
}

## Options

fivex-option-screens = L’eau des autres clans est cachée derrière des écrans (hidden) ou visible (open).
fivex-option-changes = Une carte ou une mise scellée peut encore être changée tant que la dernière n’est pas là.
fivex-option-overlap = Quand deux technologies sont jointes, laquelle est au-dessus : au choix de leur clan (choice), ou toujours la nouvelle (new_on_top).
fivex-option-shortfall = Quand une amélioration vole un clan qui a trop peu d’eau : le voleur n’a que ce qu’il y a (none), ou la réserve complète (reserve).

## Coups illisibles

fivex-unknown-joint = « { $move } » n’est pas une façon de placer { $card }. Nommez une technologie dont le coin en face améliore la même action, et dites comment { $card } se pose : take tomb_lamp after well_spotter over · take tomb_lamp before toll_arch under · take tomb_lamp after well_spotter over before toll_arch under.
fivex-unknown-bid = On ne peut pas miser { $water } : les mises vont de 1 à { $most }.
fivex-unknown-near = « { $move } » n’est pas un coup. Vouliez-vous dire « { $near } » ?
fivex-unknown = « { $move } » n’est pas un coup. Les coups s’écrivent ainsi : play excavation · bid 3 · take tomb_lamp · take tomb_lamp after well_spotter over · take tomb_lamp before toll_arch under.

## Coups interdits

fivex-no-choosing = On choisit les cartes d’action : jouez-en une de votre main ({ $hand }).
fivex-no-bidding = On mise : misez de 1 à { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau.
fivex-no-taking = Vous avez gagné une technologie : prenez-en une de l’offre ({ $offer }).
fivex-no-card = { fivex-action } est dans votre défausse jusqu’à ce qu’Extension la ramène. Dans votre main : { $hand }.
fivex-no-chosen = { fivex-action } est la carte que vous avez choisie : restez-en là, ou choisissez-en une autre.
fivex-no-bid-same = { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau, c’est ce que vous misez déjà : restez-en là, ou misez autre chose.
fivex-no-bid-water = Vous ne pouvez pas miser { $bid } avec { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau : misez de 1 à { $water }.
fivex-no-offer = { $card } n’est pas dans l’offre. Il y a : { $offer }.
fivex-no-partner = { $partner } n’est pas une de vos technologies : on ne joint une nouvelle qu’aux siennes.
fivex-no-end = { $partner } n’a pas de bord { fivex-side } libre, car { $other } y est jointe : une nouvelle technologie se place au bout d’un groupe.
fivex-no-ring = { $first } et { $last } sont les deux bouts d’un même groupe, qui formerait un anneau : joignez { $card } à l’une des deux, ou à deux groupes différents.
fivex-no-under = À cette table, une nouvelle technologie se pose par-dessus celles auxquelles elle est jointe : écrivez « over ».
fivex-no-sealed = À cette table, ce qui est scellé le reste : votre choix est fait, d’autres doivent encore faire le leur.
fivex-no-dry = Vous n’avez pas d’eau à miser : les enchères se font sans vous.

## Positions contradictoires

fivex-position-seats = { $field } a { $given } éléments ; il en faut un pour chacun des { $players } joueurs.
fivex-position-rng = rng vaut { $rng } ; il faut un entier de 0 à 2^64 − 1.
fivex-position-phase = Il n’y a pas de phase « { $phase } ». Il y a : { $phases }.
fivex-position-round = La manche { $round } est impossible : il y a { $rounds } manches, numérotées à partir de 1.
fivex-position-over = La partie ne finit qu’après la manche { $rounds }, mais c’est la manche { $round }.
fivex-position-number = { $field } de la place { $seat } vaut { $number } ; cela va de 0 à { $most }.
fivex-position-known = known : la place { $seat } a { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau, ce qui n’est pas entre { $least } et { $most }.
fivex-position-colony = Il n’y a pas de colonie « { $colony } ». Il y a : { $colonies }.
fivex-position-colony-twice = La colonie { $colony } est distribuée deux fois ; il n’y en a qu’une.
fivex-position-action = { $field } : il n’y a pas de carte d’action « { $card } ». Il y a : { $cards }.
fivex-position-action-twice = hands : la place { $seat } tient deux fois { fivex-action } ; chaque clan en a une.
fivex-position-technology = { $field } : il n’y a pas de technologie « { $technology } ». Il y a : { $technologies }.
fivex-position-technology-twice = La technologie { $technology } est à deux endroits ; il n’y en a qu’une.
fivex-position-market = L’offre a { $given } technologies ; à { $players } joueurs, elle en a au plus { $most }.
fivex-position-market-empty = L’offre est vide, mais avant qu’on prenne des technologies il y en a toujours une.
fivex-position-deck = Il reste { $given } technologies dans la pioche ; il en faut { $least } pour les manches qui suivent la manche { $round }.
fivex-position-group = tableaus : un groupe de la place { $seat } a { $cards } cartes, donc { $joints } jointures ; « over » parle de { $given }.
fivex-position-group-empty = tableaus : un groupe de la place { $seat } n’a pas de carte.
fivex-position-joint = tableaus : { $right } ne peut pas être jointe à droite de { $left } : leurs coins qui se font face améliorent { $first } et { $second }.
fivex-position-hand-extension = hands : la carte Extension de la place { $seat } doit être dans sa main : on ne la défausse jamais.
fivex-position-hand-face-up = hands : la carte { fivex-action } de la place { $seat } est sur la table, elle ne peut pas être dans la main.
fivex-position-hand-discarded = hands : la place { $seat } vient de jouer { fivex-action }, qui ne peut pas être revenue dans la main.
fivex-position-hand-back = hands : la place { $seat } vient de jouer { $played }, donc { fivex-action } doit être revenue dans sa main.
fivex-position-last-missing = La phase « { $phase } » demande « last » : les cartes que les clans ont jouées.
fivex-position-last-early = À la manche 1, aucune carte n’a été jouée avant qu’on en choisisse : retirez « last ».
fivex-position-follow = Les explorateurs choisissent après les autres seulement si des clans ont joué Exploration à la manche précédente, et pas tous.
fivex-position-choice-who = choices : la place { $seat } ne peut pas avoir choisi de carte maintenant.
fivex-position-choice-hand = choices : la place { $seat } ne peut pas avoir choisi { fivex-action }, qui n’est pas dans sa main.
fivex-position-choice-open = choices : la carte de la place { $seat } doit être visible pendant que les explorateurs choisissent.
fivex-position-choice-all = choices : tous ceux qui devaient choisir l’ont fait, les cartes seraient donc révélées.
fivex-position-bid-who = bid : la place { $seat } n’a pas joué Excavation, elle ne mise donc pas.
fivex-position-bid-open = bid : la place { $seat } a joué Excavation et les mises sont révélées : dites ce qu’elle a misé, 0 si elle n’avait pas d’eau.
fivex-position-bid-water = bid : la place { $seat } ne peut pas avoir misé { $bid } avec { $water } { $water ->
    [one] jeton
   *[other] jetons
} d’eau : une mise va de 1 à ce nombre, et ne vaut 0 que sans eau.
fivex-position-bid-all = bid : plus personne ne peut encore miser, les mises seraient donc révélées.
fivex-position-die = die doit être { $right ->
    [none] null : on lance le dé quand les mises sont révélées et qu’un seul clan a joué Excavation et misé
   *[face] une face du dé, de 0 à { $most } : un seul clan a joué Excavation et misé
}.
fivex-position-won-place = won : { $technology } n’est pas parmi les technologies de la place { $seat }.
fivex-position-won = won : d’après les mises, les technologies vont à ces places, dans cet ordre : { $winners }. Celles qui en ont une ne s’y accordent pas.
fivex-position-take = La phase « take » demande un gagnant qui doit encore prendre une technologie ; d’après les mises, il n’y en a pas.
fivex-position-turn = turn doit être { $right ->
    [none] null : personne ne prend de technologie maintenant
   *[other] { $right } : c’est à cette place de prendre une technologie
}.
fivex-position-paid = paid : la place { $seat } doit avoir payé { $right } à l’enchère, pas { $paid }.
fivex-position-drawn = drawn : par son action la place { $seat } a pris { $least ->
    [0] de 0 à { $most }
   *[other] { $most }
} { $most ->
    [one] jeton
   *[other] jetons
} d’eau, pas { $drawn }.
fivex-position-improved = { $field } : d’après les cartes jouées et les améliorations visibles, ce nombre ne dépasse pas { $most } pour la place { $seat } ; il ne peut pas être { $number }.
fivex-position-lost = lost : en tout, d’autres clans ont pris { $lost } { $lost ->
    [one] jeton
   *[other] jetons
} d’eau, mais ce nombre doit aller de { $least } à { $most }, d’après les vols et les exterminations.
fivex-position-shown = { $field } : d’après la manche que rapporte « last », chacun sait combien la place { $seat } a de jetons d’eau : au moins { $least }, au plus { $most }.

## Terminal

fivex-table-players = Joueurs
fivex-table-seat = Place
fivex-table-colony = Colonie
fivex-table-water = Eau
fivex-table-technologies = Technologies
fivex-table-gems = Gemmes actives
fivex-table-gem-points = Valeur
fivex-table-points = Points
fivex-table-round = Manche { $round } sur { $rounds }
fivex-table-choose = { $count ->
    [one] la place { $seats } choisit une carte
   *[other] les places { $seats } choisissent une carte
}
fivex-table-later = { $count ->
    [one] puis la place { $seats }
   *[other] puis les places { $seats }
}
fivex-table-follow = { $count ->
    [one] la place { $seats } choisit, les autres cartes étant visibles
   *[other] les places { $seats } choisissent, les autres cartes étant visibles
}
fivex-table-bid = { $count ->
    [one] la place { $seats } mise
   *[other] les places { $seats } misent
}
fivex-table-take = la place { $seats } prend une technologie
fivex-table-chosen = vous avez choisi { fivex-action }
fivex-table-own-bid = votre mise est { $water }
fivex-table-cards = Cartes d’action
fivex-table-in-hand = main
fivex-table-face-up = sur la table
fivex-table-discarded = défausse
fivex-table-offer = Offre, la plus ancienne d’abord · à venir : { $deck } · hors du jeu : { $removed }
fivex-table-technology = Technologie
fivex-table-corner = Coin
fivex-table-action = Avec
fivex-table-improvement = Amélioration
fivex-table-edge-gem = Au bord
fivex-table-centre-gem = Au centre
fivex-table-groups = Technologies des clans, jointes de gauche à droite
fivex-table-left-end = Bout gauche
fivex-table-right-end = Bout droit
fivex-table-group = Technologies
fivex-table-over = { $left } sur { $right }
fivex-table-under = { $left } sous { $right }
fivex-table-improvements = Améliorations visibles
fivex-table-account = Manche { $round }
fivex-table-account-die = Manche { $round } · le dé à battre : { $die }
fivex-table-played = Carte
fivex-table-bid-made = Mise
fivex-table-gained = Améliorations
fivex-table-stolen = Volé
fivex-table-drawn = Action
fivex-table-lost = Perdu
fivex-table-paid = Payé
fivex-table-won = Gagné
fivex-table-dry = sans eau

## Nouvelles

fivex-news-played = { $who ->
    [you] Vous jouez { fivex-action }.
   *[other] { SEAT($seat) } joue { fivex-action }.
}
fivex-news-follow = { $who ->
    [you] Vous avez exploré à la manche précédente : à vous de choisir, ces cartes étant visibles.
   *[other] { SEAT($seat) } a exploré à la manche précédente et choisit maintenant, ces cartes étant visibles.
}
fivex-news-bid = { $who ->
    [you] Vous misez { $water }.
   *[other] { SEAT($seat) } mise { $water }.
}
fivex-news-dry = { $who ->
    [you] Vous n’avez pas d’eau à miser.
   *[other] { SEAT($seat) } n’a pas d’eau à miser.
}
fivex-news-die = Le dé donne { $die }.
fivex-news-wins = { $who ->
    [you] Vous payez { $water } pour une technologie.
   *[other] { SEAT($seat) } paie { $water } pour une technologie.
}
fivex-news-lost-die = { $who ->
    [you] Votre mise ne bat pas le dé : vous payez { $water }.
   *[other] La mise { SEAT($seat, case: "of") } ne bat pas le dé : elle coûte { $water }.
}
fivex-news-lost-tie = { $who ->
    [you] Votre mise et une mise égale s’annulent : vous payez { $water }.
   *[other] La mise { SEAT($seat, case: "of") } et une mise égale s’annulent : elle coûte { $water }.
}
fivex-news-lost-offer = { $who ->
    [you] Il ne reste pas de technologie pour votre mise : vous payez { $water }.
   *[other] Il ne reste pas de technologie pour la mise { SEAT($seat, case: "of") } : elle coûte { $water }.
}
fivex-news-apart = { $who ->
    [you] Vous prenez { $card } et la posez à part.
   *[other] { SEAT($seat) } prend { $card } et la pose à part.
}
fivex-news-joined = { $who ->
    [you] Vous prenez { $card } et la joignez : { $joints }.
   *[other] { SEAT($seat) } prend { $card } et la joint : { $joints }.
}
fivex-news-joint = à { $partner } ({ $side ->
    [left] à sa gauche
   *[right] à sa droite
}, { $lies ->
    [over] par-dessus
   *[under] par-dessous
})
fivex-news-gems = { $who ->
    [you] Désormais actives : { $gems }. Vos gemmes valent { $points }.
   *[other] Désormais actives : { $gems }. Les gemmes { SEAT($seat, case: "of") } valent { $points }.
}
fivex-news-covered = Recouverte pour de bon : { $improvement } ({ $card }).
fivex-news-water = { $who ->
    [you] Votre eau : { $parts }.
   *[other] Eau { SEAT($seat, case: "of") } : { $parts }.
}
fivex-news-gained = +{ $water } par les améliorations
fivex-news-stolen = +{ $water } par vol
fivex-news-drawn = +{ $water } par { fivex-action }
fivex-news-lost = −{ $water } pris par d’autres
fivex-news-back = { $who ->
    [you] Vous reprenez : { $cards }.
   *[other] { SEAT($seat) } reprend : { $cards }.
}
fivex-news-round = La manche { $round } commence. Nouveau dans l’offre : { $card }.
fivex-news-removed = { $card } sort du jeu.
fivex-news-late = { $who ->
    [you] Vous choisissez après les autres à cette manche.
   *[other] { SEAT($seat) } choisit après les autres à cette manche.
}
fivex-news-over = La partie est finie.
fivex-news-score = { $who ->
    [you] Vous avez
   *[other] { SEAT($seat) } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : gemmes { $gems }, eau { $water }.
fivex-news-wins-game = { $who ->
    [you] Vous gagnez.
   *[other] { SEAT($seat) } gagne.
}
fivex-news-shares-game = { $who ->
    [you] Vous partagez la victoire.
   *[other] { SEAT($seat) } partage la victoire.
}

## Images

fivex-picture-label = La table d’Expédition vers 5X
fivex-picture-title = Expédition vers 5X
fivex-picture-heading = { $phase ->
    [over] La partie est finie : { $count ->
        [one] la place { $seats } gagne
       *[other] les places { $seats } se partagent la victoire
    }
   *[other] Manche { $round } sur { $rounds } · { $count ->
        [one] la place { $seats } { $phase ->
            [follow] a exploré, et choisit une carte d’action après les autres
            [bid] mise pour une technologie
            [take] prend une technologie
           *[choose] choisit une carte d’action
        }
       *[other] les places { $seats } { $phase ->
            [follow] ont exploré, et choisissent des cartes d’action après les autres
            [bid] misent pour des technologies
           *[choose] choisissent des cartes d’action
        }
    }
}
fivex-picture-offered = Dans l’offre : { $cards }
fivex-picture-clan = Place { $seat }, { $colony } : { $count ->
    [0] aucune technologie
   *[other] { $cards }
} ; gemmes { $points }
fivex-picture-corner = coin { $side ->
    [left] gauche
   *[right] droit
}, avec { $action } : { $kind ->
    [gain_1] 1 eau
    [gain_die] le dé en eau
    [gain_per_action] 1 eau par { $target } jouée
   *[steal_per_action] vole 1 eau à chaque clan qui a joué { $target }
}
fivex-picture-gem = { $gem ->
    [blue] gemme bleue (hexagone),
    [green] gemme verte (carré),
   *[violet] gemme violette (goutte),
} { $state ->
    [active] active
   *[asleep] en sommeil
}
fivex-picture-no-technology = Pas encore de technologie
fivex-picture-offer = Technologies dans l’offre
fivex-picture-age = { $age ->
    [only] seule dans l’offre
    [leaving] partira la première
    [oldest] la plus ancienne
   *[newest] la plus récente
}
fivex-picture-pile = { $cards ->
    [0] pioche vide
   *[other] pioche : { $cards }
}
fivex-picture-elsewhere = À venir (rayées : hors du jeu)
fivex-picture-account = Manche { $round }{ $going ->
    [yes] {", "}en cours
   *[no] {""}
}
fivex-picture-die = Dé à battre
fivex-picture-bid = { $state ->
    [bid] Mise
    [dry] Pas d’eau à miser
   *[bidding] Est en train de miser
}
fivex-picture-won = Gagne { $card }
fivex-picture-entry = { $kind ->
    [gained] Améliorations
    [stolen] Volé
    [drawn] Action
    [lost] Pris par d’autres
    [paid] Payé
   *[total] Bilan en eau
}
fivex-picture-water-label = { $screen ->
    [yes] Eau, cachée
   *[no] Eau
}
fivex-picture-water = La place { $seat } a { $kind ->
    [exact] { $least ->
        [one] { $least } jeton
       *[other] { $least } jetons
    } d’eau
    [least] au moins { $least ->
        [one] { $least } jeton
       *[other] { $least } jetons
    } d’eau
   *[between] de { $least } à { $most } jetons d’eau
}{ $screen ->
    [yes] {" "}derrière son écran
   *[no] {""}
}
fivex-picture-heap = { $heap ->
    [hand] Main
    [sealed] Scellée
    [face-up] Sur la table
    [bid] Mise scellée
   *[discard] Défausse
}
fivex-picture-colony = Place { $seat } : { $colony }, avec une gemme X toujours active
fivex-picture-status = { $status ->
    [you] vous
    [explorer] explore : après les autres
    [winner] gagne
    [take] prend une technologie
    [changeable] scellé, peut changer
    [sealed] scellé
    [bid] mise
   *[choose] choisit
}
fivex-picture-gem-points = gemmes : { $points }
fivex-picture-score = score { $score } · gemmes { $gems }
fivex-picture-kind = { $kind ->
    [gain_1] 1 jeton d’eau
    [gain_die] le dé en jetons
    [gain_per_action] 1 jeton par carte de ce genre jouée
   *[steal_per_action] 1 jeton de chaque clan qui l’a jouée
}
fivex-picture-laurels = { $state ->
    [active] gemme active
   *[asleep] gemme en sommeil
}

### Balance

fivex-tally-actions = Part des choix par carte d’action
fivex-tally-actions-by-round = Part des choix par manche
fivex-tally-actions-by-seat = Part des choix par place
fivex-tally-points-by-place = D’où viennent les points, par rang à la fin
fivex-tally-points-spread = Points des gemmes et de l’eau
fivex-tally-holdings = Ce qu’un clan a à la fin, en moyenne
fivex-tally-technologies = Technologies d’un clan
fivex-tally-joints = Jointures d’un clan
fivex-tally-fates = Ce que deviennent les quinze technologies
fivex-tally-auctions = Enchères au fil des quinze manches
fivex-tally-prices = Mises et prix
fivex-tally-parts = La difficulté d’obtenir une technologie
fivex-tally-water = Eau d’un clan à la fin de chaque manche
fivex-tally-reserve = Eau prise à la réserve et rendue
fivex-tally-moved = Eau prise par un clan à un autre
fivex-tally-flow = Eau sur toute une partie, tous clans réunis
fivex-tally-owners = Victoires du propriétaire de chaque technologie
fivex-tally-bought = Fréquence d’achat de chaque technologie
fivex-tally-action = Carte d’action
fivex-tally-choices = Part des choix
fivex-tally-round = Manche
fivex-tally-seat = Place
fivex-tally-place = Rang à la fin
fivex-tally-points = Points
fivex-tally-clans = Part des clans
fivex-tally-from-gems = des gemmes
fivex-tally-from-water = de l’eau
fivex-tally-everyone = tous les clans
fivex-tally-winners = vainqueurs
fivex-tally-technologies-each = Technologies
fivex-tally-joints-each = Jointures
fivex-tally-sold = vendues
fivex-tally-removed = retirées de l’offre
fivex-tally-left-over = encore dans l’offre à la fin
fivex-tally-a-game = Par partie
fivex-tally-alone = un clan seul
fivex-tally-contested = plusieurs clans
fivex-tally-no-auction = pas d’enchère
fivex-tally-rounds = Manches avec
fivex-tally-an-auction = Par enchère
fivex-tally-bids = mises
fivex-tally-sales = technologies vendues
fivex-tally-mean-bid = mise moyenne
fivex-tally-mean-price = prix moyen
fivex-tally-water-tokens = Jetons d’eau
fivex-tally-what = Sorte
fivex-tally-of-what = De
fivex-tally-part = Part
fivex-tally-without-technology = les clans : sans technologie à la fin
fivex-tally-winners-without = les vainqueurs : sans technologie à la fin
fivex-tally-alone-won = les mises d’un clan seul : battent le dé
fivex-tally-contested-won = les mises entre plusieurs clans : gagnent une technologie
fivex-tally-contested-equal = les mises entre plusieurs clans : s’annulent
fivex-tally-improvements = améliorations
fivex-tally-exploitation = Exploitation
fivex-tally-exploration = Exploration
fivex-tally-made-up = complément d’Extermination
fivex-tally-prices-paid = prix payés
fivex-tally-fees = frais
fivex-tally-thefts = vols des améliorations
fivex-tally-extermination = Extermination
fivex-tally-tokens-a-clan = Jetons d’eau d’un clan
fivex-tally-tokens-a-round = Jetons d’eau par manche
fivex-tally-start = au début
fivex-tally-end = à la fin
fivex-tally-technology = Technologie
fivex-tally-times-fair = Part des victoires ÷ part équitable
fivex-tally-games = Part des parties

## Conseils

fivex-advice-excavation = Technologies offertes : { $offered } ; autres clans qui peuvent miser : { $rivals }.
fivex-advice-exploitation = { $alone } d’eau si personne d’autre ne la joue, { $crowd } si tous ceux qui le peuvent le font ({ $rivals }).
fivex-advice-exploitation-alone = Personne d’autre ne peut la jouer : { $alone } d’eau assurée.
fivex-advice-extermination = Autres clans qui peuvent être victimes : { $victims }.
fivex-advice-exploration = À la manche suivante, vous choisissez après les autres.
fivex-advice-extension = Cartes qui reviennent dans votre main : { $cards }.
fivex-advice-improved = Vos améliorations s’y ajoutent : { $improvements }.
fivex-advice-hunted = Autres clans qui peuvent vous exterminer : { $exterminators }.
fivex-advice-safe = Personne ne peut vous exterminer : aucun autre clan n’a cette carte.
fivex-advice-alone = Vous êtes seul à miser : cette mise bat le dé { $chance } fois sur 100.
fivex-advice-highest = Personne d’autre n’a autant d’eau.
fivex-advice-bidders = Autres enchérisseurs : { $bidders } ; technologies offertes : { $offered }.
fivex-advice-gems = Points ajoutés par les gemmes : { $points }.
fivex-advice-adds = Améliorations ajoutées : { $improvements }.
