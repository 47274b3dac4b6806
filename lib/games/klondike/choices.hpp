#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::klondike {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  in_hand,
  families,
  final,
  available,
  turned_up,
  free,
  building,
  deuce,
  groups,
  space,
  turning,
  once,
  counters,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Runs : std::uint8_t { whole, any_part };
  enum class Draw : std::uint8_t { one, three };
  enum class Passes : std::uint8_t { once, three, unlimited };
  enum class Families : std::uint8_t { final, returnable };
  enum class Packets : std::uint8_t { squared, fanned };
  enum class Deuces : std::uint8_t { closed, take_aces };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Runs, Draw, Passes, Families, Packets, Deuces, Stock>;
  friend List options_beside(auto);
};

/// The modern game, in which any part of a run moves and the hand is run through at will.
template <OptionChoice... More>
constexpr Options modern(More... more) {
  return options_with(Choices::Runs::any_part, Choices::Passes::unlimited, Choices::Deuces::take_aces,
                      more...);
}

}  // namespace longwood::words::klondike
