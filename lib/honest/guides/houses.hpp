#pragma once

#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// The House in the Wood and The House on the Hill: once the last deal is known a rollout ends with a short
/// search, by which the loss of a suit shows at once.
template <class HouseAdvice>
inline constexpr Guide house = [] {
  Guide plain = Plain::guide;
  plain.deciding = &HouseAdvice::before;
  plain.finish = 3'000;
  plain.version = 7;
  return plain;
}();

}  // namespace longwood::guides
