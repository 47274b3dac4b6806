#pragma once

#include "games/board_plan.hpp"
#include "games/the_flower_garden/rules.hpp"

namespace longwood::boards::the_flower_garden {

/// The Flower-Garden: a line for each packet, the families beneath, and the bouquet before the player.
inline constexpr auto spots = [] {
  using Game = TheFlowerGarden;
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int i = 0; i < Game::packets.count; ++i)
    all[n++] = {Game::packets[i], place(i), 6, Fan::right, Tag::before, 22};
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], 7, place(6 + 9 * i), Fan::top, Tag::before};
  for (int i = 0; i < Game::bouquet.count; ++i)
    all[n++] = {Game::bouquet[i], place(10 + 3 * (i / 8)), place(6 + 6 * (i % 8)), Fan::top};
  return all;
}();

}  // namespace longwood::boards::the_flower_garden

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheFlowerGarden>{.spots = boards::the_flower_garden::spots};

}  // namespace longwood
