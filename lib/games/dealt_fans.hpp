#pragma once

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
};

}  // namespace longwood
