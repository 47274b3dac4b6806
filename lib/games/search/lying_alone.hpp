#pragma once

#include "core/move.hpp"
#include "core/rules.hpp"
#include "core/state.hpp"

namespace longwood::advice {

/// Cards that lie alone in a game of which no redeal is to come, and in which cards are laid in their suit
/// alone, vacancies are not filled and families keep their cards.
///
/// Such a card covers nothing and gains nothing by a move to a packet: it would cover another card, and its
/// own place could not be used again. So in a line that wins every such move can be left out, each card that
/// was laid on it later being laid on it where it lay. Nor need it go home before the next card does so on
/// the same family that lies on another: until then it blocks nothing. So its play can be put off to just
/// before that one, and is left out where none such can follow; and once every card lies alone, nothing
/// blocks any.
class LyingAlone {
 public:
  /// The cards of a group of packets; families rise, and those of `falling` fall.
  LyingAlone(const State& s, Group packets, Group families, Group falling = {})
      : s_{s}, packets_{packets}, families_{families}, falling_{falling} {
    constexpr int no_kind = 63;  // what is no card has none of the 52
    for (int i = 0; i < packets.count; ++i) {
      const Kinds kind = Kinds{1} << (s.top[packets[i]].kind() & no_kind);
      (s.size[packets[i]] > 1 ? on_others_ : alone_) |= kind & all_kinds;
    }
  }

  /// Whether the play just made must be continued, because its card lay alone.
  [[nodiscard]] bool begins(Move last) const {
    return on_others_ != 0 && last.act == Act::lay && families_.has(last.to) && packets_.has(last.from) &&
           s_.size[last.from] == 0;
  }
  /// Leaves out what need not be done.
  void leave_out(MoveList& moves) const {
    if (on_others_ == 0) return;
    moves.keep_if([&](Move m) {
      if (m.act != Act::lay || !packets_.has(m.from) || s_.size[m.from] > 1) return true;
      return families_.has(m.to) && leads_on(m);
    });
  }
  /// Keeps only plays to the family of the play just made.
  void go_on(Move last, MoveList& moves) const {
    moves.keep_if([&](Move m) { return m.to == last.to; });
    leave_out(moves);
  }

 private:
  /// Whether a card that lies on another can follow one that lies alone to its family, others that lie alone
  /// going between.
  [[nodiscard]] bool leads_on(Move m) const {
    const int kind = s_.top[m.from].kind();
    const bool falls = falling_.has(m.to);
    for (Kinds next = Kinds{1} << kind;;) {
      next = falls ? next >> 4 : next << 4;
      if ((next & on_others_) != 0) return true;
      if ((next & alone_) == 0) return false;
    }
  }

  const State& s_;
  Group packets_, families_, falling_;
  Kinds alone_ = 0, on_others_ = 0;  ///< kinds of exposed cards that lie so
};

}  // namespace longwood::advice
