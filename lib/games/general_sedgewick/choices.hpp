#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::general_sedgewick {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  foundation,
  in_hand,
  families,
  final,
  available,
  free,
  building,
  corner,
  single,
  vacancy,
  turning,
  talon,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Vacancy : std::uint8_t { pack_or_talon, any_card };
  enum class Fill : std::uint8_t { leisure, at_once };
  enum class Corner : std::uint8_t { as_families, always, never };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Vacancy, Fill, Corner, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::general_sedgewick
