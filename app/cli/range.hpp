#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/range.hpp"

namespace longwood::cli {

/// The deals of an option --deals: "1-1000", or one number; or a fault, if they are more than `most`, too.
Range range_of_deals(const std::string& text, std::optional<std::uint64_t> most = {});

/// Part and number of parts of an option --shard, as in "3/8"; or a fault.
std::pair<std::uint64_t, std::uint64_t> read_shard(const std::string& text);

}  // namespace longwood::cli
