#include "wasm/door.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace longwood::wasm {
namespace {

std::string question, reply;

}  // namespace

std::string_view request(std::size_t size) {
  if (size > question.size()) __builtin_trap();
  return std::string_view{question}.substr(0, size);
}

std::string_view cut_line(std::string_view& text) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

const char* answer(std::string text) {
  reply = std::move(text);
  return reply.data();
}

const char* answer(Json value) { return answer(std::move(value.text)); }

const char* fault(std::string_view text) { return answer(Object{}.text("fault", text).done()); }

long in_millionths(double share) {
  constexpr double millionths = 1e6;
  return std::lround(share * millionths);
}

/// Room for a text of this many bytes.
LONGWOOD_EXPORT(room) char* room(std::size_t size) {
  question.resize(size);
  return question.data();
}

/// The bytes of the last answer.
LONGWOOD_EXPORT(answer_size) std::size_t answer_size() { return reply.size(); }

}  // namespace longwood::wasm
