#include "honest/guide.hpp"

#include "generated/games/list.hpp"
#include "generated/honest/guides.hpp"
#include "honest/guides/plain.hpp"

namespace longwood {

const Guide& guide_for(const GameInfo& game) {
  const Guide* fallback = &guides::Plain::guide;
  return *for_game(Games{}, game.id, fallback,
                   [=]<Game G> { return guide_of<G> != nullptr ? guide_of<G> : fallback; });
}

}  // namespace longwood
