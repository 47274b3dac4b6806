#pragma once

#include <functional>
#include <string>
#include <vector>

#include "study/block_file.hpp"
#include "study/memory_share.hpp"

namespace longwood::study {

/// How a study in blocks stood up to being checked.
struct BlockCheck {
  std::uint64_t blocks = 0, deals = 0;  ///< decided again
  std::uint64_t replayed = 0;           ///< wins whose moves the rules allowed, to the end
  std::uint64_t lost = 0, open = 0;
  std::vector<std::string> faults;  ///< blocks that do not hold, one line each
};

/// Draws `sample` blocks by the hash of the file and the seed, so that the author of the file could not
/// choose them, or takes all if there are not more. Solves their deals again and compares everything that the
/// file contains about them. `lost` gets every lost deal, to be proved by other means; one thread at a time
/// calls it. A study of other rules or another solver is a fault. The threads share `memory`; without it each
/// may take the whole budget of the file.
BlockCheck check(const BlockFile& file, std::uint64_t sample, std::uint64_t seed, unsigned threads,
                 const std::function<void(std::uint64_t deal)>& lost, MemoryShare* memory = nullptr);

}  // namespace longwood::study
