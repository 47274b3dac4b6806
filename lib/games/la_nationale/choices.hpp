#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::la_nationale {

/// The sentences by name.
enum Rule : std::uint8_t {
  set_out = 1,
  layout,
  rising,
  falling,
  final,
  compelled,
  counted,
  end_cards,
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
  enum class Vacancy : std::uint8_t { card_or_sequence, single_card };
  enum class Corner : std::uint8_t { closed, open };
  enum class DealPlay : std::uint8_t { forced, optional, none };
  enum class DealEnds : std::uint8_t { playable, locked };
  enum class Redeals : std::uint8_t { none, two };
  enum class Gathering : std::uint8_t { in_order, packets_reversed, all_reversed };
  enum class Families : std::uint8_t { final, returnable };
  enum class Abeyance : std::uint8_t { allowed, off };
  enum class Compulsion : std::uint8_t { final_cards, last_card };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Vacancy, Corner, DealPlay, DealEnds, Redeals, Gathering, Families, Abeyance,
                          Compulsion, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::la_nationale
