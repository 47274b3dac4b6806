#include "core/text.hpp"

#include <algorithm>
#include <cstdint>

namespace longwood {
namespace {

/// Whether U+20xx with these last two bytes turns the direction of writing or ends a line.
bool is_direction(unsigned char second, unsigned char third) {
  if (second == 0x80) return third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE);
  return third >= 0xA6 && third <= 0xA9;
}

/// One code point as UTF-8.
void append(std::string& text, std::uint32_t point) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (point < 0x80) return put(point);
  if (point < 0x800) {
    put(0xC0 | point >> 6);
  } else if (point < 0x10000) {
    put(0xE0 | point >> 12);
    put(0x80 | (point >> 6 & 0x3F));
  } else {
    put(0xF0 | point >> 18);
    put(0x80 | (point >> 12 & 0x3F));
    put(0x80 | (point >> 6 & 0x3F));
  }
  put(0x80 | (point & 0x3F));
}

std::string from_utf16(std::string_view bytes, bool high_first) {
  constexpr std::uint32_t unknown = 0xFFFD;
  const auto unit = [&](std::size_t i) {
    const auto first = static_cast<unsigned char>(bytes[i]),
               second = static_cast<unsigned char>(bytes[i + 1]);
    return static_cast<std::uint32_t>(high_first ? first << 8 | second : second << 8 | first);
  };
  std::string text;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    const std::uint32_t one = unit(i);
    const bool pair = one >= 0xD800 && one < 0xDC00 && i + 3 < bytes.size() && unit(i + 2) >= 0xDC00 &&
                      unit(i + 2) < 0xE000;
    if (pair) {
      append(text, 0x10000 + ((one - 0xD800) << 10) + (unit(i + 2) - 0xDC00));
      i += 2;
    } else {
      append(text, one >= 0xD800 && one < 0xE000 ? unknown : one);
    }
  }
  return text;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto lead = static_cast<unsigned char>(text.front());
    // Two bytes encode 0x80 to 0x7FF, three as far as 0xFFFF, four the rest; shorter letters may not be
    // written longer.
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    bool good = length > 0 && length <= text.size();
    for (std::size_t i = 1; good && i < length; ++i) good = (byte(i) & 0xC0) == 0x80;
    if (good && length == 1) good = lead >= ' ' && lead != 0x7F;
    if (good && length == 2) good = lead > 0xC2 || byte(1) >= 0xA0;
    if (good && length == 3)
      good = (lead != 0xE0 || byte(1) >= 0xA0) && (lead != 0xED || byte(1) < 0xA0) &&
             (lead != 0xE2 || byte(1) < 0x80 || byte(1) > 0x81 || !is_direction(byte(1), byte(2)));
    if (good && length == 4) good = (lead != 0xF0 || byte(1) >= 0x90) && (lead != 0xF4 || byte(1) < 0x90);
    const std::size_t taken = good ? length : 1;
    result += good ? std::string{text.substr(0, taken)} : "?";
    text.remove_prefix(taken);
  }
  return result;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto start = std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(start);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string plain_text(std::string_view text) {
  constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
  std::string result;
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    result = from_utf16(text.substr(2), text[0] == '\xFE');
  else
    result = text.substr(text.starts_with(utf8_mark) ? utf8_mark.size() : 0);
  std::erase(result, '\r');
  return result;
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
    text.insert(static_cast<std::size_t>(place), ",");
  return text;
}

}  // namespace longwood
