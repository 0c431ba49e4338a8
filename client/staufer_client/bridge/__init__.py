"""The client as QML sees it: module ``Staufer.Bridge``.

Every class here is a singleton of its own name; its facts are properties, its parts models or
objects.  A model's roles are the fields of its row class, which stands above it; the first field
identifies the row.  QML reserves ``id``, so that field is called ``ident`` wherever it has no better
name.  All models have ``count``.
"""
