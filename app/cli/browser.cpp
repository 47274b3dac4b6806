#include "cli/browser.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

namespace longwood::cli {
namespace {

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

/// Programs that open an address, the player's own choice first.
std::vector<std::string> candidates() {
  std::vector<std::string> programs;
  if (is_set("BROWSER")) {
    std::string_view list = std::getenv("BROWSER");
    while (!list.empty()) {
      const auto colon = std::min(list.find(':'), list.size());
      if (colon > 0) programs.emplace_back(list.substr(0, colon));
      list.remove_prefix(std::min(colon + 1, list.size()));
    }
  }
  for (const char* usual : {"xdg-open", "sensible-browser", "x-www-browser", "firefox", "chromium"})
    programs.emplace_back(usual);
  return programs;
}

/// Starts a program away from this terminal: a process group, a signal mask and output of its own.
std::optional<pid_t> start(const std::string& program, const std::string& argument) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none;
  sigemptyset(&none);
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &none);

  std::string words[] = {program, argument};
  char* arguments[] = {words[0].data(), words[1].data(), nullptr};
  pid_t process = 0;
  const int fault = ::posix_spawnp(&process, program.c_str(), &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return fault == 0 ? std::optional{process} : std::nullopt;
}

}  // namespace

bool has_screen() { return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY"); }

std::optional<Browser> open_browser(const std::string& address) {
  if (!has_screen() && !is_set("BROWSER")) return std::nullopt;
  for (const std::string& program : candidates())
    if (const auto process = start(program, address)) return Browser{*process, program};
  return std::nullopt;
}

}  // namespace longwood::cli
