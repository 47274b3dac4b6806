#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::fortress {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  bottom_rows,
  families,
  final,
  available,
  free,
  marriage,
  corner,
  single,
  lane,
  growing,
  length,
  in_view,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Base : std::uint8_t { ace, first_card };
  enum class Corner : std::uint8_t { closed, open };
  enum class Dealing : std::uint8_t { straight_across, rounds };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Base, Corner, Dealing, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::fortress
