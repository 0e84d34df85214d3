# Expéditions : règles et tutoriel, en français. Dans les règles, une ligne vide finit un paragraphe, "- " commence un point, ** met en gras.


# Règles
rules-expeditions-goal-title = De quoi il s’agit
rules-expeditions-goal-text =
    Trois expéditions, la jaune, la rouge et la bleue, partent de la rose des vents, en Europe du Nord, et parcourent le monde entier. Elles n’appartiennent à personne : chacun conduit les trois.

    Vous tenez les cartes de lieux que vous voulez voir visités. Chacun d’eux vaut un point dès qu’une expédition l’a atteint, peu importe qui l’y a menée, et vous coûte un point si aucune n’y est passée à la fin. Qui a le plus de points gagne.

    On joue de deux à six, pendant une demi-heure à une heure.

rules-expeditions-map-title = La carte du monde
rules-expeditions-map-text =
    La carte compte 122 étapes reliées par 206 segments. Les expéditions ne suivent que les segments.

    - La **rose des vents** est le départ des trois expéditions. Six segments en partent.
    - Les 80 **lieux** ont chacun un nom et une seule carte.
    - Les 21 **étapes ticket** donnent un ticket à qui s’y rend.
    - Les 20 **étapes bonus** lui donnent une flèche de plus.

    Il y a 45 flèches de chaque couleur et 40 tickets. Ce qui n’est ni sur la carte ni chez un joueur est dans la réserve.

rules-expeditions-setup-title = Mise en place
rules-expeditions-setup-text =
    On mélange les cartes et on en distribue **12 à chacun à deux ou trois joueurs, 9 à chacun à partir de quatre**. Ce sont vos objectifs ; gardez-les secrets. Le reste forme la pioche.

    On retourne six cartes de la pioche : ce sont les **objectifs communs**, pour qui y arrive le premier. Celles qui sont à moins de trois segments de la rose des vents vont sous la pioche, dans l’ordre où elles sont venues, et on les remplace. Cela ne vaut qu’à ce moment : une carte retournée en cours de partie peut être aussi proche qu’elle veut.

    Chacun prend **trois tickets** et **quatre jetons**. Le premier joueur est tiré au sort, à moins que la table n’en ait choisi un.

    Il n’arrive presque jamais qu’une main ait moins de quatre cartes qu’on puisse marquer (voir « Lieux clés »). Elle glisse alors ses cartes proches sous la pioche, une à une, et repioche jusqu’à en avoir quatre, avant qu’on retourne les objectifs communs.

rules-expeditions-keys-title = Lieux clés
rules-expeditions-keys-text =
    Avant le premier tour, chacun marque quatre **lieux clés**. Le premier joueur pose un jeton sur la carte, puis le joueur suivant dans le sens horaire, et ainsi de suite, quatre fois.

    - On ne marque que des lieux dont on a la carte en main. La carte y reste.
    - Un lieu clé est **à trois segments au moins** de la rose des vents, par le plus court chemin.
    - Comme chaque lieu n’a qu’une carte, aucun lieu ne porte jamais deux jetons.

    Marquer est un pari : un lieu clé rapporte deux points au lieu d’un s’il est atteint, et en coûte deux au lieu d’un s’il ne l’est pas. Et tous voient où vous aimeriez aller.

rules-expeditions-turn-title = Un tour
rules-expeditions-turn-text =
    On joue à tour de rôle, dans le sens horaire. À votre tour, vous **devez placer une flèche**. Avant elle et après elle, vous **pouvez dépenser des tickets**, deux au plus dans tout le tour. Puis vous finissez le tour.

    Les flèches que donnent les tickets, les étapes bonus ou les boucles viennent en plus : aucune ne compte comme celle que vous devez placer.

    Vous ne pouvez finir le tour sans avoir placé de flèche que s’il n’en reste aucune dans la réserve, d’aucune couleur.

rules-expeditions-progress-title = Placer une flèche
rules-expeditions-progress-text =
    Choisissez une des trois expéditions et posez une flèche de sa couleur le long d’un segment.

    - La première flèche d’une couleur quitte la **rose des vents**, par l’un de ses six segments.
    - Toute autre flèche part de la **pointe** de son expédition : l’étape que désigne la dernière flèche de cette couleur. Elle peut changer de continent.
    - Un segment porte **une flèche de chaque couleur** au plus, dans un sens ou dans l’autre. Une expédition ne fait donc jamais demi-tour sur place, et ne prend jamais deux fois le même segment.
    - Les couleurs ne se gênent pas : des flèches de couleurs différentes peuvent partager un segment, dans tous les sens.

    Une couleur dont les 45 flèches sont sur la carte se repose, et une autre doit avancer. Une flèche retirée retourne dans la réserve, et son segment est aussitôt libre.

    Une expédition n’est jamais bloquée : toute étape a au moins deux segments.

rules-expeditions-edges-title = Autour du monde
rules-expeditions-edges-text =
    Trois étapes ticket du Pacifique sont sur les bords de la carte, et on les voit des deux côtés. Chacune est **une seule et même étape** : une expédition qui y quitte la carte par un bord y rentre par l’autre, à la même hauteur.

    Elles donnent un ticket comme toutes les étapes ticket, et ne comptent qu’une fois quand on se demande si une expédition y est déjà passée.

rules-expeditions-arrival-title = Atteindre un lieu
rules-expeditions-arrival-text =
    L’étape que désigne une nouvelle flèche agit aussitôt. Si c’est un lieu, sa carte ne peut être qu’à un seul endroit.

    - **Dans la main de quelqu’un :** qui la tient la pose devant soi, face visible, quel que soit le joueur dont c’est le tour. Si le lieu porte son jeton, il le reprend avec la carte. Cela se fait tout seul : personne ne peut l’oublier, retenir la carte ou la réclamer plus tard.
    - **Parmi les objectifs communs :** la carte est à qui a placé la flèche, que ce soit la flèche du tour ou celle d’un ticket, d’une étape bonus ou d’une boucle. La pioche comble aussitôt le vide. Quand elle est épuisée, la rangée raccourcit.
    - **Partout ailleurs :** il ne se passe rien.

    Une carte qui apparaît quand une expédition est déjà passée par son lieu, ou s’y trouve, comme nouvel objectif commun ou par un échange, doit attendre : il faut qu’une flèche atteigne le lieu encore une fois.

rules-expeditions-bonus-title = Étapes bonus et étapes ticket
rules-expeditions-bonus-text =
    Une **étape bonus** vous permet de placer une flèche de plus, de n’importe quelle couleur à qui il en reste, même pour lancer une expédition. L’étape qu’elle atteint agit comme d’habitude : si c’est encore une étape bonus, vous continuez, sans limite. Vous pouvez renoncer à une flèche bonus, mais vous en décidez aussitôt, avant de dépenser un ticket ou de finir le tour.

    Une **étape ticket** vous donne un ticket. Les tickets dépensés retournent dans la réserve ; si les 40 sont chez les joueurs, il n’y en a pas à prendre.

rules-expeditions-tickets-title = Dépenser des tickets
rules-expeditions-tickets-text =
    À votre tour, vous pouvez dépenser jusqu’à **deux tickets**, avant votre flèche ou après, ou un de chaque côté. Ceux que vous avez reçus pendant ce tour peuvent en être. Chacun achète une de ces trois choses :

    - **une flèche de plus**, de n’importe quelle couleur, pour n’importe quelle expédition,
    - **une flèche de moins** : la dernière flèche d’une expédition est retirée,
    - **une autre carte** : vous échangez une des vôtres.

    On ne dépense pas de ticket au milieu des effets d’une flèche : d’abord viennent les nouveaux départs et les flèches bonus. Une flèche payée doit être placée. Un ticket qui ne pourrait rien faire ne se dépense pas.

rules-expeditions-removal-title = Retirer une flèche
rules-expeditions-removal-text =
    De la couleur choisie, la flèche placée en dernier retourne dans la réserve, peu importe qui l’a placée et quand, même pendant ce tour. La pointe est alors là où mène la flèche d’avant. Une expédition sans flèche est de retour à la rose des vents, comme si elle n’était jamais partie.

    L’étape à la nouvelle pointe **agit de nouveau** : vous recevez son ticket ou sa flèche bonus, et qui tient sa carte la pose. Mais un retrait **ne prend jamais d’objectif commun**, puisqu’on n’avance pas. Replacer la flèche, si.

    Rien n’est rendu : les cartes, les jetons et les tickets que la flèche avait rapportés restent où ils sont.

    Si la flèche retirée avait fait repartir une expédition après une boucle, l’expédition finit de nouveau dans cette boucle. L’étape où elle s’est fermée agit, puis c’est à vous de faire repartir l’expédition. Ainsi personne ne défait une expédition au-delà d’une boucle fermée.

rules-expeditions-swap-title = Échanger une carte
rules-expeditions-swap-text =
    Regardez en secret les **deux premières cartes de la pioche**. Vous pouvez en garder une : rendez alors une carte de votre main, et glissez-la sous la pioche avec celle que vous ne gardez pas. Ou ne gardez aucune des deux, et glissez-les toutes deux sous la pioche. Vous choisissez leur ordre ; le ticket est dépensé dans tous les cas.

    - La carte que vous venez de garder ne peut pas être celle que vous rendez.
    - La nouvelle carte peut être proche de la rose des vents. Elle n’apporte pas de jeton.
    - S’il ne reste qu’une carte dans la pioche, vous ne piochez que celle-là. Sans pioche, ou sans main, pas d’échange.

    Vous pouvez même rendre la carte d’un **lieu clé**. Son jeton reste alors sur la carte du monde jusqu’à la fin et vous coûte un point. Personne ne peut plus le gagner, pas même vous si vous repiochez cette carte. Les autres n’apprennent pas que vous l’avez rendue.

rules-expeditions-loops-title = Boucles
rules-expeditions-loops-text =
    Une flèche qui désigne une étape que **sa propre expédition a déjà visitée** ferme une boucle. Est visitée toute étape que touche à cet instant une flèche de cette couleur ; la rose des vents l’est dès que l’expédition est partie. Les étapes des autres couleurs ne comptent pas.

    Quand vous avez fermé une boucle, vous **devez faire repartir** l’expédition aussitôt, avec une flèche de plus de sa couleur. Elle part de **n’importe quelle étape que l’expédition a visitée**, sur la boucle ou non, même de la rose des vents, par un segment sans flèche de cette couleur. L’expédition continue de là.

    - Seule l’étape que la nouvelle flèche atteint agit, pas celle d’où elle part.
    - Si la nouvelle flèche joint deux étapes visitées, vous choisissez son sens, et elle ferme encore une boucle. Un tour peut voir autant de boucles qu’il s’en présente.
    - S’il ne reste plus de flèche de cette couleur, il n’y a pas de nouveau départ, et l’expédition reste comme elle est jusqu’à ce qu’un ticket retire sa dernière flèche.

rules-expeditions-order-title = Dans quel ordre
rules-expeditions-order-text =
    On mène les effets de chaque flèche jusqu’au bout avant de faire autre chose, dans l’ordre du dessin. Un nouveau départ vient toujours avant les flèches bonus qui attendent encore, et avant tout ticket.

    Une boucle qui se ferme sur une étape bonus vous donne donc deux flèches de plus : d’abord le nouveau départ, puis la flèche bonus. Une boucle qui se ferme sur une étape ticket ou sur un lieu donne d’abord le ticket ou la carte, puis le nouveau départ. Une flèche vers la rose des vents n’apporte que la boucle.

    Si une boucle se ferme sur une étape bonus avec la dernière flèche de sa couleur, il n’y a pas de nouveau départ ; la flèche bonus peut encore aller à une autre couleur. Quand la toute dernière flèche est placée, celles qui sont encore dues tombent, mais on peut dépenser des tickets.

rules-expeditions-end-title = La fin de la partie
rules-expeditions-end-text =
    La fin approche dès qu’**une main est vide**, quel que soit le joueur dont c’est le tour, ou que **les 135 flèches** sont toutes sur la carte. Les objectifs communs et l’épuisement d’une seule couleur ne finissent pas la partie, et une fois la fin proche, rien ne la repousse.

    On finit le tour en cours, puis **le tour de table**, jusqu’au joueur qui précède le premier, pour que chacun ait joué autant de fois.

    - Un joueur sans cartes joue encore le tour qui lui reste, et peut prendre des objectifs communs, mais n’a rien à échanger.
    - Un joueur qui ne trouve aucune flèche dans la réserve peut dépenser des tickets ou passer. Mais s’il retire une flèche, il en a une à placer, et doit le faire.

rules-expeditions-score-title = Le score
rules-expeditions-score-text =
    Chacun compte :

    - **1 point** par carte posée ou prise,
    - **1 point** par jeton repris,
    - **moins 1 point** par carte encore en main,
    - **moins 1 point** par jeton à soi encore sur la carte du monde.

    Un lieu clé vaut donc 2 points s’il a été atteint, moins 2 s’il ne l’a pas été, et moins 1 si sa carte a été rendue. Un total peut être négatif.

    Le plus de points l’emporte. À égalité, c’est le plus de tickets ; s’ils sont égaux aussi, la victoire est partagée.

rules-expeditions-secrets-title = Ce que chacun peut savoir
rules-expeditions-secrets-text =
    Sont **visibles** les objectifs communs, les cartes posées et prises, les jetons, les tickets, les flèches, et le nombre de cartes de chaque main et de la pioche.

    Sont **secrètes** les cartes en main, les cartes piochées, gardées et rendues lors d’un échange, et l’ordre de la pioche. Un jeton montre que son propriétaire avait la carte du lieu au début, mais non s’il l’a échangée depuis.

    Ce qu’on peut déduire, on peut s’en servir : si une expédition atteint un lieu et que personne n’en pose la carte, personne ne l’a en main.

rules-expeditions-options-title = Façons de jouer
rules-expeditions-options-text =
    Une table peut se régler autrement :

    - **Cartes distribuées :** de 4 à 12 pour chacun au lieu du nombre habituel. Moins de cartes font une partie plus courte. À six joueurs, il n’y en a assez que pour 10 au plus.
    - **Premier joueur :** une place choisie marque et joue la première, au lieu d’une place tirée au sort.
    - **Mains ouvertes :** toutes les mains et toutes les cartes échangées sont visibles. C’est bien pour apprendre ; aucune autre règle ne change.
    - **Dernier tour de table :** la partie finit avec lui au plus tard. C’est le centième, à moins d’en choisir un autre ; entre humains, on n’y arrive jamais. Il arrête des bots qui retireraient et replaceraient sans fin la même flèche.

# Dessins
rules-expeditions-letter = { $colour ->
    [yellow] J
    [red] R
   *[blue] B
}
rules-expeditions-diagram-map-label = Un morceau de la carte : l’Europe du Nord avec la rose des vents, des lieux, des étapes ticket et des étapes bonus, reliés par des segments en tirets.
rules-expeditions-diagram-map-caption = Autour de la rose des vents. La forme d’une étape dit ce qu’elle fait.
rules-expeditions-diagram-map-start = Rose des vents
rules-expeditions-diagram-map-location = Lieu
rules-expeditions-diagram-map-ticket = Étape ticket
rules-expeditions-diagram-map-bonus = Étape bonus
rules-expeditions-diagram-keys-label = Un morceau de la carte : chaque lieu porte sa distance à la rose des vents ; ceux à trois segments ou plus ont un anneau. Rome a 1, Petra 2, Babylone 3, Harappa 4.
rules-expeditions-diagram-keys-caption = Les nombres sont les distances à la rose des vents. Seuls les lieux à anneau peuvent être marqués.
rules-expeditions-diagram-turn-label = Un tour : des tickets si l’on veut, une flèche en tout cas, des tickets si l’on veut, la fin du tour.
rules-expeditions-diagram-turn-caption = Deux tickets au plus dans tout le tour.
rules-expeditions-diagram-turn-tickets = Des tickets
rules-expeditions-diagram-turn-arrow = Une flèche
rules-expeditions-diagram-turn-end = La fin
rules-expeditions-diagram-turn-may = si l’on veut
rules-expeditions-diagram-turn-must = toujours
rules-expeditions-diagram-progress-label = La rouge est venue par la mer Caspienne à Novossibirsk. Sa prochaine flèche peut aller au plateau de Poutorana ou dans l’Altaï, mais pas revenir à la mer Caspienne. La bleue est venue par la mer de Barents et le plateau de Poutorana à Novossibirsk.
rules-expeditions-diagram-progress-caption = La rouge est à Novossibirsk : elle peut aller dans l’Altaï ou au plateau de Poutorana, mais pas revenir sur son propre segment. Que la bleue soit venue du plateau ne la gêne pas.
rules-expeditions-diagram-edges-left = Le bord gauche de la carte : la flèche jaune 2 va du Pacifique Nord à Crater Lake.
rules-expeditions-diagram-edges-right = Le bord droit de la carte : la flèche jaune 1 va du mont Fuji au Pacifique Nord.
rules-expeditions-diagram-edges-caption = La flèche 1 quitte le mont Fuji par le bord droit, la flèche 2 repart du bord gauche vers Crater Lake. L’étape ticket à anneau est une seule et même étape.
rules-expeditions-diagram-bonus-label = La jaune est à Rome. La flèche 1 mène à l’étape bonus de la péninsule Ibérique, la flèche 2 de là aux îles Canaries.
rules-expeditions-diagram-bonus-caption = La flèche 1 est celle du tour. Elle atteint une étape bonus, qui donne la flèche 2, et celle-ci prend l’objectif commun des îles Canaries.
rules-expeditions-diagram-removal-before = Avant : la jaune est allée de Terre-Neuve par la baie d’Hudson au passage du Nord-Ouest.
rules-expeditions-diagram-removal-after = Après : la dernière flèche n’est plus là. La jaune désigne l’étape ticket de la baie d’Hudson et peut aller aux chutes du Niagara ou à Banff.
rules-expeditions-diagram-removal-caption = Un ticket retire la dernière flèche jaune. La jaune désigne de nouveau la baie d’Hudson : vous y recevez un ticket, et votre flèche peut maintenant mener aux chutes du Niagara.
rules-expeditions-diagram-swap-label = Un échange : les cartes A et B viennent de la pioche. B rejoint la main ; A et la carte C de la main vont sous la pioche.
rules-expeditions-diagram-swap-caption = On garde B ; A et C, une carte de la main, vont sous la pioche dans l’ordre qu’on veut.
rules-expeditions-diagram-swap-deck = Pioche
rules-expeditions-diagram-swap-drawn = Cartes piochées
rules-expeditions-diagram-swap-hand = Votre main
rules-expeditions-diagram-loop-label = La jaune va de la rose des vents par Athènes, Timgad, le Sahara et Gizeh et revient à Timgad. Des flèches en tirets partent de toutes les étapes visitées : la rose des vents, Athènes, Timgad, le Sahara et Gizeh.
rules-expeditions-diagram-loop-caption = La flèche 5 revient à Timgad et ferme une boucle. La flèche suivante peut être n’importe laquelle de celles en tirets : elle part de Timgad ou de toute autre étape visitée.
rules-expeditions-diagram-order-label = Les effets d’une flèche : celui de l’étape, le nouveau départ après une boucle, les flèches bonus, puis les tickets ou la fin du tour.
rules-expeditions-diagram-order-caption = Les nouveaux départs et les flèches bonus passent par les mêmes points, depuis le premier.
rules-expeditions-diagram-order-spot = L’étape agit
rules-expeditions-diagram-order-spot-more = cartes et jetons, ticket, ou bonus à venir
rules-expeditions-diagram-order-loop = Après une boucle : nouveau départ
rules-expeditions-diagram-order-loop-more = obligatoire, de toute étape visitée
rules-expeditions-diagram-order-bonus = Flèches bonus, une à une
rules-expeditions-diagram-order-bonus-more = de toute couleur, ou on y renonce
rules-expeditions-diagram-order-free = Tickets, ou fin du tour
rules-expeditions-diagram-order-free-more = seulement quand rien d’autre n’est dû
rules-expeditions-diagram-score-label = Un exemple : sept cartes posées et trois jetons repris, moins deux cartes en main et un jeton sur la carte, font 7 points.
rules-expeditions-diagram-score-caption = Un exemple avec deux objectifs manqués, dont un lieu clé.
rules-expeditions-diagram-score-won = cartes posées ou prises
rules-expeditions-diagram-score-regained = jetons repris
rules-expeditions-diagram-score-hand = cartes encore en main
rules-expeditions-diagram-score-out = jeton encore sur la carte
rules-expeditions-diagram-score-total = Total

# Tutoriel : flèches et objectifs
tutorial-expeditions-arrows-title = Trois expéditions à tout le monde
tutorial-expeditions-arrows-rose = Trois expéditions, la jaune, la rouge et la bleue, partent de la rose des vents. Aucune n’est à vous : chacun conduit les trois.
tutorial-expeditions-arrows-hand = Ces cinq cartes sont vos objectifs secrets. Une carte vous coûte 1 point tant que vous l’avez en main, et vous en donne 1 dès qu’une expédition a atteint son lieu.
tutorial-expeditions-arrows-first = Rome est à côté de la rose des vents. Placez une flèche rouge de là à Rome.
tutorial-expeditions-arrows-first-done = Rome est atteinte, et votre carte se pose toute seule : un point perdu devient un point gagné.
tutorial-expeditions-arrows-first-hint = Commençons par Rome : choisissez l’expédition rouge, puis Rome.
tutorial-expeditions-arrows-end = À chaque tour, vous devez placer une flèche, et c’est fait. Finissez le tour.
tutorial-expeditions-arrows-end-done = Votre adversaire a lancé l’expédition bleue et l’a menée à Athènes.
tutorial-expeditions-arrows-end-hint = Vos tickets attendront une autre leçon : choisissez « Finir le tour ».
tutorial-expeditions-arrows-follow = Petra, une de vos cartes, est à côté d’Athènes. La prochaine flèche bleue part d’Athènes, peu importe qui la place : menez la bleue à Petra.
tutorial-expeditions-arrows-follow-done = Une expédition continue toujours de sa dernière flèche, et ne prend jamais deux fois le même segment.
tutorial-expeditions-arrows-follow-hint = C’est permis aussi, mais Petra vous attend : placez une flèche bleue d’Athènes à Petra.
tutorial-expeditions-arrows-gift = Persépolis est la prochaine carte qui vous plairait. Finissez le tour, et regardez ce que fait votre adversaire.
tutorial-expeditions-arrows-gift-done = Quelle chance : la bleue a été menée à Persépolis. Les cartes se posent au tour de n’importe qui, alors surveillez où vont les autres.
tutorial-expeditions-arrows-gift-hint = Il n’y a plus rien à faire ici : choisissez « Finir le tour ».

# Tutoriel : étapes en route
tutorial-expeditions-spots-title = Haltes en chemin
tutorial-expeditions-spots-kinds = Entre les lieux, il y a deux autres sortes d’étapes. Les carrés sont des étapes bonus et donnent une flèche de plus, les losanges sont des étapes ticket et donnent un ticket.
tutorial-expeditions-spots-common = Les six cartes visibles sont les objectifs communs : un point pour qui y arrive le premier. Les îles Canaries sont à deux segments de la jaune, qui est à Rome.
tutorial-expeditions-spots-bonus = Deux segments avec une seule flèche ? Menez la jaune de Rome à l’étape bonus de la péninsule Ibérique.
tutorial-expeditions-spots-bonus-done = Une flèche bonus : une de plus, tout de suite, de la couleur que vous voulez. Vous pourriez y renoncer, mais elle va vous servir.
tutorial-expeditions-spots-bonus-hint = Le chemin des îles Canaries passe par la péninsule Ibérique : placez une flèche jaune de Rome à l’étape bonus.
tutorial-expeditions-spots-claim = Placez la flèche bonus : encore la jaune, de la péninsule Ibérique aux îles Canaries.
tutorial-expeditions-spots-claim-done = L’objectif commun est à vous, et une nouvelle carte le remplace. Seul le joueur qui place la flèche peut en prendre un.
tutorial-expeditions-spots-claim-hint = La flèche bonus pourrait aller partout, mais le point est aux îles Canaries : menez-y la jaune.
tutorial-expeditions-spots-end = Vous avez placé votre flèche et la flèche bonus. Finissez le tour.
tutorial-expeditions-spots-end-done = Votre adversaire a mené la rouge au Svalbard, à côté d’une étape ticket.
tutorial-expeditions-spots-end-hint = Gardez vos tickets pour la prochaine leçon : choisissez « Finir le tour ».
tutorial-expeditions-spots-ticket = Deux étapes ticket sont à portée : la jaune peut aller au milieu de l’Atlantique, la rouge à la mer de Barents. Choisissez.
tutorial-expeditions-spots-ticket-done = Un ticket de plus. Vous pouvez garder vos tickets aussi longtemps que vous voulez ; à la fin, ils départagent même les égalités.
tutorial-expeditions-spots-ticket-hint = Menez la jaune au milieu de l’Atlantique ou la rouge à la mer de Barents : ce sont des étapes ticket.

# Tutoriel : tickets
tutorial-expeditions-tickets-title = Ce qu’achète un ticket
tutorial-expeditions-tickets-uses = Un ticket achète une de ces trois choses : une flèche de plus, une flèche de moins, ou une autre carte. Vous pouvez en dépenser deux par tour, avant ou après votre flèche.
tutorial-expeditions-tickets-arrow = La rouge est à deux segments de votre carte Angkor Vat. Placez d’abord votre flèche du tour : la rouge, du Taj Mahal à Sigiriya.
tutorial-expeditions-tickets-arrow-done = La moitié du chemin. Si vous en restiez là, votre adversaire pourrait détourner la rouge.
tutorial-expeditions-tickets-arrow-hint = Le chemin d’Angkor Vat passe par Sigiriya : placez une flèche rouge du Taj Mahal à Sigiriya.
tutorial-expeditions-tickets-pay = N’en restez donc pas là : dépensez un ticket pour une flèche de plus.
tutorial-expeditions-tickets-pay-done = Le ticket est payé, la flèche vous attend.
tutorial-expeditions-tickets-pay-hint = Choisissez « Ticket : ajouter une flèche ».
tutorial-expeditions-tickets-reach = La flèche peut être de n’importe quelle couleur. Achevez le chemin : la rouge, de Sigiriya à Angkor Vat.
tutorial-expeditions-tickets-reach-done = Angkor Vat est à vous, sans que personne ait pu s’en mêler.
tutorial-expeditions-tickets-reach-hint = Vous avez payé pour atteindre Angkor Vat : menez-y la rouge.
tutorial-expeditions-tickets-end = Votre carte des chutes du Niagara est à côté de la jaune, qui est dans la baie d’Hudson. Pour une fois, gardez vos tickets, finissez le tour, et voyez si la jaune y reste.
tutorial-expeditions-tickets-end-done = Raté : la jaune est partie au passage du Nord-Ouest, et votre adversaire a gagné cette carte.
tutorial-expeditions-tickets-end-hint = Vous pourriez en effet acheter tout de suite les chutes du Niagara. Pour cette leçon, gardez le ticket et finissez le tour.
tutorial-expeditions-tickets-remove = Ce qui a été placé en dernier peut être retiré, peu importe qui l’a placé. Dépensez un ticket pour retirer la dernière flèche jaune.
tutorial-expeditions-tickets-remove-done = La jaune désigne de nouveau la baie d’Hudson, et l’étape agit de nouveau : c’est une étape ticket, votre ticket vous revient donc. La carte de votre adversaire reste gagnée.
tutorial-expeditions-tickets-remove-hint = Choisissez « Ticket : retirer la dernière flèche jaune ».
tutorial-expeditions-tickets-turn = Il vous reste votre flèche du tour. Menez la jaune de la baie d’Hudson aux chutes du Niagara.
tutorial-expeditions-tickets-turn-done = Retirer, puis tourner l’expédition à son avantage : peu de choses sont aussi utiles.
tutorial-expeditions-tickets-turn-hint = La jaune est dans la baie d’Hudson, à côté de votre carte : menez-la aux chutes du Niagara.

# Tutoriel : lieux clés et échanges
tutorial-expeditions-keys-title = Lieux clés et échanges
tutorial-expeditions-keys-token = Avant le premier tour, chacun marque de ses jetons quatre de ses propres cartes, une à la fois. Un tel lieu clé rapporte 2 points s’il est atteint et en coûte 2 sinon, et tous le voient. Trois des vôtres sont marqués.
tutorial-expeditions-keys-mark = Il vous reste un jeton. Petra est trop proche : un lieu clé est à 3 segments au moins de la rose des vents. Fiordland est permis, mais à 11 segments. Marquez Aksoum, qui est juste assez loin.
tutorial-expeditions-keys-mark-done = Votre adversaire a posé son dernier jeton aussi. Les cartes restent en main, et le premier tour est à vous.
tutorial-expeditions-keys-mark-hint = Peu d’expéditions vont jamais jusqu’à Fiordland. Marquez Aksoum.
tutorial-expeditions-keys-swap = Fiordland restera sans doute dans votre main et vous coûtera un point. Dépensez un ticket pour un échange.
tutorial-expeditions-keys-swap-done = Vous avez pioché deux cartes ; les autres ne les voient pas.
tutorial-expeditions-keys-swap-hint = La flèche peut attendre : choisissez d’abord « Ticket : échanger une carte ».
tutorial-expeditions-keys-keep = Rome est à 1 segment de la rose des vents, la Terre de Graham à 9. Vous pourriez n’en garder aucune, mais Rome est un cadeau : gardez-la.
tutorial-expeditions-keys-keep-done = Rome rejoint votre main. Une de vos anciennes cartes doit maintenant la quitter.
tutorial-expeditions-keys-keep-hint = Rome est juste à côté de la rose des vents : gardez celle-là.
tutorial-expeditions-keys-tuck = Rendez Fiordland. La carte va sous la pioche avec la Terre de Graham ; vous choisissez dans quel ordre, ici peu importe.
tutorial-expeditions-keys-tuck-done = Une carte sans espoir est devenue une carte facile.
tutorial-expeditions-keys-tuck-hint = C’est de Fiordland que vous voulez vous défaire : glissez cette carte sous la pioche.
tutorial-expeditions-keys-use = Placez maintenant votre flèche : menez une des trois expéditions de la rose des vents à Rome.
tutorial-expeditions-keys-use-done = Gagnée au tour même où vous l’avez piochée.
tutorial-expeditions-keys-use-hint = Rome est à côté de la rose des vents : menez-y une expédition, peu importe laquelle.
tutorial-expeditions-keys-price = Vous pouvez aussi rendre la carte d’un lieu clé. Mais son jeton reste alors sur la carte du monde pour de bon et vous coûte 1 point : c’est dommage, mais mieux que les 2 points d’un lieu clé que personne n’atteint.

# Tutoriel : boucles
tutorial-expeditions-loops-title = Boucles
tutorial-expeditions-loops-visited = La jaune a visité ces cinq étapes, dont la rose des vents. Une flèche qui désigne de nouveau l’une d’elles ferme une boucle.
tutorial-expeditions-loops-close = Essayez : ramenez la jaune de Gizeh à Athènes ou à Timgad.
tutorial-expeditions-loops-close-done = Une boucle ! Vous devez maintenant placer une flèche jaune de plus, et elle peut partir de toute étape que la jaune a visitée.
tutorial-expeditions-loops-close-hint = Ramenez la jaune à une étape qu’elle connaît : Athènes ou Timgad.
tutorial-expeditions-loops-restart = Deux de vos cartes bordent l’ancienne route : Petra à côté d’Athènes, Tombouctou à côté de Timgad. Faites repartir la jaune vers l’une ou l’autre.
tutorial-expeditions-loops-restart-done = Une flèche gratuite, et la jaune a sauté là où vous la vouliez. Elle continue de là.
tutorial-expeditions-loops-restart-hint = Choisissez un départ qui gagne une carte : d’Athènes à Petra, ou de Timgad à Tombouctou.
tutorial-expeditions-loops-end = Ce n’était que la première de deux boucles. Finissez le tour.
tutorial-expeditions-loops-end-done = Votre adversaire a lancé la bleue vers le Svalbard. La rouge n’a pas bougé.
tutorial-expeditions-loops-end-hint = Il y a mieux à venir : choisissez « Finir le tour ».
tutorial-expeditions-loops-double = La rouge a tourné en rond, elle aussi. De Zagorsk, elle peut revenir à l’étape bonus au nord de la mer Noire : fermez cette boucle.
tutorial-expeditions-loops-double-done = Une boucle sur une étape bonus donne deux flèches de plus. Le nouveau départ vient d’abord, la flèche bonus ensuite.
tutorial-expeditions-loops-double-hint = Menez la rouge de Zagorsk à l’étape bonus au nord de la mer Noire.
tutorial-expeditions-loops-order = Babylone, votre carte, est à côté de la mer Caspienne, que la rouge a visitée. Faites repartir la rouge de là à Babylone.
tutorial-expeditions-loops-order-done = Babylone est gagnée, et la flèche bonus est encore à vous.
tutorial-expeditions-loops-order-hint = Faites repartir la rouge de la mer Caspienne à Babylone : cela gagne une carte.
tutorial-expeditions-loops-bonus = Votre lieu clé Harappa est à côté de Babylone. Placez la flèche bonus : menez-y la rouge.
tutorial-expeditions-loops-bonus-done = Trois flèches en un tour sans aucun ticket, deux cartes et un jeton.
tutorial-expeditions-loops-bonus-hint = Servez-vous de la flèche bonus pour votre lieu clé : menez la rouge de Babylone à Harappa.
tutorial-expeditions-loops-safe = Encore une chose : qui retire la flèche d’après une boucle referme cette boucle et doit aussitôt faire repartir l’expédition. Personne ne défait une expédition au-delà d’une boucle fermée.

# Tutoriel : la fin
tutorial-expeditions-end-title = Le dernier tour de table
tutorial-expeditions-end-count = À la fin, chaque carte gagnée et chaque jeton repris valent 1 point ; chaque carte en main et chaque jeton sur la carte du monde en coûtent 1. Votre adversaire et vous avez 6 points chacun.
tutorial-expeditions-end-last = Uluru est votre dernière carte et un lieu clé. Dès qu’une main est vide, la partie finit avec le tour de table. Menez la bleue à Uluru.
tutorial-expeditions-end-last-done = La carte et le jeton : 4 points de mieux, et la fin approche. C’est vous qui aviez commencé, votre adversaire joue donc encore une fois.
tutorial-expeditions-end-last-hint = La bleue est juste à côté de votre dernière carte : menez-la à Uluru.
tutorial-expeditions-end-pay = Votre tour n’est pas fini. L’objectif commun Perth est à côté d’Uluru : dépensez un ticket pour une flèche de plus.
tutorial-expeditions-end-pay-done = Une flèche pour un point.
tutorial-expeditions-end-pay-hint = Ne laissez pas Perth à votre adversaire : choisissez « Ticket : ajouter une flèche ».
tutorial-expeditions-end-claim = Menez la bleue d’Uluru à Perth.
tutorial-expeditions-end-claim-done = Même sans main, on peut prendre des objectifs communs.
tutorial-expeditions-end-claim-hint = Le point est à Perth : menez-y la bleue.
tutorial-expeditions-end-round = Il n’y a plus rien à portée. Finissez le tour, et voyez ce que votre adversaire fait du dernier.
tutorial-expeditions-end-round-done = Marajó rapporte 4 points, et vous gagnez par 11 à 10. Sans Perth, c’était 10 partout, et votre adversaire avait plus de tickets. Vous connaissez le jeu : bon voyage !
tutorial-expeditions-end-round-hint = Votre autre ticket n’achète rien d’utile ici : choisissez « Finir le tour ».
