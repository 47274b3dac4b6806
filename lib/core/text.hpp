#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Text and numbers in messages.
namespace longwood {

/// Text from outside as it may go to a terminal: whatever could steer it, and whatever is not UTF-8, is `?`.
std::string printable(std::string_view text);

/// Text from outside, cut short and made printable, to be quoted in a message.
std::string in_quotes(std::string_view text);

/// 1,234,567
std::string grouped(std::uint64_t number);

}  // namespace longwood
