#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace longwood {

/// Wall clock time since it was made: for limits that a person waits for.
class Stopwatch {
 public:
  [[nodiscard]] double milliseconds() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin_).count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Whose processor time: this thread's, or that of all threads of the program.
enum class Spent : std::uint8_t { by_thread, by_program };

/// Processor time so far in microseconds: other work on the machine does not count. The browser has no such
/// clock; there it is elapsed time.
inline std::uint64_t microseconds_spent(Spent spent = Spent::by_thread) {
#ifdef __wasm__
  static_cast<void>(spent);
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
#else
  timespec time = {};
  ::clock_gettime(spent == Spent::by_thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec) / 1000;
#endif
}

/// Processor time since construction, for reported figures.
class ProcessorWatch {
 public:
  explicit ProcessorWatch(Spent spent = Spent::by_thread) : spent_{spent} {}
  [[nodiscard]] double milliseconds() const {
    return static_cast<double>(microseconds_spent(spent_) - begin_) / 1000;
  }

 private:
  Spent spent_;
  std::uint64_t begin_ = microseconds_spent(spent_);
};

}  // namespace longwood
