#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_carpet {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  aces,
  families,
  final,
  available,
  at_once,
  filling,
  vacancy,
  turning,
  single_places,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Aces : std::uint8_t { in_pack, laid_out };
  enum class Fill : std::uint8_t { at_once, leisure };
  enum class Plays : std::uint8_t { at_once, optional };
  enum class Redeal : std::uint8_t { none, one };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Aces, Fill, Plays, Redeal, Stock, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_carpet
