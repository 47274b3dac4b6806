#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.hpp"

namespace longwood {

/// A problem with some input, and its fix: one line that names the file, the number or the word. It is stored
/// as an English pattern with its arguments, so that it can be shown in the reader's language
/// (`Language::say`). One problem may be an argument of another.
class Problem {
 public:
  // NOLINTBEGIN(google-explicit-constructor): arguments are written without conversions
  Problem(std::string as_it_is) : given_{std::move(as_it_is)} {}  ///< a name, a notation, what was typed
  Problem(std::string_view as_it_is) : given_{as_it_is} {}        ///< the same
  Problem(const char* as_it_is) : given_{as_it_is} {}             ///< the same
  Problem(std::integral auto n) : given_{std::to_string(n)} {}    ///< in digits
  Problem(Text word) : pattern_{word} {}                          ///< to be translated
  operator std::string() const { return english(); }
  // NOLINTEND(google-explicit-constructor)
  Problem(Text pattern, std::vector<Problem> parts) : pattern_{pattern}, parts_{std::move(parts)} {}
  /// In the plural that belongs to `n`.
  Problem(Text one, std::string_view more, long n, std::vector<Problem> parts)
      : pattern_{one}, more_{more}, n_{n}, parts_{std::move(parts)} {}

  [[nodiscard]] std::string english() const;

 private:
  friend class Language;
  std::string given_;      // used unchanged, if there is no pattern
  Text pattern_ = {};      // its placeholders take the parts in order
  std::string_view more_;  // its plural, if it has one
  long n_ = 0;
  std::vector<Problem> parts_;
};

/// A problem with its pattern, where xgettext finds it: `problem("{name} is not a pile", name)`.
template <class... Args>
Problem problem(PatternOf<Args...> pattern, Args... parts) {
  return {Text{pattern.english}, {Problem{std::move(parts)}...}};
}
/// The same in the plural form for the number, which fills the first placeholder.
template <class... Args>
Problem count_problem(PatternOf<int, Args...> one, PatternOf<int, Args...> more, int n, Args... parts) {
  return {Text{one.english}, more.english, n, {Problem{n}, Problem{std::move(parts)}...}};
}

/// Text from outside, shortened and made printable, in the quotation marks of the reader's language.
Problem in_quotes(std::string_view text);

}  // namespace longwood
