#include "solve/advice.hpp"

#include "generated/games/list.hpp"
#include "generated/solve/advice.hpp"
#include "solve/plain_advice.hpp"

namespace longwood {

const Advice& advice_for(const GameInfo& game) {
  const Advice* found = nullptr;
  for_each_game(Games{}, [&]<Game G> {
    if (game.id == G::info.id) found = advice_of<G> != nullptr ? advice_of<G> : &PlainAdvice<G>::advice;
  });
  return *found;
}

}  // namespace longwood
