#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace longwood::cli {

/// When output is coloured (--color): "always", "never", or "auto", the default, which means on a terminal
/// unless NO_COLOR is set or TERM is "dumb".
void colour(std::string_view when);
bool colour_wanted();

/// How many columns the output has: those of the terminal, otherwise those of COLUMNS; nothing if neither is
/// known.
std::optional<std::size_t> columns_of_output();

/// How many columns a text without colours takes.
std::size_t columns_of(std::string_view text);

/// Breaks text at blanks to this width, or to that of the output if it is narrower. All lines except the
/// first are indented.
std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t width = 80);

/// The same if the first line begins at another column.
std::string hanging(std::string_view text, std::size_t first, std::size_t indent, std::size_t width = 80);

/// Prints a wrapped paragraph to standard output; an empty one prints nothing.
void say(std::string_view text);

}  // namespace longwood::cli
