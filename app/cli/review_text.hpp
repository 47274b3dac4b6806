#pragma once

#include <string>

#include "core/speech.hpp"
#include "review/lengths.hpp"
#include "review/player.hpp"
#include "review/reviewer.hpp"

namespace longwood::cli {

/// Prints the account: every move with its figures, remarks on the costly ones, and the sums.
void print_account(const Speaker& say, const Reviewer& review, const Account& account);

/// Prints the game by the length of the way.
void print_lengths(const Speaker& say, const Reviewer& review, const Lengths& lengths);

/// The course of the chance as a drawing: a curve with the moves that showed something, and those that cost.
std::string account_svg(const Speaker& say, const Reviewer& review, const Account& account);

/// Prints what many games of a player come to.
void print_figures(const Language& language, const std::string& title, const PlayerFigures& figures);

}  // namespace longwood::cli
