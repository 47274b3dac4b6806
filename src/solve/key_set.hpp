#pragma once

#include <cstddef>
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
    if (2 * (size_ + 1) > slots_.size()) grow();
    Key& slot = find(key);
    if (slot == key) return false;
    slot = key;
    ++size_;
    return true;
  }

  [[nodiscard]] bool contains(Key key) const {
    if (key == Key{}) key.a = 1;
    std::size_t i = static_cast<std::size_t>(key.a) & (slots_.size() - 1);
    for (; slots_[i] != Key{}; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i] == key) return true;
    return false;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(Key); }

 private:
  static constexpr std::size_t least = 1024;

  Key& find(const Key& key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = static_cast<std::size_t>(key.a) & mask;
    while (slots_[i] != Key{} && slots_[i] != key) i = (i + 1) & mask;
    return slots_[i];
  }

  void grow() {
    spare_.swap(slots_);
    slots_.assign(spare_.size() * 4, Key{});
    for (const Key& key : spare_)
      if (key != Key{}) find(key) = key;
  }

  std::vector<Key> slots_, spare_;
  std::size_t size_ = 0;
};

}  // namespace longwood
