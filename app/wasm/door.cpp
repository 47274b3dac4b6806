#include <string>

#include "face/calls.hpp"
#include "wasm/export.hpp"

/// How text passes between JavaScript and the core: what comes in is written into `room`, what goes out is
/// read where a function points to, as long as `answer_size` says. Both last until the next call.
namespace longwood::wasm {
namespace {

std::string question, reply;

const char* answer(std::string text) {
  reply = std::move(text);
  return reply.data();
}

}  // namespace

/// Room for a text of this many bytes.
LONGWOOD_EXPORT(room) char* room(std::size_t size) {
  question.resize(size);
  return question.data();
}

/// The bytes of the last answer.
LONGWOOD_EXPORT(answer_size) std::size_t answer_size() { return reply.size(); }

/// The answer to the request in the room, as far as this size (app/face/calls.hpp); more than there is room
/// for traps.
LONGWOOD_EXPORT(call) const char* call(std::size_t size) {
  if (size > question.size()) __builtin_trap();
  return answer(face::answer_to(std::string_view{question}.substr(0, size)));
}

LONGWOOD_EXPORT(task_step) bool task_step(std::uint32_t nodes) { return face::task_step(nodes); }

LONGWOOD_EXPORT(task_result) const char* task_result() { return answer(face::task_result()); }

}  // namespace longwood::wasm
