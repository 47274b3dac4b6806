#pragma once

#include <array>
#include <vector>

#include "core/rng.hpp"
#include "games/la_nivernaise/rules.hpp"

namespace longwood::test {

/// A last phase of La Nivernaise, put together backwards from all families whole.
class LastPhase {
 public:
  /// Draws how much is to be taken off each family, and how many packets are to be used.
  LastPhase(const Options& options, Rng& rng);

  [[nodiscard]] State state() const;

  /// Takes back moves until `cards` cards have left the families: most go by way of the flanks, which are
  /// kept full but for `vacancies`. Gives the line that wins from there.
  std::vector<Move> take_back(int cards, int vacancies);

  /// Takes `cards` cards off the families, and shuffles them over flanks and packets.
  void scatter(int cards, int vacancies);

  /// Exchanges the places of two cards off the families.
  void disturb();

 private:
  std::vector<Card>& pile(Pile p) { return piles_[p]; }
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(n))); }
  Pile packet() { return LaNivernaise::line[below(used_)]; }
  Pile flank(bool vacant);
  Pile some_family();
  [[nodiscard]] int in_flanks();
  [[nodiscard]] bool fits(Card card, Pile family);
  void back(Pile from, Pile to);
  /// Takes back an exchange, if there is one at the places drawn.
  void between_families();

  Options options_;
  Rng& rng_;
  std::array<std::vector<Card>, 23> piles_;
  std::array<int, 8> weights_;
  int used_;
  std::vector<Move> line_;  ///< taken back so far, the last move first
};

/// A deal played at random, to families rather than elsewhere, until nothing is to be dealt any more.
State played_to_last_phase(const Options& options, Rng& rng);

}  // namespace longwood::test
