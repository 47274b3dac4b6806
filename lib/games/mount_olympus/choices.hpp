#pragma once

#include <cstdint>

#include "core/option_names.hpp"

namespace longwood::words::mount_olympus {

/// The sentences by name.
enum Rule : std::uint8_t {
  layout = 1,
  battery,
  odd_families,
  even_families,
  final,
  available,
  building,
  single,
  vacancy,
  free,
  turning,
  talon,
  redeal,
  end
};

/// The questions which others answer differently, with their choices; sets.hpp has the words of each.
struct Choices {
  enum class Dealing : std::uint8_t { one_by_one, nine };
  enum class Fill : std::uint8_t { leisure, at_once };
  enum class Vacancy : std::uint8_t { stock_only, any_card };
  enum class Runs : std::uint8_t { single, any_part };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Dealing, Fill, Vacancy, Runs, Stock>;
  friend List options_beside(auto);
};

}  // namespace longwood::words::mount_olympus
