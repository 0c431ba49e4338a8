"""What client and server say, and how a match is kept so that everybody can check it.

``messages`` are spoken over the wire in the encoding of ``codec``.  A match is a list of records
(``stream``), made by its one ``Host`` and followed by everybody else with a ``Course``; chance,
seals and the chain are in ``fairness``, finished matches are files of ``replay``.

To set up a match: make the id and the secret, fill in a ``Setup`` with the ``commitment`` to the
secret, and let the people agree on it (``receipt``: two rounds in which each gives a share of the
chance, and the lot draws the seats), then ``Host(...)`` and ``host.accept(host.begin(0))``.
"""
