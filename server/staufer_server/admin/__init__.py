"""What whoever runs a server can do beside it: look up people, bar them, void matches, prove the ratings, back up.

Everything is written into the database in a short transaction, with a line in the table of acts; a running server
reads along and follows within a second.  The streams of matches are written by the server alone.
"""
