#pragma once

#include <stdexcept>

namespace longwood {

/// An error that the user can correct: one line which names the file or the number at fault, and the remedy.
/// For the programs and the studies; what also runs in the browser has no exceptions and returns
/// `std::expected`.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace longwood
