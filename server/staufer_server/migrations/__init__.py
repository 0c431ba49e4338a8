"""The history of the schema, one revision a change; applied when the server starts."""
