#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "review/player.hpp"
#include "statistics/rating.hpp"

/// Which games count in a player's rating, and what they amount to (docs/research/rating.md).
namespace longwood {

/// How a deal was chosen.
enum class Origin : std::uint8_t {
  random,  ///< dealt at random
  listed,  ///< from a list of winnable deals, by the page or by the calendar
  chosen,  ///< typed, shared, found by a search, or continued: does not count
};

/// "random", "listed" or "chosen".
std::string_view origin_name(Origin origin);

/// A finished game of a player.
struct PlayedGame {
  const AnyGame* game = nullptr;
  const RuleSet* set = nullptr;
  std::string deal = {};  ///< its number, by which repeated deals are found
  Origin origin = Origin::chosen;
  bool won = false;  ///< a game that was given up was not won
  int undo = 0, hint = 0, peek = 0;
  /// Deals with its grade in its list, and how many of them the hints won; 0 if it is not from a list.
  std::uint64_t list_won = 0, list_games = 0;
  std::optional<Balance> balance = {};  ///< of its review
};

/// A game as a line: game, rule set, deal, origin, "won" or "lost", how often moves were taken back, hints
/// and verdicts were used, `list_won`, `list_games`, and the balance if it was reviewed. `read_played`
/// returns one line that names the fault.
std::string write_played(const PlayedGame& played);
std::expected<PlayedGame, std::string> read_played(std::string_view line);

/// The chance with hints by which a deal is rated, fixed before play: of its list and grade, or of winnable
/// deals if the list has no figures; otherwise the deal's own, if some cards are hidden, the game was
/// reviewed and chances of this game were compared with results; otherwise the share of deals that the hints
/// win under these rules. Nothing if none was measured.
std::optional<double> chance_of_deal(const PlayedGame& played);

/// Whether all cards lie open when a deal under these options begins.
bool lies_open(const AnyGame& game, const Options& options);

/// Why a game does not count.
enum class Uncounted : std::uint8_t {
  chosen,     ///< the player chose the deal
  repeated,   ///< the deal had been played before
  helped,     ///< won with a hint, a verdict, or a move taken back while cards were hidden
  unmeasured  ///< no chance is known for the deal
};

/// A word for a range of ratings, which begins at `least` (docs/research/rating.md has the players that
/// fix the thresholds).
struct RatingWord {
  std::string_view id;
  double least;
};
std::span<const RatingWord> rating_words();
/// The word for a rating; empty if it is not known to within `settled_width`.
std::string_view word_of(const Rating& rating);
inline constexpr double settled_width = 300;

/// The rating of the results in a window of games, as it stood after game number `games`.
struct CoursePoint {
  std::size_t games = 0;
  Rating rating;
};

/// What a player's games amount to, of one game under one rule set, or of all.
struct Ratings {
  Rating results;
  Rating decisions;
  std::size_t won = 0;           ///< of the games in `results`
  std::size_t helped_lost = 0;   ///< games lost with help, which count as lost
  double expected = 0;           ///< how many of these games the hints win on average
  double loss_per_decision = 0;  ///< of the games in `decisions`
  std::map<Uncounted, std::size_t> uncounted;
  std::vector<CoursePoint> course;
};

/// Games in the window of the course, and the most points in it.
inline constexpr std::size_t course_window = 30, most_course = 24;

/// The ratings of these games, oldest first. A win with help does not count; a game that was lost or given up
/// counts as lost, with help or without, so that no help can remove a loss.
Ratings ratings_of(std::span<const PlayedGame> games);

}  // namespace longwood
