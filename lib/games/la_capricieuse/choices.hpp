#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::la_capricieuse {

/// The sentences by name.
enum Rule : std::uint8_t {
  set_out = 1,
  layout,
  rising,
  falling,
  final,
  compelled,
  place,
  bound,
  free,
  available,
  marriage,
  corner,
  single,
  vacancy,
  redeal,
  end,
  held
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Vacancy : std::uint8_t { closed, any_card };
  enum class DealPlay : std::uint8_t { forced, optional, none };
  enum class Gathering : std::uint8_t { in_order, packets_reversed, all_reversed };
  enum class Corner : std::uint8_t { closed, open };
  enum class Families : std::uint8_t { final, returnable };
  enum class Abeyance : std::uint8_t { allowed, off };
  enum class DealChoice : std::uint8_t { ask, ascending, descending };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class LastRow : std::uint8_t { at_will, first };
  using List =
      OptionList<Vacancy, DealPlay, Gathering, Corner, Families, Abeyance, DealChoice, Stock, LastRow>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::la_capricieuse
