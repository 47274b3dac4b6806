#include "describe/description.hpp"

#include "describe/collect.hpp"
#include "face/calls.hpp"
#include "face/commands.hpp"

namespace longwood::describe {

const Description& described() {
  static const Description description = description_of(calls);
  return description;
}

const Description& described_commands() {
  static const Description description = description_of(commands);
  return description;
}

}  // namespace longwood::describe
