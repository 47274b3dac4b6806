#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "games/two_rows_figure.hpp"

namespace longwood::figures::la_capricieuse {

inline constexpr const Figure& figure = two_rows::Table<LaCapricieuse>::figure;

}  // namespace longwood::figures::la_capricieuse
