#pragma once

#include <string>
#include <vector>

#include "core/speech.hpp"
#include "review/reviewer.hpp"

namespace longwood {

/// "about 45 %" for an estimate; "won", "lost" or "undecided" if nothing is hidden.
std::string chance_words(const Speaker& say, const Estimate& chance, Basis basis);

/// Whether luck, loss and the share kept are worth showing: `tells_figures` holds, they are known to within
/// 15 points (95 %), and neither the first nor the last position is undecided.
bool is_close(const Reviewer& review, const Account& account);
/// The same for the chance after this many moves: it is proved, or known to within 15 points.
bool is_close(const Reviewer& review, const Account& account, std::size_t after);

/// Whether a review shows figures: nothing was hidden, or this game shows chances (`shows_chances`).
bool tells_figures(const Reviewer& review, const Account& account);

/// The chance of the position after this many moves, in words: as `chance_words` says it, or "not shown" for
/// an estimate if no figures are shown.
std::string figure_words(const Speaker& say, const Reviewer& review, const Account& account,
                         std::size_t after);

/// "14 points (8 to 20)", a point being a hundredth of a game; "14 points" of a fact.
std::string points_words(const Speaker& say, const Estimate& points);

/// The review of the whole game in a few sentences.
std::vector<std::string> summary_words(const Speaker& say, const Reviewer& review, const Account& account);

/// The remark on a move in one or two sentences: what it cost, what was better and why, or that it was the
/// only good one. Empty if there is nothing to say.
std::string step_words(const Speaker& say, const Reviewer& review, const Account& account, std::size_t step);

/// What was tried and taken back, and what it would have cost.
std::string try_words(const Speaker& say, const Reviewer& review, const Account& account, const Try& tried);

}  // namespace longwood
