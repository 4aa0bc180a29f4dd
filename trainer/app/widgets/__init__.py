"""The widgets, one a file, their style sheets beside them."""
