#pragma once

#include <cstdint>
#include <string>

namespace longwood::study {

// The formats of a study (docs/reference/formats.md), as SQLite's user version has them. New studies are of
// `summed_rows` or `summed_games`; the others are read.
inline constexpr std::int64_t rows_without_options = 1;
inline constexpr std::int64_t unsummed_rows = 2;
inline constexpr std::int64_t spelled_games = 3;  ///< the moves of the games in notation
inline constexpr std::int64_t unsummed_games = 4;
inline constexpr std::int64_t summed_rows = 5;
inline constexpr std::int64_t summed_games = 6;

/// Whether studies of this format are of a player's games.
constexpr bool is_of_games(std::int64_t format) {
  return format == spelled_games || format == unsummed_games || format == summed_games;
}

/// Whether rows of this format have sums.
constexpr bool has_sums(std::int64_t format) { return format >= summed_rows; }

/// The statements that make the tables and the view of a study of this format, without any row. No two
/// formats with and without sums share them, so a file whose format was changed does not fit its own tables.
std::string study_schema(std::int64_t format);

}  // namespace longwood::study
