#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_house_in_the_wood {

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Redeals : std::uint8_t { two, none };
  enum class Marriages : std::uint8_t { down, up_or_down };
  enum class Packets : std::uint8_t { thirty_six, thirty_five };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Redeals, Marriages, Packets, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_house_in_the_wood
