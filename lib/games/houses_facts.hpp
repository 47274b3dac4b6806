#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/houses_words.hpp"
#include "games/la_belle_lucie/reasons.hpp"

/// Facts of The House in the Wood and The House on the Hill other than their rules.
namespace longwood::facts::houses {

using words::houses::Rule;

/// The names of eight families and of all other piles.
consteval std::array<std::string_view, 45> names(std::array<std::string_view, 8> families) {
  constexpr auto others = std::to_array<std::string_view>(
      {"1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11",  "12", "13",
       "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24",  "25", "26",
       "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "hand"});
  std::array<std::string_view, 45> all{};
  std::ranges::copy(others, std::ranges::copy(families, all.begin()).out);
  return all;
}

using la_belle_lucie::inherited;

/// Without a re-deal there was none that could be the last.
inline constexpr Reason no_redeal = said(Why::no_redeal_left, Rule::redeal);
/// The reason for which cards do not marry, where they do so both ways.
inline constexpr Reason not_neighbours = said(Why::not_next, Rule::marriage);

}  // namespace longwood::facts::houses
