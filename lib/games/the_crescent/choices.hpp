#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_crescent {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  heaps,
  rising,
  falling,
  both,
  available,
  marriage,
  corner,
  single,
  vacancy,
  turn,
  free,
  final,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Turns : std::uint8_t { three, four, five };
  enum class Corner : std::uint8_t { closed, open };
  enum class Abeyance : std::uint8_t { allowed, off };
  enum class Families : std::uint8_t { final, returnable };
  enum class Vacancy : std::uint8_t { closed, any_card };
  using List = OptionList<Turns, Corner, Abeyance, Families, Vacancy>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_crescent
