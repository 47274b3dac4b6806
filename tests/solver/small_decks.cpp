#include "small_decks.hpp"

#include <algorithm>
#include <vector>

#include "generated/games/list.hpp"

namespace longwood::test {
namespace {

using Cards = std::vector<Card>;

/// Puts a small deck together: which cards are in play, and what lies under the foundations.
class Builder {
 public:
  explicit Builder(const AnyGame& game, Rng& rng, const Options& options)
      : game_{game}, rng_{rng}, options_{options} {
    const int packs = chosen("packs", "one") ? 1 : game.info->packs.count;
    for (int id = 0; id < max_cards; ++id)
      if (const Card card{static_cast<std::uint8_t>(id)}; card.twin() < packs) idle_.push_back(card);
  }

  /// Whether an option was chosen so.
  [[nodiscard]] bool chosen(std::string_view option, std::string_view choice) const {
    const auto& options = game_.info->variants.options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (options[i].id == option) return options[i].choices[options_[i]].id == choice;
    return false;
  }
  [[nodiscard]] bool has(Pile pile) const { return game_.info->has_pile(pile, options_); }

  int draw(int from, int to) {
    return from + static_cast<int>(rng_.below(static_cast<std::uint64_t>(to - from + 1)));
  }
  Group group(std::string_view name) const {
    for (const PileGroup& g : game_.info->groups)
      if (g.name == name) return g.piles;
    return {};
  }

  /// The first group that is for this.
  [[nodiscard]] Group group(Role role) const {
    for (const PileGroup& g : game_.info->groups)
      if (g.role == role) return g.piles;
    return {};
  }

  /// Takes one copy of this card out of those not used yet; no card if both are.
  Card take(int rank, int suit) {
    const auto it = std::ranges::find_if(idle_, [&](Card c) { return c.rank() == rank && c.suit() == suit; });
    if (it == idle_.end()) return {};
    const Card card = *it;
    idle_.erase(it);
    return card;
  }
  void in_play(int rank, int suit) {
    if (const Card card = take(rank, suit); !card.none()) play_.push_back(card);
  }
  void lay(Pile pile, Card card) { piles_[pile].push_back(card); }
  [[nodiscard]] int size(Pile pile) const { return static_cast<int>(piles_[pile].size()); }
  void shuffle() { rng_.shuffle(std::span{play_}); }
  Card next() {
    const Card card = play_.back();
    play_.pop_back();
    return card;
  }
  [[nodiscard]] bool any_left() const { return !play_.empty(); }
  [[nodiscard]] int count() const { return static_cast<int>(play_.size()); }
  void drop_last() {
    idle_.push_back(play_.back());
    play_.pop_back();
  }
  void counter(int index, int value) {
    counters_[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(value);
  }

  /// Scatters what is left over the piles of a group.
  void scatter(Group group) {
    while (any_left()) lay(group[draw(0, group.count - 1)], next());
  }
  /// Deals what is left in rounds on `piles` piles.
  void deal_round(Pile first, int piles) {
    for (int i = 0; any_left(); ++i) lay(static_cast<Pile>(first + i % piles), next());
  }
  void to_hand(int most) {
    for (int n = draw(0, most); n > 0 && any_left(); --n) lay(group("hand"), next());
  }

  /// The position, cards not in play lying at the bottom of `store`.
  State build(Pile store) {
    Table table{game_.info->classes};
    table.prepare(rng_.next(), options_);
    for (const Card card : idle_) table.put(store, card);
    for (int pile = 0; pile < game_.info->piles(); ++pile)
      for (const Card card : piles_[static_cast<std::size_t>(pile)]) table.put(static_cast<Pile>(pile), card);
    for (int i = 0; i < State::counters; ++i)
      table.set(static_cast<std::uint8_t>(i), counters_[static_cast<std::size_t>(i)]);
    return table.state();
  }

 private:
  const AnyGame& game_;
  Rng& rng_;
  const Options options_;
  Cards idle_, play_;
  std::array<Cards, max_piles> piles_;
  std::array<std::uint8_t, State::counters> counters_{};
};

/// Families of each suit with `ranks` ranks between them, from `low` if told; suits not in play are complete.
void families(Builder& b, int suits, int ranks, bool falling, int low = 0) {
  if (low == 0) low = b.draw(2, falling ? 12 - ranks : 14 - ranks);
  const int high = falling ? low + ranks - 1 : king;
  for (int suit = 0; suit < 4; ++suit) {
    const bool in_play = suit < suits;
    for (int rank = ace; rank <= (in_play ? low - 1 : king); ++rank)
      if (rank < low || !in_play) b.lay(b.group("aces")[suit], b.take(rank, suit));
    if (falling)
      for (int rank = king; rank >= (in_play ? high + 1 : ace); --rank)
        b.lay(b.group("kings")[suit], b.take(rank, suit));
    if (in_play)
      for (int rank = low; rank <= high; ++rank)
        for (int copy = 0; copy < (falling ? 2 : 1); ++copy) b.in_play(rank, suit);
  }
  b.shuffle();
}

State fortress(Builder& b) {
  families(b, b.draw(2, 4), b.draw(4, 9), false);
  b.deal_round(b.group("left").first, 10);
  return b.build(b.group("aces")[0]);
}

State la_nationale(Builder& b) {
  families(b, b.draw(2, 4), b.draw(4, 6), true);
  b.deal_round(b.group("columns").first, b.draw(6, 12));
  if (b.chosen("redeals", "two")) b.counter(2, b.draw(0, 4) == 0 ? 1 : 2);
  return b.build(b.group("aces")[0]);
}

State la_capricieuse(Builder& b) {
  families(b, 2, b.draw(4, 5), true);
  b.deal_round(b.group("columns").first, b.draw(2, 5));
  b.counter(2, b.draw(0, 4) == 0 ? 1 : 2);
  return b.build(b.group("aces")[0]);
}

State st_helena(Builder& b) {
  families(b, 2, b.draw(4, 5), true);
  b.to_hand(5);
  b.deal_round(b.group("packets").first, b.draw(2, 5));
  b.counter(0, b.draw(0, 11));
  const int redeals = b.draw(0, 4) == 0 ? 1 : 2;
  b.counter(1, b.chosen("redeals", "none") ? 0 : redeals);
  return b.build(b.group("aces")[0]);
}

State la_nivernaise(Builder& b) {
  const int ranks = b.draw(5, 6);
  // now and then aces or kings are still to be founded; the last suit is whole then, and keeps the idle cards
  const int low = b.draw(0, 2) != 0 ? 0 : b.draw(0, 1) == 0 ? ace : king + 1 - ranks;
  families(b, low != 0 ? 3 : b.draw(3, 4), ranks, true, low);
  b.to_hand(2);
  for (int i = 0; i < 8 && b.any_left(); ++i) b.lay(b.group("flanks")[i], b.next());
  b.deal_round(b.group("line").first, b.draw(1, 2));
  b.counter(0, (b.draw(0, 4) == 0 ? 0 : 1) + (b.chosen("redeals", "two") ? 1 : 0));
  return b.build(b.group("aces")[low != 0 ? 3 : 0]);
}

State the_clock(Builder& b) {
  constexpr std::array suits{clubs, hearts, spades, diamonds};  // of the hours I, II, III, IV and so on round
  // every other deck has most of one suit, so that its hours want the same kinds, and little of the others
  const int deep = b.draw(0, 7), reach = deep < 4 ? b.draw(0, 1) : b.draw(1, 3);
  for (int hour = 0; hour < 12; ++hour) {
    const int suit = suits[static_cast<std::size_t>(hour % 4)],
              wanting = hour % 4 == deep ? b.draw(3, hour < 8 ? 8 : 7) : b.draw(0, reach);
    const auto rank_before_the_end = [&](int steps) { return (hour + 13 - steps) % 13 + 1; };
    b.lay(b.group("hours")[hour], b.take(rank_before_the_end(wanting), suit));
    for (int steps = wanting; steps-- > 0;) b.in_play(rank_before_the_end(steps), suit);
  }
  b.shuffle();
  b.to_hand(6);
  for (int n = b.draw(0, 3); n > 0 && b.any_left(); --n) b.lay(b.group("talon"), b.next());
  b.scatter({b.group("circle").first, static_cast<Pile>(b.draw(3, 12))});
  return b.build(b.group("hours")[0]);
}

State the_fourteenth(Builder& b) {
  const bool spent = b.draw(0, 4) != 0;
  for (int pairs = b.draw(3, spent ? 11 : 4); pairs > 0; --pairs) {
    const int rank = b.draw(1, 7);
    const int before = b.count();
    b.in_play(rank, b.draw(0, 3));
    b.in_play(14 - rank, b.draw(0, 3));
    if (b.count() == before + 1) b.drop_last();
  }
  b.shuffle();
  b.to_hand(6);
  for (int place = 0; place < 25 && b.any_left(); ++place)
    if (b.draw(0, 1) != 0 || b.count() >= 25 - place) b.lay(static_cast<Pile>(place), b.next());
  b.counter(0, spent ? 1 : 0);
  return b.build(b.group("out"));
}

State the_sultan(Builder& b) {
  constexpr std::array suits{diamonds, diamonds, spades, spades, clubs, clubs, hearts, hearts};
  for (int family = 0; family < 8; ++family) {
    const int suit = suits[static_cast<std::size_t>(family)], wanting = b.draw(0, 8);
    b.lay(b.group("families")[family], b.take(queen - wanting, suit));
    for (int steps = wanting; steps-- > 0;) b.in_play(queen - steps, suit);
  }
  b.lay(b.group("sultan"), b.take(king, hearts));
  b.shuffle();
  for (int i = 0; i < 8 && b.any_left(); ++i)
    if (b.has(b.group("divan")[i])) b.lay(b.group("divan")[i], b.next());
  b.to_hand(20);
  b.scatter({b.group("talon").first, 1});
  b.counter(0, b.draw(0, 4) == 0 ? 1 : 2);
  return b.build(b.group("families")[0]);
}

/// Kings head a few columns, spare ones lying beneath the first, and some ranks of two or three suits are
/// still to come home.
State spensers_fairie_queen(Builder& b) {
  const Group families = b.group("families"), columns = b.group("columns");
  const int headed = b.draw(2, 5);
  for (int i = 0; i < columns.count; ++i) b.lay(columns[i < headed ? i : 0], b.take(king, i / 2));
  const int suits = b.draw(2, 3), low = b.draw(2, 9);
  for (int i = 0; i < families.count; ++i) {
    const int suit = i / 2, home = suit < suits ? low - 1 : queen;
    for (int rank = ace; rank <= home; ++rank) b.lay(families[i], b.take(rank, suit));
    for (int rank = home + 1; rank <= std::min(queen, low + 3); ++rank) b.in_play(rank, suit);
  }
  b.shuffle();
  b.to_hand(3);
  b.deal_round(columns.first, headed);
  return b.build(families[families.count - 1]);
}

/// Every king begins a packet, all queens lie, and a few ranks are still to come home, of any suit.
State the_salic_law(Builder& b) {
  const Group families = b.group("families"), packets = b.group("packets");
  for (int i = 0; i < packets.count; ++i) b.lay(packets[i], b.take(king, i / 2));
  const int low = b.draw(2, 9), ranks = b.draw(4, 8);
  for (int i = 0; i < families.count; ++i) {
    for (int rank = ace; rank < low; ++rank) b.lay(families[i], b.take(rank, i / 2));
    const int home = b.draw(0, 2) == 0 ? low - 1 : queen - 1;
    for (int rank = low; rank < queen; ++rank)
      if (rank <= home)
        b.lay(families[i], b.take(rank, i / 2));
      else if (rank < low + ranks)
        b.in_play(rank, i / 2);
  }
  b.shuffle();
  b.to_hand(3);
  b.deal_round(packets.first, packets.count);
  return b.build(b.group("queens"));
}

/// For a game with cards that lie face down: the last ranks of a few suits, on columns of which the last card
/// is open, and in hand.
State face_down(Builder& b, const FaceDown& covered) {
  const Group families = b.group("families");
  const int suits = b.draw(2, 4), low = b.draw(suits == 4 ? 11 : 9, 11);
  for (int suit = 0; suit < families.count; ++suit) {
    const int home = suit < suits ? low - 1 : king;
    for (int rank = ace; rank <= home; ++rank) b.lay(families[suit], b.take(rank, suit));
    for (int rank = home + 1; rank <= king; ++rank) b.in_play(rank, suit);
  }
  b.shuffle();
  b.to_hand(6);
  for (int i = 0, columns = b.draw(2, 4); b.any_left(); i = (i + 1) % columns) {
    const Pile pile = covered.piles[i];
    if (b.size(pile) > 0) b.counter(covered.of(pile), b.size(pile));
    b.lay(pile, b.next());
  }
  return b.build(families[families.count - 1]);
}

/// For any game with families on its aces, and perhaps on its kings: a few cards in hand and on the tableau.
State by_groups(Builder& b) {
  const bool falling = b.group("kings").count == 4;
  families(b, falling ? 2 : b.draw(2, 4), falling ? b.draw(4, 5) : b.draw(4, 6), falling);
  if (b.group("hand").count > 0) b.to_hand(5);
  const Group tableau = b.group(Role::tableau);
  b.deal_round(tableau.first, b.draw(std::min<int>(2, tableau.count), std::min<int>(5, tableau.count)));
  return b.build(b.group("aces")[0]);
}

/// For any game whose families all rise, one or two of a suit: a few cards in hand and on the tableau. Where
/// the deal says how families begin, they begin with any rank, and one has begun.
State rising(Builder& b, Group families, bool by_deal) {
  const int copies = families.count / 4, suits = b.draw(2, 3), low = b.draw(by_deal ? 2 : 1, king - 3);
  const int first = by_deal ? b.draw(ace, king) : ace;
  const auto rank = [&](int place) { return (place + first - 2) % king + 1; };
  for (int i = 0; i < families.count; ++i) {
    const int suit = i / copies, home = suit < suits ? low - 1 : king;
    for (int place = 1; place <= home; ++place) b.lay(families[i], b.take(rank(place), suit));
    for (int place = home + 1; place <= std::min(king, low + 4); ++place) b.in_play(rank(place), suit);
  }
  b.shuffle();
  if (b.group("hand").count > 0) b.to_hand(5);
  const Group tableau = b.group(Role::tableau);
  b.deal_round(tableau.first, b.draw(2, std::min<int>(6, tableau.count)));
  return b.build(families[families.count - 1]);
}

/// Ranks from one card of a family to the next, as the rows of its game have it.
int step_of(const AnyGame& game, Pile family) {
  return for_game(Games{}, game.info->id, 1, [&]<Game G> {
    for (const MoveRule& lay : G::rules.lays)
      if (lay.to.has(family)) return int{lay.fit.by};
    return 1;
  });
}

/// Whether a family rises by more than one rank from card to card.
bool has_wide_steps(const AnyGame& game) {
  return std::ranges::any_of(game.info->groups, [&](const PileGroup& group) {
    return group.role == Role::family && step_of(game, group.piles.first) > 1;
  });
}

/// For any game whose families rise so: some cards of two or three suits are still to come home, a few of
/// them in hand, in the talon, or just turned.
State by_steps(Builder& b, const AnyGame& game, const State& start) {
  const int suits = b.draw(2, 3), reach = b.draw(2, 3);
  Pile store = 0;
  for (const PileGroup& families : game.info->groups)
    for (int i = 0; families.role == Role::family && i < families.piles.count; ++i) {
      store = families.piles[i];
      const int by = step_of(game, store);
      const Card first = start.top[store];
      const int last = (king - first.rank()) / by;  // from 0, as the first
      const int home = first.suit() < suits ? b.draw(0, last - 1) : last;
      for (int n = 0; n <= home; ++n) b.lay(store, b.take(first.rank() + n * by, first.suit()));
      for (int n = home + 1; n <= std::min(last, home + reach); ++n)
        b.in_play(first.rank() + n * by, first.suit());
    }
  b.shuffle();
  const Group tableau = b.group(Role::tableau), turned = b.group(Role::turned), talon = b.group(Role::talon);
  const bool filled = b.chosen("fill", "at-once");
  if (filled)
    for (int i = 0; i < tableau.count && b.any_left(); ++i) b.lay(tableau[i], b.next());
  if (turned.count > 0 && b.any_left()) b.lay(turned, b.next());
  b.to_hand(5);
  if (talon.count > 0 && !b.chosen("dealing", "nine"))
    for (int n = b.draw(0, 3); n > 0 && b.any_left(); --n) b.lay(talon, b.next());
  b.deal_round(tableau.first, filled ? tableau.count : b.draw(2, std::min<int>(6, tableau.count)));
  return b.build(store);
}

/// For any game whose cards go out in pairs of one rank: two or four cards of a few ranks, on a few columns
/// and in the reserve, closed or open.
State pairing(Builder& b) {
  for (int ranks = b.draw(3, 5); ranks > 0; --ranks) {
    const int rank = b.draw(ace, king), copies = 2 * b.draw(1, 2);
    for (int suit = 0; suit < copies; ++suit) b.in_play(rank, suit);
  }
  b.shuffle();
  const Group closed = b.group(Role::hand), open = b.group(Role::reserve);
  for (int i = 0, most = b.draw(0, open.count); i < most && b.any_left(); ++i) {
    if (b.has(closed))
      b.lay(closed, b.next());
    else
      b.lay(b.chosen("when", "any-time") ? open[i] : b.group("open")[i], b.next());
  }
  b.deal_round(b.group(Role::tableau).first, b.draw(2, 5));
  return b.build(b.group("out"));
}

/// Whether deals found one of these families, each of which might begin with any rank: one with another card
/// than an ace.
bool founded_by_deal(const AnyGame& game, Group families, const Options& options) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    const State start = game.start(deal_by_number(game.info->packs_for(options), number), options).state();
    for (int i = 0; i < families.count; ++i)
      if (start.size[families[i]] == 1 && start.top[families[i]].rank() != ace) return true;
  }
  return false;
}

/// The same position when no redeal is left, if a counter of the game says so.
State without_redeals(const AnyGame& game, const State& state) {
  for (std::size_t counter = 0; counter < State::order_is_moot; ++counter)
    for (std::uint8_t made = 1; made <= 3; ++made) {
      State last = state;
      last.counter[counter] = made;
      if (game.redeals_left(last) == 0) return last;
    }
  return state;
}

/// For any other game: a position some moves before the end of one played at random, mostly with cards home.
State late_position(const AnyGame& game, Rng& rng, const Options& options) {
  Table table = game.start(deal_by_number(game.info->packs_for(options), rng.next()), options);
  std::vector<State> line{table.state()};
  for (constexpr std::size_t longest = 600; line.size() < longest;) {
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    // plays to families are listed first
    const int chosen =
        rng.below(4) != 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())));
    game.play(table, moves[chosen]);
    line.push_back(table.state());
  }
  return line[line.size() - 1 - rng.below(std::min<std::size_t>(line.size(), 20))];
}

}  // namespace

State small_deck(const AnyGame& game, Rng& rng, const Options& options) {
  Builder b{game, rng, options};
  const std::string_view id = game.info->id;
  // few cards are always won where vacancies are filled: every other position is a whole deal, most of them
  // lost early
  if ((id == "fortress" || id == "la-nationale") && rng.below(2) == 0)
    return game.start(deal_by_number(game.info->packs_for(options), rng.next()), options).state();
  // of its deals few are lost, but of random games most
  if (id == "the-fifteen" && rng.below(2) == 0) return late_position(game, rng, options);
  if (id == "fortress") return fortress(b);
  if (id == "la-nationale") return la_nationale(b);
  if (id == "la-capricieuse") return la_capricieuse(b);
  if (id == "st-helena") return st_helena(b);
  if (id == "la-nivernaise") return la_nivernaise(b);
  if (id == "the-clock") return the_clock(b);
  if (id == "the-fourteenth") return the_fourteenth(b);
  if (id == "the-sultan") return the_sultan(b);
  if (id == "spensers-fairie-queen") return spensers_fairie_queen(b);
  if (id == "the-salic-law") return the_salic_law(b);
  if (has_wide_steps(game)) {
    const State state =
        by_steps(b, game, game.start(deal_by_number(game.info->packs_for(options), 0), options).state());
    return rng.below(4) != 0 ? without_redeals(game, state) : state;
  }
  if (game.info->covered.piles.count > 0) return face_down(b, game.info->covered);
  if (b.group("out").count > 0) return pairing(b);
  if (b.group("aces").count != 4) {
    // of random games most are lost near their end
    const Group families = b.group("families");
    return families.count % 4 == 0 && families.count > 0 && rng.below(3) != 0
               ? rising(b, families, founded_by_deal(game, families, options))
               : late_position(game, rng, options);
  }
  const State state = by_groups(b);
  return rng.below(4) != 0 ? without_redeals(game, state) : state;
}

}  // namespace longwood::test
