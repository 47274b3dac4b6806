#include "honest/information_state.hpp"

#include "foresight/worlds.hpp"

namespace longwood {

InformationState::InformationState(const AnyGame& game, const State& state, const Known& known)
    : game_{&game},
      state_{unknown_in_order(game, state, known)},
      known_{known},
      unknown_{unknown_cards(game, state, known)} {
  if (unknown_ == 0) known_.set();
}

State InformationState::world(Rng& rng) const { return sample_unknown(*game_, state_, known_, rng); }

}  // namespace longwood
