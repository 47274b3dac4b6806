#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "core/kinds.hpp"
#include "core/state.hpp"

namespace longwood {

/// A 128-bit hash of a position; equal positions have equal keys.
struct Key {
  std::uint64_t a = 0, b = 0;

  friend constexpr bool operator==(const Key&, const Key&) = default;
  friend constexpr auto operator<=>(const Key&, const Key&) = default;
  constexpr Key& operator+=(const Key& other) { return a += other.a, b += other.b, *this; }
  constexpr Key& operator-=(const Key& other) { return a -= other.a, b -= other.b, *this; }
};

/// Which piles are interchangeable: piles of one class count as alike in the key of a position.
struct PileClasses {
  std::array<Pile, max_piles> always = {};  ///< class of each pile at any time
  std::array<Pile, max_piles> finally =
      {};  ///< class once `State::order_is_moot` is set: place no longer matters

  /// Every pile in a separate class, except that the piles of each group in `always` are alike from the
  /// start, and those in `finally` from the moment the game says so.
  static constexpr PileClasses of(std::initializer_list<Group> always,
                                  std::initializer_list<Group> finally = {}) {
    PileClasses classes;
    for (int pile = 0; pile < max_piles; ++pile)
      classes.always[static_cast<std::size_t>(pile)] = static_cast<Pile>(pile);
    for (const Group group : always)
      for (int i = 0; i < group.count; ++i) classes.always[group[i]] = group.first;
    classes.finally = classes.always;
    for (const Group group : finally)
      for (int i = 0; i < group.count; ++i) classes.finally[group[i]] = group.first;
    return classes;
  }
};

/// A primitive change of a position: moves consist of edits, undo reverses them, and the page animates them.
struct Edit {
  enum Kind : std::uint8_t {
    shift,    ///< the last `n` cards of pile `a` to pile `b`, their order kept
    pour,     ///< the last `n` cards of pile `a` to pile `b` one after another: their order reversed
    swap,     ///< the exposed cards of `a` and `b` change places
    set,      ///< counter `a` from `b` to `n`
    shuffle,  ///< pile `a`, by stream `b` of the deal's number
  };
  Kind kind;
  std::uint8_t a, b, n;

  friend constexpr bool operator==(const Edit&, const Edit&) = default;
};

/// A position in play: the state, the journal of every edit, and an incremental key.
///
/// All changes of a game go through the edits below, so undo, key and animation come from one place for all
/// games. Twins are interchangeable in the key by their face, never by their place. Nothing is allocated
/// while playing except when a game outgrows the journal's reserve.
class Table {
 public:
  /// The longest journal: far more than the longest readable record can need. A rule that deals forever
  /// reaches it quickly, and the program stops instead of filling the memory.
  static constexpr std::size_t most_edits = std::size_t{1} << 22;

  explicit Table(const PileClasses& classes);
  /// A table that continues from `state`, with an empty journal.
  Table(const PileClasses& classes, const State& state);

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Key& key() const { return key_; }
  /// The key of the position without the cards on these piles, one bit each.
  [[nodiscard]] Key key_without(std::uint64_t piles) const;
  /// The key of the position that a shift of one card would make.
  [[nodiscard]] Key key_after_shift(Pile from, Pile to) const;
  [[nodiscard]] int size(Pile pile) const { return state_.size[pile]; }
  [[nodiscard]] Card top(Pile pile) const { return state_.top[pile]; }
  /// The kinds from the base of its pile up to a card; empty if there is no card.
  [[nodiscard]] Kinds kinds_up_to(Card card) const {
    return kinds_up_to_[std::min<std::size_t>(card.id, max_cards)];
  }
  /// The hash of the cards from the base of a pile up to a card, and of the pile.
  [[nodiscard]] const Key& chain(Card card) const { return chain_[card.id]; }
  [[nodiscard]] std::uint8_t operator[](int counter) const {
    return state_.counter[static_cast<std::size_t>(counter)];
  }

  /// Puts a card on a pile while the game is laid out; not journalled.
  void put(Pile pile, Card card);
  /// Fixes the deal's number and the rule options, before play; not journalled.
  void prepare(std::uint64_t number, const Options& options);
  /// Continues from another position: the journal is emptied.
  void load(const State& state);

  /// Moves the last `n` cards of `from` to `to` as a unit.
  void shift(Pile from, Pile to, int n = 1);
  /// Moves the last `n` cards of `from` one after another: the last lies deepest on `to`.
  void pour(Pile from, Pile to, int n);
  /// Exchanges the exposed cards of two piles.
  void swap_tops(Pile a, Pile b);
  /// Sets a counter; setting `State::order_is_moot` makes the piles of a class interchangeable.
  void set(std::uint8_t counter, int value);
  /// Shuffles a pile as a list from its exposed card to its base, by a stream of the deal's number.
  void shuffle(Pile pile, int stream);

  using Mark = std::size_t;
  /// The journal's present end.
  [[nodiscard]] Mark mark() const { return journal_.size(); }
  /// Takes back every edit since the mark, exactly.
  void undo_to(Mark mark);
  /// A position with its chains, kinds and key, and the journal's end at that time.
  struct Image {
    State state;
    std::array<Key, max_cards> chain;
    std::array<Kinds, max_cards + 1> kinds_up_to;
    Key key;
    Mark mark;
  };
  void save(Image& image) const { image = {state_, chain_, kinds_up_to_, key_, mark()}; }
  /// Takes back every edit since an image was saved: faster than `undo_to` for many edits.
  void restore(const Image& image);
  /// The edits since the mark, in order.
  [[nodiscard]] std::span<const Edit> since(Mark mark) const { return std::span{journal_}.subspan(mark); }
  /// The position at the mark.
  [[nodiscard]] State state_at(Mark mark) const;
  /// Bytes reserved by the journal.
  [[nodiscard]] std::size_t journal_bytes() const { return journal_.capacity() * sizeof(Edit); }
  /// Forgets the journal but keeps the position.
  void forget() { journal_.clear(); }

  /// The key computed from the state; equals `key()` unless the table has a fault.
  [[nodiscard]] Key recomputed_key() const;
  /// With `false`, piles of a class count as different, for proofs that use no symmetry.
  void use_classes(bool yes);

 private:
  [[nodiscard]] Key chained(Pile pile, Card card) const;
  void place(Pile pile, Card card);
  Card lift(Pile pile);
  std::size_t lift_all(Pile pile, std::array<Card, max_cards>& cards);
  void rechain(Pile pile);
  void rechain_since(const State& before);
  [[nodiscard]] Kinds moved_since(const State& before) const;
  void discount(Pile pile);
  void count(Pile pile);
  [[nodiscard]] Key key_with(Card card, Card below, Card on, const Key& chain) const;
  void relink_one(Pile from, Pile to);
  void relink(Pile from, Pile to, int n);
  void relink_reversed(Pile from, Pile to, int n);
  void exchange_tops(Pile a, Pile b);
  void set_counter(std::uint8_t counter, std::uint8_t value);
  void reorder(Pile pile, int stream, bool back);
  void undo(const Edit& edit);
  void note(Edit edit);
  void make_room();
  [[nodiscard]] const std::array<Pile, max_piles>& pile_class() const;
  void recompute_key();

  State state_;
  PileClasses classes_;
  bool use_classes_ = true;
  std::array<Key, max_cards> chain_ = {};  ///< per card: what lies from the base of its pile up to it
  std::array<Kinds, max_cards + 1> kinds_up_to_ = {};  ///< per card; the last, of none, stays empty
  Key key_;
  std::vector<Edit> journal_;
};

}  // namespace longwood
