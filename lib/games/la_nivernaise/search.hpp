#pragma once

#include <algorithm>

#include "games/la_nivernaise/rules.hpp"
#include "games/la_nivernaise/search_endgame.hpp"
#include "games/search/common.hpp"
#include "games/search/families_reached.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// In the arguments below a suit's rising family shows rank u and its falling one d (0 and 14 if not begun).
/// Cards are exchanged only where the two families meet, u + 1 == d. Once they have crossed, d <= u, they
/// never meet again, and each card left has one family to go to.
struct LaNivernaiseAdvice {
  using Game = LaNivernaise;

  struct Families : FamiliesReached {
    explicit Families(const State& s) {
      for (int suit = 0; suit < 4; ++suit)
        set(static_cast<std::size_t>(suit), s.top[Game::aces[suit]], s.top[Game::kings[suit]]);
    }
    [[nodiscard]] bool crossed(std::size_t suit) const { return down[suit] <= up[suit]; }
    /// The kind that the rising (or falling) family of a suit takes next; 0 if it is whole.
    [[nodiscard]] Kinds wants_up(std::size_t suit) const { return kinds(suit, up[suit] + 1, up[suit] + 1); }
    [[nodiscard]] Kinds wants_down(std::size_t suit) const {
      return kinds(suit, down[suit] - 1, down[suit] - 1);
    }
    /// The kinds of a suit from one rank to another.
    static Kinds kinds(std::size_t suit, int from, int to) {
      from = std::max(from, ace), to = std::min(to, king);
      if (from > to) return 0;
      return (suit_of_spades & ((Kinds{1} << 4 * to) - (Kinds{1} << 4 * (from - 1)))) << suit;
    }
  };

  static bool has(Kinds kinds, Card card) { return (kinds >> card.kind() & 1) != 0; }
  /// Whether no card is to be dealt any more.
  static bool finale(const State& s) { return Game::redeals_left(s) == 0 && s.size[Game::hand] == 0; }
  /// Premise of the arguments below: cards are exchanged one by one, the base card stays, and families give
  /// cards to one another only.
  static bool exchanges_by_the_book(const State& s) {
    return chosen(s, Game::Exchange::one_by_one) && !chosen(s, Game::Source::any_place);
  }

  /// Every four cards dealt are a stage, and each play after the last card.
  static int stage(const State& s) {
    const int left = s.size[Game::hand];
    return 128 * s.counter[Game::redeals] + (left > 0 ? (max_cards - left) / 4 : max_cards / 4);
  }

  struct Weights {
    int left, held, due, cover, absent;
  };
  /// Dealing, and when the hand is out; then the same after the redeal.
  static constexpr std::array<Weights, 4> weights{
      {{384, 192, 48, 32, 24}, {384, 137, 32, 32, 16}, {384, 128, 16, 24, 16}, {384, 46, 32, 32, 8}}};
  static constexpr int in_hand = 28;

  /// Cards left; flank places taken, and how many cards their families want before theirs; and how deep the
  /// next card of each family lies in the line.
  static int estimate(const State& s) {
    const Weights& w =
        weights[(s.counter[Game::redeals] == 1 ? 2U : 0U) + (s.size[Game::hand] == 0 ? 1U : 0U)];
    const Families f{s};
    std::array<int, 8> depth;
    depth.fill(w.absent);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (f.up[suit] == king) depth[suit] = 0;
      if (f.down[suit] == ace) depth[suit + 4] = 0;
    }
    const auto lies = [&](Card card, int above) {
      const auto suit = static_cast<std::size_t>(card.suit());
      if (card.rank() == f.up[suit] + 1) depth[suit] = std::min(depth[suit], above);
      if (card.rank() == f.down[suit] - 1) depth[suit + 4] = std::min(depth[suit + 4], above);
    };
    int held = 0, due = 0;
    for (int i = 0; i < Game::flanks.count; ++i) {
      const Card card = s.top[Game::flanks[i]];
      if (card.none()) continue;
      ++held;
      lies(card, 0);
      const auto suit = static_cast<std::size_t>(card.suit());
      const int up = card.rank() - f.up[suit], down = f.down[suit] - card.rank();
      due += std::min(up <= 0 ? down : down <= 0 ? up : std::min(up, down), 8);
    }
    for (int i = 0; i < Game::line.count; ++i) {
      Card card = s.top[Game::line[i]];
      for (int above = 0, n = s.size[Game::line[i]]; above < n; ++above, card = s.under[card.id])
        lies(card, above);
    }
    int cover = 0;
    for (const int d : depth) cover += d;
    return w.left * (max_cards - s.total(Game::families)) + w.held * held + w.due * due + w.cover * cover +
           in_hand * s.size[Game::hand];
  }

  /// Two kinds of play are safe.
  ///
  /// A flank card of rank r == u + 1 goes up at once unless d == r. If d <= u it has nowhere else to go. If
  /// d > r, take a line that wins without this play; follow it with the card played, and make the two
  /// positions equal as soon as the line moves a card r. If it plays this card up, nothing is to be done; if
  /// its twin, put the twin, if it comes from the line, on the place this card has left. If it plays either
  /// down, first exchange r downward, which d == r + 1 then allows, and treat the twin likewise. Until then
  /// the positions differ only in one flank place more: u stays, and for an exchange of r - 1 the falling
  /// family would have to show r, whose play comes first. (The ace on which a family is founded is not
  /// exchanged; but then, once an ace lies on the falling family, that family is whole, and nothing more
  /// happens in either until the twin is played or the ace exchanged, after which the positions are equal.)
  /// By the mirror image a flank card of rank d - 1 goes down at once unless u is its rank.
  ///
  /// After the redeal a line card of a suit whose families have crossed is played at once, unless that leaves
  /// a place which is filled again: it has one family to go to, the order of the line will not count again,
  /// and its packet is used up at the same moment as before, since what lies under it remains.
  static std::optional<Move> safe(const State& s) {
    if (!exchanges_by_the_book(s)) return {};
    const Families f{s};
    Kinds up = 0, down = 0, crossed_up = 0, crossed_down = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (f.meet(suit)) continue;
      up |= f.wants_up(suit);
      down |= f.wants_down(suit);
      if (!f.crossed(suit)) continue;
      crossed_up |= f.wants_up(suit);
      crossed_down |= f.wants_down(suit);
    }
    if (const auto play = play_wanted(s, Game::flanks, Game::aces, up)) return play;
    if (const auto play = play_wanted(s, Game::flanks, Game::kings, down)) return play;
    if (Game::redeals_left(s) > 0 || (crossed_up | crossed_down) == 0) return {};
    for (int i = 0; i < Game::line.count; ++i) {
      const Card card = s.top[Game::line[i]];
      if (card.none() || (s.size[Game::line[i]] == 1 && s.size[Game::hand] > 0)) continue;
      if (has(crossed_up, card)) return Move{Act::lay, Game::line[i], Game::aces[card.suit()], 1};
      if (has(crossed_down, card)) return Move{Act::lay, Game::line[i], Game::kings[card.suit()], 1};
    }
    return {};
  }

  /// The ranks of each suit that lie available, a bit each.
  static std::array<std::uint32_t, 4> ranks_available(const State& s) {
    std::array<std::uint32_t, 4> ranks{};
    for (int i = 0; i < Game::available.count; ++i)
      if (const Card card = s.top[Game::available[i]]; !card.none())
        ranks[static_cast<std::size_t>(card.suit())] |= 1U << card.rank();
    return ranks;
  }

  static bool exchanges(Move m) { return m.act == Act::lay && Game::families.has(m.from); }
  static bool digs(Move m) { return m.act == Act::lay && Game::line.has(m.from) && Game::flanks.has(m.to); }

  /// Whether an exchange in this direction moves the rank at which the families meet towards a card that lies
  /// available.
  static bool exchange_serves(Move m, const Families& f, const std::array<std::uint32_t, 4>& available) {
    const bool falls = Game::aces.has(m.from);
    const auto suit = static_cast<std::size_t>(m.from - (falls ? Game::aces.first : Game::kings.first));
    const std::uint32_t below = (1U << f.up[suit]) - 1;  // ranks less than u
    return (available[suit] & (falls ? below : ~(below << 2 | 3))) != 0;
  }

  /// Whether laying cards of this packet in the flanks may uncover one that can be played next.
  static bool worth_digging(const State& s, Pile packet, const Families& f) {
    Kinds wanted = 0, played_at_once = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (f.meet(suit))
        wanted |= Families::kinds(suit, ace, king);
      else
        played_at_once |= f.wants_up(suit) | f.wants_down(suit);
    }
    const int places = Game::flanks.count - s.total(Game::flanks);
    Card card = s.top[packet];
    for (int above = 0; above <= places && above < s.size[packet]; ++above, card = s.under[card.id]) {
      if (has(played_at_once, card)) return above > 0;
      if (above > 0 && has(wanted, card)) return true;
    }
    return false;
  }

  /// Vacant flank places are interchangeable, and a card gains nothing by going from one to another.
  /// Exchanges that do not lead to a card which lies available are dominated, and so is, when no card is to
  /// be dealt, laying line cards in the flanks unless that uncovers a card which is played, see
  /// `begins_macro_move`.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::flanks, moves);
    if (!exchanges_by_the_book(s))
      return moves.keep_if([](Move m) { return !Game::flanks.has(m.from) || !Game::flanks.has(m.to); });
    const Families f{s};
    bool met = false;
    for (std::size_t suit = 0; suit < 4; ++suit) met = met || f.meet(suit);
    if (met) {
      const auto available = ranks_available(s);
      moves.keep_if([&](Move m) { return !exchanges(m) || exchange_serves(m, f, available); });
    }
    if (finale(s)) moves.keep_if([&](Move m) { return !digs(m) || worth_digging(s, m.from, f); });
  }

  /// Exchanges, and digging when no card is to be dealt, are only followed as macro moves which end in a
  /// play.
  ///
  /// Where families meet, u + 1 == d, cards can be exchanged back and forth; until a card of the suit is
  /// played, nothing depends on the rank at which they meet. So all exchanges can wait until just before that
  /// play, and go straight to the rank at which it can be made. (A whole rising family with no falling one
  /// begun can give its king away but not take it back; whatever it might then do with the other king can be
  /// done with the families meeting below the king as well. The same of aces.)
  ///
  /// When no card is to be dealt, take a line that wins, and let x be the next card it plays. Cards laid in
  /// the flanks before, except those over x, can be laid there after x as well, when there is as much room or
  /// more; and if x went by way of the flanks, it can go straight. So the cards over x come first, with
  /// nothing between, then the exchanges of its suit, then x. This leaves out no card which `safe` would play
  /// from the flanks at once, for then that card is x.
  static bool begins_macro_move(const State& s, Move last) {
    return exchanges_by_the_book(s) && (exchanges(last) || (digs(last) && finale(s)));
  }

  static void continue_macro_move(const State& s, Move last, MoveList& moves) {
    const Families f{s};
    if (exchanges(last)) {
      const auto available = ranks_available(s);
      return moves.keep_if([&](Move m) {
        if (exchanges(m)) return m.from == last.from && exchange_serves(m, f, available);
        return m.act == Act::lay && m.to == last.to;
      });
    }
    one_vacancy(s, Game::flanks, moves);
    const Card card = s.top[last.from];
    std::array<std::uint32_t, 4> available{};
    if (!card.none()) available[static_cast<std::size_t>(card.suit())] = 1U << card.rank();
    moves.keep_if([&](Move m) {
      if (exchanges(m)) return exchange_serves(m, f, available);
      if (m.from != last.from) return false;
      return Game::families.has(m.to) || worth_digging(s, last.from, f);
    });
  }

  /// The families of the suits in which they meet.
  static std::uint64_t irrelevant_piles(const State& s) {
    if (!exchanges_by_the_book(s)) return 0;
    const Families f{s};
    std::uint64_t piles = 0;
    for (int suit = 0; suit < 4; ++suit)
      if (f.meet(static_cast<std::size_t>(suit)))
        piles |= std::uint64_t{1} << Game::aces[suit] | std::uint64_t{1} << Game::kings[suit];
    return piles;
  }

  /// See `NivernaiseEndgameRelaxation`.
  static bool lost_in_finale(const State& s, KeySet& memory) {
    constexpr int most_points = 250;
    static_assert(most_points <= Prove::most_keys);
    return finale(s) && !chosen(s, Game::Source::any_place) &&
           NivernaiseEndgameRelaxation{s}.lost(memory, most_points);
  }

  /// After the redeal, where a flank or line card can be played to a family, only such plays are kept. Before
  /// it a play that waits changes how the line is dealt again, so it is worth a search.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    if (s.counter[Game::redeals] == 0) return;
    const auto plays = [](Move m) {
      return m.act == Act::lay && Game::families.has(m.to) && Game::available.has(m.from);
    };
    for (const Move m : moves)
      if (plays(m)) return moves.keep_if(plays);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(20),    heuristic(40),     heuristic(80),
                                   heuristic(160),   heuristic(320),    heuristic(640),
                                   heuristic(1280),  heuristic(2560),   heuristic(5120),
                                   Run::beam(20000), Run::beam(120000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe,
                .dominated = leave_out_dominated,
                .heuristic = leave_out_seldom_needed,
                .irrelevant = irrelevant_piles},
      .prove = {.lost_cached = lost_in_finale},
      .macro_moves = MacroMoves{.begins = begins_macro_move, .continuation = continue_macro_move},
      .runs = runs,
      .version = 4};
};

}  // namespace longwood::advice
