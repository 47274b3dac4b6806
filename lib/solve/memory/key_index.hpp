#pragma once

#include <cstdint>
#include <vector>

#include "core/table.hpp"

namespace longwood {

/// Numbers keys in order of arrival, starting with 0.
class KeyIndex {
 public:
  static constexpr std::uint32_t none = ~0U;

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(keys_.size()); }
  [[nodiscard]] const Key& operator[](std::uint32_t number) const { return keys_[number]; }

  /// The number of a key, or `none`.
  [[nodiscard]] std::uint32_t find(const Key& key) const { return slots_[slot_of(key)]; }

  /// The number of a key, which is `size()` as it was before if the key is new.
  std::uint32_t insert(const Key& key) {
    if (2 * (keys_.size() + 1) > slots_.size()) grow();
    std::uint32_t& slot = slots_[slot_of(key)];
    if (slot == none) {
      slot = size();
      keys_.push_back(key);
    }
    return slot;
  }

  void clear() {
    keys_.clear();
    slots_.assign(least_slots, none);
  }

 private:
  static constexpr std::size_t least_slots = 1024;

  [[nodiscard]] std::size_t slot_of(const Key& key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = static_cast<std::size_t>(key.a) & mask;
    while (slots_[i] != none && keys_[slots_[i]] != key) i = (i + 1) & mask;
    return i;
  }

  void grow() {
    slots_.assign(2 * slots_.size(), none);
    for (std::uint32_t i = 0; i < size(); ++i) slots_[slot_of(keys_[i])] = i;
  }

  std::vector<Key> keys_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(least_slots, none);
};

}  // namespace longwood
