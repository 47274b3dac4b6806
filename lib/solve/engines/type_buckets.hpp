#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"

namespace longwood {

/// Positions that wait, by kinds: a kind is a range of estimates at a range of depths. A draw takes each kind
/// that is there equally often, so that a search sees what its estimate never prefers (Xie, Müller, Holte and
/// Imai, Type-Based TypeBuckets with Multiple Search Queues for Satisficing Planning, AAAI 2014, whose types
/// are the pairs of these two numbers). The same draws every time, from `clear` on.
class TypeBuckets {
 public:
  /// A position, by its slot in the caller's storage.
  struct Waiting {
    std::uint32_t node, slot;
  };

  /// Forgets all that waits and keeps the memory.
  void clear() {
    for (const std::uint32_t kind : there_) kinds_[kind].clear();
    there_.clear();
    rng_ = Rng{0};
  }
  /// Adds a position with its estimate and the expansions on the way to it.
  void add(std::uint32_t estimate, std::uint32_t depth, Waiting waiting) {
    if (kinds_.empty()) {
      kinds_.resize(most_kinds);
      there_.reserve(most_kinds);
      bytes_ = most_kinds * (sizeof(std::vector<Waiting>) + sizeof(std::uint32_t));
    }
    const std::uint32_t kind = (estimate / estimates_alike * 61 + depth / depths_alike) % most_kinds;
    if (kinds_[kind].empty()) there_.push_back(kind);
    const std::size_t before = kinds_[kind].capacity();
    kinds_[kind].push_back(waiting);
    if (kinds_[kind].capacity() == before) return;
    bytes_ += (kinds_[kind].capacity() - before) * sizeof(Waiting);
    largest_ = std::max(largest_, kinds_[kind].capacity() * sizeof(Waiting));
  }
  [[nodiscard]] bool empty() const { return there_.empty(); }
  /// Takes a position out, which may have been expanded since it was added; there must be one.
  Waiting draw() {
    const std::size_t i = below(there_.size());
    auto& kind = kinds_[there_[i]];
    const std::size_t at = below(kind.size());
    const Waiting drawn = kind[at];
    kind[at] = kind.back();
    kind.pop_back();
    if (kind.empty()) {
      there_[i] = there_.back();
      there_.pop_back();
    }
    return drawn;
  }
  /// Bytes reserved for what waits.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  /// Bytes which a kind takes more while it grows, the old array and the new both being held.
  [[nodiscard]] std::size_t growth_bytes() const { return 2 * largest_; }

 private:
  static constexpr std::uint32_t estimates_alike = 4, depths_alike = 4;
  /// Kinds beyond these share a place, which makes the draw a little less even.
  static constexpr std::uint32_t most_kinds = 4096;

  std::size_t below(std::size_t n) { return static_cast<std::size_t>(rng_.below(n)); }

  std::vector<std::vector<Waiting>> kinds_;
  std::vector<std::uint32_t> there_;     ///< kinds of which something waits
  std::size_t bytes_ = 0, largest_ = 0;  ///< of all kinds, and of the largest
  Rng rng_{0};
};

}  // namespace longwood
