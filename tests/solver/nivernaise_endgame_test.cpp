#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "card_by_card.hpp"
#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "games/la_nivernaise/search_endgame.hpp"
#include "games/playout.hpp"
#include "last_phase.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"

/// What is said at sight of the last phase of La Nivernaise, against lines that win, against searches
/// without advice, and against the same question asked card by card.
namespace longwood::test {
namespace {

using Game = LaNivernaise;
using Finale = advice::NivernaiseEndgameRelaxation;

const AnyGame& nivernaise() { return *find_game("la-nivernaise"); }

/// How much of everything is looked at.
int measure() { return std::max(2, decks_a_game() / 100); }

/// Every choice that bears on the last phase, and the book's own. Where families give cards back to the
/// flanks nothing is said at sight.
std::vector<Options> ways() {
  std::vector<Options> list;
  for (const auto source : {Game::Source::hand_or_line, Game::Source::line})
    for (const auto exchange : {Game::Exchange::one_by_one, Game::Exchange::off, Game::Exchange::with_base})
      for (const auto redeals : {Game::Redeals::one, Game::Redeals::two}) {
        const Options options = options_with(source, exchange, redeals);
        if (nivernaise().info->contradiction(options).empty()) list.push_back(options);
      }
  return list;
}

std::string name_of(const testing::TestParamInfo<Options>& info) {
  std::string name;
  const auto& options = nivernaise().info->variants.options;
  for (const auto i : {option_place<Game::Source>, option_place<Game::Exchange>, option_place<Game::Redeals>})
    name += std::string{name.empty() ? "" : "_"} + std::string{options[i].choices[info.param[i]].id};
  std::erase(name, '-');
  return name;
}

/// Asked with a memory fresh and kept, and with few points: whether any of these calls the game lost. What
/// is shown with a fresh memory is shown with any.
bool given_up(const State& s, KeySet& kept, Rng& rng) {
  const auto lost = search_spec_for(*nivernaise().info).prove.lost_cached;
  KeySet fresh, small;
  const bool at_sight = lost(s, fresh);
  bool any = at_sight || lost(s, fresh);
  any = Finale{s}.lost(small, static_cast<int>(rng.below(4))) || any;
  any = Finale{s}.lost(small, static_cast<int>(rng.below(20))) || any;
  any = Finale{s}.lost(kept, static_cast<int>(rng.below(20))) || any;
  const bool still = lost(s, kept);
  EXPECT_TRUE(still || !at_sight);
  return any || still;
}

/// Every line, without advice.
Solution search(const State& s, std::uint64_t nodes) {
  return exhaustive_search(nivernaise(), s, {.nodes = nodes, .memory = std::size_t{1} << 26},
                           Engine::depth_first, true);
}

/// Some moves at random, most of them into the flanks.
void stray(Table& table, Rng& rng) {
  for (int n = static_cast<int>(rng.below(7)); n > 0; --n) {
    MoveList moves;
    nivernaise().moves(table.state(), moves);
    if (rng.below(4) != 0) moves.keep_if([](Move m) { return Game::flanks.has(m.to); });
    if (moves.empty()) return;
    nivernaise().play(table, random_move(moves, rng));
  }
}

/// How many were lost and given up, lost and not given up, won, and not decided; and how many that were given
/// up have suits under way whose families have crossed, or have not.
struct Tally {
  int shown = 0, missed = 0, won = 0, open = 0, crossed = 0, apart = 0;

  void add(const State& s, bool given, Verdict verdict) {
    (verdict == Verdict::open ? open : verdict == Verdict::won ? won : given ? shown : missed)++;
    if (!given || verdict == Verdict::open) return;
    bool any_crossed = false, any_apart = false;
    for (int suit = 0; suit < 4; ++suit) {
      const int cards = s.size[Game::aces[suit]] + s.size[Game::kings[suit]];
      (cards > king ? any_crossed : any_apart) |= cards < 2 * king;
    }
    crossed += any_crossed;
    apart += any_apart;
  }
  [[nodiscard]] std::string text() const {
    std::string text;
    for (const int n : {shown, missed, won, open, crossed, apart}) text += std::to_string(n) + " ";
    return text;
  }
};

/// What is given up must be lost.
Solution check(const State& s, std::uint64_t nodes, Rng& rng, Tally& tally, KeySet& kept) {
  const bool given = given_up(s, kept, rng);
  const Solution found = search(s, nodes);
  EXPECT_FALSE(given && found.verdict == Verdict::won);
  tally.add(s, given, found.verdict);
  return found;
}

/// Follows a line that wins from a position: none on it may be given up, however much was found lost off it
/// before; and what is given up off it must be lost.
void follow(const State& start, std::span<const Move> line, Rng& rng, Tally& on, Tally& off) {
  KeySet kept;
  Table table{nivernaise().info->classes, start};
  for (const Move move : line) {
    ASSERT_FALSE(given_up(table.state(), kept, rng));
    ++on.won;
    const Table::Mark mark = table.mark();
    stray(table, rng);
    if (table.mark() > mark && !nivernaise().won(table.state())) check(table.state(), 2'000, rng, off, kept);
    table.undo_to(mark);
    nivernaise().play(table, move);
  }
}

class FinaleOf : public testing::TestWithParam<Options> {
 protected:
  /// Other positions for each way.
  static Rng rng(int number, std::uint64_t stream) {
    for (const std::uint64_t choice : GetParam()) stream = 3 * stream + choice;
    return Rng{static_cast<std::uint64_t>(number), stream};
  }
};

INSTANTIATE_TEST_SUITE_P(Solver, FinaleOf, testing::ValuesIn(ways()), name_of);

TEST_P(FinaleOf, GivesUpOnlyWhatIsLost) {
  Tally built, on, off;
  for (int i = 0; i < 250 * measure(); ++i) {
    SCOPED_TRACE(i);
    Rng draw = rng(i, 94);
    LastPhase last{GetParam(), draw};
    const int cards = 14 + static_cast<int>(draw.below(27)), vacancies = static_cast<int>(draw.below(3));
    if (i % 4 != 0) {
      last.scatter(cards, vacancies);
    } else {
      last.take_back(cards, vacancies);
      for (int n = cards / 2; n > 0; --n) last.disturb();
    }
    const State state = last.state();
    KeySet kept;
    const Solution found = check(state, 12'000, draw, built, kept);
    if (cards > 24 && on.won < 120 * measure()) {
      ASSERT_NO_FATAL_FAILURE(follow(state, found.line, draw, on, off));
    }
  }
  RecordProperty("built", built.text());
  RecordProperty("off", off.text());
  EXPECT_GT(built.won, 150 * measure());
  EXPECT_GT(built.shown, 25 * measure());
  EXPECT_GT(built.crossed, 20 * measure());
  EXPECT_GT(built.apart, 15 * measure());
  EXPECT_GT(built.missed, measure() / 8 - 1);
  EXPECT_GT(off.shown, measure() / 2);
}

TEST_P(FinaleOf, GivesUpOnlyWhatIsLostOfDealsPlayed) {
  Tally tally;
  for (int i = 0; i < 40 * measure(); ++i) {
    SCOPED_TRACE(i);
    Rng draw = rng(i, 98);
    Table table{nivernaise().info->classes, played_to_last_phase(GetParam(), draw)};
    stray(table, draw);
    KeySet kept;
    if (!nivernaise().won(table.state())) check(table.state(), 12'000, draw, tally, kept);
  }
  RecordProperty("played", tally.text());
  EXPECT_GT(tally.shown, 20 * measure());
}

TEST_P(FinaleOf, GivesUpNoLineThatWins) {
  Tally on, off;
  for (int i = 0; i < 8 * measure(); ++i) {
    SCOPED_TRACE(i);
    Rng draw = rng(i, 95);
    LastPhase last{GetParam(), draw};
    const int cards = 8 + static_cast<int>(draw.below(89)), vacancies = static_cast<int>(draw.below(3));
    const std::vector<Move> line = last.take_back(cards, vacancies);
    ASSERT_TRUE(wins(nivernaise(), last.state(), line));
    ASSERT_NO_FATAL_FAILURE(follow(last.state(), line, draw, on, off));
  }
  EXPECT_GT(on.won, 300 * measure());
}

TEST_P(FinaleOf, GivesUpNoDealThatIsWon) {
  Tally on, off;
  for (int i = 0; i < 40 * measure() && on.won < 20 * measure(); ++i) {
    SCOPED_TRACE(i);
    Rng draw = rng(i, 96);
    const Deal deal = deal_by_number(nivernaise().info->packs_for(GetParam()), draw.next());
    Table table = nivernaise().start(deal, GetParam());
    Solver solver{nivernaise(), {.nodes = 20'000, .memory = std::size_t{1} << 27}};
    std::span<const Move> line{solver.solve(table.state()).line};
    for (; !line.empty() && (table.size(Game::hand) > 0 || Game::redeals_left(table.state()) > 0);
         line = line.subspan(1))
      nivernaise().play(table, line.front());
    ASSERT_NO_FATAL_FAILURE(follow(table.state(), line, draw, on, off));
  }
  EXPECT_GT(on.won, 10 * measure());
}

/// Nothing is lost by the steps, nor by a memory.
TEST_P(FinaleOf, IsWhatCardByCardGives) {
  int ways = 0, none = 0;
  for (int i = 0; i < 12 * measure(); ++i) {
    SCOPED_TRACE(i);
    Rng draw = rng(i, 97);
    LastPhase last{GetParam(), draw};
    const int cards = 16 + static_cast<int>(draw.below(28));
    last.scatter(cards, static_cast<int>(draw.below(3)));
    Table table{nivernaise().info->classes, last.state()};
    KeySet kept;
    for (int n = 0; n < 4 && !nivernaise().won(table.state()); ++n, stray(table, draw)) {
      const bool way = CardByCard{table.state()}.way();
      (way ? ways : none)++;
      KeySet fresh;
      ASSERT_EQ(Finale{table.state()}.lost(fresh, 1'000'000), !way);
      ASSERT_EQ(Finale{table.state()}.lost(kept, 1'000'000), !way);
    }
  }
  EXPECT_GT(ways, 10 * measure());
  EXPECT_GT(none, 5 * measure());
}

}  // namespace
}  // namespace longwood::test
