### Ob fair ausgeteilt wurde, auf Deutsch.

fair-joint = Jeder Browser gibt eine geheime Zufallszahl dazu, und keine lässt sich mehr ändern, sobald eine andere bekannt ist. Aus allen zusammen und dem Startwert des Servers folgt die Kartenverteilung.
fair-added = Dieser Tisch stammt aus einer früheren Version: Die Karten folgen aus dem Startwert des Servers.
fair-committed = Zufallszahlen kommen von: { $names }.
fair-before = Fingerabdruck des Startwerts. Den Startwert selbst siehst du nach dem Spiel:
fair-after = Fingerabdruck des Startwerts, gezeigt vor der ersten Karte, und der Startwert:
fair-own = { $draws ->
    [one] Niemand hat diese Kartenverteilung ausgesucht. Die Zufallszahl deines Browsers steckt darin, und die Ziehung folgt aus den Zahlen, auf die sich vorher alle festgelegt hatten.
   *[other] Niemand hat diese Kartenverteilung ausgesucht. Die Zufallszahl deines Browsers steckt darin, und alle { $draws } Ziehungen folgen aus den Zahlen, auf die sich vorher alle festgelegt hatten.
  }
fair-others = { $draws ->
    [one] Die Ziehung folgt aus Zahlen, die vorher feststanden. Dieser Browser hat keine dazugegeben und kann deshalb nicht sagen, ob sich die anderen abgesprochen haben.
   *[other] Alle { $draws } Ziehungen folgen aus Zahlen, die vorher feststanden. Dieser Browser hat keine dazugegeben und kann deshalb nicht sagen, ob sich die anderen abgesprochen haben.
  }
fair-alone = { $draws ->
    [one] Die Ziehung folgt aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hatte. Niemand hat eine Zahl dazugegeben; der Server hätte also Startwerte ausprobieren können, bis ihm einer gefällt.
   *[other] Alle { $draws } Ziehungen folgen aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hatte. Niemand hat eine Zahl dazugegeben; der Server hätte also Startwerte ausprobieren können, bis ihm einer gefällt.
  }
fair-seen = Es sind die Ziehungen, die du gesehen hast.
fair-wrong = Vertrau dieser Kartenverteilung nicht! { $why }
fair-wrong-seed = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte.
fair-wrong-number = Die Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hatte.
fair-wrong-own = Die Zahl deines Browsers fehlt.
fair-wrong-others = Eine andere Zahl wurde geändert, nachdem dein Browser seine gezeigt hatte.
fair-wrong-again = Nachdem dein Browser seine Zahl gezeigt hatte, wurde neu verteilt, und niemand wird dafür genannt.
fair-wrong-draw = Ziehung { $draw } folgt nicht aus den Zahlen.
fair-wrong-shown = Ziehung { $draw } ist nicht die, die du gesehen hast.
fair-unchecked = Dein Browser konnte die Kartenverteilung nicht prüfen: { $why }
fair-not-proves = Es beweist nicht, dass sich beim Betreiber des Servers niemand verdeckte Karten angesehen hat. Der Befehl unten prüft auch, ob die Wahrscheinlichkeiten den Regeln entsprechen.
fair-download = Protokoll herunterladen
fair-check = Prüfe es selbst auf der Kommandozeile:
