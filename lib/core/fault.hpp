#pragma once

#include <stdexcept>

namespace longwood::study {

/// An error that the user can correct: one line which names the file or the number at fault.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace longwood::study
