#include "core/text.hpp"

namespace longwood {
namespace {

/// Whether U+20xx with these last two bytes turns the direction of writing or ends a line.
bool is_direction(unsigned char second, unsigned char third) {
  if (second == 0x80) return third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE);
  return third >= 0xA6 && third <= 0xA9;
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

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 32;
  std::string result = "'";
  for (const char c : text.substr(0, longest)) result += c >= ' ' && c <= '~' ? c : '?';
  return result + (text.size() > longest ? "...'" : "'");
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
    text.insert(static_cast<std::size_t>(place), ",");
  return text;
}

}  // namespace longwood
