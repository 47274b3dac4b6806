#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "study/block.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// A study in blocks: a head of fixed length and, appended one after another, the records of superblocks
/// (docs/reference/formats.md). A last record of which a crash left only a part is ignored, and
/// `warnings` says so; every other damage is a `Fault`.
class BlockFile {
 public:
  /// Whether the file says that it is one.
  static bool is_one(const std::string& path);
  /// Opens a study for reading.
  static BlockFile read(const std::string& path);
  /// Opens or begins the study of these terms and this budget, for this process alone to write; cuts off what
  /// was left half written. A study of another kind, or of other terms or limits, is refused and left as it
  /// was.
  static BlockFile write(const std::string& path, const Terms& terms, const Budget& budget);
  /// Begins a study in an empty file that the caller has locked. It is to take the place of `out`, which
  /// faults name.
  static BlockFile draft(const std::string& path, const std::string& out, const Terms& terms,
                         const Budget& budget);

  BlockFile(const BlockFile&) = delete;
  BlockFile& operator=(const BlockFile&) = delete;
  BlockFile(BlockFile&& other) noexcept;
  BlockFile& operator=(BlockFile&&) = delete;
  ~BlockFile();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const Terms& terms() const { return terms_; }
  [[nodiscard]] const Budget& budget() const { return budget_; }
  /// Whether its head names its deals; files of format 1 do not.
  [[nodiscard]] bool names_deals() const { return format_ > 1; }
  /// The deals which its head names, as ranges in order: what runs were asked for. Empty in format 1.
  [[nodiscard]] const std::vector<Range>& asked() const { return asked_; }
  /// Of these, the ones of which there is no record.
  [[nodiscard]] std::vector<Range> lacking() const;
  /// That its last record is torn, in a sentence; empty if it is not.
  [[nodiscard]] std::string torn() const;
  /// Remarks on an incomplete file, a sentence each: an incomplete last record, and deals of its head that
  /// are missing.
  [[nodiscard]] std::vector<std::string> warnings() const;

  /// Has the head name these deals and those that are there, and no others.
  void ask(const std::vector<Range>& deals);

  /// Adds a record; when this returns the disk has it, unless the file is a draft.
  void append(const Superblock& superblock);
  /// Waits until the disk has all of a draft.
  void sync();

  /// How many records there are.
  [[nodiscard]] std::uint64_t records() const { return records_; }
  [[nodiscard]] Superblock record(std::uint64_t index) const;
  /// The bytes of a record.
  [[nodiscard]] std::string bytes_of(std::uint64_t index) const;
  /// Every record in the order in which they were written.
  void each(const std::function<void(const Superblock&)>& visit) const;
  /// The deals there are, as ranges in order. Deals that are there twice are a fault.
  [[nodiscard]] std::vector<Range> ranges() const;
  /// FNV-1a of head and records.
  [[nodiscard]] std::uint64_t hash() const;

 private:
  BlockFile(std::string path, std::unique_ptr<WriterLock> lock, int flags);

  void read_head();
  void count_records();
  void name(std::vector<Range> deals);
  [[nodiscard]] std::string bytes(std::uint64_t from, std::size_t count) const;
  void put(std::uint64_t at, std::string_view bytes);
  [[noreturn]] void damaged(const std::string& what) const;

  std::string path_;
  std::unique_ptr<WriterLock> lock_;
  int file_ = -1;
  bool draft_ = false;
  int format_ = 0;
  Terms terms_;
  Budget budget_;
  std::vector<Range> asked_;
  std::uint64_t basis_ = plain_basis;  ///< of the checksums of its records
  std::uint64_t records_ = 0;
  std::uint64_t torn_ = 0;  ///< bytes of a last record that is not all there
};

/// Ranges in order, those which meet put together; nothing if some overlap.
std::optional<std::vector<Range>> joined(std::vector<Range> ranges);

/// The deals of any of these ranges, as ranges in order.
std::vector<Range> united(std::vector<Range> ranges);

}  // namespace longwood::study
