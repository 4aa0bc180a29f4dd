"""The screens, one a file, their style sheets beside them."""
