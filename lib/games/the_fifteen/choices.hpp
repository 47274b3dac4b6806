#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_fifteen {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  families,
  final,
  available,
  free,
  marriage,
  corner,
  single,
  lane,
  head,
  grace,
  once,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Grace : std::uint8_t { exhausted, declared, off };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Grace, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_fifteen
