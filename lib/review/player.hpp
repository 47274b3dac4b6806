#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "review/account.hpp"

namespace longwood {

/// The mean of a figure over games, with one standard error, which is never quite nothing: it has room for
/// one game that came out otherwise, as so few could not show. No error of fewer than two games.
struct Mean {
  std::size_t n = 0;
  double sum = 0, squares = 0;

  void add(double x) { sum += x, squares += x * x, ++n; }
  [[nodiscard]] Estimate estimate() const;
};

/// What a game was owed to, in five figures: result = first + luck - loss.
struct Balance {
  Standing end = Standing::playing;
  double first = 0, luck = 0, loss = 0, kept = 1;
  double left = 0;        ///< the chance that was left, if the player left the game
  double loss_error = 0;  ///< one standard error of the loss
};

Balance balance_of(const Account& account);

/// Rises when the same game gets another account from the same honest player.
inline constexpr int review_version = 3;

/// A balance as a line of text to be kept, with the versions on which it rests.
std::string write_balance(const GameInfo& info, const Balance& balance);

/// Reads what `write_balance` wrote, to a millionth; a line of other versions of the review or of the game's
/// honest player is a fault, because its figures do not compare.
std::expected<Balance, std::string> read_balance(const GameInfo& info, std::string_view line);

/// What many games of one player were owed to.
struct PlayerFigures {
  std::size_t games = 0, won = 0;
  Mean first, luck, loss, left, kept, won_share;  ///< `left`: the chance of games that were left
  Mean by_luck;  ///< first chance and luck: what would have been won had no decision cost anything
  Mean by_play;  ///< result less luck: what such play wins in the long run

  double loss_variance = 0;  ///< of the sum of these very losses, by the games played out

  void add(const Balance& balance);
  /// What these games lost, in games, with one standard error of what was estimated in them.
  [[nodiscard]] Estimate lost() const;
};

/// The losses of games in their order, in at most `most` parts of nearly as many games each, and of `least`
/// at least; one part of fewer games.
std::vector<Mean> trend_of_losses(std::span<const Balance> games, std::size_t most, std::size_t least);

}  // namespace longwood
