#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/any_game.hpp"
#include "honest/shuffle_table.hpp"

namespace longwood::train {

/// The table of a game whose guide has one (`Exact::shuffles`), made from the last shuffle backwards: each
/// way in which the families may stand is dealt again `layouts` times, and the mean taken of the best play
/// from there. The same seed gives the same table. `progress` gets the share that is done. None if the
/// guide has no such table, or a layout was too much to work out.
std::optional<std::vector<std::int8_t>> learn_shuffles(const AnyGame& game, std::uint64_t seed, int layouts,
                                                       const std::function<void(double)>& progress);

}  // namespace longwood::train
