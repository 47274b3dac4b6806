#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Text and numbers in messages.
namespace longwood {

/// Text from outside as it may go to a terminal: whatever could steer it, and whatever is not UTF-8, is `?`.
std::string printable(std::string_view text);

/// 1,234,567
std::string grouped(std::uint64_t number);
/// Without the blanks at its ends.
std::string_view trimmed(std::string_view text);

/// A text from outside as UTF-8 without a byte order mark and with plain line ends. Where it begins with the
/// byte order mark of UTF-16 it is read as that.
std::string plain_text(std::string_view text);

}  // namespace longwood
