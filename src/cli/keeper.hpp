#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "session/session.hpp"
#include "session/store.hpp"

namespace longwood::cli {

/// Keeps the game at one table on disk after every move, so that neither Ctrl-C nor a crash loses it.
///
/// One file a game in the state directory; a second table of the same game, open at the same time, has its
/// own.
class Keeper {
 public:
  /// Finds the file for this game, and the game last left in it unfinished.
  explicit Keeper(const AnyGame& game);

  /// The unfinished game that was found.
  [[nodiscard]] std::optional<Session>& left() { return left_; }
  /// Another game than the one in the file is begun: the file is not to be overwritten with it, but moved
  /// away.
  void begin_another(bool unfinished) {
    in_the_way_ = in_the_way_ || (kept_ && unfinished);
    kept_ = false;
  }
  /// Writes the game down.
  void keep(const Session& session);
  /// Whether the game is on disk.
  [[nodiscard]] bool kept() const { return kept_; }
  /// What the player should be told, each said once.
  [[nodiscard]] std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }

 private:
  bool try_slot(const AnyGame& game, int slot);
  void set_aside(const std::string& reason, const std::string& path);
  [[nodiscard]] std::string path_of(const AnyGame& game, int slot, std::string_view ending) const;

  std::string directory_, path_, previous_;
  store::Lock lock_;
  std::optional<Session> left_;
  bool kept_ = false;        ///< the file holds the game which is being played
  bool in_the_way_ = false;  ///< the file holds an unfinished game, and another has begun
  bool failed_ = false;      ///< a failure to write has been reported
  std::vector<std::string> notices_;
};

}  // namespace longwood::cli
