#pragma once

#include <string>
#include <string_view>

/// Writes JSON as it goes, into one text. A library was measured first: nlohmann-json added 45 kB to a
/// compressed module of 64.
namespace longwood::face {

/// What is written so far. A key is followed by one value; before a value in a list stands `item`.
class Json {
 public:
  void open(char bracket) { text_ += bracket; }
  void close(char bracket) { text_ += bracket; }
  /// Begins the value of this key, which is written as it is.
  void key(const char* name);
  /// Begins a value of the list.
  void item() { part('['); }

  /// A string; what is not printable ASCII or valid UTF-8 passes as it is, but for control characters.
  void text(std::string_view value);
  void number(long long value);
  void truth(bool value) { raw(value ? "true" : "false"); }
  /// To a millionth, without zeros at its end.
  void share(double value);
  /// What is JSON already.
  void raw(std::string_view json) { text_ += json; }

  // the same with their key, since most members of objects are these
  void text(const char* name, const std::string_view& value);
  void text(const char* name, const std::string& value);
  void number(const char* name, long long value);

  [[nodiscard]] std::string&& take() && { return static_cast<std::string&&>(text_); }

 private:
  void part(char opening) {
    if (text_.back() != opening) text_ += ',';
  }
  std::string text_;
};

}  // namespace longwood::face
