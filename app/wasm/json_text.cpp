#include "wasm/json_text.hpp"

#include <utility>

namespace longwood::wasm {
namespace {

void append_quoted(std::string& out, std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace

Json quoted(std::string_view text) {
  Json value{""};
  append_quoted(value.text, text);
  return value;
}

void Object::begin(std::string_view key) {
  if (text_.size() > 1) text_ += ',';
  append_quoted(text_, key);
  text_ += ':';
}

Object& Object::text(std::string_view key, std::string_view value) {
  begin(key);
  append_quoted(text_, value);
  return *this;
}

Object& Object::number(std::string_view key, long value) {
  begin(key);
  text_ += std::to_string(value);
  return *this;
}

Object& Object::truth(std::string_view key, bool value) {
  begin(key);
  text_ += value ? "true" : "false";
  return *this;
}

Object& Object::json(std::string_view key, const Json& value) {
  begin(key);
  text_ += value.text;
  return *this;
}

Json Object::done() { return {std::move(text_ += '}')}; }

void Array::begin() {
  if (text_.size() > 1) text_ += ',';
}

Array& Array::add(const Json& value) {
  begin();
  text_ += value.text;
  return *this;
}

Array& Array::number(long value) {
  begin();
  text_ += std::to_string(value);
  return *this;
}

Json Array::done() { return {std::move(text_ += ']')}; }

}  // namespace longwood::wasm
