#pragma once

#include <atomic>

namespace longwood::cli {

/// Turns true at the first signal that `watch_signals` watches for.
extern std::atomic<bool> stopped;

/// From now on the first of SIGINT, SIGTERM and SIGHUP ends a run in good order, the second at once.
void watch_signals();

/// For a file that keeps the work done so far.
inline constexpr const char* goes_on = "stopped; the same command resumes";

/// The exit status of a run that a signal stopped, after a line which says this of its file.
int stopped_status(const char* what);

}  // namespace longwood::cli
