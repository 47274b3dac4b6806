#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::st_helena {

/// The sentences by name.
enum Rule : std::uint8_t {
  set_out = 1,
  layout,
  falling,
  rising,
  final,
  available,
  rows,
  lifted,
  waiting,
  marriage,
  corner,
  single,
  supply,
  pauses,
  redeal,
  end,
  held
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Restriction : std::uint8_t { while_dealing, first_deal, off };
  enum class Packing : std::uint8_t { in_suit, any_suit };
  enum class Dealing : std::uint8_t { card_by_card, all_at_once };
  enum class Refill : std::uint8_t { empties, every_card };
  enum class Vacancy : std::uint8_t { closed, any_card };
  enum class Gathering : std::uint8_t { in_order, packets_reversed, all_reversed };
  enum class Corner : std::uint8_t { closed, open };
  enum class Families : std::uint8_t { final, returnable };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Supply : std::uint8_t { at_once, after_plays, first_round };
  enum class Redeals : std::uint8_t { two, none };
  enum class Abeyance : std::uint8_t { off, allowed };
  using List = OptionList<Restriction, Packing, Dealing, Refill, Vacancy, Gathering, Corner, Families, Stock,
                          Supply, Redeals, Abeyance>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::st_helena
