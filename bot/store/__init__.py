"""Where everything that lasts is kept."""
