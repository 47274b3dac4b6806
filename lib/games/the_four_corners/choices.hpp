#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_four_corners {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  rising,
  falling,
  places,
  dealing,
  founding,
  corners,
  sides,
  both,
  uses_no_place,
  bound,
  available,
  marriage,
  corner,
  single,
  vacancy,
  free,
  redeal,
  final,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Places : std::uint8_t { as_drawn, mirrored };
  enum class DealPlay : std::uint8_t { optional, forced };
  enum class FirstRound : std::uint8_t { played, laid };
  enum class Dealing : std::uint8_t { card_by_card, by_rounds };
  enum class Packing : std::uint8_t { in_suit, any_suit };
  enum class Vacancy : std::uint8_t { closed, any_card };
  enum class Gathering : std::uint8_t { in_order, sides_first };
  enum class Families : std::uint8_t { final, returnable };
  enum class Abeyance : std::uint8_t { off, allowed };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Places, DealPlay, FirstRound, Dealing, Packing, Vacancy, Gathering, Families,
                          Abeyance, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_four_corners
