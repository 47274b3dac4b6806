#include "solve/columns/column_search.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "related/games.hpp"

/// The search for games of columns, compared with one that knows the rules alone.
namespace longwood {
namespace {

constexpr std::size_t memory_of_search = std::size_t{256} << 20U;

Verdict decide(ColumnSearch& search, const State& root, std::uint64_t nodes) {
  search.start(root, nodes);
  // in slices, as a search for the page goes on
  while (search.step(1'000) == RunStatus::running) {}
  const RunStatus status = search.step(0);
  return status == RunStatus::won ? Verdict::won : status == RunStatus::lost ? Verdict::lost : Verdict::open;
}

/// A position in the words of the rules: cards home by suit, columns, and the cards of the reserve.
struct Plain {
  std::array<int, 4> home{};
  std::vector<std::vector<Card>> columns;
  std::vector<Card> reserve;

  [[nodiscard]] bool won() const {
    return reserve.empty() && std::ranges::all_of(columns, [](const auto& pile) { return pile.empty(); });
  }
  [[nodiscard]] std::string name() const {
    std::vector<std::string> piles;
    for (const auto& column : columns) {
      auto& pile = piles.emplace_back();
      for (const Card card : column) pile += static_cast<char>('A' + card.kind());
    }
    std::ranges::sort(piles);
    std::string name;
    for (const auto& pile : piles) name += pile + " ";
    for (const Card card : reserve) name += static_cast<char>('A' + card.kind());
    return name;
  }
};

bool red(Card card) { return card.suit() == hearts || card.suit() == diamonds; }

/// All positions that one move leads to.
std::vector<Plain> after_a_move(const Plain& from, const ColumnRules& rules) {
  std::vector<Plain> all;
  const auto move = [&](Card card, const Plain& without) {
    const auto suit = static_cast<std::size_t>(card.suit());
    if (from.home[suit] == card.rank() - 1) {
      all.push_back(without);
      ++all.back().home[suit];
    }
    for (std::size_t to = 0; to < from.columns.size(); ++to) {
      const auto& column = without.columns[to];
      const bool fits = column.empty() || (column.back().rank() == card.rank() + 1 &&
                                           (!rules.alternate || red(column.back()) != red(card)));
      if (!fits) continue;
      all.push_back(without);
      all.back().columns[to].push_back(card);
    }
  };
  for (std::size_t i = 0; i < from.columns.size(); ++i) {
    if (from.columns[i].empty()) continue;
    Plain without = from;
    without.columns[i].pop_back();
    move(from.columns[i].back(), without);
  }
  for (std::size_t i = 0; i < from.reserve.size(); ++i) {
    Plain without = from;
    without.reserve.erase(without.reserve.begin() + static_cast<std::ptrdiff_t>(i));
    move(from.reserve[i], without);
  }
  for (std::size_t suit = 0; rules.families_return && suit < 4; ++suit) {
    if (from.home[suit] == 0) continue;
    Plain without = from;
    --without.home[suit];
    move(Card::of(from.home[suit], static_cast<int>(suit)), without);
  }
  return all;
}

Verdict by_the_rules(const Plain& start, const ColumnRules& rules) {
  std::set<std::string> seen{start.name()};
  std::vector<Plain> waiting{start};
  while (!waiting.empty()) {
    const Plain here = waiting.back();
    waiting.pop_back();
    if (here.won()) return Verdict::won;
    if (seen.size() > 30'000) return Verdict::open;
    for (Plain& next : after_a_move(here, rules))
      if (seen.insert(next.name()).second) waiting.push_back(std::move(next));
  }
  return Verdict::lost;
}

/// The cards of these ranks, dealt at random; the lower ones are home.
Plain dealt(const ColumnRules& rules, int least, int most, Rng& rng) {
  std::vector<Card> cards;
  for (int rank = least; rank <= most; ++rank)
    for (int suit = 0; suit < 4; ++suit) cards.push_back(Card::of(rank, suit));
  rng.shuffle(std::span{cards});
  Plain plain;
  plain.home.fill(least - 1);
  plain.columns.resize(static_cast<std::size_t>(rules.columns));
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (i < static_cast<std::size_t>(rules.reserve))
      plain.reserve.push_back(cards[i]);
    else
      plain.columns[i % plain.columns.size()].push_back(cards[i]);
  return plain;
}

State state_of(const Plain& plain) {
  Table table{related::find("king-albert")->game.info->classes};
  table.prepare(0, {});
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 1; rank <= plain.home[static_cast<std::size_t>(suit)]; ++rank)
      table.put(static_cast<Pile>(suit), Card::of(rank, suit));
  Pile pile = 4;
  for (const auto& column : plain.columns) {
    for (const Card card : column) table.put(pile, card);
    ++pile;
  }
  for (const Card card : plain.reserve) table.put(pile++, card);
  return table.state();
}

constexpr std::array small_games{
    ColumnRules{3, 0, false},      ColumnRules{4, 0, false},      ColumnRules{3, 2, true},
    ColumnRules{4, 1, true},       ColumnRules{4, 3, true},       ColumnRules{3, 4, false},
    ColumnRules{3, 2, true, true}, ColumnRules{4, 2, true, true}, ColumnRules{3, 2, false, true}};

TEST(SearchInColumns, DecidesSmallPacksAsTheRulesDo) {
  std::array<int, 3> of{};
  Rng rng{20};
  for (const ColumnRules& rules : small_games) {
    std::vector<ColumnSearch> searches;
    for (const bool relaxed : {true, false})
      for (const bool narrowed : {true, false})
        searches.emplace_back(rules, memory_of_search, ColumnSearch::Use{relaxed, narrowed});
    ColumnRules fewer = rules;
    fewer.more_moves = true;
    ColumnSearch of_some_moves{fewer, memory_of_search};
    for (int i = 0; i < (rules.families_return ? 20 : 50); ++i) {
      const Plain plain = rules.families_return ? dealt(rules, 1, 4, rng)
                                                : dealt(rules, rules.columns == 3 ? 10 : 9, king, rng);
      const Verdict expected = by_the_rules(plain, rules);
      ++of[static_cast<std::size_t>(expected)];
      if (expected == Verdict::open) continue;
      for (ColumnSearch& search : searches)
        EXPECT_EQ(decide(search, state_of(plain), 1'000'000), expected) << plain.name();
      EXPECT_EQ(decide(of_some_moves, state_of(plain), 1'000'000),
                expected == Verdict::won ? Verdict::won : Verdict::open);
    }
  }
  EXPECT_GE(of[static_cast<std::size_t>(Verdict::won)], 50);
  EXPECT_GE(of[static_cast<std::size_t>(Verdict::lost)], 50);
}

/// A game that is played in columns, listed or not.
struct Played {
  const AnyGame* game;
  ColumnRules rules;

  [[nodiscard]] Table start(std::uint64_t deal) const {
    return game->start(deal_by_number(game->info->packs, deal), game->info->sets.front());
  }
};

std::vector<Played> played_in_columns() {
  std::vector<Played> found;
  const auto add = [&](const AnyGame& game, const SearchSpec& advice) {
    if (advice.columns == nullptr) return;
    const Table table = game.start(deal_by_number(game.info->packs, 0), game.info->sets.front());
    if (const auto rules = advice.columns(table.state())) found.push_back({&game, *rules});
  };
  for (const related::Related& related : related::all()) add(related.game, *related.advice);
  for (const AnyGame& game : all_games()) add(game, search_spec_for(*game.info));
  return found;
}

TEST(SearchInColumns, FindsLinesThatWinAndNoLossOnThem) {
  for (const Played& played : played_in_columns()) {
    const AnyGame& game = *played.game;
    ColumnSearch search{played.rules, memory_of_search};
    Columns position{played.rules};
    ColumnRelaxation departures{played.rules};
    int won = 0;
    for (std::uint64_t deal = 0; deal < 25; ++deal) {
      Table table = played.start(deal);
      if (decide(search, table.state(), 60'000) != Verdict::won) continue;
      ++won;
      position.load(table.state(), Alike::none);
      departures.begin(position);
      for (const Move move : search.line()) {
        ASSERT_FALSE(departures.lost(position, 20'000)) << game.info->id << " " << deal;
        ASSERT_EQ(game.why_not(table.state(), move), Why::ok) << game.info->id << " " << deal;
        game.play(table, move);
        position.make(move.from < 4 ? Columns::family(move.from) : move.from - 4,
                      move.to < 4 ? Columns::to_home : move.to - 4);
      }
      EXPECT_TRUE(game.won(table.state()));
    }
    EXPECT_GE(won, 8) << game.info->id;
  }
}

// Whole packs: what the relaxation calls lost, the search that does not ask it never wins.
TEST(SearchInColumns, DecidesWholePacksAlikeWithoutTheRelaxation) {
  int lost = 0;
  for (const Played& played : played_in_columns()) {
    ColumnSearch relaxed{played.rules, memory_of_search};
    ColumnSearch bare{played.rules, memory_of_search, {.relaxed = false, .narrowed = false}};
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
      const Table table = played.start(deal);
      const Verdict one = decide(relaxed, table.state(), 20'000);
      const Verdict other = decide(bare, table.state(), 20'000);
      if (one == Verdict::open || other == Verdict::open) continue;
      EXPECT_EQ(one, other) << played.game->info->id << " " << deal;
      lost += one == Verdict::lost ? 1 : 0;
    }
  }
  EXPECT_GE(lost, 25);
}

TEST(SearchInColumns, LeavesADealOpenWhereTheLimitsEnd) {
  const Played played = played_in_columns().front();
  ColumnSearch search{played.rules, memory_of_search};
  int open = 0;
  for (std::uint64_t deal = 0; deal < 10; ++deal) {
    open += decide(search, played.start(deal).state(), 100) == Verdict::open ? 1 : 0;
    EXPECT_LE(search.nodes(), 100);
  }
  EXPECT_GE(open, 3);
}

}  // namespace
}  // namespace longwood
