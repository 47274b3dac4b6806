#pragma once

#include <string>
#include <vector>

#include "core/speech.hpp"
#include "review/reviewer.hpp"

namespace longwood {

/// "about 45 %" of an estimate; "won", "lost" or "undecided" where nothing is hidden.
std::string chance_words(const Speaker& say, const Estimate& chance, Basis basis);

/// Whether luck, loss and what was kept are worth showing: where `tells_figures`, once they are known to
/// within 15 points (95 %) and neither the first nor the last position is undecided.
bool is_close(const Reviewer& review, const Account& account);
/// The same of the chance after this many moves: it is proved, or known to within 15 points.
bool is_close(const Reviewer& review, const Account& account, std::size_t after);

/// Whether the figures of a review are told: nothing was hidden, or chances are told in this game
/// (`Guide::was_compared`).
bool tells_figures(const Reviewer& review, const Account& account);

/// The chance of the position after this many moves, in words: as `chance_words` says it, or "not shown" for
/// an estimate where no figures are told.
std::string figure_words(const Speaker& say, const Reviewer& review, const Account& account,
                         std::size_t after);

/// "14 points (8 to 20)", a point being a hundredth of a game; "14 points" of a fact.
std::string points_words(const Speaker& say, const Estimate& points);

/// What a review says of the whole game, in a few sentences.
std::vector<std::string> summary_words(const Speaker& say, const Reviewer& review, const Account& account);

/// What a move is worth saying of, in a sentence or two: what it cost, what was better and why, or that it
/// was the only one. Empty if there is nothing to say.
std::string step_words(const Speaker& say, const Reviewer& review, const Account& account, std::size_t step);

/// What was tried and taken back, and what it would have cost.
std::string try_words(const Speaker& say, const Reviewer& review, const Account& account, const Try& tried);

}  // namespace longwood
