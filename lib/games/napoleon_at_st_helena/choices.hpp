#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::napoleon_at_st_helena {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  in_hand,
  families,
  final,
  available,
  free,
  marriage,
  corner,
  single,
  vacancy,
  head,
  turning,
  talon,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Vacancy : std::uint8_t { tableau_or_talon, talon_only };
  enum class Families : std::uint8_t { final, returnable };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Vacancy, Families, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::napoleon_at_st_helena
