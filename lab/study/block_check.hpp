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

/// Draws `sample` blocks by the hash of the file and the seed, so that whoever made the file could not choose
/// them, or takes all if there are not more; decides their deals again, and compares all that the file tells
/// of them. `lost` is given every lost deal, to be proved by other means; it is called by one thread at a
/// time. A study of rules or a solver which are not this program's is a fault.
/// `memory` is what the threads share; without it each may take the whole budget of the file.
BlockCheck check(const BlockFile& file, std::uint64_t sample, std::uint64_t seed, unsigned threads,
                 const std::function<void(std::uint64_t deal)>& lost, MemoryShare* memory = nullptr);

}  // namespace longwood::study
