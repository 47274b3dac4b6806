#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "study/row.hpp"
#include "study/sqlite.hpp"

namespace longwood::study {

/// A lock on a file's own bytes, far behind those which SQLite locks; given up with the process.
class WriterLock {
 public:
  /// Makes the file if there is none; a fault if it cannot be written or another process holds the lock.
  /// `shown` is the name that faults tell, if it is to take the place of another.
  explicit WriterLock(const std::string& path, const std::string& shown = {});
  WriterLock(const WriterLock&) = delete;
  WriterLock& operator=(const WriterLock&) = delete;
  WriterLock(WriterLock&& other) noexcept;
  WriterLock& operator=(WriterLock&&) = delete;
  ~WriterLock();

 private:
  int file_ = -1;
};

/// The terms which the first row of a head gives: game, set, options, and the versions of rules, solver and
/// player. Those of no program are a fault.
Terms terms_in(Statement& head, const Database& database);

/// The deals of a table, as ranges in order. Deals that do not ascend are a fault, so that even a file whose
/// pages lead back to themselves is read to an end.
std::vector<Range> deals_in(Database& database, const std::string& table);

/// Adds a deal that is greater than all of them to ranges in order.
void add_deal(std::vector<Range>& ranges, std::uint64_t deal);

/// A fault unless the one row of `total` has these rows and the sum of their sums.
void check_total(Database& database, std::uint64_t rows, std::uint64_t sum);

/// A study: one row per deal, in an SQLite database (docs/reference/formats.md). At any moment, whatever
/// happens, the file is a whole study of the rows committed so far. Every error is a `Fault`.
class StudyFile {
 public:
  /// Opens a study for reading.
  static StudyFile read(const std::string& path);
  /// Opens or begins the study of these terms, for this process alone to write. A study of other terms, or a
  /// file which is not a study, is refused and does not change.
  static StudyFile write(const std::string& path, const Terms& terms);

  /// Begins a study in an empty file that the caller has locked. It is to take the place of `out`, which
  /// faults name.
  static StudyFile draft(const std::string& path, const std::string& out, const Terms& terms);

  [[nodiscard]] const std::string& path() const { return database_->path(); }
  [[nodiscard]] const Terms& terms() const { return terms_; }
  /// Whether its rows have sums, so that damage to them shows; formats 1 to 4 have none.
  [[nodiscard]] bool has_sums() const { return sums_; }
  /// The budgets of its rows, the one it was begun with first.
  [[nodiscard]] const std::vector<Budget>& budgets() const { return budgets_; }
  /// The place of a budget in the list; it is added if need be.
  std::size_t budget(const Budget& budget);

  /// Adds rows, or puts them in place of those of the same deals; all or none. No moves may be spelled.
  void put(std::span<const Row> rows);

  [[nodiscard]] std::uint64_t count();
  /// The deals there are, as ranges in order.
  std::vector<Range> ranges();
  /// Every row in the order of deals. Rows that are not those which were written are a fault.
  void each(const std::function<void(const Row&)>& visit);
  /// The row of a deal; false if there is none.
  bool find(std::uint64_t deal, Row& row);

 private:
  StudyFile(std::unique_ptr<WriterLock> lock, std::unique_ptr<Database> database)
      : lock_{std::move(lock)}, database_{std::move(database)} {}

  void begin(const Terms& terms);
  void read_head();
  std::uint64_t remove(std::uint64_t deal);
  void check_row(const Row& row, std::uint64_t noted) const;

  std::unique_ptr<WriterLock> lock_;  ///< let go only after the database is closed
  std::unique_ptr<Database> database_;
  std::unique_ptr<Statement> insert_;
  Terms terms_;
  std::vector<Budget> budgets_;
  std::uint64_t sum_of_terms_ = 0;
  bool spelled_ = false;  ///< its games are in notation: format 3
  bool sums_ = false;     ///< its rows have sums: from format 5 on
};

}  // namespace longwood::study
