### Whether the deal was fair, in English.

fair-joint = Every player’s browser adds a secret random number to the deal, and none of them can be changed once another is known. The deal follows from all of them and the server’s seed.
fair-added = This table was made by an earlier version: the deal follows from the server’s seed.
fair-committed = Numbers come from: { $names }.
fair-before = Fingerprint of the server’s seed. The seed itself is shown when the game is over:
fair-after = Fingerprint of the server’s seed, shown before the first card, and the seed:
fair-own = { $draws ->
    [one] Nobody chose this deal. Your browser’s own random number is in it, and the draw follows from the numbers everybody had fixed beforehand.
   *[other] Nobody chose this deal. Your browser’s own random number is in it, and all { $draws } draws follow from the numbers everybody had fixed beforehand.
  }
fair-others = { $draws ->
    [one] The draw follows from numbers that were fixed beforehand. This browser added none, so it can’t tell whether those who did worked together.
   *[other] All { $draws } draws follow from numbers that were fixed beforehand. This browser added none, so it can’t tell whether those who did worked together.
  }
fair-alone = { $draws ->
    [one] The draw follows from the seed the server had fixed before the game. No player added a number, so the server could have tried out seeds until it liked one.
   *[other] All { $draws } draws follow from the seed the server had fixed before the game. No player added a number, so the server could have tried out seeds until it liked one.
  }
fair-seen = They are the draws you saw.
fair-wrong = Don’t trust this deal! { $why }
fair-wrong-seed = The server’s seed is not the one it had fixed.
fair-wrong-number = The number of seat { $seat } is not the one it had fixed.
fair-wrong-own = The number your browser added is not in it.
fair-wrong-others = Somebody’s number was changed after your browser had shown its own.
fair-wrong-again = It was dealt again after your browser had shown its number, and nobody is named for it.
fair-wrong-draw = Draw { $draw } doesn’t follow from the numbers.
fair-wrong-shown = Draw { $draw } is not the one you saw.
fair-unchecked = Your browser couldn’t check the deal: { $why }
fair-not-proves = It doesn’t prove that nobody running the server looked at hidden cards. The command below also checks that the odds follow the rules.
fair-download = Download the record
fair-check = Check it yourself on the command line:
