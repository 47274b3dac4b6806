#pragma once

#include "games/the_salic_law/rules.hpp"
#include "solve/advice.hpp"

namespace longwood::advice {

/// A position of The Salic Law as ranks alone, to be played on by a plain rule. Which family a card goes to
/// does not matter: one stands ready for each card home of the rank below that has none upon it.
class SalicLawPlayout {
 public:
  explicit SalicLawPlayout(const State& s) {
    for (int i = 0; i < Game::packets.count; ++i) {
      take_in(s, Game::packets[i], packet(i));
      if (size(i) > 0) begun_ = i + 1;
      for (int rank = ace; rank <= s.size[Game::families[i]]; ++rank) ++home(rank);
    }
    take_in(s, Game::hand, hand_);
  }

  /// How many cards are left in the packets when the rule is at its end: play what can be played, the lowest
  /// first, deal on, and when the deal is ended dig with bare kings for the nearest card that can be played.
  int cards_left() {
    do
      while (play() || deal());
    while (dig());
    int left = 0;
    for (int i = 0; i < begun_; ++i) left += size(i) - 1;
    return left;
  }

 private:
  using Game = TheSalicLaw;
  struct Ranks {
    std::array<std::uint8_t, max_cards> rank;  // set up to `size` only
    int size = 0;

    [[nodiscard]] int at(int i) const { return rank[static_cast<std::size_t>(i)]; }
    void add(int card) { rank[static_cast<std::size_t>(size++)] = static_cast<std::uint8_t>(card); }
    int lift() { return rank[static_cast<std::size_t>(--size)]; }
  };

  static void take_in(const State& s, Pile pile, Ranks& ranks) {
    ranks.size = s.size[pile];
    Card card = s.top[pile];
    for (int n = ranks.size; n-- > 0; card = s.under[card.id])
      ranks.rank[static_cast<std::size_t>(n)] = static_cast<std::uint8_t>(card.rank());
  }
  Ranks& packet(int i) { return packets_[static_cast<std::size_t>(i)]; }
  int size(int i) { return packet(i).size; }
  int& home(int rank) { return home_[static_cast<std::size_t>(rank)]; }
  bool suits(int rank) { return rank > ace && rank < queen && home(rank) < home(rank - 1); }

  bool play() {
    int from = -1, lowest = king;
    for (int i = 0; i < begun_; ++i) {
      const int rank = size(i) > 1 ? packet(i).at(size(i) - 1) : king;
      if (rank < lowest && suits(rank)) lowest = rank, from = i;
    }
    if (from >= 0) ++home(packet(from).lift());
    return from >= 0;
  }
  bool deal() {
    if (hand_.size == 0) return false;
    const int rank = hand_.lift();
    if (rank == king && begun_ < Game::packets.count) ++begun_;
    if (rank == ace)
      ++home(ace);
    else if (rank != queen)
      packet(begun_ - 1).add(rank);
    return true;
  }
  bool dig() {
    int bare = -1, from = -1, least = max_cards;
    for (int i = 0; i < begun_; ++i) {
      if (size(i) == 1) bare = i;
      int above = 0;
      while (above + 1 < size(i) && !suits(packet(i).at(size(i) - 1 - above))) ++above;
      if (above + 1 < size(i) && above < least) least = above, from = i;
    }
    if (bare < 0 || from < 0) return false;
    packet(bare).add(packet(from).lift());
    return true;
  }

  std::array<Ranks, Game::packets.count> packets_;
  Ranks hand_;
  int begun_ = 0;
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
  static int estimate(const State& s) {
    int value = 1000 + left_over * SalicLawPlayout{s}.cards_left() +
                per_card * (Game::cards - s.total(Game::families));
    for (int i = 0; i < Game::packets.count; ++i) {
      std::array<Card, max_cards> cards;
      const int n = s.cards(Game::packets[i], cards);
      int least = king;
      for (int at = 1; at < n; ++at) {
        const int rank = cards[static_cast<std::size_t>(at)].rank();
        if (least < rank) value += above;
        least = std::min(least, rank);
      }
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
    for (int i = Game::packets.count; i-- > 0;)
      if (stands_alone(s, Game::packets[i])) alone = Game::packets[i];
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

  static constexpr std::array runs{Run::beam(10),    Run::beam(50),     Run::beam(250),
                                   Run::beam(2'000), Run::beam(10'000), Run::unlimited(Engine::staged)};
  static constexpr Advice advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated},
      .macro_moves = MacroMoves{.begins = [](const State&, Move) { return false; },
                                .continuation = [](const State&, Move, MoveList&) {},
                                .irrelevant = irrelevant},
      .runs = runs,
      .version = 1};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheSalicLaw> =
    &longwood::advice::TheSalicLawAdvice::advice;
