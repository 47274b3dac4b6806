#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::la_belle_lucie {

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
  vacancy,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Vacancy : std::uint8_t { closed, kings };
  enum class Redeals : std::uint8_t { two, none };
  enum class Families : std::uint8_t { final, returnable };
  enum class Layout : std::uint8_t { together, rounds };
  using List = OptionList<Vacancy, Redeals, Families, Layout>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::la_belle_lucie
