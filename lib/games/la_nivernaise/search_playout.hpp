#pragma once

#include <array>
#include <cstddef>

#include "games/la_nivernaise/rules.hpp"
#include "games/search/families_reached.hpp"

namespace longwood::advice {

/// The piles of a position of La Nivernaise, copied so as to be played on without its rules, which keep more
/// than a count needs.
class LaNivernaiseLayout {
 public:
  explicit LaNivernaiseLayout(const State& s)
      : families_{chosen(s, Game::Exchange::off) ? FamiliesPlayout::Exchange::off
                                                 : FamiliesPlayout::Exchange::on},
        from_first_{gather_order<Game::Gathering>(s) == Gather::deal_order},
        redeals_{Game::redeals_left(s)},
        left_{max_cards - s.total(Game::families)} {
    for (int suit = 0; suit < 4; ++suit)
      families_.begin(static_cast<std::size_t>(suit), s.top[Game::aces[suit]], s.top[Game::kings[suit]]);
    for (std::size_t i = 0; i < packets; ++i) {
      std::size_t at = size_[i] = s.size[Game::line[static_cast<int>(i)]];
      Card card = s.top[Game::line[static_cast<int>(i)]];
      for (; at > 0; card = s.under[card.id]) packet_[i][--at] = card;
    }
    for (int i = 0; i < Game::flanks.count; ++i)
      if (s.size[Game::flanks[i]] > 0) flank_[held_++] = s.top[Game::flanks[i]];
    Card card = s.top[Game::hand];
    for (; in_hand_ < s.size[Game::hand]; card = s.under[card.id]) hand_[in_hand_++] = card;
  }

  /// Plays on: every card that can go home does. Otherwise the packet with the fewest cards over one that a
  /// family wants is dug, if the flanks have room. Otherwise the next round is dealt, or the line again.
  LeftAfterPlayout play_on() {
    LeftAfterPlayout result{.after_deal = -1};
    for (;;) {
      play_home();
      if (dig()) continue;
      if (dealt_ < in_hand_) {
        deal_round();
        continue;
      }
      if (result.after_deal < 0) result.after_deal = left_;
      if (left_ == 0 || redeals_-- == 0) break;
      take_up();
    }
    result.at_end = left_;
    return result;
  }

 private:
  using Game = LaNivernaise;
  static constexpr std::size_t packets = Game::line.count, places = Game::flanks.count;

  bool goes_home(Card card) {
    if (!families_.take(card)) return false;
    --left_;
    return true;
  }

  void play_home() {
    for (bool any = true; any;) {
      any = false;
      for (std::size_t i = held_; i-- > 0;)
        if (goes_home(flank_[i])) {
          flank_[i] = flank_[--held_];
          any = true;
        }
      for (std::size_t i = 0; i < packets; ++i)
        while (size_[i] > 0 && goes_home(packet_[i][size_[i] - 1])) {
          any = true;
          if (--size_[i] == 0) deal_four(i);
        }
    }
  }

  bool dig() {
    std::size_t room = places - held_, best = packets, over = 0;
    for (std::size_t i = 0; i < packets; ++i)
      for (std::size_t above = 1; above <= room && above < size_[i]; ++above)
        if (families_.wants(packet_[i][size_[i] - 1 - above])) {
          best = i;
          over = above;
          room = above - 1;
          break;
        }
    if (best == packets) return false;
    while (over-- > 0) flank_[held_++] = packet_[best][--size_[best]];
    return true;
  }

  void deal_four(std::size_t i) {
    for (int n = 0; n < 4 && dealt_ < in_hand_; ++n) packet_[i][size_[i]++] = hand_[dealt_++];
  }
  void deal_round() {
    for (std::size_t i = 0; i < packets; ++i) deal_four(i);
  }

  void take_up() {
    in_hand_ = dealt_ = 0;
    for (std::size_t n = 0; n < packets; ++n) {
      const std::size_t i = from_first_ ? n : packets - 1 - n;
      for (std::size_t k = 0; k < size_[i]; ++k) hand_[in_hand_++] = packet_[i][k];
      size_[i] = 0;
    }
    deal_round();
  }

  FamiliesPlayout families_;
  std::array<std::array<Card, max_cards>, packets> packet_;
  std::array<std::size_t, packets> size_{};
  std::array<Card, places> flank_;
  std::array<Card, max_cards> hand_;
  std::size_t held_ = 0, in_hand_ = 0, dealt_ = 0;
  bool from_first_;  ///< the first packet comes uppermost when the line is taken up
  int redeals_, left_;
};

}  // namespace longwood::advice
