#include "honest/information_state.hpp"

#include <utility>

#include "foresight/worlds.hpp"
#include "session/session.hpp"

namespace longwood {

InformationState::InformationState(const AnyGame& game, const State& state, const Known& known,
                                   std::shared_ptr<const HiddenOrders> orders)
    : game_{&game},
      state_{unknown_in_order(game, state, known)},
      known_{known},
      unknown_{unknown_cards(game, state, known)},
      orders_{std::move(orders)} {
  if (unknown_ == 0) known_.set();
}

InformationState InformationState::of(const Session& session) {
  const AnyGame& game = session.game();
  const Deal& deal = session.deal();
  // nobody dealt a board that was given
  auto orders = game.info->shuffles == nullptr || deal.board
                    ? nullptr
                    : HiddenOrders::of(game, game.start(deal, session.options()).state(), session.known());
  return {game, session.state(), session.known(), std::move(orders)};
}

State InformationState::world(Rng& rng) const {
  return sample_unknown(*game_, state_, known_, rng, orders_.get());
}

}  // namespace longwood
