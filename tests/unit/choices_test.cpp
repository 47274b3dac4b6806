#include <gtest/gtest.h>

#include "games/playout.hpp"
#include "generated/games/list.hpp"

/// The choice of one option cannot be taken for that of another; and the rows which options choose are whole.
namespace longwood::test {
namespace {

template <class A, class B>
concept Comparable = requires(A a, B b) { a == b; };
template <class... Choices>
concept GoTogether = requires(Choices... choices) { options_with(choices...); };

using Corner = LaNationale::Corner;
using Vacancy = LaNationale::Vacancy;

static_assert(Comparable<Corner, Corner>);
static_assert(!Comparable<Corner, Vacancy>, "two options of a game");
static_assert(!Comparable<Corner, StHelena::Corner>, "the like option of another game");
static_assert(!Comparable<Corner, std::uint8_t>, "a bare number, as `State::option` holds it");
static_assert(GoTogether<Corner, Vacancy>);
static_assert(!GoTogether<Corner, StHelena::Vacancy>, "options of two games");
static_assert(!OptionChoice<Direction>, "an enum that is no option");

TEST(Choices, AreReadWhereTheyAreWritten) {
  const Options options = options_with(Corner::open, LaNationale::DealPlay::none);
  EXPECT_TRUE(chosen(options, Corner::open));
  EXPECT_TRUE(chosen(options, LaNationale::DealPlay::none));
  EXPECT_FALSE(chosen(options, LaNationale::DealPlay::optional));
  EXPECT_EQ(choice<Vacancy>(options), Vacancy::card_or_sequence) << "the book's, where nothing is said";
  EXPECT_EQ(options, (Options{0, 1, 2}));
}

TEST(Choices, ASettingHoldsWithItsChoiceOnly) {
  Options options{};
  const Setting open = Corner::open;
  EXPECT_FALSE(open.holds(options));
  EXPECT_TRUE(Setting{}.holds(options)) << "no setting";
  open.make(options);
  EXPECT_TRUE(open.holds(options));
  EXPECT_FALSE(Setting{Corner::closed}.holds(options));
}

/// What `static_assert` says of the book's rows, of those which options choose.
template <class G>
void expect_complete_rows() {
  Rng rng{1, 3000};
  for (int i = 0; i < 500; ++i)
    ASSERT_TRUE(are_complete(G::rules.lays_of(random_options(G::info, rng)))) << G::info.id << ' ' << i;
}

TEST(Choices, RowsGiveTheirReasonsAndNeverMeet) {
  for_each_game(Games{}, []<class G> {
    if constexpr (G::rules.lays_of != nullptr) expect_complete_rows<G>();
  });
  constexpr MoveRule row{{0, 4}, {4, 4}, BuildRule::up, VacancyRule::closed, refuses::marriage};
  EXPECT_FALSE(are_complete(std::array{row, row})) << "two rows to the same piles";
  constexpr MoveRule silent{{0, 4}, {4, 4}, BuildRule::up, VacancyRule::closed, {}};
  EXPECT_FALSE(are_complete(std::array{silent})) << "a row without reasons";
}

}  // namespace
}  // namespace longwood::test
