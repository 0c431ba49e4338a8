"""The theatre of replays: what a match that is over can be asked, without anything of the screen."""
