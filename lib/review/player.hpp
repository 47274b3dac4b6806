#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "review/account.hpp"

namespace longwood {

/// The mean of a figure over games with one standard error. The error is never 0: it allows for one more game
/// with another result. There is no error for fewer than two games.
struct Mean {
  std::size_t n = 0;
  double sum = 0, squares = 0;

  void add(double x) { sum += x, squares += x * x, ++n; }
  [[nodiscard]] Estimate estimate() const;
};

/// The causes of a game's result in a few figures: result = first + luck - loss.
struct Balance {
  Standing end = Standing::playing;
  double first = 0, luck = 0, loss = 0, kept = 1;
  double left = 0;        ///< the remaining chance if the player left the game
  double loss_error = 0;  ///< one standard error of the loss
  double decisions = 0;   ///< moves at which there was a choice
};

Balance balance_of(const Account& account);

/// Raised when the same game gets a different account from the same honest player.
inline constexpr int review_version = 3;

/// A balance as a line of text for storage, with the versions it depends on.
std::string write_balance(const GameInfo& info, const Balance& balance);

/// Reads what `write_balance` wrote, to a millionth; a line from other versions of the review or of the
/// game's honest player is a fault, because its figures are not comparable.
std::expected<Balance, std::string> read_balance(const GameInfo& info, std::string_view line);

/// The causes of the results of many games of one player.
struct PlayerFigures {
  std::size_t games = 0, won = 0;
  Mean first, luck, loss, left, kept, won_share;  ///< `left`: the chance of games that were left
  Mean by_luck;  ///< first chance and luck: the wins expected with perfect decisions
  Mean by_play;  ///< result minus luck: what such play wins in the long run

  double loss_variance = 0;  ///< of the sum of these very losses, by the games played out

  void add(const Balance& balance);
  /// The loss in these games, in games, with one standard error of the estimates.
  [[nodiscard]] Estimate lost() const;
};

/// The losses of games in their order, in at most `most` parts of nearly equal size with at least `least`
/// games each; one part if there are fewer games.
std::vector<Mean> trend_of_losses(std::span<const Balance> games, std::size_t most, std::size_t least);

}  // namespace longwood
