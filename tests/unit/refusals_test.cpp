#include <gtest/gtest.h>

#include "support.hpp"

/// Refusals which only options bring up, or which they word otherwise; coverage_test.cpp looks for them here.
namespace longwood::test {
namespace {

struct Refusal {
  std::string_view game, choices, position, move, expected;
};

constexpr auto refusals = std::to_array<Refusal>({
    {"la-nationale", "deal-ends=locked", "sa: AS; sk: KS; turned: 2S; 1: QS; 2: 5H; @0=1; @1=9", "1-sk",
     "bound_while_dealing [8]"},
    {"la-nationale", "vacancy=single-card", "1: 5S 6S 7S; @15=1", "1-2x2", "one_card_at_a_time [14]"},
    {"la-nationale", "redeals=two", "1: 5S 6S 7S; @2=2", "redeal", "no_redeal_left [15]"},
    {"la-nationale", "redeals=two", "sa: AS", "redeal", "nothing_to_gather [15]"},
    {"la-nationale", "redeals=two", "sa: AS; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S; turned: 2S; @0=1; @1=9",
     "redeal", "must_play_first [6]"},
    {"la-nationale", "deal-play=optional", "1: 5S", "deal", "hand_is_out [9]"},
    {"la-nationale", "deal-play=optional", "sa: AS; sk: KS; turned: 2S; @0=1; @1=9", "turned-sk",
     "family_falls [4]"},
    {"la-nationale", "deal-play=optional", "sa: AS; sk: KS; turned: 2S; @0=1; @1=9", "1-sk",
     "nothing_there [10]"},
    {"la-capricieuse", "deal-play=optional", "1: 5S", "deal", "hand_is_out [9]"},
    {"la-capricieuse", "deal-play=optional", "sa: AS; sk: KS; turned: 2S; @0=1", "turned-sk",
     "family_falls [4]"},
    {"la-capricieuse", "deal-play=optional", "sa: AS; sk: KS; turned: 2S; 1: QS; @0=1", "1-sk",
     "bound_while_dealing [8]"},
    {"st-helena", "restriction=first-deal", "hk: KH; 8: QH", "8-hk", "bottom_row_serves_aces [7]"},
    {"st-helena", "restriction=first-deal", "ha: AH; 2: 2H", "2-ha", "top_row_serves_kings [7]"},
    {"st-helena", "deal=all-at-once restriction=off", "1: 5S; 2: 9H", "1-3", "space_stays_empty [13]"},
    {"st-helena", "families=returnable", "sa: AS 2S; ha: AH", "sa-ha", "families_are_final [5]"},
    {"st-helena", "packing=any-suit", "1: 5S; 2: 9H", "1-2", "not_next [10]"},
    {"st-helena", "packing=any-suit", "1: KS; 2: AH", "1-2", "corner [11]"},
    {"la-nivernaise", "source=line", "hand: 5S; 1: 6S", "hand-L1", "hand_not_available [11]"},
    {"la-nivernaise", "redeals=two", "1: 6S; @0=2", "redeal", "no_redeal_left [15]"},
    {"la-nivernaise", "exchange=off", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "sa-sk",
     "families_are_final [8]"},
    {"la-nationale", "families=returnable", "ha: AH 2H; 1: 9S; @15=1", "ha-sa", "families_are_final [5]"},
    {"la-nationale", "families=returnable", "ha: AH 2H; 1: 9S; @15=1", "ha-1", "wrong_suit [11]"},
    {"la-nationale", "families=returnable", "ha: AH 2H 3H; @15=1", "ha-1x2", "one_card_at_a_time [13]"},
    {"la-capricieuse", "families=returnable", "ha: AH 2H; 1: 9S", "ha-2", "space_stays_empty [14]"},
    {"la-capricieuse", "families=returnable", "ha: AH 2H", "ha-sa", "families_are_final [5]"},
    {"la-capricieuse", "families=returnable", "ha: AH 2H; 1: 4H", "ha-1", "not_next [11]"},
    {"la-nivernaise", "source=any-place", "sa: AS; L1: 2D", "sa-L2", "base_stays [9]"},
    {"la-nivernaise", "source=any-place", "sa: AS 2S; L1: 2D", "sa-L1", "place_is_taken [6]"},
    {"la-nivernaise", "source=any-place", "sa: AS 2S; 1: 2D", "sa-1", "families_are_final [8]"},
    {"la-nivernaise", "source=any-place", "hand: 2D", "hand-L1", "hand_not_available [11]"},
    {"the-clock", "marry=three", "1: TH; 2: 9H", "2-1", "packet_too_short [11]"},
    {"the-clock", "king-on-ace=no", "1: AC; 2: KC", "2-1", "not_next [9]"},
    {"the-clock", "king-on-ace=no", "1: AC; 2: KD", "2-1", "wrong_suit [9]"},
    {"the-clock", "talon=circle", "talon: 9H", "talon-hand", "talon_serves_hours [7]"},
    {"the-clock", "redeal=one", "talon: 9H; @0=1", "redeal", "no_redeal_left [14]"},
    {"the-clock", "redeal=one", "talon: 9H; hand: 3C", "redeal", "still_in_hand [14]"},
    {"the-clock", "redeal=one", "1: 9H", "redeal", "nothing_to_gather [14]"},
    {"fortress", "base=first-card", "sa: 5S; L1: 9H; @0=5", "L1-ha", "family_rises [3]"},
    {"fortress", "base=first-card", "L1: 9H; L2: 5S", "L1-sa", "family_rises [3]"},
    {"the-fourteenth", "exchange=none", "r1c1: 5H; r2c2: 4H", "r1c1~r2c2", "exchange_spent [10]"},
    {"the-fourteenth", "close-up=last-to-first", "r1c2: 5H; hand: 4H", "refill", "still_in_hand [7]"},
    {"the-fourteenth", "close-up=last-to-first", "r1c1: 5H; r1c2: 4H", "refill", "no_gap [7]"},
    {"the-sultan", "refill=leisure", "sultan: KH; L1: 2S; talon: 9D; hand: 4H", "L1-L2",
     "divan_is_filled_by_rule [10]"},
    {"the-sultan", "refill=leisure", "sultan: KH; hand: 4H", "hand-L1", "hand_not_available [11]"},
    {"the-sultan", "refill=leisure", "sultan: KH; L1: 2S; talon: 9D", "L1-talon", "not_that_way [8]"},
    {"the-sultan", "refill=leisure", "sultan: KH; L1: 2S; talon: 9D", "talon-L1", "place_is_taken [7]"},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; L1: 2S; L2: 9D", "L1-L2", "place_is_taken [7]"},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; L1: 2S", "L1-L1", "same_place [7]"},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; L1: 2S; talon: 9D", "L1-talon", "not_that_way [8]"},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; L1: 2S", "L2-L3", "nothing_there [7]"},
    {"the-sultan", "divan=six refill=talon-or-divan", "sultan: KH; L1: 2S", "L1-R4", "no_such_place [2]"},
    {"the-sultan", "divan=six refill=leisure", "sultan: KH; talon: 9D", "talon-L4", "no_such_place [2]"},
});

TEST(Refusals, UnderOptionsNameTheirRule) {
  for (const Refusal& r : refusals) {
    // the deal of these two looks at the families
    const bool deals = r.game == "la-nationale" || r.game == "la-capricieuse";
    const Board board =
        deals ? Board::laid(r.game, r.position, r.choices) : Board::of(r.game, r.position, r.choices);
    EXPECT_EQ(board.refused(r.move), r.expected) << r.game << ' ' << r.choices << ' ' << r.move;
  }
}

}  // namespace
}  // namespace longwood::test
