#include "foresight/why_lost.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "foresight/holds.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// How far a kind is from the families of its suit: the order in which a reader expects the missing cards.
std::vector<Wanted> order_of_coming_home(const GameInfo& info, const State& state) {
  std::array<int, 52> distance;
  for (int kind = 0; kind < 52; ++kind) distance[static_cast<std::size_t>(kind)] = kind / 4 + 1;
  for (const PileGroup& group : info.groups) {
    if (group.role != Role::family) continue;
    for (int i = 0; i < group.piles.count; ++i)
      if (const Card top = state.top[group.piles[i]]; state.size[group.piles[i]] > 0)
        for (int kind = top.suit(); kind < 52; kind += 4) {
          auto& least = distance[static_cast<std::size_t>(kind)];
          least = std::min(least, std::abs(kind / 4 + 1 - top.rank()));
        }
  }
  std::vector<Wanted> order;
  for (const bool both : {false, true})
    for (int kind = 0; kind < 52; ++kind) order.push_back({static_cast<std::uint8_t>(kind), both});
  std::ranges::sort(
      order, {}, [&](const Wanted& card) { return std::tuple{distance[card.kind], card.both, card.kind}; });
  return order;
}

/// How many cards of a pile lie as they did, from its base.
int alike(const State& now, const State& then, Pile pile) {
  std::array<Card, max_cards> cards, before;
  const int size = std::min(now.cards(pile, cards), then.cards(pile, before));
  int same = 0;
  while (same < size &&
         cards[static_cast<std::size_t>(same)].kind() == before[static_cast<std::size_t>(same)].kind())
    ++same;
  return same;
}

/// The cards wanted that lie below the last unmoved card of their pile.
std::vector<Pin> pins_of(const State& state, const GameInfo& info,
                         const std::array<std::uint8_t, max_piles>& unmoved,
                         const std::vector<Wanted>& wanted) {
  std::vector<Pin> pins;
  std::array<Card, max_cards> cards;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    if (!lies_open(info, pile)) continue;
    state.cards(pile, cards);
    for (int at = 0; at + 1 < unmoved[pile]; ++at) {
      const Card card = cards[static_cast<std::size_t>(at)];
      if (std::ranges::find(wanted, card.kind(), &Wanted::kind) != wanted.end())
        pins.push_back({card, cards[static_cast<std::size_t>(unmoved[pile] - 1)]});
    }
  }
  return pins;
}

}  // namespace

HomeSet set_to_bring_home(const GameInfo& info, const State& state) {
  HomeSet whole = whole_set(state);
  if (info.column_base_rank != 0) {
    whole.one &= ~of_rank(info.column_base_rank);
    whole.both &= ~of_rank(info.column_base_rank);
  }
  return whole;
}

void WhyLost::ask(const State& position, const Known& known) {
  start_ = position;
  known_ = known | cards_in_sight(game_, position);
  reasons_ = {};
  order_free_ = 0;
  for (const PileGroup& group : game_.info->groups)
    if (group.role == Role::out)
      for (int i = 0; i < group.piles.count; ++i) order_free_ |= std::uint64_t{1} << group.piles[i];
  begin(true);
}

void WhyLost::begin(bool by_place) {
  by_place_ = by_place;
  homes_.clear();
  met_.clear();
  table_.use_classes(!by_place);
  table_.load(start_);
  unmoved_ = start_.size;
  if (!by_place) unmoved_.fill(0);
  waiting_.assign(1, start_);
  met_.insert(table_.key_without(order_free_));
  done_ = false;
}

bool WhyLost::step(std::uint64_t nodes) {
  for (const std::uint64_t end = reasons_.positions + nodes; !done_ && reasons_.positions < end;) {
    if (waiting_.empty()) {
      finish();
    } else if (!meet()) {
      done_ = true;
    }
  }
  return done_;
}

const Reasons& WhyLost::look(const State& position, const Known& known) {
  ask(position, known);
  while (!step(~std::uint64_t{0} >> 1)) continue;
  return reasons_;
}

/// What a position says of its cards.
void WhyLost::visit(const Table& table) {
  homes_.add(home_set(*game_.info, table.state()));
  for (int pile = 0; pile < game_.info->piles(); ++pile) {
    auto& least = unmoved_[static_cast<std::size_t>(pile)];
    if (least > 0)
      least = static_cast<std::uint8_t>(
          std::min<int>(least, alike(table.state(), start_, static_cast<Pile>(pile))));
  }
}

/// Makes every move of one position; false if there is nothing more to look for.
bool WhyLost::meet() {
  table_.load(waiting_.back());
  waiting_.pop_back();
  ++reasons_.positions;
  if (game_.won(table_.state())) {
    reasons_.found = Reasons::Found::winnable;
    return false;
  }
  visit(table_);
  MoveList moves;
  game_.moves(table_.state(), moves);
  for (const Move move : moves) {
    const auto mark = table_.mark();
    game_.play(table_, move);
    const auto edits = table_.since(mark);
    reasons_.needs_shuffles = reasons_.needs_shuffles || std::ranges::any_of(edits, [](const Edit& edit) {
                                return edit.kind == Edit::shuffle;
                              });
    reasons_.needs_unseen = reasons_.needs_unseen || reasons_.needs_shuffles ||
                            (cards_in_sight(game_, table_.state()) & ~known_).any();
    if (met_.insert(table_.key_without(order_free_))) {
      if (met_.size() > most_) {
        if (!by_place_) return false;
        begin(false);
        return true;
      }
      waiting_.push_back(table_.state());
    }
    table_.undo_to(mark);
  }
  return true;
}

bool WhyLost::come_home(const std::vector<Wanted>& cards) const {
  return std::ranges::any_of(homes_.sets(), [&](const HomeSet& set) {
    return std::ranges::all_of(cards, [&](const Wanted& card) { return set.has(card); });
  });
}

std::vector<Wanted> WhyLost::conflict_among(const std::vector<Wanted>& cards) const {
  if (reasons_.found != Reasons::Found::reasons) return {};
  HomeSet named;
  for (const Wanted& card : cards) (card.both ? named.both : named.one) |= Kinds{1} << card.kind;
  return smallest_conflict(homes_.sets(), named, order_of_coming_home(*game_.info, start_)).cards;
}

void WhyLost::finish() {
  done_ = true;
  const GameInfo& info = *game_.info;
  const Conflict conflict =
      smallest_conflict(homes_.sets(), set_to_bring_home(info, start_), order_of_coming_home(info, start_));
  if (conflict.cards.empty()) return;
  reasons_.found = Reasons::Found::reasons;
  reasons_.home = home_set(info, start_);
  reasons_.cannot = conflict.cards;
  reasons_.fewest = conflict.exact;
  if (!by_place_) return;
  reasons_.holds = smallest_holds(game_, start_, unmoved_, homes_.sets());
  reasons_.pins = pins_of(start_, info, unmoved_, reasons_.cannot);
}

}  // namespace longwood
