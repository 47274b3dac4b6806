#pragma once

#include "games/the_fourteenth/rules.hpp"
#include "solve/proofs/evidence.hpp"

namespace longwood::evidence {

inline constexpr std::string_view pairs = "pairs";

/// The pairs of The Fourteenth run dry: one line, `pairs k`. The cards of the square and the first 2k cards
/// of the hand hold only k fourteens, however they are paired; but k + 1 must be taken out of them before the
/// next card comes from the hand, and that is not empty.
std::optional<Evidence> find_pairs(const Speaker& say, const State& s);

/// Counts those cards.
std::expected<void, std::string> check_pairs(const GameInfo& info, const State& s, std::string_view lines);

}  // namespace longwood::evidence
