#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_fourteenth {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  available,
  lines,
  fourteen,
  pair,
  filling,
  out,
  vacancy,
  exchange,
  once,
  four_cards,
  half,
  hand,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Exchange : std::uint8_t { once, each_standstill, none };
  enum class Size : std::uint8_t { two_with_two, one_with_one };
  enum class CloseUp : std::uint8_t { off, last_to_first, shift };
  enum class PacksUsed : std::uint8_t { two, one };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class LastCard : std::uint8_t { earlier_place, chosen };
  using List = OptionList<Exchange, Size, CloseUp, PacksUsed, Stock, LastCard>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_fourteenth
