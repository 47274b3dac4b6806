#include "study/block.hpp"

#include <algorithm>
#include <bit>
#include <concepts>
#include <numeric>

#include "core/rng.hpp"

namespace longwood::study {

std::uint64_t verdict_mark(std::uint64_t deal, Verdict verdict) {
  return mix(4 * deal + static_cast<std::uint64_t>(verdict));
}

namespace {

/// The result of a single deal.
BlockSums tally_of(const Outcome& outcome) {
  const std::uint64_t mark = verdict_mark(outcome.deal, outcome.verdict);
  return {.won = outcome.verdict == Verdict::won ? 1U : 0U,
          .lost = outcome.verdict == Verdict::lost ? 1U : 0U,
          .open = outcome.verdict == Verdict::open ? 1U : 0U,
          .nodes = outcome.nodes,
          .most_nodes = outcome.nodes,
          .moves = outcome.moves,
          .most_moves = outcome.moves,
          .verdicts = mark,
          .work = mix(mix(mark + outcome.nodes) + outcome.moves)};
}

}  // namespace

void BlockSums::add(const Outcome& outcome) { *this += tally_of(outcome); }

void BlockSums::replace(const Outcome& before, const Outcome& after) {
  const BlockSums gone = tally_of(before);
  won -= gone.won;
  lost -= gone.lost;
  open -= gone.open;
  nodes -= gone.nodes;
  moves -= gone.moves;
  verdicts -= gone.verdicts;
  work -= gone.work;
  add(after);
}

BlockSums& BlockSums::operator+=(const BlockSums& other) {
  won += other.won;
  lost += other.lost;
  open += other.open;
  nodes += other.nodes;
  most_nodes = std::max(most_nodes, other.most_nodes);
  moves += other.moves;
  most_moves = std::max(most_moves, other.most_moves);
  verdicts += other.verdicts;
  work += other.work;
  return *this;
}

template <std::size_t bins>
std::size_t Sizes<bins>::bin_of(std::uint64_t value) {
  if (value < 4) return static_cast<std::size_t>(value);
  const auto power = static_cast<std::size_t>(std::bit_width(value)) - 1;
  return std::min(bins - 1, 4 * (power - 1) + static_cast<std::size_t>(value >> (power - 2) & 3));
}

template <std::size_t bins>
std::uint64_t Sizes<bins>::top_of(std::size_t bin) {
  if (bin < 4) return bin;
  return ((std::uint64_t{5} + (bin & 3)) << (bin / 4 - 1)) - 1;
}

template <std::size_t bins>
std::uint64_t Sizes<bins>::count() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

template struct Sizes<156>;
template struct Sizes<64>;

void Hardest::add(const Outcome& outcome) {
  if (outcome.nodes == 0) return;
  const auto harder = [](const Outcome& a, const Outcome& b) {
    return a.nodes != b.nodes ? a.nodes > b.nodes : a.deal < b.deal;
  };
  if (size_ == deals_.size()) {
    if (!harder(outcome, deals_.back())) return;
    --size_;
  }
  std::size_t place = size_++;
  for (; place > 0 && harder(outcome, deals_[place - 1]); --place) deals_[place] = deals_[place - 1];
  deals_[place] = outcome;
}

void Hardest::remove(std::uint64_t deal) {
  const auto end = deals_.begin() + static_cast<std::ptrdiff_t>(size_);
  const auto at = std::find_if(deals_.begin(), end, [&](const Outcome& one) { return one.deal == deal; });
  if (at == end) return;
  std::move(at + 1, end, at);
  --size_;
}

void Superblock::add(const Outcome& outcome) {
  blocks[outcome.deal / block_deals % blocks_in_superblock].add(outcome);
  hardest.add(outcome);
  (outcome.verdict == Verdict::won ? won_nodes : other_nodes).add(outcome.nodes);
  if (outcome.verdict == Verdict::open && open_count < open_kept) open[open_count++] = outcome.deal;
  if (outcome.verdict == Verdict::won) add_length(outcome);
}

void Superblock::add_length(const Outcome& outcome) {
  moves.add(outcome.moves);
  if (!longest || outcome.moves > longest->moves ||
      (outcome.moves == longest->moves && outcome.deal < longest->deal))
    longest = outcome;
}

bool Superblock::replace(const Outcome& before, const Outcome& after) {
  const auto named = std::span{open}.first(open_count);
  const auto at = std::ranges::find(named, before.deal);
  if (at == named.end() || total().open != open_count || after.nodes < before.nodes) return false;
  blocks[after.deal / block_deals % blocks_in_superblock].replace(before, after);
  hardest.remove(before.deal);
  hardest.add(after);
  other_nodes.remove(before.nodes);
  (after.verdict == Verdict::won ? won_nodes : other_nodes).add(after.nodes);
  if (after.verdict == Verdict::won) add_length(after);
  if (after.verdict != Verdict::open) {
    std::move(at + 1, named.end(), at);
    open[--open_count] = 0;
  }
  return true;
}

BlockSums Superblock::total() const {
  BlockSums sum;
  for (const BlockSums& block : blocks) sum += block;
  return sum;
}

std::optional<Range> Superblock::deals_of(std::size_t block) const {
  const std::uint64_t grid = deals.first / superblock_deals * superblock_deals + block * block_deals;
  const Range range{std::max(deals.first, grid), std::min(deals.last, grid + block_deals - 1)};
  return range.first <= range.last ? std::optional{range} : std::nullopt;
}

namespace {

/// Puts numbers into bytes, the lowest byte first.
class Writer {
 public:
  static constexpr bool reads = false;
  template <std::unsigned_integral As>
  void as(std::uint64_t number) {
    for (std::size_t i = 0; i < sizeof(As); ++i) bytes_ += static_cast<char>(number >> 8 * i & 0xFF);
  }
  [[nodiscard]] std::string& bytes() { return bytes_; }

 private:
  std::string bytes_;
};

/// Takes them out again.
class Reader {
 public:
  static constexpr bool reads = true;
  explicit Reader(std::string_view bytes) : bytes_{bytes} {}
  template <std::unsigned_integral As, class Number>
  void as(Number& number) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(As); ++i)
      value |= std::uint64_t{static_cast<unsigned char>(bytes_[i])} << 8 * i;
    number = static_cast<Number>(value);
    bytes_.remove_prefix(sizeof(As));
  }

 private:
  std::string_view bytes_;
};

void pass(auto& archive, auto& outcome)
  requires requires { outcome.deal; }
{
  archive.template as<std::uint64_t>(outcome.deal);
  archive.template as<std::uint64_t>(outcome.nodes);
  archive.template as<std::uint32_t>(outcome.moves);
  if constexpr (std::remove_reference_t<decltype(archive)>::reads)
    archive.template as<std::uint32_t>(outcome.verdict);
  else
    archive.template as<std::uint32_t>(static_cast<std::uint64_t>(outcome.verdict));
}

void pass(auto& archive, auto& tally)
  requires requires { tally.verdicts; }
{
  for (auto* number : {&tally.won, &tally.lost, &tally.open}) archive.template as<std::uint16_t>(*number);
  for (auto* number : {&tally.moves, &tally.most_moves}) archive.template as<std::uint32_t>(*number);
  for (auto* number : {&tally.nodes, &tally.most_nodes, &tally.verdicts, &tally.work})
    archive.template as<std::uint64_t>(*number);
}

/// The order of a record's numbers, for writing and for reading.
void pass_all(auto& archive, auto& superblock, auto& hardest, auto& longest, auto& open_count) {
  archive.template as<std::uint64_t>(superblock.deals.first);
  archive.template as<std::uint64_t>(superblock.deals.last);
  for (auto& block : superblock.blocks) pass(archive, block);
  for (auto& number : superblock.won_nodes.counts) archive.template as<std::uint32_t>(number);
  for (auto& number : superblock.other_nodes.counts) archive.template as<std::uint32_t>(number);
  for (auto& number : superblock.moves.counts) archive.template as<std::uint32_t>(number);
  for (auto& outcome : hardest) pass(archive, outcome);
  pass(archive, longest);
  archive.template as<std::uint64_t>(open_count);
  for (auto& deal : superblock.open) archive.template as<std::uint64_t>(deal);
}

/// Whether counts, ranges and histograms of a record agree.
bool agrees(const Superblock& superblock) {
  const Range& deals = superblock.deals;
  if (deals.first > deals.last || deals.first / superblock_deals != deals.last / superblock_deals)
    return false;
  for (std::size_t i = 0; i < blocks_in_superblock; ++i) {
    const auto range = superblock.deals_of(i);
    if (superblock.blocks[i].count() != (range ? range->count() : 0)) return false;
  }
  const BlockSums total = superblock.total();
  return total.won == superblock.won_nodes.count() && total.won == superblock.moves.count() &&
         total.lost + total.open == superblock.other_nodes.count() &&
         superblock.open_count == std::min<std::uint64_t>(total.open, Superblock::open_kept);
}

using HardestDeals = std::array<Outcome, 16>;

}  // namespace

std::size_t record_size() {
  static const std::size_t size = write_record({}).size();
  return size;
}

std::string write_record(const Superblock& superblock, std::uint64_t basis) {
  HardestDeals hardest = {};
  std::ranges::copy(superblock.hardest.deals(), hardest.begin());
  const Outcome longest = superblock.longest.value_or(Outcome{});
  const std::uint64_t open_count = superblock.open_count;
  Writer writer;
  pass_all(writer, superblock, hardest, longest, open_count);
  writer.as<std::uint64_t>(fnv1a(writer.bytes(), basis));
  return std::move(writer.bytes());
}

std::optional<Superblock> read_record(std::string_view bytes, std::uint64_t basis) {
  if (bytes.size() != record_size()) return {};
  const auto body = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
  std::uint64_t checksum = 0;
  Reader{bytes.substr(body.size())}.as<std::uint64_t>(checksum);
  if (checksum != fnv1a(body, basis)) return {};

  Superblock superblock;
  HardestDeals hardest;
  Outcome longest;
  Reader reader{body};
  pass_all(reader, superblock, hardest, longest, superblock.open_count);
  for (const Outcome& outcome : hardest) superblock.hardest.add(outcome);
  if (longest.verdict == Verdict::won) superblock.longest = longest;
  return agrees(superblock) ? std::optional{superblock} : std::nullopt;
}

}  // namespace longwood::study
