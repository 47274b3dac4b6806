#pragma once

#include <string_view>
#include <vector>

namespace longwood::test {

/// A position in which a choice makes these moves legal, or no longer legal, which the book does not, or
/// does.
struct Worked {
  std::string_view choice;
  std::string_view position;
  std::string_view gained, lost;  ///< moves
  std::string_view with = {};     ///< other choices that go with it
};

/// A move after which a choice leaves another table than the book does.
struct After {
  std::string_view choice, position, moves;
  std::string_view pile, book, other;  ///< a pile under the book's rules, and under the choice
};

/// What the choices of one game change.
struct OptionRows {
  std::vector<Worked> worked = {};
  std::vector<After> afterwards = {};
  std::vector<std::string_view> elsewhere = {};  ///< choices which a test of their own looks at
};

/// The table of a game, which its file in option_rows/ puts here; a game without options needs none.
template <class G>
OptionRows option_rows_of() {
  return {};
}

}  // namespace longwood::test
