#pragma once

#include <stdexcept>

namespace longwood::study {

/// What the user must mend: one line which names the file or the number at fault.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace longwood::study
