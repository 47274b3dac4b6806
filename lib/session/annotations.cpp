#include "session/annotations.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "core/text.hpp"
#include "session/record_head.hpp"

namespace longwood {
namespace {

constexpr Text words_of(AnnotationKind kind) {
  return kind == AnnotationKind::note ? message("a note", "annotation") : message("a name", "annotation");
}

std::optional<Problem> fault_of(const Annotation& annotation) {
  const Text kind = words_of(annotation.kind);
  const std::string_view text = annotation.text;
  if (annotation.at == 0 && annotation.kind == AnnotationKind::name)
    return problem("no branch begins at the start; a name belongs to a move");
  if (text.size() > longest_annotation)
    return problem("{kind} has at most {most} bytes; this one has {n}", kind, longest_annotation,
                   text.size());
  if (printable(text) != text)
    return problem("{kind} is one line of printable text in UTF-8; leave out other characters", kind);
  return {};
}

}  // namespace

std::string_view annotation_key(AnnotationKind kind) {
  return kind == AnnotationKind::note ? "note" : "name";
}

std::expected<void, Problem> put_annotation(std::vector<Annotation>& list, Annotation annotation) {
  annotation.text = trimmed(annotation.text);
  if (auto fault = fault_of(annotation)) return std::unexpected(*std::move(fault));
  const auto order = [](const Annotation& one) { return std::pair{one.at, one.kind}; };
  const auto place = std::ranges::lower_bound(list, order(annotation), {}, order);
  const bool there = place != list.end() && order(*place) == order(annotation);
  if (annotation.text.empty()) {
    if (there) list.erase(place);
  } else if (there) {
    *place = std::move(annotation);
  } else {
    if (list.size() >= most_annotations)
      return std::unexpected(problem(
          "a game has at most {n} notes and names; delete one that you no longer need", most_annotations));
    list.insert(place, std::move(annotation));
  }
  return {};
}

std::string_view annotation_at(const std::vector<Annotation>& list, int at, AnnotationKind kind) {
  const auto found = std::ranges::find_if(
      list, [&](const Annotation& annotation) { return annotation.at == at && annotation.kind == kind; });
  return found == list.end() ? std::string_view{} : std::string_view{found->text};
}

std::string write_annotations(const std::vector<Annotation>& list) {
  std::string text;
  for (const Annotation& annotation : list) {
    text += annotation_key(annotation.kind);
    text += " " + std::to_string(annotation.at) + " " + annotation.text + "\n";
  }
  return text;
}

bool is_annotation(std::string_view line) {
  const auto key = entry_of(line).key;
  return key == annotation_key(AnnotationKind::note) || key == annotation_key(AnnotationKind::name);
}

std::expected<void, Problem> read_annotation(std::string_view line, int last, std::vector<Annotation>& list) {
  const auto [key, rest] = entry_of(line);
  const auto kind = key == annotation_key(AnnotationKind::note) ? AnnotationKind::note : AnnotationKind::name;
  const auto [number, text] = entry_of(rest);
  int at = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), at);
  if (error != std::errc{} || end != number.data() + number.size() || at < 0 || at > last)
    return std::unexpected(
        problem("{text} is not a number from 0 (the start) to {last}, which must follow '{word}'",
                in_quotes(number), last, key));
  if (text.empty()) return std::unexpected(problem("the text is missing after '{word} {n}'", key, at));
  if (!annotation_at(list, at, kind).empty())
    return std::unexpected(
        problem("there is already {kind} with number {n}; write one line", words_of(kind), at));
  return put_annotation(list, {at, kind, std::string{text}});
}

}  // namespace longwood
