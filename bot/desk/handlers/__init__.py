"""What commands and buttons of every table do, a class for each noun that they are about."""
