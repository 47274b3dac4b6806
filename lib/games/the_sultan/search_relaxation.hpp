#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "core/rules.hpp"
#include "games/search/loss_memory.hpp"
#include "games/the_sultan/rules.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood::advice {

/// A relaxation of The Sultan when no redeal is to come: a vacancy in the Divan is filled with the uppermost
/// card of the talon whenever that serves. So there are three moves: to turn a card, to play one from the
/// Divan or the talon, and to *hold* one, the uppermost of the talon, in a vacancy. The moves of every rule
/// set consist of these: to fill from the hand is to turn a card and to hold it. So a game that cannot be won
/// so is lost under all options.
///
/// Two families of a suit take a card of rank r if one shows r - 1, so only their number counts that have
/// come to a rank, and it does not matter to which of two a card goes.
///
/// **At sight.** Take a line that wins, and the moment at which the i-th card of the talon, from the top,
/// leaves it. This card, those above it and those that lay in the Divan are now in the Divan or at home. The
/// families hold only the cards already there, the cards in hand and these; so the further family of a
/// suit has come no higher than there is one such card of each rank, the other no higher than there are two.
/// The cards without room there lie in the Divan. If those are more cards than it has places, or the
/// families are not whole after the last card, there is no such line.
///
/// **By search.** Some plays are safe, that is, made at once without a loss.
/// *From the Divan.* In a line that wins make the play first; there is a place more then. If the line plays
/// its twin before it, from the talon, hold the twin instead, and both positions are alike.
/// *From the talon*, unless one family alone takes the card and its twin is in hand. Until the line plays it
/// the position differs only in that this card is home and does not cover others. The line can play its twin
/// first only from beneath it, as the Divan has no card to play; so it holds the card then, and the twin can
/// be held in that place instead.
/// *When the hand is out*, all plays and also holding, since nothing else needs the vacancy. Where nothing is
/// safe, there are two ways to continue: the uppermost card of the talon is played, or held if there is a
/// vacancy; or the next card is turned upon it. (To hold a card that can be played comes to playing it.)
class SultanRelaxation {
 public:
  explicit SultanRelaxation(const State& s) : places_{chosen(s, Game::Divan::six) ? 6 : 8} {
    std::array<bool, 4> other{};  // whether one family of the suit has been read
    for (int i = 0; i < Game::families.count; ++i) {
      const Card top = s.top[Game::families[i]];
      const auto suit = static_cast<std::size_t>(top.suit());
      auto& [higher, lower] = start_.reached[suit];
      (std::exchange(other[suit], true) ? lower : higher) =
          static_cast<std::uint8_t>(top.rank() == king ? 0 : top.rank());
    }
    for (auto& [higher, lower] : start_.reached)
      if (higher < lower) std::swap(higher, lower);
    for (int i = 0; i < Game::divan.count; ++i)
      if (const Card card = s.top[Game::divan[i]]; !card.none()) hold(start_, kind(card));
    lift(s);
  }

  /// Lost at sight.
  [[nodiscard]] bool lost() const { return lost(start_); }

  /// Whether a search of at most `positions` positions proves it lost. `memory` holds positions that were
  /// searched before; at most two are added for each position searched.
  bool lost(KeySet& memory, int positions) {
    settle(start_);
    if (start_.won()) return false;
    Path path;
    path[0] = start_;
    for (std::size_t n = 1; n > 0;) {
      Point& at = path[n - 1];
      if (at.step == Step::begin) {
        at.key = key(at);
        if (memory.contains(known_not_lost(at.key))) return remember(memory, path, n), false;
        if (memory.contains(at.key) || lost(at)) at.step = Step::done;
        if (--positions < 0) return false;
      }
      if (at.step == Step::done) {
        memory.insert(at.key);
        --n;
        continue;
      }
      Point& next = path[n] = at;
      at.step = at.step == Step::begin ? Step::turn : Step::done;
      if (at.step == Step::turn ? !take(next) : !turn(next)) continue;
      next.step = Step::begin;
      settle(next);
      if (next.won()) return remember(memory, path, n), false;
      ++n;
    }
    return true;
  }

 private:
  using Game = TheSultan;
  static constexpr std::uint8_t nothing = max_cards;  ///< beneath the last card of the talon

  /// Cards by kind: those there once at least, and twice.
  struct Cards {
    Kinds once = 0, twice = 0;

    constexpr void add(Kinds card) {
      twice |= once & card;
      once |= card;
    }
    constexpr void add(const Cards& more) {
      twice |= more.twice | (once & more.once);
      once |= more.once;
    }
  };
  /// The two families of a suit, the one that has come further first.
  struct Reached {
    std::uint8_t higher = 0, lower = 0;
  };
  enum class Step : std::uint8_t { begin, turn, done };
  struct Point {
    std::array<Reached, 4> reached{};
    std::array<std::uint8_t, 8> divan{};  ///< kinds
    std::uint8_t held = 0;                ///< how many
    std::uint8_t top = nothing;           ///< of the talon, by its place in `kinds_`
    std::uint8_t turned = 0;              ///< the place of the next card in hand
    std::uint8_t left = 0;                ///< in talon and hand
    Step step = Step::begin;
    Key key{};

    [[nodiscard]] bool won() const { return left == 0 && held == 0; }
  };

  /// Each move turns a card or takes one from the talon.
  using Path = std::array<Point, 2 * max_cards + 1>;

  static std::uint8_t kind(Card card) { return static_cast<std::uint8_t>(card.kind()); }
  static void hold(Point& at, std::uint8_t card) { at.divan[at.held++] = card; }

  /// The kinds of a suit up to a rank.
  static Kinds up_to(std::uint8_t rank, std::size_t suit) {
    return (suit_of_spades & ((Kinds{1} << 4 * rank) - 1)) << suit;
  }
  static Cards home(const std::array<Reached, 4>& reached) {
    Cards cards;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      cards.once |= up_to(reached[suit].higher, suit);
      cards.twice |= up_to(reached[suit].lower, suit);
    }
    return cards;
  }

  /// Records talon and hand, in the order in which the cards are turned.
  void lift(const State& s) {
    std::array<Card, max_cards> cards;
    const int in_talon = s.cards(Game::talon, cards);
    for (int i = 0; i < in_talon; ++i) lay(start_, cards[static_cast<std::size_t>(i)]);
    start_.turned = end_;
    Card card = s.top[Game::hand];
    for (int i = s.size[Game::hand]; i > 0; --i, card = s.under[card.id]) kinds_[end_++] = kind(card);
    Cards left;
    in_hand_[end_] = left;
    for (std::uint8_t i = end_; i-- > start_.turned;) {
      left.add(Kinds{1} << kinds_[i]);
      in_hand_[i] = left;
    }
    start_.left = end_;
  }
  void lay(Point& at, Card card) {
    kinds_[end_] = kind(card);
    cover(at, end_++);
  }
  /// Lays the card of this place on the talon.
  void cover(Point& at, std::uint8_t card) {
    under_[card] = at.top;
    const Key& below = at.top == nothing ? Key{} : talon_keys_[at.top];
    talon_keys_[card] = {mixed(below.a + kinds_[card] + 1), mixed(below.b ^ (kinds_[card] + 0x100U))};
    at.top = card;
  }

  static bool wanted(const Point& at, std::uint8_t card) {
    const auto& [higher, lower] = at.reached[card & 3];
    return higher == card >> 2 || lower == card >> 2;
  }
  /// Plays a card that is wanted; where both families want it, to the first.
  static void play(Point& at, std::uint8_t card) {
    auto& [higher, lower] = at.reached[card & 3];
    ++(higher == card >> 2 ? higher : lower);
  }
  void take_top(Point& at) const {
    at.top = under_[at.top];
    --at.left;
  }
  /// Whether a play of the uppermost card of the talon, which is wanted, might better wait: its twin is in
  /// hand and could have the one place that there is.
  [[nodiscard]] bool may_wait(const Point& at) const {
    const std::uint8_t card = kinds_[at.top];
    const auto& [higher, lower] = at.reached[card & 3];
    return higher != lower && (in_hand_[at.turned].once >> card & 1) != 0;
  }

  /// Makes what is safe.
  void settle(Point& at) const {
    for (bool any = true; any;) {
      any = false;
      for (std::uint8_t i = 0; i < at.held; ++i)
        if (const std::uint8_t card = at.divan[i]; wanted(at, card)) {
          play(at, card);
          at.divan[i--] = at.divan[--at.held];
          any = true;
        }
      if (any || at.top == nothing) continue;
      const std::uint8_t card = kinds_[at.top];
      const bool plays = wanted(at, card);
      if (plays ? may_wait(at) : at.turned < end_ || at.held == places_) continue;
      plays ? play(at, card) : hold(at, card);
      take_top(at);
      any = true;
    }
  }

  /// Plays the uppermost card of the talon, or holds it; false if neither can be done.
  bool take(Point& at) const {
    if (at.top == nothing) return false;
    const std::uint8_t card = kinds_[at.top];
    const bool plays = wanted(at, card);
    if (!plays && at.held == places_) return false;
    plays ? play(at, card) : hold(at, card);
    take_top(at);
    return true;
  }
  bool turn(Point& at) {
    if (at.turned == end_) return false;
    cover(at, at.turned++);
    return true;
  }

  /// What the families come to at most with these cards.
  static void climb(Reached& reached, std::size_t suit, const Cards& cards) {
    const auto have = [&](Kinds among, int rank) {
      return (among >> (4 * rank + static_cast<int>(suit)) & 1) != 0;
    };
    while (reached.higher < queen && have(cards.once, reached.higher)) ++reached.higher;
    while (reached.lower < queen && have(cards.twice, reached.lower)) ++reached.lower;
  }

  [[nodiscard]] bool lost(const Point& from) const {
    const Cards begun = home(from.reached);
    Cards at_hand = begun, out;  // out: in the Divan, or gone from there or from the talon
    for (std::uint8_t i = 0; i < from.held; ++i) out.add(Kinds{1} << from.divan[i]);
    at_hand.add(in_hand_[from.turned]);
    at_hand.add(out);
    auto reached = from.reached;
    for (std::size_t suit = 0; suit < 4; ++suit) climb(reached[suit], suit, at_hand);
    Cards most = home(reached);
    for (std::uint8_t card = from.top; card != nothing; card = under_[card]) {
      const Kinds bit = Kinds{1} << kinds_[card];
      out.add(bit);
      at_hand.add(bit);
      const std::size_t suit = kinds_[card] & 3U;
      const auto [higher, lower] = reached[suit];
      climb(reached[suit], suit, at_hand);
      if (higher != reached[suit].higher || lower != reached[suit].lower) most = home(reached);
      const Kinds first = most.once & ~begun.once, second = most.twice & ~begun.twice;
      if (std::popcount(out.once & ~(first | second)) + std::popcount(out.twice & ~(first & second)) >
          places_)
        return true;
    }
    for (const auto& [higher, lower] : reached)
      if (higher < queen || lower < queen) return true;
    return false;
  }

  /// What is at home follows from the rest.
  [[nodiscard]] Key key(const Point& at) const {
    Key key = at.top == nothing ? Key{} : talon_keys_[at.top];
    for (std::uint8_t i = 0; i < at.held; ++i)
      key += {mixed(at.divan[i] + 0x200U), mixed(at.divan[i] + 0x300U)};
    return key += {mixed(end_ - at.turned + 0x400U), mixed(end_ - at.turned + 0x500U)};
  }
  static void remember(KeySet& memory, const Path& path, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) memory.insert(known_not_lost(path[i].key));
  }

  int places_;
  Point start_;
  std::uint8_t end_ = 0;                               ///< of `kinds_`
  std::array<std::uint8_t, max_cards> kinds_, under_;  ///< `under_`, `talon_keys_`: of what is turned
  std::array<Key, max_cards> talon_keys_;              ///< of the talon up to a card
  std::array<Cards, max_cards + 1> in_hand_;           ///< from a card on
};

}  // namespace longwood::advice
