#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::spensers_fairie_queen {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  dealing,
  aces,
  families,
  final,
  available,
  dealing_on,
  free,
  building,
  kings,
  lone_king,
  single,
  once,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Following : std::uint8_t { suit, any_suit };
  enum class Building : std::uint8_t { deal_complete, from_first_card };
  enum class Runs : std::uint8_t { single, as_one };
  enum class Stock : std::uint8_t { face_down, face_up };
  enum class Aces : std::uint8_t { at_once, like_others };
  using List = OptionList<Following, Building, Runs, Stock, Aces>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::spensers_fairie_queen
