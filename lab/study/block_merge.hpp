#pragma once

#include <string>
#include <vector>

#include "study/block_file.hpp"

namespace longwood::study {

/// What came of putting studies in blocks together.
struct BlocksMerged {
  std::uint64_t deals = 0;            ///< in the new file
  std::uint64_t twice = 0;            ///< deals which came more than once, and agreed
  std::vector<std::string> warnings;  ///< `BlockFile::warnings` of the files
};

/// Merges studies in blocks of the same terms and limits into `out`, atomically, with the records in the
/// order of deals. If `out` exists, it is one of them. Keeps a few bytes per record in memory. Records of the
/// same deals must be equal, and other overlaps cannot be compared. Both are faults, and `out` does not
/// change.
BlocksMerged merge_blocks(const std::vector<std::string>& files, const std::string& out);

}  // namespace longwood::study
