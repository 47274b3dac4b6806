"""Chapters which the program does not play yet, each with its positions beside it: they try the vocabulary of `kit`."""

from games import found_in

LATER = found_in("later")
