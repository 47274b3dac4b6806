#pragma once

#include <array>
#include <span>
#include <string_view>

namespace longwood::test {

/// One reason of a game: the sentence on which it rests, and a position and a move which it refuses.
struct Refusal {
  std::string_view reason;    ///< "top_row_serves_kings [7]"; without a sentence only what is no move at all
  std::string_view says;      ///< the words of that sentence which forbid the move, under these choices
  std::string_view choices;   ///< of options; empty for the book's own
  std::string_view position;  ///< in Hoffmann's games families not mentioned hold their first card
  std::string_view move;
};

/// The table of a game, which its file in refusal_rows/ puts here.
template <class G>
inline constexpr std::span<const Refusal> refusals_of;

}  // namespace longwood::test
