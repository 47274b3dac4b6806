#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::louis {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  families,
  final,
  alphabet,
  dealing,
  as_turned,
  examined,
  blocked,
  doubtful,
  laid_aside,
  changed,
  available,
  marriage,
  corner,
  single,
  vacancy,
  redeal,
  free,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Redeals : std::uint8_t { three, two };
  enum class Circle : std::uint8_t { examined, turned_only, first_supplied };
  enum class Doubles : std::uint8_t { second_deal, held, off };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Gathering : std::uint8_t { as_book, all_reversed };
  enum class Corner : std::uint8_t { closed, open };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Redeals, Circle, Doubles, Stock, Gathering, Corner, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::louis
