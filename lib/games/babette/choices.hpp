#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::babette {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  rows,
  finished,
  rising,
  falling,
  final,
  available,
  building,
  redeal,
  redeals,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Redeals : std::uint8_t { two, one };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Redeal : std::uint8_t { played_out, at_will };
  enum class Available : std::uint8_t { lower_rows_gone, gap_below };
  enum class Gathering : std::uint8_t { packets_reversed, in_order };
  using List = OptionList<Redeals, Stock, Redeal, Available, Gathering>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::babette
