#pragma once

#include "face/describe.hpp"

/// How a command answers with --json: by what app/face/commands.hpp describes.
namespace longwood::cli {

/// A line on standard output, at once.
void print_line(const std::string& text);

/// Prints an answer on a separate line.
template <class T>
void print_answer(const T& answer) {
  print_line(face::json_of(answer));
}

/// Text from outside, in JSON: what is not UTF-8 in it is replaced, since names of files and decks need not
/// be.
face::Written<std::string> outside(std::string_view text);

}  // namespace longwood::cli
