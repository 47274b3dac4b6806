#pragma once

#include <stdexcept>
#include <utility>

#include "core/problem.hpp"

namespace longwood {

/// An error that the user can correct: one line which names the file or the number at fault, and the remedy.
/// For the programs and the studies; what also runs in the browser has no exceptions and returns
/// `std::expected`.
struct Fault : std::runtime_error {
  explicit Fault(Problem what_is_wrong)
      : std::runtime_error{what_is_wrong.english()}, problem{std::move(what_is_wrong)} {}
  Problem problem;  ///< for whoever speaks another language than English
};

}  // namespace longwood
