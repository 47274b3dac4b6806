#pragma once

#include <string>
#include <string_view>

namespace longwood::cli {

/// Gives the numbers of the standard streams that are closed to the null device, so that no file opened later
/// gets one and receives what is meant for a stream. A closed standard output then fails at every write.
void hold_standard_streams();

/// Writes to standard error; what cannot be written is left out.
void tell(std::string_view text);

/// Empty if everything printed has arrived at standard output, otherwise the reason. To be called at the end.
std::string output_fault();

}  // namespace longwood::cli
