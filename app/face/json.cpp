#include "face/json.hpp"

#include <cmath>

namespace longwood::face {

void Json::key(const char* name) {
  part('{');
  text(name);
  text_ += ':';
}

void Json::text(std::string_view value) {
  constexpr std::string_view digits = "0123456789abcdef";
  text_ += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (c == '\n') {
      text_ += "\\n";
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += digits[byte >> 4];
      text_ += digits[byte & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

void Json::number(long long value) { text_ += std::to_string(value); }

void Json::share(double value) {
  constexpr long long whole = 1'000'000;
  const long long millionths = std::llround(value * static_cast<double>(whole));
  const long long size = millionths < 0 ? -millionths : millionths;
  if (millionths < 0) text_ += '-';
  number(size / whole);
  if (size % whole == 0) return;
  text_ += '.';
  // the one before them keeps the zeros in front
  text_ += std::string_view{std::to_string(whole + size % whole)}.substr(1);
  while (text_.back() == '0') text_.pop_back();
}

void Json::text(const char* name, const std::string_view& value) {
  key(name);
  text(value);
}

void Json::text(const char* name, const std::string& value) { text(name, std::string_view{value}); }

void Json::number(const char* name, long long value) {
  key(name);
  number(value);
}

}  // namespace longwood::face
