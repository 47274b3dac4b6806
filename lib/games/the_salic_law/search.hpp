#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/the_salic_law/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// A position of The Salic Law as ranks alone, to be played on by a plain rule. Which family a card goes to
/// does not matter: one stands ready for each card home of the rank below that has none upon it.
class SalicLawPlayout {
 public:
  explicit SalicLawPlayout(const State& s) : s_{s}, turned_{s.top[Game::hand]}, in_hand_{s.size[Game::hand]} {
    for (std::size_t i = 0; i < packets; ++i) {
      const Pile pile = Game::packets[static_cast<int>(i)];
      Ranks& packet = packets_[i];
      packet.size = s.size[pile];
      Card card = s.top[pile];
      for (std::size_t n = packet.size; n-- > 0; card = s.under[card.id])
        packet.rank[n] = static_cast<std::uint8_t>(card.rank());
      show(i);
      if (packet.size > 0) begun_ = i + 1;
      for (std::size_t rank = ace; rank <= s.size[Game::families[static_cast<int>(i)]]; ++rank) ++home_[rank];
    }
    for (std::size_t rank = ace + 1; rank < queen; ++rank) want(rank);
  }

  /// How many cards are left in the packets when the rule is at its end: play what can be played, the lowest
  /// first, deal on, and when the deal is ended dig with bare kings for the nearest card that can be played.
  int cards_left() {
    do
      while (play() || deal());
    while (dig());
    std::size_t left = 0;
    for (std::size_t i = 0; i < begun_; ++i) left += packets_[i].size - 1;
    return static_cast<int>(left);
  }

 private:
  using Game = TheSalicLaw;
  static constexpr std::size_t packets = Game::packets.count;

  struct Ranks {
    std::array<std::uint8_t, max_cards> rank;  // set up to `size` only
    std::size_t size = 0;

    [[nodiscard]] std::size_t last() const { return rank[size - 1]; }
  };

  [[nodiscard]] bool wants(std::size_t rank) const { return (wanted_ >> rank & 1) != 0; }
  /// Updates whether a family waits for a card of this rank, from two to knave.
  void want(std::size_t rank) {
    const unsigned bit = 1U << rank;
    wanted_ = home_[rank] < home_[rank - 1] ? wanted_ | bit : wanted_ & ~bit;
  }
  void bring_home(std::size_t rank) {
    ++home_[rank];
    if (rank > ace) want(rank);
    if (rank < knave) want(rank + 1);
  }
  /// Notes which card a packet shows, if it has one upon its king, or that it shows it no more.
  void show(std::size_t i) {
    if (packets_[i].size < 2) return;
    const std::size_t rank = packets_[i].last();
    where_[rank] |= 1U << i;
    shown_ |= 1U << rank;
  }
  void hide(std::size_t i) {
    if (packets_[i].size < 2) return;
    const std::size_t rank = packets_[i].last();
    where_[rank] ^= 1U << i;
    if (where_[rank] == 0) shown_ ^= 1U << rank;
  }
  void add(std::size_t i, std::size_t rank) {
    hide(i);
    packets_[i].rank[packets_[i].size++] = static_cast<std::uint8_t>(rank);
    show(i);
  }
  std::size_t lift(std::size_t i) {
    hide(i);
    const std::size_t rank = packets_[i].last();
    --packets_[i].size;
    show(i);
    return rank;
  }

  bool play() {
    const unsigned ready = shown_ & wanted_;
    if (ready == 0) return false;
    const auto rank = static_cast<std::size_t>(std::countr_zero(ready));
    bring_home(lift(static_cast<std::size_t>(std::countr_zero(where_[rank]))));
    return true;
  }
  bool deal() {
    if (in_hand_ == 0) return false;
    --in_hand_;
    const auto rank = static_cast<std::size_t>(turned_.rank());
    turned_ = s_.under[turned_.id];
    if (rank == king && begun_ < packets) ++begun_;
    if (rank == ace)
      bring_home(ace);
    else if (rank != queen)
      add(begun_ - 1, rank);
    return true;
  }
  bool dig() {
    std::size_t bare = packets, from = packets, least = max_cards;
    for (std::size_t i = 0; i < begun_; ++i)
      if (packets_[i].size == 1) bare = i;
    if (bare == packets) return false;
    for (std::size_t i = 0; i < begun_; ++i) {
      const Ranks& packet = packets_[i];
      std::size_t above = 0;
      while (above < least && above + 1 < packet.size && !wants(packet.rank[packet.size - 1 - above]))
        ++above;
      if (above < least && above + 1 < packet.size) least = above, from = i;
    }
    if (from == packets) return false;
    add(bare, lift(from));
    return true;
  }

  const State& s_;
  std::array<Ranks, packets> packets_;
  std::array<unsigned, king + 1> where_{};  ///< packets which show a rank upon a king, a bit each
  unsigned shown_ = 0, wanted_ = 0;         ///< ranks shown so, and those for which a family waits
  Card turned_;                             ///< the next of the hand
  std::size_t in_hand_, begun_ = 0;
  std::array<int, king + 1> home_{};  // cards of each rank
};

struct TheSalicLawAdvice {
  using Game = TheSalicLaw;
  static constexpr int left_over = 8, per_card = 6, above = 4, lone_king = 6;

  static int height(const State& s, int family) { return s.size[Game::families[family]]; }
  static bool stands_alone(const State& s, Pile packet) {
    return s.size[packet] == 1 && s.top[packet].rank() == king;
  }
  static int lowest(const State& s) {
    int least = king;
    for (int i = 0; i < Game::families.count; ++i) least = std::min(least, height(s, i));
    return least;
  }

  /// Cards dealt so far and, when all are, cards home.
  static int stage(const State& s) {
    const int in_hand = s.size[Game::hand];
    return max_cards - in_hand + (in_hand == 0 ? s.total(Game::families) : 0);
  }
  /// What a plain rule leaves; cards left now, and cards that lie above a lower one; kings that stand alone
  /// count for the position.
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    int value = 1000 + left_over * SalicLawPlayout{s}.cards_left() +
                per_card * (Game::cards - s.total(Game::families));
    const auto above_lower = [](Card card, Card /*below*/, Kinds beneath) {
      return (beneath & ((Kinds{1} << 4 * (card.rank() - 1)) - 1)) != 0 ? above : 0;
    };
    for (int i = 0; i < Game::packets.count; ++i) {
      value += memory.sum(table, s.top[Game::packets[i]], above_lower);
      if (stands_alone(s, Game::packets[i])) value -= lone_king;
    }
    return value;
  }
  /// When all families have come to within one of its rank a card is safe to play: each card of this rank has
  /// a family that waits for it. Where cards that suit must be played as they are turned, only after the
  /// deal.
  static std::optional<Move> safe(const State& s) {
    if (s.size[Game::hand] > 0 && chosen(s, Game::CardTurned::at_once)) return {};
    const int least = lowest(s);
    for (int i = 0; i < Game::packets.count; ++i) {
      const Card card = s.top[Game::packets[i]];
      if (card.none() || card.rank() > least + 1) continue;
      for (int family = 0; family < Game::families.count; ++family)
        if (height(s, family) + 1 == card.rank() && waits_for_no_king(s, family))
          return Move{Act::lay, Game::packets[i], Game::families[family], 1};
    }
    return {};
  }
  static bool waits_for_no_king(const State& s, int family) {
    return !chosen(s, Game::FamilyWaits::for_king) || s.size[Game::packets[family]] > 0;
  }
  /// Of kings that stand alone one serves as well as another, and a card that lies alone on one stays there;
  /// of families that take the same card the first.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    const bool dealt = s.size[Game::hand] == 0;
    Pile alone = max_piles;
    for (const Move m : moves)
      if (m.act == Act::lay && Game::packets.has(m.to)) alone = std::min(alone, m.to);
    moves.keep_if([&](Move m) {
      if (m.act != Act::lay) return true;
      if (Game::families.has(m.to)) return is_first_such_family(s, m);
      return !dealt || (m.to == alone && (m.count > 1 || s.size[m.from] > 2));
    });
  }
  static bool is_first_such_family(const State& s, Move m) {
    const int to = m.to - Game::families.first;
    for (int family = 0; family < to; ++family)
      if (height(s, family) == height(s, to) && waits_for_no_king(s, family)) return false;
    return true;
  }
  /// How high the families stand follows from what lies elsewhere; which of them stands so matters only where
  /// they wait for kings.
  static std::uint64_t irrelevant(const State& s) {
    constexpr std::uint64_t families = 0xFF;
    return s.size[Game::hand] > 0 && chosen(s, Game::FamilyWaits::for_king) ? 0 : families;
  }

  static constexpr std::array runs{Run::beam(10),
                                   Run::beam(50),
                                   Run::beam(250),
                                   Run::beam(2'000).exploring(),
                                   Run::beam(10'000).exploring(),
                                   Run::unlimited(Engine::staged).exploring()};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .irrelevant = irrelevant},
      .runs = runs,
      .version = 2};
};

}  // namespace longwood::advice
