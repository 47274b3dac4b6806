#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/problem.hpp"

/// Files, for the native program only: the browser has its own store, and this part is empty there.
namespace longwood::store {

/// The whole of a file; or one line that names the fault. A file longer than `limit` bytes is refused unread,
/// with a message that names what it should contain: a text of the program, with the context "file".
std::expected<std::string, Problem> read_file(const std::string& path, std::size_t limit,
                                              std::string_view kind = message("saved game", "file").english);

/// Replaces a file atomically: at any moment it contains either the old text or the new.
std::expected<void, Problem> write_file(const std::string& path, std::string_view text);

/// Creates a file, or replaces one that begins with `mark`. Any other file is left unchanged, and the fault
/// says that it is not a `kind`.
std::expected<void, Problem> replace_file(const std::string& path, std::string_view text,
                                          std::string_view mark, std::string_view kind);

/// Whether `replace_file` would succeed now, as far as can be known beforehand.
std::expected<void, Problem> can_replace_file(const std::string& path, std::string_view mark,
                                              std::string_view kind);

/// Whether a file may be created or replaced here: the path does not exist or is a regular file, not a device
/// or a folder.
std::expected<void, Problem> is_place_for_file(const std::string& path);

/// Renames a file, and replaces another of that name.
std::expected<void, Problem> move_file(const std::string& from, const std::string& to);

/// Renames a file unless something already has that name; then nothing changes, and the answer is false. If
/// two programs want the same name at the same moment, one gets it. `links`: whether to try a link first,
/// which not every file system supports.
std::expected<bool, Problem> move_to_new(const std::string& from, const std::string& to, bool links = true);

/// Removes what a killed program left while replacing this file. Nobody may be writing the file.
void remove_unfinished(const std::string& path);

/// Removes a file if it exists.
void remove_file(const std::string& path);

/// Whether anything has this name.
bool exists(const std::string& path);

/// Creates the directory and its parents, for this user only, or with the user's default permissions.
enum class Folder : std::uint8_t { own, open };
std::expected<void, Problem> make_directories(const std::string& path, Folder folder = Folder::own);

/// Where games in progress are kept: $XDG_STATE_HOME/longwood, or ~/.local/state/longwood.
std::expected<std::string, Problem> state_directory();

/// A lock on a file, held as long as the object exists, and released even if the program is killed.
class Lock {
 public:
  Lock() = default;
  /// Takes the lock if nobody has it.
  explicit Lock(const std::string& path);
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  Lock(Lock&& other) noexcept;
  Lock& operator=(Lock&& other) noexcept;
  ~Lock();
  [[nodiscard]] bool held() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

}  // namespace longwood::store
