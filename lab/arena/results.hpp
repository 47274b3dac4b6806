#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace longwood::arena {

/// Rules and player of a game; results of others are never compared with these.
struct Ground {
  std::string game, rules;
  int rules_version = 0;
  int player = 0;  ///< the version of the honest player, whose policy other methods use

  friend auto operator<=>(const Ground&, const Ground&) = default;
};

/// A method with a budget; 0 steps for methods without one.
struct Entrant {
  std::string method;
  std::uint64_t milliseconds = 0;  ///< the processor time for a game that the steps stand for
  std::uint64_t steps = 0;

  friend auto operator<=>(const Entrant&, const Entrant&) = default;
};

/// One game that was played.
struct Result {
  Ground ground;
  Entrant entrant;
  std::uint64_t deal = 0;
  bool won = false;
  std::uint64_t steps = 0;
  std::uint64_t microseconds = 0;  ///< of processor time; the only part that differs from run to run
};

/// Reads a file of results, one game per line after a line with the format's version. What follows the last
/// whole line is ignored, since a run may have been killed there. A file of another kind, a faulty line, or
/// a file that cannot be read is a `Fault`.
std::vector<Result> read_results(const std::string& path);

/// A file to which results are added.
class ResultFile {
 public:
  /// Opens a file or begins it; `there` gets what it holds. A torn last line is removed.
  ResultFile(const std::string& path, std::vector<Result>& there);
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;
  ResultFile(ResultFile&&) = delete;
  ResultFile& operator=(ResultFile&&) = delete;
  ~ResultFile();
  /// Writes a result through to the system; a full disk is a `Fault`.
  void add(const Result& result);

 private:
  std::string path_;
  std::FILE* file_ = nullptr;
};

}  // namespace longwood::arena
