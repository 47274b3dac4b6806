#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_travellers {

/// The sentences by name.
enum Rule : std::uint8_t { layout = 1, reserve, start, under, goes_on, kings, stays, redeal, end };

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Complete : std::uint8_t { alike, all_travelled };
  enum class Packets : std::uint8_t { face_up, face_down };
  using List = OptionList<Complete, Packets>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_travellers
