#include "face/call.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "face/calls.hpp"

namespace longwood::face {

std::string_view cut_line(std::string_view& text) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t most) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number > most) return {};
  return number;
}

std::optional<double> share_of(std::string_view text) {
  constexpr std::size_t digits = 6;
  const auto point = std::min(text.find('.'), text.size());
  std::string fraction{text.substr(std::min(point + 1, text.size()))};
  fraction.resize(digits, '0');
  constexpr double whole = 1e6;
  const auto before = whole_number(text.substr(0, point)), after = whole_number(fraction);
  if (!before || !after) return {};
  return static_cast<double>(*before) + static_cast<double>(*after) / whole;
}

std::string answer_to(std::string_view request) { return answer_by(calls, request); }

}  // namespace longwood::face
