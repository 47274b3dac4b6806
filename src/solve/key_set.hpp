#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/table.hpp"

namespace longwood {

/// A set of 128-bit keys which can be emptied cheaply and used again: only the part once used is cleared.
class KeySet {
 public:
  KeySet() { clear(); }

  /// Empties the set; costs nothing for room that this round does not come to use.
  void clear() {
    size_ = 0;
    slots_.assign(least, Key{});
  }

  /// Adds a key; false if it was there already.
  bool insert(Key key) {
    if (key == Key{}) key.a = 1;
    if (full(1)) grow();
    Key& slot = find(key);
    if (slot == key) return false;
    slot = key;
    ++size_;
    return true;
  }

  [[nodiscard]] bool contains(Key key) const {
    if (key == Key{}) key.a = 1;
    std::size_t i = home(key);
    for (; slots_[i] != Key{}; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i] == key) return true;
    return false;
  }

  /// Has the memory fetch what `contains` or `insert` will soon look at.
  void prefetch(const Key& key) const { __builtin_prefetch(&slots_[home(key)]); }

  [[nodiscard]] std::size_t size() const { return size_; }
  /// Bytes reserved.
  [[nodiscard]] std::size_t bytes() const { return slots_.capacity() * sizeof(Key); }
  /// Bytes which it takes to add so many keys more, while old room and new are both held; 0 if there is room.
  [[nodiscard]] std::size_t bytes_to_add(std::size_t keys) const {
    return full(keys) && slots_.capacity() < 2 * slots_.size() ? 2 * slots_.size() * sizeof(Key) : 0;
  }

 private:
  static constexpr std::size_t least = 1024;

  [[nodiscard]] bool full(std::size_t more) const { return 2 * (size_ + more) > slots_.size(); }

  /// The slot where the search for a key begins.
  [[nodiscard]] std::size_t home(const Key& key) const {
    return static_cast<std::size_t>(key.a) & (slots_.size() - 1);
  }

  Key& find(const Key& key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = home(key);
    while (slots_[i] != Key{} && slots_[i] != key) i = (i + 1) & mask;
    return slots_[i];
  }

  /// Doubles the room, and settles the keys anew in place. Begun behind a free slot, each key finds one no
  /// later than its old, so none is ever settled beyond a key that is still to leave.
  void grow() {
    const std::size_t old = slots_.size();
    slots_.resize(2 * old);
    std::size_t free = 0;
    while (slots_[free] != Key{}) ++free;
    for (std::size_t i = 1; i <= old; ++i) {
      Key& slot = slots_[(free + i) & (old - 1)];
      if (const Key key = std::exchange(slot, Key{}); key != Key{}) find(key) = key;
    }
  }

  std::vector<Key> slots_;
  std::size_t size_ = 0;
};

}  // namespace longwood
