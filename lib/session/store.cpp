#include "session/store.hpp"

#ifndef __wasm__

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace longwood::store {
namespace {

/// What the system says of the errors that a player may meet, in its own words.
constexpr struct {
  int error;
  Text words;
} met[] = {{ENOENT, message("No such file or directory", "system")},
           {EACCES, message("Permission denied", "system")},
           {EISDIR, message("Is a directory", "system")},
           {ENOTDIR, message("Not a directory", "system")},
           {ENOSPC, message("No space left on device", "system")},
           {EROFS, message("Read-only file system", "system")},
           {EFBIG, message("File too large", "system")}};

Problem words_of(int error) {
  for (const auto& each : met)
    if (each.error == error) return each.words;
  return std::generic_category().message(error);
}

std::unexpected<Problem> not_read(const std::string& path) {
  return std::unexpected(problem("cannot read '{path}': {why}", path, words_of(errno)));
}
std::unexpected<Problem> not_written(const std::string& path, int error = errno) {
  return std::unexpected(problem("cannot write '{path}': {why}", path, words_of(error)));
}
std::unexpected<Problem> not_renamed(const std::string& path) {
  return std::unexpected(problem("cannot rename '{path}': {why}", path, words_of(errno)));
}

/// A file that is closed at the end of its scope.
class File {
 public:
  File(const std::string& path, int flags) : number_{::open(path.c_str(), flags | O_CLOEXEC, 0644)} {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  File(File&&) = delete;
  File& operator=(File&&) = delete;
  ~File() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] bool open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Beside a file, while it is written.
std::string fresh_name(const std::string& path) { return path + ".longwood-new"; }

/// Gives a file without a name this one, over what a killed program may have left there.
bool name_file(int file, const std::string& path) {
  const auto own = "/proc/self/fd/" + std::to_string(file);
  for (const bool again : {true, false}) {
    if (::linkat(AT_FDCWD, own.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0) return true;
    if (errno != EEXIST || !again) return false;
    ::unlink(path.c_str());
  }
  return false;
}

std::string parent_of(const std::string& path) {
  const auto slash = path.find_last_of('/');
  if (slash == path.npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

std::expected<std::string, Problem> read_file(const std::string& path, std::size_t limit,
                                              std::string_view kind) {
  const File file{path, O_RDONLY};
  if (!file.open()) return not_read(path);
  std::string text;
  for (char block[1 << 16];;) {
    const auto got = ::read(file.number(), block, sizeof block);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return not_read(path);
    if (got == 0) return text;
    text.append(block, static_cast<std::size_t>(got));
    if (text.size() > limit)
      return std::unexpected(problem("'{path}' is longer than {n} bytes: too long for a {kind}", path, limit,
                                     Text{kind, "file"}));
  }
}

std::expected<void, Problem> write_file(const std::string& path, std::string_view text) {
  const std::string fresh = fresh_name(path);
  const auto failed = [&](int error) {
    ::unlink(fresh.c_str());
    return not_written(path, error);
  };
  {
    // Without a name until it is whole, where the file system can do that: then a kill leaves nothing behind.
    const File unnamed{parent_of(path), O_WRONLY | O_TMPFILE};
    const File named{unnamed.open() ? "" : fresh, O_WRONLY | O_CREAT | O_TRUNC};
    const File& file = unnamed.open() ? unnamed : named;
    if (!file.open()) return not_written(path);
    if (!write_all(file.number(), text) || ::fsync(file.number()) != 0) return failed(errno);
    if (unnamed.open() && !name_file(unnamed.number(), fresh)) return failed(errno);
  }
  if (std::rename(fresh.c_str(), path.c_str()) != 0) return failed(errno);
  // The new name is on the disk only when its directory is.
  if (const File directory{parent_of(path), O_RDONLY | O_DIRECTORY}; directory.open())
    ::fsync(directory.number());
  return {};
}

std::expected<void, Problem> is_place_for_file(const std::string& path) {
  struct stat found = {};
  if (::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode))
    return std::unexpected(problem("'{path}' is not a file that could be replaced", path));
  return {};
}

namespace {

/// Whether what lies there is nothing, or a file of our own making.
std::expected<void, Problem> is_ours(const std::string& path, std::string_view mark, std::string_view kind) {
  if (const auto place = is_place_for_file(path); !place) return place;
  if (const File file{path, O_RDONLY}; file.open()) {
    std::string head(mark.size(), '\0');
    const auto got = ::read(file.number(), head.data(), head.size());
    if (got < 0) return not_read(path);
    if (got > 0 && head != mark)
      return std::unexpected(
          problem("'{path}' is not a {kind} and is not overwritten", path, Text{kind, "file"}));
  } else if (exists(path) && errno != ENOENT) {
    return not_read(path);
  }
  return {};
}

}  // namespace

std::expected<void, Problem> replace_file(const std::string& path, std::string_view text,
                                          std::string_view mark, std::string_view kind) {
  if (auto ours = is_ours(path, mark, kind); !ours) return ours;
  return write_file(path, text);
}

std::expected<void, Problem> can_replace_file(const std::string& path, std::string_view mark,
                                              std::string_view kind) {
  if (auto ours = is_ours(path, mark, kind); !ours) return ours;
  const std::string fresh = fresh_name(path);
  if (const File file{fresh, O_WRONLY | O_CREAT}; !file.open()) return not_written(path);
  ::unlink(fresh.c_str());
  return {};
}

std::expected<void, Problem> move_file(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) return not_renamed(from);
  return {};
}

std::expected<bool, Problem> move_to_new(const std::string& from, const std::string& to, bool links) {
  if (links && ::link(from.c_str(), to.c_str()) == 0) {
    ::unlink(from.c_str());
    return true;
  }
  if (links && errno == EEXIST) return false;
  if (!exists(from)) return not_renamed(from);
  {
    // takes the name, so that what the renaming replaces is our own
    const File name{to, O_WRONLY | O_CREAT | O_EXCL};
    if (!name.open() && errno == EEXIST) return false;
    if (!name.open()) return not_written(to);
  }
  if (const auto moved = move_file(from, to); !moved) {
    ::unlink(to.c_str());
    return std::unexpected(moved.error());
  }
  return true;
}

void remove_unfinished(const std::string& path) { ::unlink(fresh_name(path).c_str()); }

void remove_file(const std::string& path) { ::unlink(path.c_str()); }

bool exists(const std::string& path) {
  struct stat found = {};
  return ::lstat(path.c_str(), &found) == 0;
}

std::expected<void, Problem> make_directories(const std::string& path, Folder folder) {
  const mode_t mode = folder == Folder::own ? 0700 : 0777;
  if (::mkdir(path.c_str(), mode) == 0) return {};
  if (errno == ENOENT && parent_of(path) != path) {
    if (const auto made = make_directories(parent_of(path), folder); !made) return made;
    if (::mkdir(path.c_str(), mode) == 0) return {};
  }
  const int error = errno;
  struct stat found = {};
  if (error == EEXIST && ::stat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode)) return {};
  return std::unexpected(problem("cannot make the directory '{path}': {why}", path,
                                 words_of(error == EEXIST ? ENOTDIR : error)));
}

std::expected<std::string, Problem> state_directory() {
  // The XDG rules: only an absolute path counts.
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && state[0] == '/')
    return std::string{state} + "/longwood";
  if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/')
    return std::string{home} + "/.local/state/longwood";
  return std::unexpected(problem("there is no home directory; set HOME or XDG_STATE_HOME"));
}

Lock::Lock(const std::string& path) : file_{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)} {
  if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  file_ = -1;
}

Lock::Lock(Lock&& other) noexcept : file_{std::exchange(other.file_, -1)} {}

Lock& Lock::operator=(Lock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

Lock::~Lock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace longwood::store

#endif
