#pragma once

#include <optional>
#include <string>
#include <vector>

#include "review/ratings.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// A game from a file, to be rated.
struct RatedFile {
  PlayedGame played;
  std::string record;  ///< text of the saved game

  /// The game again; nothing if it cannot be replayed under today's rules.
  [[nodiscard]] std::optional<Session> replayed() const;
};

/// The games of these files in their order: saved games, or statistics that the page saved as JSON, from
/// which only games of `player` are taken unless it is empty. A file that is neither is a fault. A saved game
/// does not say how its deal was chosen, so its deal counts as dealt at random if it has a number.
std::vector<RatedFile> rated_files(const std::vector<std::string>& paths, const std::string& player);

/// What these games contribute to a rating, in their order.
std::vector<PlayedGame> played_games(const std::vector<RatedFile>& files);

}  // namespace longwood::cli
