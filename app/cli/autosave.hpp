#pragma once

#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/former_games.hpp"
#include "session/session.hpp"
#include "session/store.hpp"

namespace longwood::cli {

/// Keeps the game at one table on disk after every move, with everything tried in it, so that neither Ctrl-C
/// nor a crash loses it.
///
/// One file a game in the state directory; a second table of the same game, open at the same time, has its
/// own. A game that is left for another is put among the former games.
class Autosave {
 public:
  /// Finds the file for this game, and the game that lies in it unless it was won.
  explicit Autosave(const AnyGame& game);

  /// The game that was found and not won: one may play on, or take moves back.
  [[nodiscard]] std::optional<Session>& left() { return left_; }
  /// Another game than the one in the file is begun: before the next `keep` the file is put away.
  void begin_another() {
    in_the_way_ = in_the_way_ || kept_;
    kept_ = false;
  }
  /// The games that were left for others.
  [[nodiscard]] const FormerGames& former() const { return former_; }
  /// Takes a former game up again in the place of the present one, which is put away; or one line naming the
  /// fault, and then everything stays as it is.
  std::expected<Session, Problem> take_up(int number);
  /// Writes the game down.
  void keep(const Session& session);
  /// Whether the game is on disk.
  [[nodiscard]] bool kept() const { return kept_; }
  /// Messages for the player, each returned once.
  [[nodiscard]] std::vector<Problem> take_notices() { return std::exchange(notices_, {}); }

 private:
  bool try_slot(const AnyGame& game, int slot);
  void set_aside(Problem reason, const std::string& path);
  [[nodiscard]] std::string path_of(const AnyGame& game, int slot, std::string_view ending) const;

  /// Puts the file away if another game than the present one lies in it; false if that fails.
  bool clear_the_way();
  void not_kept(Problem reason);

  std::string directory_, path_;
  FormerGames former_;
  store::Lock lock_;
  std::optional<Session> left_;
  bool kept_ = false;        ///< the file holds the game which is being played
  bool in_the_way_ = false;  ///< the file holds a game, and another has begun
  bool failed_ = false;      ///< a failure to write has been reported
  std::vector<Problem> notices_;
};

}  // namespace longwood::cli
