#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/any_game.hpp"

namespace longwood::test {

/// A whole position as text: every pile's faces in order, and the counters.
std::string spelled(const AnyGame& game, const State& s);

/// Which moves a naive search may follow.
using Filter = bool (*)(const State&, Move);

/// Won (true) or lost (false) by following every line with whole positions compared, without keys, advice,
/// order or symmetry; nothing if there are more positions than `most`.
std::optional<bool> naive_verdict(const AnyGame& game, const State& state, std::size_t most,
                                  Filter filter = nullptr);

}  // namespace longwood::test
