# Le plateau d’El Dorado, en français.

## Ce qu’on peut faire

web-eldorado-prompt = { $bought ->
    [yes] Votre achat est fait : jouez des cartes action ou finissez votre tour.
   *[no] Choisissez une carte pour voir où elle vous mène, achetez-en une ou finissez votre tour.
}{ $last ->
    [yes] {" "}C’est le dernier tour de table.
   *[no] {""}
}
web-eldorado-prompt-buy = Payez { $card } : choisissez des cartes de votre main ou des tuiles pièce.
web-eldorado-prompt-pending = { $kind ->
    [path] Continuez avec ce qui reste de votre carte, ou arrêtez-vous ici.
    [enter] { $left ->
        [one] Donnez encore une carte de votre main.
       *[other] Donnez encore { $left } cartes de votre main.
    }
    [remove] { $left ->
        [one] Vous pouvez retirer du jeu une carte de votre main.
       *[other] Vous pouvez retirer du jeu jusqu’à { $left } cartes de votre main.
    }
   *[swap] Posez les cartes que vous voulez échanger.
}
web-eldorado-prompt-discard = Défaussez d’autres cartes, ou finissez votre tour et gardez le reste.
web-eldorado-score = { $to_go ->
    [0] arrivé
   *[other] reste { $to_go }
}
web-eldorado-score-none = inconnu
web-eldorado-group-move = Se déplacer
web-eldorado-group-market = Marché
web-eldorado-group-cards = Cartes et tuiles
web-eldorado-group-end = Fin du tour

## La carte

web-eldorado-map = Carte du parcours
web-eldorado-gate = Porte d’El Dorado
web-eldorado-hex = { eldorado-terrain }, coût { $cost }
web-eldorado-target = Aller sur { $hex } en { $place }. { $ways }
web-eldorado-open = Ouvrir la barrière { $barrier } ({ eldorado-terrain } { $cost })
web-eldorado-cave = Grotte, { $tiles ->
    [0] vide
    [one] encore une tuile
   *[other] encore { $tiles } tuiles
}
web-eldorado-pawn = { $pawn ->
    [0] Pion
   *[other] Pion { $pawn }
} { SEAT($seat, case: "of") }, { $place ->
    [home] à El Dorado
   *[hex] en { $hex }
} ; reste à parcourir : { $to_go }
web-eldorado-zoom-in = Agrandir
web-eldorado-zoom-out = Réduire
web-eldorado-zoom-all = Tout le parcours
web-eldorado-zoom-pawn = Vers mon pion

## Manières de faire

web-eldorado-with-cards = cartes de votre main
web-eldorado-with-rest = ce qui reste
web-eldorado-with-tile = tuile { $tile }
web-eldorado-with-symbol = { $card } avec un autre symbole
web-eldorado-which = De quelle manière ?
web-eldorado-option = { $pawn ->
    [0] {""}
   *[other] Pion { $pawn } :{" "}
}{ $tool }{ $left ->
    [0] {""}
   *[other] {" "}(reste { $left })
}
web-eldorado-never-mind = Laisser
web-eldorado-put-back = Reposer la carte

## Ce qui est en cours

web-eldorado-now-free = { $way ->
    [bought] Après l’achat, aucun pion ne bouge plus.
    [reach] Les cases marquées sont à votre portée.
   *[none] Aucune case n’est à votre portée.
}
web-eldorado-now-path = Il reste { $left } { $symbol ->
    [machete] { $left ->
        [one] machette
       *[other] machettes
    }
    [coin] { $left ->
        [one] pièce
       *[other] pièces
    }
   *[paddle] { $left ->
        [one] pagaie
       *[other] pagaies
    }
} pour continuer.
web-eldorado-now-enter = Encore { $left ->
    [one] une carte
   *[other] { $left } cartes
} à donner ; { $terrain ->
    [camp] données à un campement, les cartes sortent du jeu.
   *[rubble] données pour un éboulis, les cartes restent à vous.
}
web-eldorado-now-buy = { $card } : reste { $owed } à payer.
web-eldorado-now-remove = Choisissez une carte à retirer, ou non ({ $left } au plus).
web-eldorado-now-swap = { $left ->
    [0] Choisissez les cartes à échanger.
    [one] Une carte posée pour l’échange.
   *[other] { $left } cartes posées pour l’échange.
}
web-eldorado-now-marking = { $count ->
    [0] Choisissez les cartes que vous ne voulez pas garder.
    [one] Une carte sera défaussée.
   *[other] { $count } cartes seront défaussées.
}
web-eldorado-now-discard = Choisissez d’autres cartes à défausser, ou gardez le reste.
web-eldorado-now-card = { $card } ({ $does }) : { $way ->
    [move] { $reach ->
        [one] une case à portée.
       *[other] { $reach } cases à portée.
    }
    [use] l’utiliser maintenant ?
    [take] choisissez une pile du marché.
   *[none] rien à portée ; elle peut encore payer, ou être donnée pour des éboulis ou un campement.
}
web-eldorado-now-tile = Tuile « { $tile } » : { $kind ->
    [remove] choisissez la carte à retirer.
    [symbol] { $reach ->
        [0] aucune carte n’y gagne ici.
       *[other] les cases marquées s’atteignent avec un symbole changé.
    }
    [draw] l’utiliser maintenant ?
    [swap] l’utiliser maintenant ?
    [pass_through] l’utiliser maintenant ?
   *[other] { $reach ->
        [0] rien à portée.
        [one] une case à portée.
       *[other] { $reach } cases à portée.
    }
}
web-eldorado-discard = Défausser…
web-eldorado-end = { $count ->
    [0] { $kept ->
        [0] Finir le tour
        [one] Finir, garder 1 carte
       *[other] Finir, garder { $kept } cartes
    }
    [one] Défausser 1 et finir
   *[other] Défausser { $count } et finir
}

## Cartes, tuiles et piles

web-eldorado-card = { $card } : { $does }
web-eldorado-card-marked = { $card }, à défausser
web-eldorado-hand = Votre main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-eldorado-hand-empty = Aucune carte en main.
web-eldorado-tiles = Vos tuiles
web-eldorado-tile = Tuile { $tile }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}
web-eldorado-market = Marché
web-eldorado-market-free = { $free ->
    [one] un emplacement libre
   *[other] { $free } emplacements libres
}
web-eldorado-above = Au-dessus du marché
web-eldorado-above-open = en vente maintenant
web-eldorado-above-closed = en vente dès qu’un emplacement est libre
web-eldorado-pile = { $way ->
    [buy] Acheter { $card }
    [take] Prendre { $card }
   *[none] { $card }
} : { $does } ; prix { $price }, il en reste { $stock }
web-eldorado-piles = Les piles
web-eldorado-pile-of = { $id ->
    [played] Jouées
    [deck] Pioche
    [discard] Défausse
   *[box] Retirées
}
web-eldorado-cards-of = Cartes { SEAT($seat, case: "of") }
web-eldorado-known = { $id ->
    [hand] En main
    [sure] Sûrement en main
    [deck] Dans la pioche, sans ordre
    [hidden] Main et pioche ensemble
    [played] Jouées ce tour-ci
    [discard] Défausse
    [box] Hors du jeu
    [tiles] Tuiles
    [unseen] Tuiles que personne n’a vues
   *[spent] Tuiles utilisées
} ({ $count })
web-eldorado-none = aucune
web-eldorado-counts = Main { $hand } · pioche { $deck } · défausse { $discard }
web-eldorado-arrived = { $all ->
    [one] à El Dorado
   *[other] à El Dorado : { $arrived } sur { $all }
}
web-eldorado-first = joue en premier
web-eldorado-barrier = Barrière { $number }
