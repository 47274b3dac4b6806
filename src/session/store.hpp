#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

/// Files, for the native program only: the browser has its own store, and this part is empty there.
namespace longwood::store {

/// The whole of a file; or one line naming the fault. A file longer than `limit` bytes is refused unread.
std::expected<std::string, std::string> read_file(const std::string& path, std::size_t limit);

/// Replaces a file so that at any moment, whatever happens, it holds either the old text or the new.
std::expected<void, std::string> write_file(const std::string& path, std::string_view text);

/// Renames a file, over another if need be.
std::expected<void, std::string> move_file(const std::string& from, const std::string& to);

/// Removes a file; nothing happens if it is not there.
void remove_file(const std::string& path);

/// Whether anything has this name.
bool exists(const std::string& path);

/// Makes the directory and those above it, for this user alone.
std::expected<void, std::string> make_directories(const std::string& path);

/// Where games in progress are kept: $XDG_STATE_HOME/longwood, or ~/.local/state/longwood.
std::expected<std::string, std::string> state_directory();

/// A lock on a file, held as long as the object lives and given up even when the program is killed.
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
