#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace longwood::test {

/// Whether LONGWOOD_GAMES=all asks for what is else spread over several days.
inline bool everything() {
  const char* const games = std::getenv("LONGWOOD_GAMES");
  return games != nullptr && games == std::string_view{"all"};
}

/// The number of this day.
inline std::uint64_t today() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::floor<std::chrono::days>(now).count());
}

/// Every third of these, others each day, for what takes long with each; all of them where everything is
/// asked for.
template <class T>
std::vector<T> of_today(std::vector<T> all) {
  if (everything()) return all;
  auto at = today();
  std::erase_if(all, [&](const T&) { return ++at % 3 != 0; });
  return all;
}

}  // namespace longwood::test
