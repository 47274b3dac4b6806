#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/kinds.hpp"
#include "core/state.hpp"

namespace longwood {

/// The cards of a hand and a talon that is run through by turning one card or more at a time, as a set of
/// places in the order from the start, a bit of `Places` each.
template <class Places>
class TurnedStock {
 public:
  static constexpr std::size_t most = sizeof(Places) == 4 ? 24 : 34;

  /// Places that can be reached: without and only with turning the talon over.
  struct Reach {
    Places now = 0, again = 0;
  };

  /// Reads the stock in the order in which a run from the start turns it; `kind_of` names cards by number.
  /// False if there are too many.
  bool read(const State& state, Pile talon, Pile hand, const auto& kind_of) {
    std::array<Card, max_cards> cards;
    on_talon_ = state.size[talon];
    const int in_hand = state.size[hand];
    size_ = 0;
    if (on_talon_ + in_hand > static_cast<int>(most)) return false;
    const auto add = [&](Card card) {
      kinds_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(kind_of(card));
    };
    state.cards(talon, cards);
    for (int i = 0; i < on_talon_; ++i) add(cards[static_cast<std::size_t>(i)]);
    state.cards(hand, cards);
    for (int i = in_hand; i-- > 0;) add(cards[static_cast<std::size_t>(i)]);
    for (std::size_t part = 0; part < sets_.size(); ++part)
      for (unsigned places = 0; places < 256; ++places) {
        sets_[part][places] = 0;
        for (unsigned i = 0; i < 8; ++i)
          if ((places >> i & 1) != 0 && static_cast<int>(8 * part + i) < size_)
            sets_[part][places] |= Kinds{1} << kinds_[8 * part + i];
      }
    return true;
  }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int on_talon() const { return on_talon_; }
  [[nodiscard]] Places all() const { return static_cast<Places>((Places{1} << size_) - 1); }
  [[nodiscard]] int kind(int place) const { return kinds_[static_cast<std::size_t>(place)]; }
  [[nodiscard]] Kinds kinds(Places places) const {
    Kinds kinds = 0;
    for (const auto& set : sets_) {
      kinds |= set[places & 255];
      places >>= 8;
    }
    return kinds;
  }

  /// What turning shows of the cards left, of which `turned` lie on the talon: every `step`-th from the next
  /// in hand, the last, and the talon's uppermost; and after it was turned over, from the start.
  [[nodiscard]] static Reach reach(Places left, int turned, int step, bool again, bool endless) {
    Reach reach;
    const int count = std::popcount(left);
    if (count == 0) return reach;
    if (step == 1 && endless) return {left, 0};
    int next = turned > 0 ? turned - 1 : step - 1, from_start = step - 1, i = 0;
    for (; left != 0; left &= left - 1, ++i) {
      const Places place = left & (~left + 1);
      const bool last = i == count - 1;
      if (i == next || (last && i >= turned)) reach.now |= place;
      if (i == next) next += step;
      if (i == from_start || last) reach.again |= place;
      if (i == from_start) from_start += step;
    }
    if (!again) reach.again = 0;
    reach.again &= ~reach.now;
    if (endless) reach.now |= reach.again;
    return reach;
  }

  /// How many cards lie on the talon once the card of a place was used; 0 instead if that changes nothing,
  /// since the talon may be turned over without end.
  [[nodiscard]] static int turned_after(Places left, int place, int step, bool endless) {
    const int turned = std::popcount(left & ((Places{1} << place) - 1));
    const bool alike = turned % step == 0 || turned == std::popcount(left) - 1;
    return endless && alike ? 0 : turned;
  }

 private:
  int size_ = 0, on_talon_ = 0;
  std::array<std::uint8_t, most> kinds_{};
  std::array<std::array<Kinds, 256>, (most + 7) / 8> sets_{};
};

}  // namespace longwood
