#include "games/playout.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "games/la_nivernaise/search_playout.hpp"

namespace longwood::test {
namespace {

using Game = LaNivernaise;

const AnyGame& la_nivernaise() { return *find_game("la-nivernaise"); }

/// Plays a position on by the rules, as `LaNivernaiseLayout` claims to.
class ByTheRules {
 public:
  explicit ByTheRules(const State& state) : table_{la_nivernaise().info->classes, state} {
    for (int i = 0; i < Game::flanks.count; ++i)
      (table_.size(Game::flanks[i]) > 0 ? held_ : vacant_).push_back(Game::flanks[i]);
  }

  advice::LeftAfterPlayout play_on() {
    advice::LeftAfterPlayout left{.after_deal = -1};
    for (;;) {
      play_home();
      if (dig()) continue;
      const bool out = table_.size(Game::hand) == 0;
      if (out && left.after_deal < 0) left.after_deal = not_home();
      if (!play({out ? Act::redeal : Act::deal, 0, 0, 0})) break;
    }
    left.at_end = not_home();
    return left;
  }

 private:
  [[nodiscard]] int not_home() const { return max_cards - table_.state().total(Game::families); }

  bool play(Move move) {
    if (move.act != Act::lay) {
      MoveList moves;
      la_nivernaise().moves(table_.state(), moves);
      const auto same = std::ranges::find(moves, move.act, &Move::act);
      if (same == moves.end()) return false;
      move = *same;
    }
    if (la_nivernaise().why_not(table_.state(), move) != Why::ok) return false;
    la_nivernaise().play(table_, move);
    return true;
  }
  bool lay(Pile from, Pile to) { return play({Act::lay, from, to, 1}); }

  /// To the ace's family rather than the king's; where neither takes it, after exchanges between them.
  bool goes_home(Pile from) {
    if (table_.size(from) == 0) return false;
    const int suit = table_.state().top[from].suit();
    const Pile rising = Game::aces[suit], falling = Game::kings[suit];
    const auto laid = [&] { return lay(from, rising) || lay(from, falling); };
    if (laid()) return true;
    for (const auto& [giving, taking] : {std::pair{rising, falling}, std::pair{falling, rising}}) {
      const Table::Mark before = table_.mark();
      while (lay(giving, taking))
        if (laid()) return true;
      table_.undo_to(before);
    }
    return false;
  }

  void play_home() {
    for (bool any = true; any;) {
      any = false;
      for (std::size_t i = held_.size(); i-- > 0;)
        if (goes_home(held_[i])) {
          vacant_.push_back(held_[i]);
          held_[i] = held_.back();
          held_.pop_back();
          any = true;
        }
      for (int i = 0; i < Game::line.count; ++i)
        while (goes_home(Game::line[i])) any = true;
    }
  }

  /// How many cards must be laid in the flanks before one of the packet can go home.
  [[nodiscard]] std::optional<std::size_t> over(Pile packet) {
    const Table::Mark before = table_.mark();
    std::optional<std::size_t> cards;
    for (std::size_t n = 1; n <= vacant_.size() && table_.size(packet) > 1; ++n) {
      lay(packet, vacant_[n - 1]);
      const Table::Mark dug = table_.mark();
      const bool home = goes_home(packet);
      if (home) table_.undo_to(dug);
      if (home) {
        cards = n;
        break;
      }
    }
    table_.undo_to(before);
    return cards;
  }

  bool dig() {
    std::optional<std::size_t> least;
    Pile best = 0;
    for (int i = 0; i < Game::line.count; ++i)
      if (const auto cards = over(Game::line[i]); cards && (!least || *cards < *least)) {
        least = cards;
        best = Game::line[i];
      }
    for (std::size_t n = least.value_or(0); n > 0; --n) {
      lay(best, vacant_.back());
      held_.push_back(vacant_.back());
      vacant_.pop_back();
    }
    return least.has_value();
  }

  Table table_;
  std::vector<Pile> held_, vacant_;
};

TEST(LaNivernaisePlayout, IsWhatTheRulesMakeOfIt) {
  for (const RuleSet& set : la_nivernaise().info->sets)
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
      Table table = la_nivernaise().start(deal_by_number(la_nivernaise().info->packs, deal), set);
      Rng rng{deal, 1};
      for (int move = 0; move < 200; ++move) {
        MoveList moves;
        la_nivernaise().moves(table.state(), moves);
        if (moves.empty()) break;
        if (move % 3 == 0) {
          const auto left = advice::LaNivernaiseLayout{table.state()}.play_on();
          const auto right = ByTheRules{table.state()}.play_on();
          ASSERT_EQ(left.after_deal, right.after_deal) << set.id << ", deal " << deal << ", move " << move;
          ASSERT_EQ(left.at_end, right.at_end) << set.id << ", deal " << deal << ", move " << move;
        }
        la_nivernaise().play(table, random_move(moves, rng));
      }
    }
}

}  // namespace
}  // namespace longwood::test
