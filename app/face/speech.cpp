#include <string>

#include "face/calls.hpp"

/// The language of an instance: English until it gets a catalogue. Saved games do not depend on it.
namespace longwood::face {
namespace {

std::string catalogue;
Language language;

}  // namespace

Speaker speaker_of(const GameInfo& info) { return {language, info}; }

Failed fault(const Problem& problem) { return {language.say(problem)}; }

/// A fault, and all stays as it was, if these are no catalogue's bytes.
Outcome<Done> speak(Bytes given) {
  std::string bytes{given.bytes};
  if (const auto read = Language::read(bytes); !read) return std::unexpected(fault(read.error()));
  catalogue = std::move(bytes);
  language = *Language::read(catalogue);
  return {};
}

Done speak_english() {
  language = {};
  return {};
}

}  // namespace longwood::face
