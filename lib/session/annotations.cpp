#include "session/annotations.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/text.hpp"
#include "session/record_head.hpp"

namespace longwood {
namespace {

std::string fault_of(const Annotation& annotation) {
  const auto kind = annotation_key(annotation.kind);
  const std::string_view text = annotation.text;
  if (annotation.at == 0 && annotation.kind == AnnotationKind::name)
    return "no branch begins at the start; a name belongs to a move";
  if (text.size() > longest_annotation)
    return "a " + std::string{kind} + " has at most " + std::to_string(longest_annotation) +
           " bytes; this one has " + std::to_string(text.size());
  if (printable(text) != text)
    return "a " + std::string{kind} + " is one line of printable text in UTF-8; leave other signs out";
  return {};
}

}  // namespace

std::string_view annotation_key(AnnotationKind kind) {
  return kind == AnnotationKind::note ? "note" : "name";
}

std::string put_annotation(std::vector<Annotation>& list, Annotation annotation) {
  annotation.text = trimmed(annotation.text);
  if (auto fault = fault_of(annotation); !fault.empty()) return fault;
  const auto order = [](const Annotation& one) { return std::pair{one.at, one.kind}; };
  const auto place = std::ranges::lower_bound(list, order(annotation), {}, order);
  const bool there = place != list.end() && order(*place) == order(annotation);
  if (annotation.text.empty()) {
    if (there) list.erase(place);
  } else if (there) {
    *place = std::move(annotation);
  } else {
    if (list.size() >= most_annotations)
      return "a game has at most " + std::to_string(most_annotations) +
             " notes and names; take one away that you no longer need";
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

std::string read_annotation(std::string_view line, int last, std::vector<Annotation>& list) {
  const auto [key, rest] = entry_of(line);
  const auto kind = key == annotation_key(AnnotationKind::note) ? AnnotationKind::note : AnnotationKind::name;
  const auto [number, text] = entry_of(rest);
  int at = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), at);
  if (error != std::errc{} || end != number.data() + number.size() || at < 0 || at > last)
    return in_quotes(number) + " is not a number from 0, the start, to " + std::to_string(last) +
           ", as must follow '" + std::string{key} + "'";
  if (text.empty())
    return "the words are missing after '" + std::string{key} + " " + std::to_string(at) + "'";
  if (!annotation_at(list, at, kind).empty())
    return "there is a " + std::string{key} + " of number " + std::to_string(at) + " already; write one line";
  return put_annotation(list, {at, kind, std::string{text}});
}

}  // namespace longwood
