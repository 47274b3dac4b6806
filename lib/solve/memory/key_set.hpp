#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "core/table.hpp"

namespace longwood {

/// A set of well-mixed keys of one size, used as a transposition table: open addressing with linear probing.
/// Emptied cheaply and used again: only the part once used is cleared.
template <class Key>
class SetOfKeys {
 public:
  SetOfKeys() { clear(); }

  /// Empties the set; memory is kept, and cleared only as the set grows into it again.
  void clear() {
    if (size_ == 0 && slots_.size() == least_slots) return;
    size_ = 0;
    slots_.resize(least_slots);
    std::memset(static_cast<void*>(slots_.data()), 0, least_slots * sizeof(Key));
  }

  /// Adds a key; false if the set contained it already.
  bool insert(Key key) {
    if (key == Key{}) low_word(key) = 1;
    if (needs_growth(1)) grow();
    Key& slot = find(key);
    if (slot == key) return false;
    slot = key;
    ++size_;
    return true;
  }

  [[nodiscard]] bool contains(Key key) const {
    if (key == Key{}) low_word(key) = 1;
    std::size_t i = home(key);
    for (; slots_[i] != Key{}; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i] == key) return true;
    return false;
  }

  /// Removes a key that the set contains; keys behind it that would no longer be found move up.
  void erase(Key key) {
    if (key == Key{}) low_word(key) = 1;
    const std::size_t mask = slots_.size() - 1;
    auto hole = static_cast<std::size_t>(&find(key) - slots_.data());
    for (std::size_t i = (hole + 1) & mask; slots_[i] != Key{}; i = (i + 1) & mask)
      if (((i - home(slots_[i])) & mask) >= ((i - hole) & mask)) slots_[std::exchange(hole, i)] = slots_[i];
    slots_[hole] = Key{};
    --size_;
  }

  /// Prefetches what `contains` or `insert` will soon read.
  void prefetch(const Key& key) const { __builtin_prefetch(&slots_[home(key)]); }

  [[nodiscard]] std::size_t size() const { return size_; }
  /// Bytes reserved.
  [[nodiscard]] std::size_t bytes() const { return slots_.capacity() * sizeof(Key); }
  /// Bytes that must be allocated, while the old array is still held, before this number of keys can be
  /// added; 0 if they fit.
  [[nodiscard]] std::size_t growth_bytes(std::size_t keys) const {
    return needs_growth(keys) && slots_.capacity() < 2 * slots_.size() ? 2 * slots_.size() * sizeof(Key) : 0;
  }

 private:
  static constexpr std::size_t least_slots = 1024;

  [[nodiscard]] bool needs_growth(std::size_t more) const { return 2 * (size_ + more) > slots_.size(); }

  template <class K>
  static auto& low_word(K& key) {
    if constexpr (requires { key.a; })
      return key.a;
    else
      return key;
  }
  /// The slot where probing for a key begins.
  [[nodiscard]] std::size_t home(const Key& key) const {
    return static_cast<std::size_t>(low_word(key)) & (slots_.size() - 1);
  }

  Key& find(const Key& key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = home(key);
    while (slots_[i] != Key{} && slots_[i] != key) i = (i + 1) & mask;
    return slots_[i];
  }

  /// Doubles the array and rehashes the keys in place. Rehashing starts behind a free slot, so each key finds
  /// a slot no later than its old one, and none is put beyond a key that is still to be moved.
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

/// A set of the 128-bit keys of positions.
using KeySet = SetOfKeys<Key>;
/// A set of numbers that tell positions apart exactly. 0 counts as 1.
using NumberSet = SetOfKeys<std::uint64_t>;

}  // namespace longwood
