#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// The manual page of the program, or of one of its commands, for man(1), made from the command table:
/// `longwood.1`, and `longwood-play.1` for the command `play`.
std::string manual_page(const CLI::App& app, const CLI::App* command);

/// Writes the pages of the program and of each of its commands to a folder, which is made if it does not
/// exist.
void write_manual(const CLI::App& app, const std::string& folder);

/// Adds `manual` and `completions`, which describe the program itself.
void add_descriptions(CLI::App& app);

}  // namespace longwood::cli
