#pragma once

#include <array>
#include <cstdint>

#include "session/session.hpp"

namespace longwood {

/// In which rows the cards of a game lie that keeps its gaps (`GameInfo::keeps_gaps`): what is left vacant in
/// a column stays so, and the rules need not know of it.
struct LaidRows {
  std::array<std::uint8_t, max_cards> row{};   ///< of each card in those columns, from 0
  std::array<std::uint8_t, max_piles> laid{};  ///< how many rows were dealt to each column
};

/// The rows of the position in play, from everything that was dealt on the way to it.
LaidRows laid_rows(const Session& session);

}  // namespace longwood
