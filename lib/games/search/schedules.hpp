#pragma once

#include <array>

#include "solve/heuristics/search_spec.hpp"

/// Lists of runs which several games share.
namespace longwood::advice {

/// Beams, each ten times as wide as the last, and then everything.
inline constexpr std::array widening_beams{Run::beam(30), Run::beam(300), Run::beam(3'000), Run::beam(30'000),
                                           Run::unlimited(Engine::staged)};

}  // namespace longwood::advice
