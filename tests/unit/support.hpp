#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"

namespace longwood::test {

using Texts = std::set<std::string>;

/// A game under one of its rule sets, as a test's parameter.
struct GameUnder : AnyGame {
  const RuleSet* set;

  [[nodiscard]] Deal deal(std::uint64_t number) const {
    return deal_by_number(info->packs_for(set->options), number);
  }
  [[nodiscard]] Table start_deal(std::uint64_t number) const { return start(deal(number), *set); }
};

/// Every game under every one of its rule sets.
std::vector<GameUnder> all_ways();
/// A third of these, others each day, but not many more than 24, for what takes long with each;
/// LONGWOOD_GAMES=all takes all of them.
std::vector<GameUnder> ways_of_today();
/// A third of the games, others each day, but not many more than `most`, each at least once a week; all of
/// them with LONGWOOD_GAMES=all.
std::vector<AnyGame> games_of_today(std::size_t most);
/// The numbers of `many` deals, others each day until the fifth; of all four days' with LONGWOOD_GAMES=all.
std::vector<std::uint64_t> deals_of_today(std::uint64_t many);

/// One position of one game in play, spoken to in notation. A fault in a test's own text fails that test.
class Board {
 public:
  /// This position and no card besides: "1: 9H 4C 8S; 2: 2D 9S; hand: 5S; @1=2".
  static Board of(std::string_view game, std::string_view position, std::string_view choices = {});
  /// The same, but families not mentioned hold the card on which the layout founds them, if it lies nowhere
  /// else.
  static Board laid(std::string_view game, std::string_view position, std::string_view choices = {});
  /// The deal of this number.
  static Board dealt(std::string_view game, std::uint64_t number, std::string_view choices = {});

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] const State& state() const { return table_.state(); }

  /// The pile's cards from its base: "5S 9C KC"; empty for none.
  [[nodiscard]] std::string pile(std::string_view name) const;
  /// The pile as the player sees it: "?? ?? KC".
  [[nodiscard]] std::string seen(std::string_view name) const;
  [[nodiscard]] int size(std::string_view name) const;

  /// All legal moves.
  [[nodiscard]] Texts legal() const;
  /// Those legal moves of which both piles are among these, blank-separated.
  [[nodiscard]] Texts legal_among(std::string_view piles) const;
  [[nodiscard]] bool allows(std::string_view move) const;
  [[nodiscard]] bool won() const { return game_->won(state()); }

  /// The reason against a move and its sentence, "top_row_serves_kings [7]"; "ok" when it is legal. A
  /// sentence of 0 is left out. So reasons are written in the files of positions too.
  [[nodiscard]] std::string refused(std::string_view move) const;

  /// Plays moves one after another; fails the test at one that is refused.
  Board& play(std::string_view moves);
  /// The position after these moves; this one stays as it is.
  [[nodiscard]] Board after(std::string_view moves) const;

 private:
  Board(const AnyGame& game, Table table) : game_{&game}, table_{std::move(table)} {}

  const AnyGame* game_;
  Table table_;
};

/// Families as text: `rising('S', 'A', '4')` is "AS 2S 3S 4S", `falling('H', 'K', 'J')` is "KH QH JH".
std::string rising(char suit, char first, char last);
std::string falling(char suit, char first, char last);

/// Cards in the order in which they will be dealt, as the pile "hand: …" is written.
std::string hand(std::string_view dealt);

/// The deck of a deal as single cards.
std::vector<std::string> deck(const AnyGame& game, std::uint64_t number, const Options& options = {});

/// Words from..to of the cards, 1 being the first, joined by blanks; backwards if from > to.
std::string cards(const std::vector<std::string>& deck, std::size_t from, std::size_t to);

/// All moves as a plain vector, for comparing.
std::vector<Move> list_moves(const AnyGame& game, const State& state);

/// Every move that can be encoded with piles of this game and counts below `counts`.
void for_each_encodable_move(const GameInfo& info, int counts, const std::function<void(Move)>& visit);

/// Whether this pile is a foundation.
bool is_family(const GameInfo& info, Pile pile);

/// The piles of the group with this name.
Group group(const GameInfo& info, std::string_view name);

/// Plays a deal at random, with a liking for the families and for dealing on that changes with the number, so
/// that late positions come up too. `visit` sees every position from the first, and how it was reached.
void play_through(const AnyGame& game, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit);
/// The same under a rule set, or under these options.
void play_through(const GameUnder& game, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit);
void play_through(const AnyGame& game, const Options& options, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit);

/// A pile's cards from the base.
std::vector<Card> pile_cards(const State& state, Pile pile);
/// The same position with these cards in its piles.
State with_piles(const State& state, const std::vector<std::vector<Card>>& piles);
/// All piles of a position.
std::vector<std::vector<Card>> all_piles(const GameInfo& info, const State& state);

/// The path of a file or folder of tests/data.
std::string data_file(const std::string& name);

/// The path of a file in the directory of a game, as `read_file` takes it.
std::string game_file(std::string_view game, const std::string& name);
/// The folder with the games that tests/oracle plays when the tests are built.
std::string playthrough_folder();

/// A whole file of tests/data, or of a game.
std::string read_file(const std::string& name);
bool has_file(const std::string& name);

/// For INSTANTIATE_TEST_SUITE_P: the game's name fit for a test's.
std::string test_name(const AnyGame& game);
/// The same with the rule set's name, unless it is the book's own.
std::string test_name(const GameUnder& game);

}  // namespace longwood::test

namespace longwood {
/// How a failing test prints the game it ran with.
// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest's name
void PrintTo(const AnyGame& game, std::ostream* out);
}  // namespace longwood

namespace longwood::test {
// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest's name
void PrintTo(const GameUnder& game, std::ostream* out);
}  // namespace longwood::test
