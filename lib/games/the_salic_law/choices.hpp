#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::the_salic_law {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  dealing,
  aces,
  families,
  final,
  queens,
  available,
  free,
  bound,
  kings,
  lone_king,
  upon,
  once,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class LoneKing : std::uint8_t { again, three, none, once };
  enum class LoneKingFrom : std::uint8_t { deal_ended, any_time };
  enum class CardTurned : std::uint8_t { optional, at_once };
  enum class FamilyWaits : std::uint8_t { no, for_king };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<LoneKing, LoneKingFrom, CardTurned, FamilyWaits, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::the_salic_law
