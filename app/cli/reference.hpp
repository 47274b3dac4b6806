#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// All commands and options of a program in Markdown, for docs/reference. Options that several commands share
/// are described once, at the end.
std::string markdown_reference(const CLI::App& app);

}  // namespace longwood::cli
