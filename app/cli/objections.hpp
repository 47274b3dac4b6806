#pragma once

#include <string_view>

#include "core/problem.hpp"

namespace longwood::cli {

/// What CLI11 objects to, in our own words; an objection that is not known, in its own.
Problem objection(std::string_view words);

}  // namespace longwood::cli
