#include "cli/progress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/streams.hpp"
#include "core/text.hpp"

namespace longwood::cli {
namespace {

std::size_t terminal_columns() {
  constexpr std::size_t usual = 80;
  winsize size = {};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

std::string duration_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
  const auto hours = whole / 3600, minutes = whole / 60 % 60;
  return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60)
                   : fmt::format("{}:{:02}", minutes, whole % 60);
}

}  // namespace

ProgressLine::ProgressLine(std::string name)
    : name_{std::move(name)}, terminal_{::isatty(STDERR_FILENO) != 0} {}

ProgressLine::~ProgressLine() {
  if (shown_) tell("\n");
}

void ProgressLine::show(const Progress& progress) {
  if (!terminal_) return;
  shown_ = true;
  last_ = Clock::now();
  tell(fmt::format("\r{}\x1b[K", progress_text(name_, progress, terminal_columns())));
}

void ProgressLine::count(Progress& progress) {
  ++progress.done;
  progress.seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
  if (due() || progress.done == 1) show(progress);
}

void ProgressLine::clear() {
  if (shown_) tell("\r\x1b[K");
  shown_ = false;
}

bool ProgressLine::due() const { return terminal_ && Clock::now() - last_ >= std::chrono::milliseconds{250}; }

std::string progress_text(const std::string& name, const Progress& progress, std::size_t columns) {
  const std::uint64_t there = progress.there + progress.done;
  const double share =
      progress.asked == 0 ? 1 : static_cast<double>(there) / static_cast<double>(progress.asked);
  const double rate = progress.seconds > 0 ? static_cast<double>(progress.done) / progress.seconds : 0;
  const bool known = progress.asked > 0;
  auto figures = known ? fmt::format(" {:3.0f} %  {} of {}", std::floor(share * 100), grouped(there),
                                     grouped(progress.asked))
                       : " " + grouped(there);
  if (rate > 0)
    figures += fmt::format(
        "  {}/s", rate < 10 ? fmt::format("{:.1f}", rate) : grouped(static_cast<std::uint64_t>(rate)));
  if (rate > 0 && known)
    figures += fmt::format("  {} left", duration_text(static_cast<double>(progress.asked - there) / rate));
  figures += fmt::format("  won {}, lost {}, undecided {}", grouped(progress.verdicts.won),
                         grouped(progress.verdicts.lost), grouped(progress.verdicts.open));
  constexpr std::size_t least_bar = 8, most_bar = 30;
  std::string text = name;
  if (const std::size_t used = name.size() + figures.size() + 4; known && used + least_bar <= columns) {
    const std::size_t bar = std::min(most_bar, columns - used);
    const auto full = static_cast<std::size_t>(share * static_cast<double>(bar));
    text += " [" + std::string(full, '#') + std::string(bar - full, '-') + "]";
  }
  text += figures;
  return text.substr(0, columns > 0 ? columns - 1 : 0);
}

}  // namespace longwood::cli
