#include "cli/stopping.hpp"

#include <csignal>
#include <cstdio>

#include "cli/reports.hpp"

namespace longwood::cli {
namespace {

std::atomic<int> stopped_by = 0;

extern "C" void stop(int signal) {
  stopped_by = signal;
  stopped = true;
}

}  // namespace

std::atomic<bool> stopped = false;

void watch_signals() {
  struct sigaction action = {};
  action.sa_handler = stop;  // NOLINT(cppcoreguidelines-pro-type-union-access): the system's own structure
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

int stopped_status(const char* what) {
  std::fflush(stdout);
  report(what);
  return 128 + stopped_by;
}

}  // namespace longwood::cli
