#pragma once

#include <array>

#include "core/any_game.hpp"

namespace longwood::study {

/// Lays out deals of one game without playing them out card by card.
///
/// In most games the place in the deal alone says where a card comes to lie. Which place that is was learnt
/// from the game's own layout of one deal, and compared with it on others; a game that looks at its cards
/// while they are laid out is asked every time.
class QuickLayout {
 public:
  QuickLayout(const AnyGame& game, const Options& options);

  /// Makes `state` the position that `AnyGame::start` gives for the deal.
  void lay(const Deal& deal, State& state) const;
  /// Whether the places alone decide.
  [[nodiscard]] bool by_place() const { return by_place_; }

 private:
  static constexpr std::uint8_t nothing = 0xFF;
  using Cards = std::array<Card, max_cards>;

  [[nodiscard]] Cards all_cards(const Deal& deal) const;
  void place_cards(const Deal& deal, State& state) const;

  const AnyGame& game_;
  Options options_;
  Packs packs_;
  State sample_;
  std::array<std::uint8_t, max_cards> under_ = {};  ///< by place: the place of the card beneath
  std::array<std::uint8_t, max_piles> top_ = {};    ///< by pile: the place of its exposed card
  bool by_place_ = true;
};

}  // namespace longwood::study
