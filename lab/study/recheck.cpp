#include "study/recheck.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "core/notation.hpp"
#include "parallel/pool.hpp"
#include "session/session.hpp"
#include "solve/proofs/reprove.hpp"
#include "study/decider.hpp"
#include "study/honest_games.hpp"
#include "study/sampler.hpp"

namespace longwood::study {
namespace {

std::string told(const Row& row) {
  std::string text{verdict_name(row.verdict)};
  if (row.verdict == Verdict::won) text += " in " + std::to_string(row.moves) + " moves";
  return text + ", " + std::to_string(row.nodes) + " nodes";
}

/// Checks rows of one study, on a thread of its own.
class Checker {
 public:
  Checker(const AnyGame& game, const Options& options, const StudyFile& file, const Limits& limits)
      : game_{game}, options_{options}, file_{file}, limits_{limits} {}

  void check(const Row& row, Recheck& result) {
    ++result.rows;
    const auto at = "deal " + std::to_string(row.deal) + ": ";
    Decider& decider =
        deciders_.try_emplace(row.budget, game_, options_, file_.budgets()[row.budget]).first->second;
    decider.decide(row.deal, never_stopped);
    if (const Row again = decider.row(); !again.tells_same(row)) {
      result.faults.push_back(at + "the study has " + told(row) + "; decided again: " + told(again));
      return;
    }
    if (row.verdict == Verdict::open) {
      ++result.open;
    } else if (row.verdict == Verdict::won) {
      if (wins(game_, decider.position(), decider.solution().line))
        ++result.replayed;
      else
        result.faults.push_back(at + "the solution does not replay to the end");
    } else {
      prove(row, decider, result);
    }
  }

 private:
  void prove(const Row& row, Decider& decider, Recheck& result) {
    const Reproof reproof = reprove(game_, decider.position(), limits_, decider.solution().engine);
    if (reproof.solution.verdict == Verdict::won)
      result.faults.push_back("deal " + std::to_string(row.deal) +
                              ": the study has it lost; it can be won in " +
                              std::to_string(reproof.solution.line.size()) + " moves");
    else if (reproof.solution.verdict == Verdict::open)
      ++result.unproved;
    else
      ++(reproof.symmetry ? result.proved_alike : result.proved);
  }

  const AnyGame& game_;
  const Options& options_;
  const StudyFile& file_;
  const Limits& limits_;
  std::map<std::size_t, Decider> deciders_;  ///< by budget
};

/// Checks the honest player's games, on a thread of its own.
class GameChecker {
 public:
  explicit GameChecker(const Played& played) : played_{played}, games_{played.game, played.rules.options} {}

  void check(const Row& row, Recheck& result) {
    ++result.rows;
    const auto at = "deal " + std::to_string(row.deal) + ": ";
    games_.decide_timed(row.deal, never_stopped);
    if (const Row& again = games_.row(); !again.tells_same(row)) {
      result.faults.push_back(at + "the study has a game " + told(row) + "; played again: " + told(again));
      return;
    }
    const auto session = game_of(played_, row.line.empty() ? games_.row() : row);
    if (session && session->won() == (row.verdict == Verdict::won))
      ++result.replayed;
    else
      result.faults.push_back(at + (session ? "its moves do not end as the study has it" : session.error()));
  }

 private:
  const Played& played_;
  HonestGames games_;
};

/// A uniform random subset of the rows, of size `sample` or all of them, in the order of deals.
std::vector<Row> draw(StudyFile& file, std::uint64_t sample, std::uint64_t seed) {
  std::vector<Row> rows;
  Sampler sampler{Rng{seed}, sample, file.count()};
  file.each([&](const Row& row) {
    if (sampler.takes()) rows.push_back(row);
  });
  return rows;
}

void add(Recheck& sum, const Recheck& part) {
  sum.rows += part.rows;
  sum.replayed += part.replayed;
  sum.proved += part.proved;
  sum.proved_alike += part.proved_alike;
  sum.unproved += part.unproved;
  sum.open += part.open;
  sum.faults.insert(sum.faults.end(), part.faults.begin(), part.faults.end());
}

}  // namespace

Recheck check(StudyFile& file, std::uint64_t sample, std::uint64_t seed, const Limits& limits,
              unsigned threads) {
  const Played played = played_now(file.terms(), file.path());
  const auto rows = draw(file, sample, seed);
  Recheck result;
  std::mutex mutex;
  const auto check_all = [&](const auto& make_checker) {
    share_out(rows, threads, [&] {
      return [&, checker = make_checker()](const Row& row) mutable {
        Recheck part;
        checker.check(row, part);
        const std::lock_guard lock{mutex};
        add(result, part);
      };
    });
  };
  if (file.terms().player != 0)
    check_all([&] { return GameChecker{played}; });
  else
    check_all([&] { return Checker{played.game, played.rules.options, file, limits}; });
  std::ranges::sort(result.faults);
  return result;
}

}  // namespace longwood::study
