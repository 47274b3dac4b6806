#include "cli/streams.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace longwood::cli {

void hold_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) >= 0) continue;
    // The lowest free number is given out, which is this one.
    [[maybe_unused]] const int opened =
        ::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY);  // NOLINT(android-cloexec-open)
  }
}

void tell(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

std::string output_fault() {
  errno = 0;
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return {};
  // An earlier write has left no more than a mark; a write of nothing fails likewise if no other can succeed.
  const int error = errno != 0 || ::write(STDOUT_FILENO, "", 0) != 0 ? errno : 0;
  return "standard output cannot be written" +
         (error == 0 ? "" : ": " + std::generic_category().message(error)) +
         "; what was printed is not complete";
}

}  // namespace longwood::cli
