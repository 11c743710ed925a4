"""What ``crosstable`` does with records."""
