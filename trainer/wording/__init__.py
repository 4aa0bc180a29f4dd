"""Every sentence the program says, made from values, in French and in English."""
