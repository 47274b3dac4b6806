#include <string>

#include "core/speech.hpp"
#include "wasm/door.hpp"
#include "wasm/json.hpp"

/// In which language this instance speaks: English until the page brings a catalogue. What is said once stays
/// as it was said; no record and no save knows of it.
namespace longwood::wasm {
namespace {

std::string catalogue;
Language language;

}  // namespace

Speaker speaker_of(const GameInfo& info) { return {language, info}; }

/// The request: the bytes of a catalogue; a fault, and all stays as it was, if they are none.
LONGWOOD_EXPORT(speak) const char* speak(std::size_t size) {
  std::string bytes{request(size)};
  if (const auto read = Language::read(bytes); !read) return fault(read.error());
  catalogue = std::move(bytes);
  language = *Language::read(catalogue);
  return answer(Json{});
}

LONGWOOD_EXPORT(speak_english) void speak_english() { language = {}; }

}  // namespace longwood::wasm
