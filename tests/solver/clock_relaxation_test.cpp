#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/the_clock/rules.hpp"
#include "games/the_clock/search_relaxation.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/solver.hpp"
#include "walks.hpp"

/// What is said at sight of The Clock, against a naive search, against lines that win, and against the same
/// relaxed game played card by card for one sharing of the copies after another.
namespace longwood::test {
namespace {

using Game = TheClock;
using advice::ClockDeleteRelaxation;

constexpr int ample = 1'000'000;  // rounds

const AnyGame& clock_game() { return *find_game("the-clock"); }

/// How much of everything is looked at.
int effort() { return std::max(1, decks_a_game() / 100); }

/// A small deck a few moves on.
State small_clock(std::uint64_t number, const Options& options = {}) {
  Rng rng{number, 95};
  Table table{clock_game().info->classes, small_deck(clock_game(), rng, options)};
  play_some_at_random(clock_game(), table, rng, rng.below(14));
  return table.state();
}

/// The relaxed game in plain steps.
class Relaxed {
 public:
  explicit Relaxed(const State& s) {
    std::array<Card, max_cards> cards;
    for (int i = 0; i <= Game::circle.count; ++i) {
      const int n = s.cards(Game::circle[i], cards);
      piles_.emplace_back(cards.begin(), cards.begin() + n);
    }
    hand_.assign(cards.begin(), cards.begin() + s.cards(Game::hand, cards));
    for (int hour = 0; hour < Game::hours.count; ++hour) {
      std::vector<int> kinds;
      const Card top = s.top[Game::hours[hour]];
      for (int rank = top.rank(); rank != hour + 1; kinds.push_back(Card::of(rank, top.suit()).kind()))
        rank = rank % king + 1;
      hours_.push_back(kinds);
    }
    talon_marries_ = chosen(s, Game::TalonUse::circle);
    for (int kind = 0; kind < 52; ++kind) {
      std::vector<std::size_t> places;
      for (std::size_t hour = 0; hour < hours_.size(); ++hour)
        if (std::ranges::count(hours_[hour], kind) != 0) places.push_back(hour);
      if (places.size() == 2) twice_.emplace_back(kind, places);
    }
  }

  [[nodiscard]] std::size_t kinds_to_share() const { return twice_.size(); }

  [[nodiscard]] bool any_sharing_clears() const {
    for (unsigned sharing = 0; sharing < 1U << twice_.size(); ++sharing)
      if (clears(sharing)) return true;
    return false;
  }

 private:
  /// Whether the card is meant for this hour.
  [[nodiscard]] bool meant(Card card, std::size_t hour, unsigned sharing) const {
    for (std::size_t i = 0; i < twice_.size(); ++i)
      if (twice_[i].first == card.kind())
        return twice_[i].second[(static_cast<unsigned>(card.twin()) ^ sharing >> i) & 1] == hour;
    return std::ranges::count(hours_[hour], card.kind()) != 0;
  }

  [[nodiscard]] bool clears(unsigned sharing) const {
    auto piles = piles_;
    std::vector<Card> open = hand_, bases = hand_;
    std::vector<std::size_t> filled(hours_.size(), 0);
    const auto lay_open = [&](std::size_t pile) {
      if (piles[pile].empty()) return;
      open.push_back(piles[pile].back());
      if (pile < Game::circle.count || talon_marries_) bases.push_back(piles[pile].back());
    };
    const auto is_wanted = [&](Card card) {
      for (std::size_t hour = 0; hour < hours_.size(); ++hour)
        for (std::size_t i = 0; i <= filled[hour] && i < hours_[hour].size(); ++i)
          if (hours_[hour][i] == card.kind() && meant(card, hour, sharing)) return true;
      return false;
    };
    for (std::size_t pile = 0; pile < piles.size(); ++pile) lay_open(pile);
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t hour = 0; hour < hours_.size(); ++hour)
        if (filled[hour] < hours_[hour].size() && std::ranges::any_of(
                                                      open,
                                                      [&](Card card) {
                                                        return card.kind() == hours_[hour][filled[hour]] &&
                                                               meant(card, hour, sharing);
                                                      })) {
          ++filled[hour];
          changed = true;
        }
      for (std::size_t pile = 0; pile < piles.size(); ++pile) {
        if (piles[pile].empty()) continue;
        const Card face = piles[pile].back();
        const bool marries =
            (pile < Game::circle.count || talon_marries_) && std::ranges::any_of(bases, [&](Card on) {
              return on.suit() == face.suit() && face.rank() % king + 1 == on.rank();
            });
        if (!marries && !is_wanted(face)) continue;
        piles[pile].pop_back();
        lay_open(pile);
        changed = true;
      }
    }
    return std::ranges::all_of(piles, [](const auto& pile) { return pile.empty(); });
  }

  std::vector<std::vector<Card>> piles_;  ///< the circle and the talon, base first
  std::vector<Card> hand_;
  std::vector<std::vector<int>> hours_;  ///< the kinds each still lacks
  std::vector<std::pair<int, std::vector<std::size_t>>> twice_;
  bool talon_marries_ = false;
};

std::vector<Options> all_rules() {
  const GameInfo& info = *clock_game().info;
  std::vector<Options> rules;
  for (const RuleSet& set : info.sets) rules.push_back(set.options);
  for (std::size_t i = 0; i < info.variants.options.size(); ++i)
    for (std::uint8_t pick = 1; pick < 3; ++pick) {
      if (info.variants.options[i].choices[pick].id.empty()) continue;
      rules.emplace_back()[i] = pick;
    }
  return rules;
}

TEST(ClockSharing, IsWhatTheRelaxedGameSaysOfOneSharingAfterAnother) {
  int lost = 0, by_copies = 0, not_lost = 0;
  for (const Options& rules : {Options{}, clock_game().info->sets[1].options})
    for (int i = 0; i < 4000 * effort(); ++i) {
      const State s = small_clock(static_cast<std::uint64_t>(i), rules);
      const Relaxed relaxed{s};
      if (relaxed.kinds_to_share() > 8) continue;
      const bool none = !relaxed.any_sharing_clears();
      ASSERT_EQ(ClockDeleteRelaxation{s}.lost(ample), none) << "small deck " << i;
      const bool by_hope = ClockDeleteRelaxation{s}.lost(0);  // no round is left to tell the copies apart
      ASSERT_TRUE(none || !by_hope) << "small deck " << i;
      (none ? lost : not_lost) += 1;
      by_copies += none && !by_hope ? 1 : 0;
    }
  EXPECT_GT(lost, 100);
  EXPECT_GT(by_copies, 20);
  RecordProperty("by_copies", by_copies);
  EXPECT_GT(not_lost, 100);
}

TEST(ClockSharing, SaysLostOfNoPositionThatANaiveSearchWins) {
  int by_copies = 0, confirmed = 0, won = 0;
  for (const Options& rules : all_rules())
    for (int i = 0; i < 1500 * effort(); ++i) {
      const State s = small_clock(static_cast<std::uint64_t>(i) + 50'000, rules);
      const bool dead = search_spec_for(*clock_game().info).prove.lost(s);
      const bool told_apart = dead && !ClockDeleteRelaxation{s}.lost(0);
      if (!told_apart && i % 25 != 0) continue;
      const auto truth = naive_verdict(clock_game(), s, 4'000);
      by_copies += told_apart ? 1 : 0;
      if (!truth) continue;
      won += *truth ? 1 : 0;
      if (!dead) continue;
      ASSERT_FALSE(*truth) << "small deck " << i;
      confirmed += told_apart ? 1 : 0;
    }
  EXPECT_GT(won, 50);
  EXPECT_GT(by_copies, 20);
  RecordProperty("by_copies", by_copies);
  EXPECT_GT(confirmed, by_copies / 2);
}

/// Whole deals after some moves at random: no position along a line that wins is called lost.
TEST(ClockSharing, GivesUpNoPositionOnTheWayToAWin) {
  const auto lost = search_spec_for(*clock_game().info).prove.lost;
  int positions = 0;
  for (const RuleSet& set : clock_game().info->sets) {
    Solver solver{clock_game(), {.nodes = 10'000}};
    for (std::uint64_t number = 0; number < 16 * static_cast<std::uint64_t>(effort()); ++number) {
      Table table = clock_game().start(deal_by_number(clock_game().info->packs, number), set.options);
      Rng rng{number, 96};
      play_some_at_random(clock_game(), table, rng, rng.below(40));
      walk_line(clock_game(), table, solver.solve(table.state()).line, [&] {
        EXPECT_FALSE(lost(table.state())) << set.id << " deal " << number;
        ++positions;
      });
    }
  }
  EXPECT_GT(positions, 1500);
}

}  // namespace
}  // namespace longwood::test
