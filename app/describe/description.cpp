#include "describe/description.hpp"

#include "describe/collect.hpp"
#include "face/calls.hpp"
#include "face/commands.hpp"

namespace longwood::describe {

const Description& described() {
  static const Description description = description_of(calls);
  return description;
}

const Description& described_with_commands() {
  static const Description description = description_of(std::tuple_cat(calls, commands));
  return description;
}

}  // namespace longwood::describe
