"""The pages of the server, for anybody with a browser: the ladder, players, matches, and how to install the game.

They need no script.  ``site`` answers, ``templates`` are what is shown, ``style.css`` has the colours of the client.
"""
