#pragma once

#include <string>
#include <vector>

#include "study/summary.hpp"

namespace longwood::cli {

/// A page about studies, with a table of all and what is known of each. Charts are looked for in the folder
/// `charts`, as the page would link to it; without one it has none.
std::string markdown_page(const std::vector<study::Summary>& studies, const std::string& charts);

/// The table of that page alone: a study of the solver a row, and beside it that of the honest player by the
/// same rules.
std::string markdown_table(const std::vector<study::Summary>& studies);

}  // namespace longwood::cli
