#pragma once

#include <optional>
#include <string>

#include <sys/types.h>

namespace longwood::cli {

/// A browser that was started: its process, and the name of the program.
struct Browser {
  pid_t process;
  std::string program;
};

/// Opens an address in the player's browser: $BROWSER, or else what the system uses. Nothing where there is
/// no screen or no browser. The process gets no signals from this terminal and prints nothing.
std::optional<Browser> open_browser(const std::string& address);

/// Whether this machine has a screen to open a window on.
bool has_screen();

}  // namespace longwood::cli
