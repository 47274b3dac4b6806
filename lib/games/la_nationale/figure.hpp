#pragma once

#include "games/la_nationale/rules.hpp"
#include "games/two_rows_figure.hpp"

namespace longwood::figures::la_nationale {

inline constexpr const Figure& figure = two_rows::Table<LaNationale>::figure;

}  // namespace longwood::figures::la_nationale
