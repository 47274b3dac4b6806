#pragma once

#include <string>
#include <string_view>

/// Writes JSON as it goes. A library was measured first: nlohmann-json added 45 kB to a compressed module
/// of 64.
namespace longwood::wasm {

/// A whole value, written out.
struct Json {
  std::string text = "null";
};

/// A string, quoted; what is not printable ASCII or valid UTF-8 passes as it is, but for control characters.
Json quoted(std::string_view text);

/// Builds `{…}` key by key, in the order of the calls; keys are taken as they are.
class Object {
 public:
  Object& text(std::string_view key, std::string_view value);
  Object& number(std::string_view key, long value);
  Object& truth(std::string_view key, bool value);
  Object& json(std::string_view key, const Json& value);
  /// The object; nothing may be added after it.
  [[nodiscard]] Json done();

 private:
  void begin(std::string_view key);
  std::string text_ = "{";
};

/// Builds `[…]`.
class Array {
 public:
  Array& add(const Json& value);
  Array& number(long value);
  [[nodiscard]] Json done();

 private:
  void begin();
  std::string text_ = "[";
};

}  // namespace longwood::wasm
