#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Ratings of players whose strength is known, from games that were really played and reviewed
/// (docs/research/rating.md).
namespace longwood::rating {

/// A game of a bank: its result, and what the review found.
struct BankGame {
  double chance = 0;  ///< with which the hints win the deal
  double loss = 0;    ///< through decisions
  bool won = false;
};

/// The games of one player at one game. As text, a line "GAME STRENGTH" and one word per game: its result,
/// the chance of its deal and its loss in thousandths, "+838/7" for a win.
struct Bank {
  std::string game;
  double strength = 0;
  std::vector<BankGame> games = {};

  /// The share that was won.
  [[nodiscard]] double won() const;
};

std::string write_bank(const Bank& bank);
/// Reads banks, one after another; or one line that names the fault. Lines with '#' are comments.
std::expected<std::vector<Bank>, std::string> read_banks(std::string_view text);

/// How often an interval of 95 % held, and how far off ratings were.
struct Trial {
  int runs = 0;
  int results_held = 0;        ///< intervals of results that contained the player's true rating
  int decisions_held = 0;      ///< the same of decisions
  int predictions_held = 0;    ///< next results within the interval predicted from decisions
  double decisions_error = 0;  ///< root mean square, in wins per game: after the first games
  double results_error = 0;
  /// Of plain Elo after 1, 2, 3 … games: with the usual step, and with the step that is best for that number
  /// of games, which nobody can know beforehand.
  std::vector<double> elo_error = {}, best_elo_error = {};
  /// Games after which plain Elo stays as close to the truth as `decisions_error`; one more than were tried
  /// if it never does.
  [[nodiscard]] std::size_t elo_games() const { return games_until(elo_error); }
  [[nodiscard]] std::size_t best_elo_games() const { return games_until(best_elo_error); }
  [[nodiscard]] std::size_t games_until(const std::vector<double>& errors) const;
};

/// Draws `runs` times `first` games to rate a player by, and `next` others whose results are predicted. The
/// truth is the share that the whole bank won. Elo is tried for up to `most_elo` games.
Trial try_ratings(const Bank& bank, int runs, std::size_t first, std::size_t next, std::size_t most_elo);

/// The mean of trials with several players: runs and what held are added up, errors averaged in squares.
Trial together(std::span<const Trial> trials);

}  // namespace longwood::rating
