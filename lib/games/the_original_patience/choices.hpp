#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_original_patience {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  turning,
  aces,
  families,
  final,
  available,
  heaps,
  single,
  free,
  once,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Hold : std::uint8_t { unless_ace, any, none };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Hold, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_original_patience
