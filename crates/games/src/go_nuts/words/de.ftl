### Was das Spiel sagt.
