#pragma once

#include <chrono>
#include <string>

#include "solve/results/progress.hpp"

namespace longwood::cli {

/// One line on standard error that shows the progress of a run; nothing if that is not a terminal.
class ProgressLine {
 public:
  explicit ProgressLine(std::string name);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ProgressLine(ProgressLine&&) = delete;
  ProgressLine& operator=(ProgressLine&&) = delete;
  ~ProgressLine();

  void show(const Progress& progress);
  /// One more is done: counts it and the time since the line was made, and shows both if the line is due or
  /// this is the first.
  void count(Progress& progress);
  /// Takes the line off, at the end or before an answer which goes to the same terminal.
  void clear();
  /// Whether the line has stood unchanged long enough to be shown again, so that showing costs nothing.
  [[nodiscard]] bool due() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::string name_;
  bool terminal_, shown_ = false;
  Clock::time_point begun_ = Clock::now(), last_ = begun_;
};

/// The line for a terminal of this width; without share and remaining time if the number asked for is
/// unknown.
std::string progress_text(const std::string& name, const Progress& progress, std::size_t columns);

}  // namespace longwood::cli
