#include "study/quick_layout.hpp"

#include <algorithm>

namespace longwood::study {

QuickLayout::QuickLayout(const AnyGame& game, const Options& options)
    : game_{game}, options_{options}, packs_{game.info->packs_for(options)} {
  const Deal first = deal_by_number(packs_, 0);
  sample_ = game.start(first, options).state();
  const Cards cards = all_cards(first);
  std::array<std::uint8_t, 256> place;
  place.fill(nothing);
  const auto count = static_cast<std::size_t>(packs_.count) * 52;
  for (std::size_t i = 0; i < count; ++i) place[cards[i].id] = static_cast<std::uint8_t>(i);
  for (std::size_t i = 0; i < count; ++i) under_[i] = place[sample_.under[cards[i].id].id];
  for (std::size_t pile = 0; pile < top_.size(); ++pile) top_[pile] = place[sample_.top[pile].id];

  constexpr std::uint64_t compared = 64;
  for (std::uint64_t number = 1; by_place_ && number <= compared; ++number) {
    const Deal deal = deal_by_number(packs_, number);
    State state;
    place_cards(deal, state);
    by_place_ = state == game.start(deal, options).state();
  }
}

/// The cards of the deal, and behind them those withdrawn from it.
QuickLayout::Cards QuickLayout::all_cards(const Deal& deal) const {
  Cards cards = deal.cards;
  std::ranges::copy(packs_.withdrawn, cards.begin() + deal.count);
  return cards;
}

void QuickLayout::place_cards(const Deal& deal, State& state) const {
  const Cards cards = all_cards(deal);
  const auto at = [&](std::uint8_t place) { return place == nothing ? Card{} : cards[place]; };
  state = sample_;
  state.number = deal.number;
  const auto count = static_cast<std::size_t>(packs_.count) * 52;
  for (std::size_t i = 0; i < count; ++i) state.under[cards[i].id] = at(under_[i]);
  for (std::size_t pile = 0; pile < top_.size(); ++pile) state.top[pile] = at(top_[pile]);
}

void QuickLayout::lay(const Deal& deal, State& state) const {
  if (by_place_)
    place_cards(deal, state);
  else
    state = game_.start(deal, options_).state();
}

}  // namespace longwood::study
