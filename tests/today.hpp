#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
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

/// A third of these, others each day, for what takes long with each, but not many more than `most`, so that
/// the tests stay quick while games are added; each at least once a week. All of them where everything is
/// asked for.
template <class T>
std::vector<T> of_today(std::vector<T> all, std::size_t most) {
  if (everything()) return all;
  const auto every = std::clamp<std::size_t>((all.size() + most - 1) / most, 3, 7);
  auto at = today();
  std::erase_if(all, [&](const T&) { return ++at % every != 0; });
  return all;
}

}  // namespace longwood::test
