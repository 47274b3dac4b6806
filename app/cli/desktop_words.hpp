#pragma once

namespace longwood::cli {

/// Prints what a desktop and a software centre show of the program, as one JSON object: English and every
/// language of the program, with the words of cmake/describe.cmake's templates and the games' titles, aims
/// and other names.
void print_desktop_words();

}  // namespace longwood::cli
