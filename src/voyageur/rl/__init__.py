"""The games through interfaces that learning programs know: PettingZoo, Gymnasium's vector environments, OpenSpiel."""
