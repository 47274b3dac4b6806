#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::nestor {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  to_the_bottom,
  anew,
  reserve,
  available,
  pairs,
  final,
  choosing,
  blocked,
  one_by_one,
  aside,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Reserve : std::uint8_t { closed, open };
  enum class When : std::uint8_t { when_blocked, any_time };
  enum class Columns : std::uint8_t { no_pairs, any };
  using List = OptionList<Reserve, When, Columns>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::nestor
