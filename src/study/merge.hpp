#pragma once

#include <string>
#include <vector>

#include "study/row.hpp"

namespace longwood::study {

/// Two files that tell different things of one deal.
struct Conflict {
  std::string first_file, second_file;
  Row first, second;
};

/// What came of putting studies together.
struct Merged {
  std::uint64_t rows = 0;           ///< in the new file
  std::uint64_t twice = 0;          ///< deals which came more than once, and agreed
  std::vector<Conflict> conflicts;  ///< the first few; if there are any, nothing was written
};

/// Puts studies of the same terms together in `out`, atomically. If `out` is there already it is one of them,
/// so that nothing is lost. A deal that comes twice must be told alike; but an open row gives way to one
/// decided with a greater budget. Unequal terms and unreadable files are faults, and `out` stays as it was.
Merged merge(const std::vector<std::string>& files, const std::string& out);

}  // namespace longwood::study
