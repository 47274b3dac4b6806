#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "games/the_fourteenth/rules.hpp"
#include "honest/information_state.hpp"
#include "honest/set_net.hpp"

namespace longwood::guides {

/// What a net reads of a position of The Fourteenth: the seven classes of complements (ace and king, two and
/// queen, … the sevens) alike. Of a class count the cards in the square, the pairs that can be made of them
/// at once, and the cards still in hand.
struct TheFourteenthFeatures {
  using Game = longwood::TheFourteenth;
  static constexpr int classes = 7, places = 25;

  /// The inputs of a class.
  enum Input : std::uint8_t {
    is_sevens,
    lower,
    upper,      ///< cards of its two ranks in the square
    pairs,      ///< most that can be made at once
    left_over,  ///< cards in no such pair
    lines,      ///< pairs that lie in line, each separately
    alone,
    with_one,  ///< cards in line with no complement, with one
    none_left_over,
    lower_in_hand,
    upper_in_hand,
    surplus,
    both_in_hand,
    balanced,
    none_in_hand,
    done,
    stuck,
    few_in_hand,
    no_line,
    pairs_to_spare,
    left_to_hand,
    one_rank,
    one_pair,
    two_pairs,
    one_left,
    two_left,
    more_left,
    left_and_few,
    left_and_hand,
    left_and_spent,
    left_late,
    lines_late,
    inputs
  };
  using Net =
      SetNet<NetShape{.of_member = inputs, .hidden = 24, .members = classes, .of_whole = 12, .upper = 24}>;

  struct Square {
    std::array<std::uint32_t, king + 1> at{};  ///< the places of each rank, a bit each
    std::array<int, king + 1> in_hand{};
    int hand = 0;
    bool spent = false;
  };

  static Square square_of(const Observation& sight) {
    Square square;
    const int copies = chosen(sight.options(), Game::PacksUsed::one) ? 4 : 8;
    for (int rank = ace; rank <= king; ++rank) square.in_hand[static_cast<std::size_t>(rank)] = copies;
    const auto see = [&](Card card, int /*depth*/) {
      if (!card.none()) --square.in_hand[static_cast<std::size_t>(card.rank())];
    };
    sight.for_each_card(Game::out, see);
    for (int i = 0; i < places; ++i) {
      const Card card = sight.top(Game::square[i]);
      if (card.none()) continue;
      see(card, 0);
      square.at[static_cast<std::size_t>(card.rank())] |= 1U << i;
    }
    square.hand = sight.size(Game::hand);
    square.spent = sight.counter(Game::spent) != 0;
    return square;
  }

  /// What can be made of a class.
  struct Class {
    std::uint32_t lower = 0, upper = 0;  ///< places; the same of the sevens
    bool sevens = false;
    int pairs = 0, left = 0, lines = 0, alone = 0, with_one = 0;
  };

  /// For the class of a rank, whose cards lie there.
  static Class class_of(const Square& square, int rank) {
    Class c;
    c.sevens = rank == 7;
    c.lower = square.at[static_cast<std::size_t>(rank)];
    c.upper = square.at[static_cast<std::size_t>(14 - rank)];
    c.pairs = c.sevens ? pairs_within(c.lower) : pairs_between(c.lower, c.upper);
    c.left = std::popcount(c.lower) + (c.sevens ? 0 : std::popcount(c.upper)) - 2 * c.pairs;
    const auto look = [&](std::uint32_t from, std::uint32_t to) {
      for (; from != 0; from &= from - 1) {
        const int complements = std::popcount(in_line[place_of(from)] & to);
        c.lines += complements;
        c.alone += complements == 0 ? 1 : 0;
        c.with_one += complements == 1 ? 1 : 0;
      }
    };
    look(c.lower, c.upper);
    if (!c.sevens) look(c.upper, c.lower);
    c.lines /= 2;
    return c;
  }

  static void describe(const Observation& sight, Net::Inputs& out) {
    const Square square = square_of(sight);
    int left = 0, lines = 0;
    for (int rank = 1; rank <= classes; ++rank) {
      const Class c = class_of(square, rank);
      left += c.left;
      lines += c.lines;
      describe_class(square, c, rank, out.member[static_cast<std::size_t>(rank - 1)]);
    }
    out.whole = whole_of(square, left, lines);
  }

  /// The numbers of the whole position that follow from its classes, by their places among all.
  enum Whole : std::uint8_t { all_left = 2, all_lines = 3, no_lines = 8, two_lines = 9 };

  /// The numbers of the whole position that do not, with 0 for the others.
  static std::array<float, Net::of_whole> whole_without_classes(const Square& square) {
    const auto hand = static_cast<float>(square.hand);
    const auto fewer_than = [&](int cards) { return std::max(0.0F, 1 - hand / static_cast<float>(cards)); };
    const auto yes = [](bool so) { return so ? 1.0F : 0.0F; };
    const float spent = yes(square.spent);
    return {hand / 80,
            spent,
            0,
            0,
            yes(square.hand <= 20),
            yes(square.hand <= 10),
            fewer_than(20),
            spent * hand / 80,
            0,
            0,
            yes(square.hand <= 4),
            fewer_than(8)};
  }
  /// All of them, where these cards are left over and these pairs in line.
  static std::array<float, Net::of_whole> whole_of(const Square& square, int left, int lines) {
    auto whole = whole_without_classes(square);
    whole[all_left] = static_cast<float>(left) / 10;
    whole[all_lines] = static_cast<float>(lines) / 12;
    whole[no_lines] = lines == 0 ? 1 : 0;
    whole[two_lines] = lines <= 2 ? 1 : 0;
    return whole;
  }

  static std::uint32_t bit_of(Pile place) { return 1U << (place - Game::square.first); }
  /// Where the class of a rank stands among all.
  static std::size_t class_at(int rank) { return static_cast<std::size_t>(std::min(rank, 14 - rank) - 1); }
  /// With a card of this rank come from the hand to a place.
  static Square with(Square square, int rank, Pile place) {
    square.at[static_cast<std::size_t>(rank)] |= bit_of(place);
    --square.in_hand[static_cast<std::size_t>(rank)];
    return square;
  }
  static void describe_class(const Square& square, const Class& c, int rank, Net::Member& out) {
    const int lower_cards = std::popcount(c.lower), upper_cards = std::popcount(c.upper);
    const int lower_hand = square.in_hand[static_cast<std::size_t>(rank)];
    const int upper_hand = c.sevens ? 0 : square.in_hand[static_cast<std::size_t>(14 - rank)];
    const int hand = lower_hand + upper_hand, more = c.sevens ? 0 : std::abs(lower_cards - upper_cards);
    const bool late = square.hand <= 12;
    out.count = 0;
    const auto add = [&](Input input, auto value, float of = 1) {
      if (static_cast<float>(value) != 0) out.add(input, static_cast<float>(value) / of);
    };
    add(is_sevens, c.sevens);
    add(lower, lower_cards, 3), add(upper, upper_cards, 3), add(pairs, c.pairs, 2);
    add(left_over, c.left, 3), add(lines, c.lines, 4), add(alone, c.alone, 3), add(with_one, c.with_one, 3);
    add(none_left_over, c.left == 0);
    add(lower_in_hand, lower_hand, 4);
    add(upper_in_hand, c.sevens ? lower_hand % 2 * 4 : upper_hand, 4);
    add(surplus, more, 2), add(both_in_hand, std::min(lower_hand, upper_hand), 4);
    add(balanced, !c.sevens && more == 0);
    add(none_in_hand, hand == 0), add(done, hand == 0 && c.left == 0);
    add(stuck, hand == 0 ? c.left : 0, 2), add(few_in_hand, hand == 1 || hand == 2);
    add(no_line, c.lines == 0), add(pairs_to_spare, std::max(0, c.pairs - 1), 2);
    add(left_to_hand, hand == 0 ? 0 : c.left, static_cast<float>(1 + hand));
    add(one_rank, lower_cards == 0 || upper_cards == 0), add(one_pair, c.pairs == 1),
        add(two_pairs, c.pairs >= 2);
    add(one_left, c.left == 1), add(two_left, c.left == 2), add(more_left, c.left >= 3);
    add(left_and_few, hand <= 2 ? c.left : 0, 2), add(left_and_hand, square.hand * c.left, 240);
    add(left_and_spent, square.spent ? c.left : 0, 3);
    add(left_late, late ? c.left : 0, 3), add(lines_late, late ? c.lines : 0, 4);
  }

 private:
  static constexpr auto in_line = [] {
    std::array<std::uint32_t, places> of{};
    for (const auto [a, b] : Game::in_line) of[a] |= 1U << b, of[b] |= 1U << a;
    return of;
  }();
  static std::size_t place_of(std::uint32_t set) { return static_cast<std::size_t>(std::countr_zero(set)); }

  /// Most pairs of one card each of two ranks, by augmenting paths.
  static int pairs_between(std::uint32_t lower, std::uint32_t upper) {
    std::array<std::int8_t, places> partner;
    partner.fill(-1);
    int pairs = 0;
    for (std::uint32_t rest = lower; rest != 0; rest &= rest - 1) {
      std::uint32_t tried = 0;
      if (find_partner(place_of(rest), upper, tried, partner)) ++pairs;
    }
    return pairs;
  }
  static bool find_partner(std::size_t place, std::uint32_t upper, std::uint32_t& tried,
                           std::array<std::int8_t, places>& partner) {
    for (std::uint32_t rest = in_line[place] & upper; rest != 0; rest &= rest - 1) {
      const std::size_t other = place_of(rest);
      if ((tried >> other & 1) != 0) continue;
      tried |= 1U << other;
      if (partner[other] >= 0 &&
          !find_partner(static_cast<std::size_t>(partner[other]), upper, tried, partner))
        continue;
      partner[other] = static_cast<std::int8_t>(place);
      return true;
    }
    return false;
  }
  /// Most pairs of sevens.
  static int pairs_within(std::uint32_t sevens) {
    if (sevens == 0) return 0;
    const std::size_t first = place_of(sevens);
    const std::uint32_t rest = sevens & (sevens - 1);
    int most = pairs_within(rest);
    for (std::uint32_t others = in_line[first] & rest; others != 0; others &= others - 1)
      most = std::max(most, 1 + pairs_within(rest & ~(1U << place_of(others))));
    return most;
  }
};

}  // namespace longwood::guides
