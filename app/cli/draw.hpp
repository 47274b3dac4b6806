#pragma once

#include "session/record.hpp"

namespace longwood::cli {

/// A deal drawn by lot.
Deal any_deal(const AnyGame& game, const ChosenRules& rules);

/// A deal drawn by lot which is proved winnable, every card and shuffle being known; deals which take long to
/// decide are passed over. A fault if a thousand deals were tried in vain.
Deal winnable_deal(const AnyGame& game, const ChosenRules& rules);

}  // namespace longwood::cli
