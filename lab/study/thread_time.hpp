#pragma once

#include <cstdint>
#include <ctime>

namespace longwood::study {

/// Processor time of this thread in microseconds: other work on the machine does not count.
inline std::uint64_t microseconds_spent() {
  timespec time = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec) / 1000;
}

}  // namespace longwood::study
