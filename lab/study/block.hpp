#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/hash.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// Deals that are counted together, on a grid that begins with deal 0.
inline constexpr std::uint64_t block_deals = std::uint64_t{1} << 14;
inline constexpr std::size_t blocks_in_superblock = 64;
inline constexpr std::uint64_t superblock_deals = block_deals * blocks_in_superblock;

/// The result of one deal, as far as a block counts it.
struct Outcome {
  std::uint64_t deal = 0;
  Verdict verdict = Verdict::open;
  std::uint64_t nodes = 0;
  std::uint64_t moves = 0;  ///< of the solution found; 0 unless won
};

/// Counts and sums of some deals. None of them depends on the order in which the deals are added.
struct BlockSums {
  std::uint64_t won = 0, lost = 0, open = 0;
  std::uint64_t nodes = 0, most_nodes = 0;
  std::uint64_t moves = 0, most_moves = 0;
  /// The sum over all deals of mix(4 · deal + verdict), 0 for open, 1 for won, 2 for lost: the same for every
  /// program that comes to the same verdicts.
  std::uint64_t verdicts = 0;
  /// The same with positions and moves: the same for every run of this solver.
  std::uint64_t work = 0;

  void add(const Outcome& outcome);
  /// Counts a deal as `after` that was counted as `before`, which took no more positions.
  void replace(const Outcome& before, const Outcome& after);
  BlockSums& operator+=(const BlockSums& other);
  [[nodiscard]] std::uint64_t count() const { return won + lost + open; }
  friend bool operator==(const BlockSums&, const BlockSums&) = default;
};

/// What one deal adds to `BlockSums::verdicts`.
std::uint64_t verdict_mark(std::uint64_t deal, Verdict verdict);

/// Numbers counted by size: one after another up to 3, then four sizes to each power of two, the last of them
/// without end.
template <std::size_t bins>
struct Sizes {
  std::array<std::uint32_t, bins> counts = {};

  static std::size_t bin_of(std::uint64_t value);
  /// The greatest number of a bin.
  static std::uint64_t top_of(std::size_t bin);
  void add(std::uint64_t value) { ++counts[bin_of(value)]; }
  void remove(std::uint64_t value) { --counts[bin_of(value)]; }
  [[nodiscard]] std::uint64_t count() const;
  friend bool operator==(const Sizes&, const Sizes&) = default;
};
using Efforts = Sizes<156>;  ///< up to 2^40 positions
using Lengths = Sizes<64>;   ///< up to 2^17 moves

/// The sixteen hardest deals, the hardest first; of equally hard ones those with lower numbers.
class Hardest {
 public:
  void add(const Outcome& outcome);
  void remove(std::uint64_t deal);
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Deals which took no position are not among them.
  [[nodiscard]] std::span<const Outcome> deals() const { return std::span{deals_}.first(size_); }

 private:
  std::array<Outcome, 16> deals_ = {};
  std::size_t size_ = 0;
};

/// What is kept of up to 2^20 deals: a record of a fixed length in a file of blocks.
struct Superblock {
  static constexpr std::size_t open_kept = 64;

  Range deals;  ///< all within one place of the grid
  std::array<BlockSums, blocks_in_superblock> blocks = {};
  Efforts won_nodes, other_nodes;  ///< positions of deals won, and of those lost or open
  Lengths moves;
  Hardest hardest;
  std::optional<Outcome> longest;                  ///< the solution with most moves
  std::array<std::uint64_t, open_kept> open = {};  ///< the first open deals
  std::size_t open_count = 0;                      ///< how many of these there are

  /// Deals are added in ascending order.
  void add(const Outcome& outcome);
  /// Counts an open deal as `after` that was counted as `before`, so that the superblock equals one to which
  /// `after` was added at once. False, with nothing changed, if the stored data do not suffice: when `after`
  /// took fewer positions, or not every open deal is named.
  bool replace(const Outcome& before, const Outcome& after);
  [[nodiscard]] BlockSums total() const;
  /// The deals of a block; nothing if the superblock has none of them.
  [[nodiscard]] std::optional<Range> deals_of(std::size_t block) const;

 private:
  void add_length(const Outcome& outcome);
};

/// Bytes of a record.
std::size_t record_size();

/// What the checksum of a record begins with in files of format 1.
inline constexpr std::uint64_t plain_basis = fnv1a("");

/// The record of a superblock, with a checksum which begins with `basis`.
std::string write_record(const Superblock& superblock, std::uint64_t basis = plain_basis);

/// Reads a record of `record_size()` bytes; nothing if its checksum does not hold or its numbers contradict
/// each other.
std::optional<Superblock> read_record(std::string_view bytes, std::uint64_t basis = plain_basis);

}  // namespace longwood::study
