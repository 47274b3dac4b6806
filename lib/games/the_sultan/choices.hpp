#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_sultan {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  divan,
  sultan,
  kings,
  ace_of_hearts,
  final,
  available,
  talon,
  free,
  vacancy,
  turning,
  redeal,
  redeals,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Divan : std::uint8_t { eight, six };
  enum class Refill : std::uint8_t { at_once, leisure, talon_or_divan, from_hand };
  enum class TalonRedeal : std::uint8_t { shuffled, unshuffled };
  enum class Turning : std::uint8_t { by_hand, by_itself };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Playing : std::uint8_t { free, forthwith };
  using List = OptionList<Divan, Refill, TalonRedeal, Turning, Stock, Playing>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_sultan
