#include "face/call.hpp"

#include <algorithm>

#include "face/calls.hpp"

namespace longwood::face {

std::string_view cut_line(std::string_view& text) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

std::uint64_t whole_number(std::string_view text) {
  std::uint64_t number = 0;
  if (text.empty()) __builtin_trap();
  for (const char c : text) {
    if (c < '0' || c > '9') __builtin_trap();
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

double share_of(std::string_view text) {
  constexpr std::size_t digits = 6;
  const auto point = std::min(text.find('.'), text.size());
  std::string fraction{text.substr(std::min(point + 1, text.size()))};
  fraction.resize(digits, '0');
  constexpr double whole = 1e6;
  return static_cast<double>(whole_number(text.substr(0, point))) +
         static_cast<double>(whole_number(fraction)) / whole;
}

std::string answer_to(std::string_view request) { return answer_by(calls, request); }

}  // namespace longwood::face
