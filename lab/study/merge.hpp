#pragma once

#include <string>
#include <vector>

#include "study/row.hpp"

namespace longwood::study {

/// Two files that disagree on one deal.
struct Conflict {
  std::string first_file, second_file;
  Row first, second;
};

/// The result of merging studies.
struct Merged {
  std::uint64_t rows = 0;           ///< in the new file
  std::uint64_t twice = 0;          ///< deals that were in several files, which agreed
  std::vector<Conflict> conflicts;  ///< the first few; if there are any, nothing was written
};

/// Merges studies of the same terms into `out`, atomically. If `out` is there already it is one of them,
/// so that nothing is lost. Rows of the same deal must agree; but an open row gives way to one
/// decided with a greater budget. Unequal terms and unreadable files are faults, and `out` stays as it was.
Merged merge(const std::vector<std::string>& files, const std::string& out);

}  // namespace longwood::study
