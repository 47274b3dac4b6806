#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::${name} {

/// The sentences by name.
enum Rule : std::uint8_t { layout = 1, available, families, final, building, single, vacancy, once, end };

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::${name}
