#pragma once

#include <map>

#include "games/the_clock/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheClock> {
  static Family family(std::string_view pile) {
    static const std::map<std::string_view, Family> hours{
        {"IX", {"2C", 1, 8}}, {"X", {"3H", 1, 8}},  {"XI", {"4S", 1, 8}},  {"XII", {"5D", 1, 8}},
        {"I", {"6C", 1, 9}},  {"II", {"7H", 1, 9}}, {"III", {"8S", 1, 9}}, {"IV", {"9D", 1, 9}},
        {"V", {"TC", 1, 9}},  {"VI", {"JH", 1, 9}}, {"VII", {"QS", 1, 9}}, {"VIII", {"KD", 1, 9}}};
    return hours.at(pile);
  }
  static void check(const AnyGame& game, const State& state, const Move* last) {
    if (last == nullptr || last->act != Act::refill) return;
    const GameInfo& info = *game.info;
    EXPECT_TRUE(state.total(group(info, "hand")) == 0 || shortest(state, group(info, "circle")) >= 3);
  }
};
