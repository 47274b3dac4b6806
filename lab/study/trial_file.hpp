#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "study/study_file.hpp"
#include "study/trial.hpp"

namespace longwood::study {

/// What all games of a trial have in common; games of other terms are never mixed in.
struct TrialTerms {
  Terms terms;
  int samples = 0, positions = 0, every = 0;  ///< as in `Trial`

  friend bool operator==(const TrialTerms&, const TrialTerms&) = default;
};

/// The games of a trial in an SQLite database (docs/reference/formats.md), without the chances that were
/// shown: those follow from the rollouts by the correction which the game has when they are read. At any
/// moment, whatever happens, the file holds the games committed so far. Every error is a `Fault`.
class TrialFile {
 public:
  /// Opens a trial for reading.
  static TrialFile read(const std::string& path);
  /// Opens or begins the trial of these terms, for this process alone to write. A trial of other terms, or a
  /// file which is not a trial, is refused and does not change.
  static TrialFile write(const std::string& path, const TrialTerms& terms);

  [[nodiscard]] const TrialTerms& terms() const { return terms_; }
  /// Whether its games have sums, so that damage to them shows; format 2 has none.
  [[nodiscard]] bool has_sums() const { return sums_; }

  /// Adds games, or puts them in place of those of the same deals; all or none.
  void put(std::span<const TriedGame> games);
  /// Every game in the order of deals, with the chances not yet worked out. Games that are not those which
  /// were written are a fault.
  void each(const std::function<void(const TriedGame&)>& visit);
  /// The deals there are, as ranges in order.
  std::vector<Range> ranges();
  /// The judged positions in games of these deals, in order, with the chances that this program shows.
  std::vector<Judged> judged(const Range& deals, const AnyGame& game, const Options& options = {});

 private:
  TrialFile(std::unique_ptr<WriterLock> lock, std::unique_ptr<Database> database)
      : lock_{std::move(lock)}, database_{std::move(database)} {}

  void begin(const TrialTerms& terms);
  void read_head();
  void count(std::int64_t games, std::int64_t sum);
  void remove(std::uint64_t deal);

  std::unique_ptr<WriterLock> lock_;  ///< let go only after the database is closed
  std::unique_ptr<Database> database_;
  TrialTerms terms_;
  std::uint64_t sum_of_terms_ = 0;
  bool sums_ = false;
};

}  // namespace longwood::study
