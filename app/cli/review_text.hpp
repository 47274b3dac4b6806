#pragma once

#include <string>

#include "cli/json.hpp"
#include "review/lengths.hpp"
#include "review/player.hpp"
#include "review/reviewer.hpp"

namespace longwood::cli {

/// The account as one JSON object, after the keys of the game (docs/play/review.md).
Json account_json(const Reviewer& review, const Account& account);

/// Prints the account: every move with its figures, what is to be said of the costly ones, and the sums.
void print_account(const Speaker& say, const Reviewer& review, const Account& account);

/// The game by the length of the way, as keys to be added to the account's.
Json lengths_json(const Reviewer& review, const Lengths& lengths);
void print_lengths(const Speaker& say, const Reviewer& review, const Lengths& lengths);

/// The course of the chance as a drawing: a curve with the moves that showed something, and those that cost.
std::string account_svg(const Speaker& say, const Reviewer& review, const Account& account);

/// What many games of a player come to.
Json figures_json(const PlayerFigures& figures);
void print_figures(const Language& language, const std::string& title, const PlayerFigures& figures);

}  // namespace longwood::cli
