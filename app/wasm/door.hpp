#pragma once

#include <string>
#include <string_view>

#include "wasm/json_text.hpp"

/// How text passes between JavaScript and the core: what comes in is written into `room`, what goes out is
/// read where a function points to, as long as `answer_size` says. Both last until the next call.
#define LONGWOOD_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace longwood::wasm {

/// The text in the room, as far as this size; more than there is room for traps.
std::string_view request(std::size_t size);

/// Cuts the first line off.
std::string_view cut_line(std::string_view& text);

/// Leaves the answer where JavaScript reads it, and says where.
const char* answer(std::string text);
const char* answer(Json value);
/// The answer `{"fault": …}`.
const char* fault(std::string_view text);

/// A share of 1 as answers give it.
long in_millionths(double share);

}  // namespace longwood::wasm
