#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/deal.hpp"
#include "core/rng.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "games/playout.hpp"

namespace longwood::test {

/// A last phase of La Nivernaise, put together backwards from all families whole.
class LastPhase {
  using Game = LaNivernaise;

 public:
  /// Draws how much is to be taken off each family, and how many packets are to be used.
  LastPhase(const Options& options, Rng& rng) : options_{options}, rng_{rng} {
    for (int suit = 0; suit < 4; ++suit) {
      for (int rank = ace; rank <= king; ++rank) pile(Game::aces[suit]).push_back(Card::of(rank, suit, 0));
      for (int rank = king; rank >= ace; --rank) pile(Game::kings[suit]).push_back(Card::of(rank, suit, 1));
    }
    const int suits = 2 + below(3);
    for (int family = 0; family < 8; ++family)
      weights_[static_cast<std::size_t>(family)] = family % 4 < suits ? 1 + below(5) : 0;
    used_ = 1 + below(6);
  }

  [[nodiscard]] State state() const {
    Table table{Game::info.classes};
    table.prepare(1, options_);
    for (std::size_t p = 0; p < piles_.size(); ++p)
      for (const Card card : piles_[p]) table.put(static_cast<Pile>(p), card);
    table.set(Game::redeals, chosen(options_, Game::Redeals::two) ? 2 : 1);
    table.set(State::order_is_moot, 1);
    return table.state();
  }

  /// Takes back moves until `cards` cards have left the families: most go by way of the flanks, which are
  /// kept full but for `vacancies`. Gives the line that wins from there.
  std::vector<Move> take_back(int cards, int vacancies) {
    const int direct = 2 + below(12);
    const auto full = [&] { return in_flanks() + vacancies >= Game::flanks.count; };
    for (int loose = 0; loose < cards || !full();) {
      if (below(6) == 0 && loose > 1) {
        between_families();
      } else if (full()) {
        back(flank(false), packet());
      } else {
        back(some_family(), below(direct) == 0 ? packet() : flank(true));
        ++loose;
      }
    }
    return {line_.rbegin(), line_.rend()};
  }

  /// Takes `cards` cards off the families, and shuffles them over flanks and packets.
  void scatter(int cards, int vacancies) {
    std::vector<Card> loose;
    for (; cards > 0; --cards) {
      auto& family = pile(some_family());
      loose.push_back(family.back());
      family.pop_back();
    }
    rng_.shuffle(std::span{loose});
    for (const Card card : loose)
      pile(in_flanks() + vacancies < Game::flanks.count ? flank(true) : packet()).push_back(card);
  }

  /// Exchanges the places of two cards off the families.
  void disturb() {
    std::vector<Card*> loose;
    for (int p = Game::flanks.first; p < Game::hand.first; ++p)
      for (Card& card : pile(static_cast<Pile>(p))) loose.push_back(&card);
    std::swap(*loose[rng_.below(loose.size())], *loose[rng_.below(loose.size())]);
  }

 private:
  std::vector<Card>& pile(Pile p) { return piles_[p]; }
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(n))); }
  Pile packet() { return LaNivernaise::line[below(used_)]; }
  /// A flank place that is vacant, or taken.
  Pile flank(bool vacant) {
    for (;;)
      if (const Pile p = Game::flanks[below(8)]; pile(p).empty() == vacant) return p;
  }
  /// A family that is not empty, by weight while one of those with weight is left.
  Pile some_family() {
    std::vector<Pile> list;
    for (Pile p = 0; p < 8; ++p)
      if (!pile(p).empty()) list.insert(list.end(), static_cast<std::size_t>(weights_[p]), p);
    for (Pile p = 0; p < 8 && list.empty(); ++p)
      if (!pile(p).empty()) list.push_back(p);
    return list[rng_.below(list.size())];
  }
  [[nodiscard]] int in_flanks() {
    int taken = 0;
    for (int i = 0; i < Game::flanks.count; ++i) taken += pile(Game::flanks[i]).empty() ? 0 : 1;
    return taken;
  }
  /// Whether this family could have given the card away.
  [[nodiscard]] bool fits(Card card, Pile family) {
    const int size = static_cast<int>(pile(family).size());
    return card.suit() == family % 4 && card.rank() == (Game::aces.has(family) ? size + 1 : king - size) &&
           (size > 0 || chosen(options_, Game::Exchange::with_base));
  }
  void back(Pile from, Pile to) {
    pile(to).push_back(pile(from).back());
    pile(from).pop_back();
    line_.push_back({Act::lay, to, from, 1});
  }
  /// Takes back an exchange, if there is one at the places drawn.
  void between_families() {
    const auto family = static_cast<Pile>(below(8)), other = static_cast<Pile>(family ^ 4);
    if (!chosen(options_, Game::Exchange::off) && !pile(other).empty() && fits(pile(other).back(), family))
      back(other, family);
  }

  Options options_;
  Rng& rng_;
  std::array<std::vector<Card>, 23> piles_;
  std::array<int, 8> weights_;
  int used_;
  std::vector<Move> line_;  ///< taken back so far, the last move first
};

/// A deal played at random, to families rather than elsewhere, until nothing is to be dealt any more.
inline State played_to_last_phase(const Options& options, Rng& rng) {
  using Game = LaNivernaise;
  const Deal deal = deal_by_number(Game::info.packs_for(options), rng.next());
  Table table{Game::info.classes};
  table.prepare(deal.number, options);
  Game::lay_out(table, deal);
  while (table.size(Game::hand) > 0 || Game::redeals_left(table.state()) > 0) {
    MoveList moves, plays;
    Game::moves(table.state(), moves);
    for (const Move move : moves)
      if (move.act == Act::lay && Game::available.has(move.from) && Game::families.has(move.to))
        plays.add(move);
    const MoveList& chosen = !plays.empty() && rng.below(8) != 0 ? plays : moves;
    if (chosen.empty()) break;
    Game::play(table, random_move(chosen, rng));
  }
  return table.state();
}

}  // namespace longwood::test
