"""The table's day on the screen: packs spread and looked through, heaps and piles, the shoe, the table cleared."""
