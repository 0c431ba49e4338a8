"""The matchmaking server: accounts, a lobby, hosted matches with clocks, ratings and their history.

``application.start_server`` starts one; ``python -m staufer_server`` is the command.
"""
