sealed-bid = Miser { $bid }
sealed-same = Vous avez déjà misé { $bid } : misez autre chose, ou attendez.
sealed-unknown = « { $move } » n’est pas un coup. Les coups s’écrivent ainsi : bid 2.
sealed-course = { $value } n’est pas un parcours : donnez la valeur de chaque tour.
sealed-option-course = La valeur de chaque tour : un parcours par son nom, ou une liste.
