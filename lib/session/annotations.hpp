#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.hpp"

namespace longwood {

/// What a player may write about a position.
enum class AnnotationKind : std::uint8_t {
  note,  ///< what the player thinks of it
  name,  ///< the name of the branch that begins with the move to it
};

/// "note" or "name": the key of its line in records and tries.
std::string_view annotation_key(AnnotationKind kind);

/// What a player wrote, in one line.
struct Annotation {
  int at = 0;  ///< in tries the number of the try, in a record that of the move; 0 for the start
  AnnotationKind kind = AnnotationKind::note;
  std::string text;

  friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// The longest annotation, in bytes, and the most in one game, so that all of them fit into a record.
inline constexpr std::size_t longest_annotation = 1'000, most_annotations = 500;

/// Puts the annotation into a list, replacing a former one; an empty text removes it. Blanks at its ends are
/// removed. Returns one line that names the fault, with the list unchanged, or nothing.
std::expected<void, Problem> put_annotation(std::vector<Annotation>& list, Annotation annotation);

/// The text written there; may be empty.
std::string_view annotation_at(const std::vector<Annotation>& list, int at, AnnotationKind kind);

/// One line each, "note 12 TEXT".
std::string write_annotations(const std::vector<Annotation>& list);

/// Whether a line is an annotation by its first word.
bool is_annotation(std::string_view line);

/// Reads a line that `is_annotation` into the list; its number may be `last` at most. Returns one line that
/// names the fault, or nothing.
std::expected<void, Problem> read_annotation(std::string_view line, int last, std::vector<Annotation>& list);

}  // namespace longwood
