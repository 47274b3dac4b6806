#include "session/odds.hpp"

#include <array>

namespace longwood {
namespace {

constexpr auto list = std::to_array<Odds>({
#include "session/odds.inc"
});

}  // namespace

std::span<const Odds> published_odds() { return list; }

const Odds* published_odds(std::string_view game, std::string_view set, std::string_view options) {
  for (const Odds& odds : list)
    if (odds.game == game && odds.set == set && odds.options == options) return &odds;
  return nullptr;
}

}  // namespace longwood
