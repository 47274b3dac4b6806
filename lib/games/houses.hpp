#pragma once

#include <array>

#include "games/dealt_fans.hpp"

namespace longwood {

/// What The House in the Wood and The House on the Hill have in common: La Belle Lucie with two packs. The
/// last two fans have a card each; by the option `Packets` there is one for both cards.
template <class G, class Choices>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): nobody makes an object of rules
struct House : DealtFans<G, Choices, 8, 36> {
  static constexpr Group threes{8, 34}, singles{42, 2}, last{42, 1};
  static constexpr std::array script{DealStep{DealStep::piles, threes, 3},
                                     DealStep{DealStep::piles, singles}};  // [1]
  static constexpr std::array in_thirty_five{DealStep{DealStep::piles, threes, 3},
                                             DealStep{DealStep::piles, last, 2}};

  static std::span<const DealStep> script_of(const Options& options) {
    return chosen(options, Choices::Packets::thirty_five) ? in_thirty_five : script;
  }
};

}  // namespace longwood
