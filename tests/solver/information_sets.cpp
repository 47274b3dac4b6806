#include "information_sets.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "honest/adviser.hpp"

namespace longwood::test {
namespace {

using Cards = std::vector<Card>;

constexpr std::size_t most_sights = 3'000;     ///< information sets of one deck
constexpr std::size_t most_positions = 1'500;  ///< positions reached from one without learning anything
constexpr int most_unknown = 5, most_asked = 60;

/// The cards of the piles in turn, each pile from its base.
std::vector<Cards> piles_of(const AnyGame& game, const State& state) {
  std::vector<Cards> piles;
  std::array<Card, max_cards> cards;
  for (int pile = 0; pile < game.info->piles(); ++pile) {
    const int size = state.cards(static_cast<Pile>(pile), cards);
    piles.emplace_back(cards.begin(), cards.begin() + size);
  }
  return piles;
}

/// All that the player knows, as text.
std::string spelled(const ObservedGame& seat) {
  std::string text;
  for (const Cards& pile : piles_of(seat.game(), seat.state())) {
    for (const Card card : pile) text += seat.known()[card.id] ? static_cast<char>(card.kind()) : '\x7e';
    text += '\x7f';
  }
  for (const auto value : seat.state().counter) text += static_cast<char>(value);
  return text;
}

/// The positions that agree with what the player knows, each equally likely: twins being alike, each
/// arrangement of faces once.
std::vector<State> worlds_of(const ObservedGame& seat) {
  auto piles = piles_of(seat.game(), seat.state());
  std::vector<Card*> places;
  Cards hidden;
  for (Cards& pile : piles)
    for (Card& card : pile)
      if (!seat.known()[card.id]) places.push_back(&card), hidden.push_back(card);
  constexpr auto by_face = [](Card a, Card b) { return a.kind() < b.kind(); };
  std::ranges::sort(hidden, by_face);
  std::vector<State> worlds;
  do {
    for (std::size_t i = 0; i < places.size(); ++i) *places[i] = hidden[i];
    Table table{seat.game().info->classes};
    table.prepare(seat.state().number, seat.state().option);
    for (std::size_t pile = 0; pile < piles.size(); ++pile)
      for (const Card card : piles[pile]) table.put(static_cast<Pile>(pile), card);
    for (std::size_t i = 0; i < seat.state().counter.size(); ++i)
      table.set(static_cast<std::uint8_t>(i), seat.state().counter[i]);
    worlds.push_back(table.state());
  } while (std::ranges::next_permutation(hidden, by_face).found);
  return worlds;
}

class Expectimax {
 public:
  explicit Expectimax(const AnyGame& game)
      : solver_{game, {.nodes = 200'000}}, adviser_{game, {.confirming = 0}} {}

  /// The chance of the best play.
  double best(const ObservedGame& root) {
    return remembered(best_, root, [&] { return best_after_quiet_moves(root); });
  }
  /// The honest player's.
  double player(const ObservedGame& root) {
    return remembered(player_, root, [&] { return as_advised(root); });
  }
  [[nodiscard]] bool gave_up() const { return gave_up_; }

 private:
  using Memory = std::unordered_map<std::string, double>;

  template <class Find>
  double remembered(Memory& memory, const ObservedGame& seat, Find find) {
    if (seat.won()) return 1;
    const std::string key = spelled(seat);
    if (const auto known = memory.find(key); known != memory.end()) return known->second;
    if (gave_up_ || memory.size() > most_sights) return give_up();
    const double chance = seat.unknown() == 0 ? decided(seat) : find();
    memory.emplace(key, chance);
    return chance;
  }
  double give_up() {
    gave_up_ = true;
    return 0;
  }
  double decided(const ObservedGame& seat) {
    const auto verdict = solver_.solve(seat.state()).verdict;
    return verdict == Verdict::open ? give_up() : verdict == Verdict::won ? 1 : 0;
  }

  /// The mean over all worlds of what `chance` says after a move that shows something.
  template <class ChanceOf>
  double mean_after(const ObservedGame& seat, Move move, ChanceOf chance) {
    double sum = 0;
    const auto worlds = worlds_of(seat);
    for (const State& world : worlds) {
      ObservedGame after{seat.game(), world, seat.known()};
      after.play(move);
      if (after.unknown() >= seat.unknown()) return give_up();
      sum += chance(after);
    }
    return sum / static_cast<double>(worlds.size());
  }

  double best_after_quiet_moves(const ObservedGame& root) {
    std::unordered_set<std::string> met{spelled(root)};
    std::vector<ObservedGame> reached{root};
    double best_chance = 0;
    for (std::size_t i = 0; i < reached.size() && best_chance < 1; ++i) {
      MoveList moves;
      reached[i].sight().moves(moves);
      for (const Move move : moves) {
        const ObservedGame before = reached[i];
        ObservedGame after = before;
        if (after.play(move))
          best_chance =
              std::max(best_chance, mean_after(before, move, [&](const ObservedGame& s) { return best(s); }));
        else if (after.won())
          return 1;
        else if (met.insert(spelled(after)).second)
          reached.push_back(after);
        if (gave_up_ || reached.size() > most_positions) return give_up();
      }
    }
    return best_chance;
  }

  double as_advised(const ObservedGame& root) {
    ObservedGame seat = root;
    // another seed at each sight: what it remembers of one way through the game must not matter on another
    const std::uint64_t seed = ++sights_;
    for (int asked = 0; asked < most_asked; ++asked) {
      const Recommendation counsel = adviser_.advise(seat.view(), seed);
      if (counsel.plan.empty() || counsel.verdict == Verdict::lost) return 0;
      for (const Move move : counsel.plan) {
        const ObservedGame before = seat;
        if (seat.play(move))
          return mean_after(before, move, [&](const ObservedGame& s) { return player(s); });
      }
      if (seat.won()) return 1;
    }
    return 0;
  }

  Solver solver_;
  Adviser adviser_;
  Memory best_, player_;
  std::uint64_t sights_ = 0;
  bool gave_up_ = false;
};

}  // namespace

namespace {

/// Whether few enough cards are hidden, and none is to be shuffled again.
bool can_be_looked_at(const ObservedGame& seat) {
  int hidden = 0;
  for (const Cards& pile : piles_of(seat.game(), seat.state()))
    hidden += static_cast<int>(std::ranges::count_if(pile, [&](Card c) { return !seat.known()[c.id]; }));
  // more are unknown than are hidden where cards will be shuffled again
  return hidden <= most_unknown && seat.unknown() <= hidden;
}

}  // namespace

std::optional<double> best_chance(const ObservedGame& seat) {
  if (!can_be_looked_at(seat)) return {};
  Expectimax expectimax{seat.game()};
  const double best = expectimax.best(seat);
  return expectimax.gave_up() ? std::nullopt : std::optional{best};
}

std::optional<ExactChances> exact_chances(const ObservedGame& seat) {
  if (!can_be_looked_at(seat)) return {};
  Expectimax expectimax{seat.game()};
  ExactChances chances{.best = expectimax.best(seat)};
  if (expectimax.gave_up()) return {};
  chances.player = expectimax.player(seat);
  if (expectimax.gave_up()) return {};
  return chances;
}

}  // namespace longwood::test
