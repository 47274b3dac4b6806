#pragma once

#include <stdexcept>
#include <utility>

#include "core/problem.hpp"

namespace longwood {

/// An error that the user can fix: one line that names the faulty file or number and the remedy. For the
/// programs and the studies; code that also runs in the browser uses no exceptions and returns
/// `std::expected`.
struct Fault : std::runtime_error {
  explicit Fault(Problem what_is_wrong)
      : std::runtime_error{what_is_wrong.english()}, problem{std::move(what_is_wrong)} {}
  Problem problem;  ///< for messages in other languages
};

}  // namespace longwood
