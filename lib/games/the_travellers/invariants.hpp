#pragma once

#include "games/the_travellers/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheTravellers> {
  /// Of whatever suit: the value of the packet under which they lie.
  static Family family(std::string_view pile) {
    static constexpr auto bases = std::to_array<std::string_view>(
        {"AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS"});
    if (pile == "kings") return {"KS", 0, 4};
    return {bases[static_cast<std::size_t>(std::stoi(std::string{pile.substr(1)}) - 1)], 0, 4};
  }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    const Group packets = group(info, "packets"), feet = group(info, "feet");
    for (int i = 0; i < packets.count; ++i) EXPECT_EQ(state.size[packets[i]] + state.size[feet[i]], 4);
    const int waiting = state.size[group(info, "traveller").first];
    EXPECT_LE(waiting, 1);
    EXPECT_EQ(state.size[group(info, "kings").first] + waiting + state.size[group(info, "reserve").first], 4)
        << "each journey ends with one king";
  }
};
