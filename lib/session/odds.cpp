#include "session/odds.hpp"

#include <array>

namespace longwood {
namespace {

constexpr auto published = std::to_array<Odds>({
#include "session/odds.inc"
});

const Odds* find(std::string_view game, std::string_view set, std::string_view options, bool honest) {
  for (const Odds& odds : published)
    if (odds.game == game && odds.set == set && odds.options == options && (odds.player != 0) == honest)
      return &odds;
  return nullptr;
}

}  // namespace

std::span<const Odds> published_odds() { return published; }

const Odds* published_odds(std::string_view game, std::string_view set, std::string_view options) {
  return find(game, set, options, false);
}

const Odds* honest_odds(std::string_view game, std::string_view set, std::string_view options) {
  return find(game, set, options, true);
}

}  // namespace longwood
