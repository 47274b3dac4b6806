#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_flower_garden {

/// The sentences by name.
enum Rule : std::uint8_t {
  garden = 1,
  bouquet,
  available,
  families,
  final,
  free,
  building,
  corner,
  single,
  closed,
  vacancy,
  once,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Runs : std::uint8_t { single, in_suit };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Runs, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_flower_garden
