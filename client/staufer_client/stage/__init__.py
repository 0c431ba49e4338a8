"""Scripted matches and pages, for pictures of the program in every state it can be in."""
