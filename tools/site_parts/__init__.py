"""The parts of tools/site."""
