#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_clock {

/// The sentences by name.
enum Rule : std::uint8_t {
  hours = 1,
  circle,
  foundations,
  struck,
  final,
  available,
  talon,
  within,
  marriage,
  single,
  vacancy,
  refilling,
  turning,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Marry : std::uint8_t { any, three };
  enum class Refill : std::uint8_t { packets, rotation, rotation_from_twelve };
  enum class KingOnAce : std::uint8_t { yes, no };
  enum class TalonUse : std::uint8_t { hours, circle };
  enum class Redeal : std::uint8_t { none, one };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Phases : std::uint8_t { free, strict };
  using List = OptionList<Marry, Refill, KingOnAce, TalonUse, Redeal, Stock, Phases>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_clock
