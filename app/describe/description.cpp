#include "describe/description.hpp"

#include "describe/collect.hpp"
#include "face/calls.hpp"

namespace longwood::describe {

const Description& described() {
  static const Description description = description_of(calls);
  return description;
}

}  // namespace longwood::describe
