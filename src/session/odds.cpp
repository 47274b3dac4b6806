#include "session/odds.hpp"

#include <array>

namespace longwood {
namespace {

constexpr auto list = std::to_array<Odds>({
#include "session/odds.inc"
});

}  // namespace

std::span<const Odds> published_odds() { return list; }

const Odds* published_odds(std::string_view game, std::string_view set) {
  for (const Odds& odds : list)
    if (odds.game == game && odds.set == set && odds.options.empty()) return &odds;
  return nullptr;
}

}  // namespace longwood
