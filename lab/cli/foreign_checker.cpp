#include "cli/foreign_checker.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/common.hpp"

namespace longwood::cli {
namespace {

/// Starts a shell command that reads from `input`, in a process group of its own so that all of it can be
/// killed; -1 if it cannot be started.
pid_t start(const std::string& command, int input) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  std::string shell = "sh", option = "-c", line = command;
  char* arguments[] = {shell.data(), option.data(), line.data(), nullptr};
  pid_t child = -1;
  if (::posix_spawn(&child, "/bin/sh", &files, &attributes, arguments, environ) != 0) child = -1;
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&files);
  return child;
}

}  // namespace

ForeignChecker::ForeignChecker(std::string command, std::uint64_t seconds)
    : command_{std::move(command)}, seconds_{seconds} {
  if (command_.empty()) return;
  std::signal(SIGPIPE, SIG_IGN);  // one that ends early has a status
  std::fflush(stdout);
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) == 0) {
    child_ = start(command_, ends[0]);
    ::close(ends[0]);
    pipe_ = ends[1];
    ::fcntl(pipe_, F_SETFL, O_NONBLOCK);
  }
  if (child_ < 0) throw Fault{"--checker: " + in_quotes(command_).english() + " cannot be started"};
}

ForeignChecker::~ForeignChecker() {
  if (pipe_ >= 0) ::close(pipe_);
  if (child_ < 0) return;
  ::kill(-child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
}

void ForeignChecker::hand_over(std::uint64_t deal) {
  constexpr std::size_t enough = 4096;
  if (child_ < 0) return;
  waiting_ += std::to_string(deal) + "\n";
  if (waiting_.size() >= enough) write_all(std::exchange(waiting_, {}));
}

void ForeignChecker::write_all(std::string_view text) {
  while (!text.empty() && !refused_ && !too_slow_) {
    pollfd ready{.fd = pipe_, .events = POLLOUT, .revents = 0};
    const int found = ::poll(&ready, 1, static_cast<int>(seconds_ * 1000));
    if (found < 0 && errno == EINTR) continue;
    if (found == 0) too_slow_ = true;
    const auto written = found > 0 ? ::write(pipe_, text.data(), text.size()) : 0;
    if (written < 0 && errno != EAGAIN && errno != EINTR) refused_ = true;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// Waits for the command to end, as long as it is given.
ForeignChecker::Answer ForeignChecker::answer() {
  using Clock = std::chrono::steady_clock;
  if (child_ < 0) return Answer::agrees;
  write_all(std::exchange(waiting_, {}));
  ::close(std::exchange(pipe_, -1));
  int status = 0;
  for (const auto until = Clock::now() + std::chrono::seconds{seconds_};;) {
    if (::waitpid(child_, &status, WNOHANG) == child_) break;
    if (too_slow_ || Clock::now() > until) return Answer::undecided;  // the destructor kills it
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  child_ = -1;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 2) return Answer::undecided;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 && !refused_ ? Answer::agrees : Answer::disagrees;
}

}  // namespace longwood::cli
