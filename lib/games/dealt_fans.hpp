#pragma once

#include <span>

#include "core/chapter.hpp"

namespace longwood {

/// What La Belle Lucie and its sisters share: fans of three cards, of which the uppermost are available, and
/// which are taken up, shuffled and dealt again twice [10]. The four suits have `homes` families together.
/// `Choices` may have an option `Redeals`, by which there are none.
template <class G, class Choices, std::uint8_t homes, std::uint8_t places>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): nobody makes an object of rules
struct DealtFans : Choices, Chapter<G> {
  static constexpr Group families{0, homes}, fans{homes, places}, hand{homes + places, 1};
  static constexpr int cards = king * homes;
  enum Counter : std::uint8_t { redeals };
  static constexpr LayoutRedeal again{.packets = fans, .redeals = 2, .shuffled = true};  // [10]

  static constexpr RefusalReasons rises = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons falls = refuses::of_family(Why::family_falls, Why::one_card_at_a_time);

  static int redeals_left(const State& s) {
    if constexpr (requires { Choices::Redeals::none; })
      if (chosen(s, Choices::Redeals::none)) return 0;
    return again.redeals - s.counter[redeals];
  }

  /// The rules of such a game, whose layout and rows are its own.
  static consteval Rules with(std::span<const DealStep> script,
                              std::span<const DealStep> (*script_of)(const Options&),
                              std::span<const MoveRule> lays, Rows (*lays_of)(const Options&)) {
    return {.cards = cards,
            .families = families,
            .hand = hand,
            .redeals = redeals,
            .script = script,
            .script_of = script_of,
            .lays = lays,
            .lays_of = lays_of,
            .acts = {HandAct{Act::redeal, DealtFans::why_not_again, DealtFans::deal_again}},
            .again = again,
            .redeals_left = redeals_left};
  }
};

}  // namespace longwood
