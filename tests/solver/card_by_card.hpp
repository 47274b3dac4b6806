#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "games/la_nivernaise/rules.hpp"

namespace longwood::test {

/// Whether all cards can leave the packets, one by one, so that those at hand always fit into families and
/// flanks; with the families of each suit as they might be at best, computed for every point.
class CardByCard {
 public:
  explicit CardByCard(const State& s) : s_{s} {
    for (int i = 0; i < LaNivernaise::line.count; ++i) {
      std::array<Card, max_cards> cards;
      const int n = s.cards(LaNivernaise::line[i], cards);
      packets_.emplace_back(cards.begin(), cards.begin() + n);
    }
  }

  bool way() {
    std::array<std::size_t, 6> left;
    for (std::size_t i = 0; i < 6; ++i) left[i] = packets_[i].size();
    return fits(left) && way(left);
  }

 private:
  using Left = std::array<std::size_t, 6>;

  bool way(const Left& from) {
    if (std::ranges::count(from, 0U) == 6) return true;
    if (!seen_.insert(from).second) return false;
    for (std::size_t i = 0; i < 6; ++i) {
      Left to = from;
      if (to[i] == 0) continue;
      --to[i];
      if (fits(to) && way(to)) return true;
    }
    return false;
  }

  [[nodiscard]] bool fits(const Left& left) const {
    std::array<std::array<int, king + 1>, 4> copies;
    for (auto& suit : copies) suit.fill(2);
    int homeless = max_cards;
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t n = 0; n < left[i]; ++n, --homeless)
        --copies[static_cast<std::size_t>(packets_[i][n].suit())]
                [static_cast<std::size_t>(packets_[i][n].rank())];
    for (int suit = 0; suit < 4; ++suit) homeless -= most(copies[static_cast<std::size_t>(suit)], suit);
    return homeless <= LaNivernaise::flanks.count;
  }

  [[nodiscard]] int most(const std::array<int, king + 1>& copies, int suit) const {
    const int up_now = s_.size[LaNivernaise::aces[suit]],
              down_now = king + 1 - s_.size[LaNivernaise::kings[suit]];
    const bool for_good = down_now <= up_now;
    int best = 0;
    for (int up = 0; up <= king; ++up)
      for (int down = king + 1; down >= ace; --down) {
        bool there = !for_good || (up >= up_now && down <= down_now);
        for (int rank = ace; rank <= king && there; ++rank)
          there = copies[static_cast<std::size_t>(rank)] >= (rank <= up ? 1 : 0) + (rank >= down ? 1 : 0);
        if (there) best = std::max(best, up + king + 1 - down);
      }
    return best;
  }

  const State& s_;
  std::vector<std::vector<Card>> packets_;  ///< uppermost last
  std::set<Left> seen_;
};

}  // namespace longwood::test
