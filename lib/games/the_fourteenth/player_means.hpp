#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/the_fourteenth/player_features.hpp"
#include "honest/chance.hpp"

namespace longwood::guides {

/// The mean chances after pairs of one position of The Fourteenth, over the two cards that come into the
/// places of each: the chance of each two ranks follows from how many of each are in hand. A card changes
/// only the input of its own class, and equal classes have equal inputs, so that few are encoded.
class TheFourteenthMeans {
  using Features = TheFourteenthFeatures;
  using Net = Features::Net;

 public:
  /// By the cards that lie open, of which at least two are in hand and all of these unknown.
  TheFourteenthMeans(const Features::Square& square, std::span<const float> weights)
      : now_{square}, weights_{weights} {
    now_.hand -= 2;
    rest_ = {.sums = Net::biases(weights), .lines = 0};
    Net::add_whole(weights, Features::whole_without_classes(now_), rest_.sums);
  }

  double after(int rank, Pile from, Pile to) {
    Features::Square square = now_;
    square.at[static_cast<std::size_t>(rank)] &= ~Features::bit_of(from);
    square.at[static_cast<std::size_t>(14 - rank)] &= ~Features::bit_of(to);

    std::array<Told, Features::classes> before;  // neither card lies there yet
    Told all = rest_;
    for (int lower = 1; lower <= Features::classes; ++lower) {
      Told& told = before[Features::class_at(lower)];
      told = told_of(square, lower);
      all.add(told);
    }
    std::array<Told, king + 1> first, second;  // what a card of each rank changes
    for (int one = ace; one <= king; ++one) {
      const auto at = static_cast<std::size_t>(one);
      if (square.in_hand[at] == 0) continue;
      first[at] = told_of(Features::with(square, one, from), one);
      first[at].add(before[Features::class_at(one)], -1);
      second[at] = told_of(Features::with(square, one, to), one);
      second[at].add(before[Features::class_at(one)], -1);
    }
    double sum = 0;
    for (int one = ace; one <= king; ++one) {
      const int ways_of_one = square.in_hand[static_cast<std::size_t>(one)];
      if (ways_of_one == 0) continue;
      Told with_one = all;
      with_one.add(first[static_cast<std::size_t>(one)]);
      for (int two = ace; two <= king; ++two) {
        const int ways = ways_of_one * (square.in_hand[static_cast<std::size_t>(two)] - (one == two ? 1 : 0));
        if (ways == 0) continue;
        const bool same_class = Features::class_at(one) == Features::class_at(two);
        Told both;
        if (same_class) {
          both = told_of(Features::with(Features::with(square, one, from), two, to), one);
          both.add(before[Features::class_at(one)], -1);
        }
        sum += ways * chance_of(same_class ? all : with_one,
                                same_class ? both : second[static_cast<std::size_t>(two)]);
      }
    }
    const double cards = now_.hand + 2;
    return sum / (cards * (cards - 1));
  }

 private:
  /// What one class gives to the second layer of the net, or some classes together.
  struct Told {
    alignas(32) Net::Sums sums;
    int lines;

    void add(const Told& other, int times = 1) {
      for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += static_cast<float>(times) * other.sums[k];
      lines += times * other.lines;
    }
  };

  /// The input of a class, apart from what is the same after every pair.
  static std::uint64_t key_of(const Features::Square& square, const Features::Class& c, int lower) {
    std::uint64_t key = 0;
    for (const int number : {std::popcount(c.lower), std::popcount(c.upper), c.pairs, c.lines, c.alone,
                             c.with_one, square.in_hand[static_cast<std::size_t>(lower)],
                             square.in_hand[static_cast<std::size_t>(14 - lower)]})
      key = key << 8 | static_cast<std::uint64_t>(number);
    return key;
  }

  const Told& told_of(const Features::Square& square, int rank) {
    const int lower = std::min(rank, 14 - rank);
    const Features::Class c = Features::class_of(square, lower);
    const std::uint64_t key = key_of(square, c, lower);
    Memory& memory = memory_[Features::class_at(lower)];
    for (std::size_t i = 0; i < std::min(memory.count, most_remembered); ++i)
      if (memory.keys[i] == key) return memory.told[i];
    const std::size_t at = memory.count++ % most_remembered;
    memory.keys[at] = key;
    return memory.told[at] = encoded(square, c, lower);
  }

  Told encoded(const Features::Square& square, const Features::Class& c, int lower) const {
    Net::Member member;
    Features::describe_class(square, c, lower, member);
    alignas(32) Net::Encoded encoded;
    Net::encode(weights_, member, encoded);
    for (float& unit : encoded) unit /= Features::classes;
    Told told{.sums = {}, .lines = c.lines};
    Net::add_encoded(weights_, encoded, told.sums);
    Net::add_whole(weights_, Features::all_left, static_cast<float>(c.left) / 10, told.sums);
    Net::add_whole(weights_, Features::all_lines, static_cast<float>(c.lines) / 12, told.sums);
    return told;
  }

  /// Of a position of which these two tell all.
  double chance_of(const Told& some, const Told& others) const {
    const int lines = some.lines + others.lines;
    Net::Sums with_few;
    if (lines <= 2) {
      with_few = some.sums;
      Net::add_whole(weights_, Features::two_lines, 1, with_few);
      if (lines == 0) Net::add_whole(weights_, Features::no_lines, 1, with_few);
    }
    return chance_of_logit(Net::logit_of_sums(weights_, lines <= 2 ? with_few : some.sums, others.sums));
  }

  static constexpr std::size_t most_remembered = 32;
  /// The remembered results of classes, the oldest forgotten first.
  struct Memory {
    std::size_t count = 0;
    std::array<std::uint64_t, most_remembered> keys;
    std::array<Told, most_remembered> told;
  };

  Features::Square now_;  ///< with two cards fewer in hand
  std::span<const float> weights_;
  Told rest_;  ///< of what is no class
  std::array<Memory, Features::classes> memory_;
};

}  // namespace longwood::guides
