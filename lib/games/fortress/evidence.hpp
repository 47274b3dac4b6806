#pragma once

#include "games/fortress/rules.hpp"
#include "solve/proofs/evidence.hpp"

namespace longwood::evidence {

inline constexpr std::string_view stopped = "stopped";

/// Every row of Fortress comes to a stop. Three kinds of lines: `exposed` and cards, all that ever come to
/// the end of a row; `families` and four ranks, how high each ever comes; for each row `stuck`, its name and
/// the card that never leaves it. Under the book's rules only.
std::optional<Evidence> find_stopped(const Speaker& say, const State& s);

/// The argument is that of proofs/Stopped.v: if no family at its height takes another exposed card, and from
/// the end of each row exposed cards lead down to one that is higher than its family and next in suit to no
/// exposed card, then the same holds after every move. So no row is ever emptied.
std::expected<void, std::string> check_stopped(const GameInfo& info, const State& s, std::string_view lines);

}  // namespace longwood::evidence
