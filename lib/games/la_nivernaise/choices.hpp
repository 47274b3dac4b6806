#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::la_nivernaise {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  rising,
  falling,
  available,
  flanks,
  building,
  examining,
  passing,
  base,
  vacancy,
  in_hand,
  packet,
  rounds,
  redeal,
  redeals,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Peek : std::uint8_t { below, none, inclusive, open };
  enum class Source : std::uint8_t { hand_or_line, line, any_place };
  enum class Redeals : std::uint8_t { one, two };
  enum class Exchange : std::uint8_t { one_by_one, off, with_base };
  enum class Gathering : std::uint8_t { in_order, packets_reversed, all_reversed };
  enum class Guarantee : std::uint8_t { none, ace_or_king, brought_up };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class RoundAfterRedeal : std::uint8_t { at_once, after_filling };
  using List = OptionList<Peek, Source, Redeals, Exchange, Gathering, Guarantee, Stock, RoundAfterRedeal>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::la_nivernaise
