#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_trefoil {

/// The sentences by name; up to the re-deal they are La Belle Lucie's.
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
  moment,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Gathering : std::uint8_t { in_order, packets_reversed, all_reversed };
  enum class Aces : std::uint8_t { laid_out, in_pack };
  enum class Redeal : std::uint8_t { unshuffled, shuffled };
  enum class Moment : std::uint8_t { blocked, at_will };
  enum class Families : std::uint8_t { final, returnable };
  using List = OptionList<Gathering, Aces, Redeal, Moment, Families>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_trefoil
