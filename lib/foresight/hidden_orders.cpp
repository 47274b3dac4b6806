#include "foresight/hidden_orders.hpp"

#include <algorithm>
#include <bit>

#include "core/hash.hpp"
#include "foresight/worlds.hpp"

namespace longwood {

std::shared_ptr<const HiddenOrders> HiddenOrders::of(const AnyGame& game, const State& start,
                                                     const Known& known) {
  if (game.info->shuffles == nullptr) return {};
  auto found = std::make_shared<HiddenOrders>();
  std::vector<Card> cards;
  for_each_hidden(game, start, known, [&](Card card, int place) {
    cards.push_back(card);
    found->places_.push_back(place);
  });
  if (cards.size() < 2) return {};
  std::ranges::sort(found->places_);
  std::ranges::sort(cards, {}, &Card::id);
  do {
    const double shuffles = game.info->shuffles(with_unknown(game, start, known, cards));
    found->orders_.push_back({cards, shuffles});
    found->all_ += shuffles;
  } while (std::ranges::next_permutation(cards, {}, &Card::id).found);
  const double first = found->orders_.front().shuffles;
  const bool alike =
      std::ranges::all_of(found->orders_, [&](const Order& order) { return order.shuffles == first; });
  return alike ? nullptr : found;
}

std::size_t HiddenOrders::at(int place) const {
  return static_cast<std::size_t>(std::ranges::find(places_, place) - places_.begin());
}

std::shared_ptr<const HiddenOrders> HiddenOrders::given(int place, Card card) const {
  if (places_.size() <= 2) return {};
  const std::size_t seen = at(place);
  auto left = std::make_shared<HiddenOrders>();
  left->places_ = places_;
  left->places_.erase(left->places_.begin() + static_cast<std::ptrdiff_t>(seen));
  for (const Order& order : orders_) {
    if (order.cards[seen] != card) continue;
    Order& kept = left->orders_.emplace_back(order);
    kept.cards.erase(kept.cards.begin() + static_cast<std::ptrdiff_t>(seen));
    left->all_ += order.shuffles;
  }
  return left;
}

double HiddenOrders::share(int place, Card card) const {
  const std::size_t there = at(place);
  double sum = 0;
  for (const Order& order : orders_)
    if (order.cards[there] == card) sum += order.shuffles;
  return sum / all_;
}

std::span<const Card> HiddenOrders::draw(Rng& rng) const {
  constexpr std::uint64_t steps = std::uint64_t{1} << 32;
  double left = static_cast<double>(rng.below(steps)) / static_cast<double>(steps) * all_;
  for (const Order& order : orders_)
    if ((left -= order.shuffles) < 0) return order.cards;
  return orders_.back().cards;
}

std::uint64_t HiddenOrders::hash() const {
  std::uint64_t hash = 0;
  for (const Order& order : orders_) hash = mix(hash ^ std::bit_cast<std::uint64_t>(order.shuffles));
  return hash;
}

}  // namespace longwood
