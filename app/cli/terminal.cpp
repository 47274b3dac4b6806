#include "cli/terminal.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/notation.hpp"

namespace longwood::cli {
namespace {

std::optional<bool> colour_asked;  // by --color

}  // namespace

void colour(std::string_view when) {
  if (when != "auto") colour_asked = when == "always";
}

bool colour_wanted() {
  if (colour_asked) return *colour_asked;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool plain = terminal == nullptr || std::string_view{terminal} == "dumb";
  return ::isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || no_colour[0] == '\0') && !plain;
}

std::optional<std::size_t> columns_of_output() {
  constexpr std::size_t least = 8;
  winsize size = {};
  if (::isatty(STDOUT_FILENO) != 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return std::max<std::size_t>(least, size.ws_col);
  const char* columns = std::getenv("COLUMNS");
  const auto number = read_number(columns == nullptr ? "" : columns);
  if (!number || *number == 0) return {};
  return std::max<std::size_t>(least, *number);
}

std::size_t columns_of(std::string_view text) {
  // every byte of a letter except the first is a continuation byte
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  return hanging(text, indent, indent, width);
}

std::string hanging(std::string_view text, std::size_t first, std::size_t indent, std::size_t width) {
  width = std::min(width, columns_of_output().value_or(width));
  std::string result;
  std::size_t column = first;
  bool begun = false;  // a line that has a word
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    if (begun && column + 1 + columns_of(word) > width) {
      (result += '\n').append(indent, ' ');
      column = indent;
    } else if (begun) {
      result += ' ';
      ++column;
    }
    result += word;
    column += columns_of(word);
    begun = true;
  }
  return result;
}

void say(std::string_view text) {
  if (!text.empty()) fmt::print("{}\n", wrapped(text));
}

}  // namespace longwood::cli
