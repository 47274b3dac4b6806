#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_demon {

/// The sentences by name.
enum Rule : std::uint8_t {
  stock = 1,
  heads,
  base,
  in_hand,
  families,
  final,
  available,
  building,
  corner,
  whole,
  filling,
  after_stock,
  turning,
  runs,
  free,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Part : std::uint8_t { whole, any_part };
  enum class AfterStock : std::uint8_t { talon, any_card };
  enum class Corner : std::uint8_t { as_families, always, from_base };
  enum class Packets : std::uint8_t { squared, fanned };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Part, AfterStock, Corner, Packets, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_demon
