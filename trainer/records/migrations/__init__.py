"""How the schema became what it is, a file a step."""
