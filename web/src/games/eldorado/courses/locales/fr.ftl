# El Dorado : choisir des parcours et en composer, en français.

## Choisir

web-eldorado-course = Parcours
web-eldorado-course-roll = En inventer un
web-eldorado-course-own = Éditeur de parcours
web-eldorado-course-difficulty = { $difficulty ->
    [introductory] pour débuter
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
web-eldorado-course-cost = coût { $cost }
web-eldorado-course-steps = { $steps } pas
web-eldorado-course-barriers = { $count ->
    [one] { $count } barrière
   *[other] { $count } barrières
}
web-eldorado-course-caves = { $count ->
    [one] { $count } grotte
   *[other] { $count } grottes
}
web-eldorado-course-bends = { $count ->
    [one] { $count } virage
   *[other] { $count } virages
}
web-eldorado-course-narrowest = { $count ->
    [one] { $count } pion peut le fermer
   *[other] { $count } pions peuvent le fermer
}

## L’éditeur

web-eldorado-course-name = Nom du parcours
web-eldorado-course-undo = Annuler
web-eldorado-course-redo = Rétablir
web-eldorado-course-new = Nouveau
web-eldorado-course-random = En inventer un
web-eldorado-course-open = Ouvrir un parcours
web-eldorado-course-save = Enregistrer
web-eldorado-course-share = Partager
web-eldorado-course-play = Y jouer
web-eldorado-course-kept = Le parcours est enregistré dans ce navigateur. Vous le trouverez là où l’on choisit un parcours.
web-eldorado-course-copied = Le lien est copié : qui l’ouvre a votre parcours.
web-eldorado-course-in-address = Le lien est maintenant dans la barre d’adresse : copiez-le de là.
web-eldorado-course-mine-called = Mon parcours { $boards }
web-eldorado-course-unnamed = Sans nom
web-eldorado-course-about = À propos de ce parcours
web-eldorado-course-map = Le parcours tel qu’il est posé
web-eldorado-course-keys = Sur la carte : Entrée choisit un plateau, R le tourne (Maj+R dans l’autre sens), M l’envoie vers un autre côté, S le décale, Suppr l’enlève ; Ctrl+Z annule.

web-eldorado-course-tray = Pièces
web-eldorado-course-add = Ajouter { $kind ->
    [strip] la bande
   *[board] le plateau
} { $board } à la fin
web-eldorado-course-board = { $kind ->
    [start] Plateau de départ
    [strip] Bande
   *[board] Plateau
} { $board }
web-eldorado-course-plate = { $plate ->
    [finish_river] Arrivée par le fleuve
   *[finish_jungle] Arrivée par la jungle
}
web-eldorado-course-pieces = Dans cet ordre
web-eldorado-course-has-problem = a un problème

web-eldorado-course-tools = Outils pour la pièce choisie
web-eldorado-course-begin = Choisissez une pièce ci-dessous : elle est posée au bout du parcours.
web-eldorado-course-choose = Choisissez un plateau sur la carte pour le tourner, le déplacer ou l’enlever, ou faites-le glisser. Ajoutez-en d’autres d’en bas.
web-eldorado-course-turn-left = Tourner à gauche
web-eldorado-course-turn-right = Tourner à droite
web-eldorado-course-flip = Retourner : { $board }
web-eldorado-course-flip-plate = Retourner : { $plate ->
    [finish_river] fleuve
   *[finish_jungle] jungle
}
web-eldorado-course-aside = Autre côté de { $other }
web-eldorado-course-shift = Décaler
web-eldorado-course-earlier = Plus tôt
web-eldorado-course-later = Plus tard
web-eldorado-course-remove = Enlever
web-eldorado-course-corner-left = Coin de gauche
web-eldorado-course-corner-right = Coin de droite
web-eldorado-course-to-corner = Mettre la plaque d’arrivée au coin { $corner ->
    [0] nord-est
    [1] est
    [2] sud-est
    [3] sud-ouest
    [4] ouest
   *[5] nord-ouest
}
web-eldorado-course-to-side = Poser { $board } le long du côté { $side ->
    [0] sud-est
    [1] sud
    [2] sud-ouest
    [3] nord-ouest
    [4] nord
   *[5] nord-est
} de { $other }

web-eldorado-course-verdict = Peut-on y jouer ?
web-eldorado-course-checking = Vérification…
web-eldorado-course-silent = Le serveur ne répond pas.
web-eldorado-course-ask-again = Redemander
web-eldorado-course-right = Oui, un beau parcours.
web-eldorado-course-advice = { $advice ->
    [zone] Conseil : variez davantage les terrains ; l’un d’eux couvre une grande part, ou il en manque presque un.
    [narrow] Conseil : un seul pion peut fermer ce parcours quelque part. Élargissez-le à cet endroit.
    [shortcut] Conseil : le chemin le plus court est aussi le moins cher. Un raccourci devrait avoir son prix.
   *[bend] Conseil : dans ses virages, l’intérieur est plus facile que l’extérieur. Tournez ces plateaux.
}
web-eldorado-course-land = De quoi il est fait
web-eldorado-course-barrier-choice = Barrières
web-eldorado-course-barrier-drawn = tirées à chaque partie
web-eldorado-course-barrier-chosen = choisies
web-eldorado-course-barrier = { $number ->
    [1] 1 : une machette
    [2] 2 : une pièce
    [3] 3 : une carte
    [4] 4 : une pagaie
    [5] 5 : deux machettes
   *[6] 6 : deux cartes
}

## L’étagère

web-eldorado-course-mine = Mes parcours
web-eldorado-course-none = Aucun pour l’instant. Ceux que vous enregistrez sont listés ici.
web-eldorado-course-printed = Ceux du livret
web-eldorado-course-open-this = Ouvrir
web-eldorado-course-rename = Renommer
web-eldorado-course-delete = Supprimer
web-eldorado-course-delete-sure = Vraiment supprimer ?
