"""What goes on by itself: tables that change and tell, computer players, analyses, hints."""
