#pragma once

#include <expected>
#include <string>
#include <vector>

#include "core/speech.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// The games of one kind which were left for another: files GAME.former-N.record in the state directory, the
/// one left last under the highest number.
class FormerGames {
 public:
  /// More than this are not kept; the oldest goes first.
  static constexpr int most = 99;

  /// A game as it lies on disk.
  struct Entry {
    int number;
    std::string path;
  };

  FormerGames() = default;
  FormerGames(std::string directory, std::string_view game)
      : directory_{std::move(directory)}, prefix_{std::string{game} + ".former-"} {}

  /// All of them, the one left last first.
  [[nodiscard]] std::vector<Entry> list() const;

  /// Moves the file of a game among the former ones, never over another, and returns its number there; or one
  /// line naming the fault, and then the file stays where it is.
  std::expected<int, Problem> put_away(const std::string& path);

  /// The path of the game with this number; empty if there is none.
  [[nodiscard]] std::string path_of(int number) const;

 private:
  std::string directory_, prefix_;
};

/// One line per game: its number, deal, moves and state; empty if there are none.
std::string former_games_text(const FormerGames& former, const Language& language);

}  // namespace longwood::cli
