#include "study/trial_file.hpp"

#include <optional>

#include <fmt/core.h>

#include "core/fault.hpp"
#include "core/hash.hpp"

namespace longwood::study {
namespace {

constexpr std::int64_t trial_mark = 0x4C575452;  // "LWTR", SQLite's application id
constexpr std::int64_t unsummed_trial = 2;
constexpr std::int64_t trial_format = 3;  // games with sums
static_assert(trial_mark == 1280791634);

/// The statements that make the tables of a trial of this format, without any row.
std::string trial_schema(std::int64_t format) {
  const bool sums = format == trial_format;
  return std::string{R"(
CREATE TABLE trial(game TEXT NOT NULL, rule_set TEXT NOT NULL, options TEXT NOT NULL, rules INTEGER NOT NULL,
  solver INTEGER NOT NULL, player INTEGER NOT NULL, samples INTEGER NOT NULL, positions INTEGER NOT NULL,
  every INTEGER NOT NULL);
CREATE TABLE game(deal INTEGER PRIMARY KEY, takeovers INTEGER NOT NULL)"} +
         (sums ? ", sum INTEGER NOT NULL" : "") + R"();
CREATE TABLE judged(deal INTEGER NOT NULL REFERENCES game, place INTEGER NOT NULL, tried INTEGER NOT NULL,
  wins INTEGER NOT NULL, unknown INTEGER NOT NULL, cards INTEGER NOT NULL, finishing INTEGER NOT NULL,
  won INTEGER NOT NULL, PRIMARY KEY(deal, place)) WITHOUT ROWID;)" +
         (sums ? "CREATE TABLE total(rows INTEGER NOT NULL, sum INTEGER NOT NULL);" : "");
}

std::string text_of(const TrialTerms& trial) {
  return terms_text(trial.terms) + ", --samples " + std::to_string(trial.samples) + " --positions " +
         std::to_string(trial.positions) + " --every " + std::to_string(trial.every);
}

/// What the sum of a game begins with: all that it has in common with the others.
std::uint64_t sum_of_terms(const TrialTerms& trial) {
  const Terms& of = trial.terms;
  return fnv1a(fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|", trial_format, of.game, of.set, of.options,
                           of.rules, of.solver, of.player, trial.samples, trial.positions, trial.every));
}

/// The sum of a game (docs/reference/formats.md): what it says, under which terms.
std::uint64_t sum_of(const TriedGame& game, std::uint64_t of_terms) {
  std::string text = fmt::format("{}|{}|", game.deal, game.takeovers);
  for (const Judged& one : game.positions)
    text += fmt::format("{}|{}|{}|{}|{}|{}|", one.tally.tried, one.tally.wins, one.unknown, one.cards,
                        one.finishing ? 1 : 0, one.won ? 1 : 0);
  return fnv1a(text, of_terms) & 0xFFFFFFFFU;
}

bool is_possible(const Judged& one) {
  return one.tally.tried > 0 && one.tally.wins >= 0 && one.tally.wins <= one.tally.tried &&
         one.unknown >= 0 && one.unknown <= one.cards && one.cards > 0 && one.takeovers > 0;
}

/// A judged position as a row has it, which may be damaged.
Judged judged_of(const Statement& row, const TriedGame& game) {
  const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
  return {.deal = game.deal,
          .tally = {.tried = whole(2), .wins = whole(3)},
          .unknown = whole(4),
          .cards = whole(5),
          .finishing = whole(6) != 0,
          .won = whole(7) != 0,
          .takeovers = game.takeovers};
}

}  // namespace

TrialFile TrialFile::read(const std::string& path) {
  TrialFile file{nullptr, std::make_unique<Database>(path, Database::Access::read)};
  file.read_head();
  return file;
}

TrialFile TrialFile::write(const std::string& path, const TrialTerms& terms) {
  auto lock = std::make_unique<WriterLock>(path);
  TrialFile file{std::move(lock), std::make_unique<Database>(path, Database::Access::write)};
  if (file.database_->number("SELECT count(*) FROM sqlite_schema") == 0 &&
      file.database_->number("PRAGMA application_id") == 0)
    file.begin(terms);
  file.read_head();
  if (file.terms_ != terms)
    throw Fault{"'" + path + "' holds a trial of " + text_of(file.terms_) + ", not " + text_of(terms) +
                "; give another --out"};
  return file;
}

void TrialFile::begin(const TrialTerms& terms) {
  Transaction transaction{*database_};
  database_->execute(
      trial_schema(trial_format) +
      "INSERT INTO total VALUES(0, 0); PRAGMA application_id = 1280791634; PRAGMA user_version = " +
      std::to_string(trial_format));
  const Terms& of = terms.terms;
  Statement{*database_, "INSERT INTO trial VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"}
      .bind(1, of.game)
      .bind(2, of.set)
      .bind(3, of.options)
      .bind(4, of.rules)
      .bind(5, of.solver)
      .bind(6, of.player)
      .bind(7, terms.samples)
      .bind(8, terms.positions)
      .bind(9, terms.every)
      .run();
  transaction.commit();
}

void TrialFile::read_head() {
  const std::string& path = database_->path();
  if (database_->number("PRAGMA application_id") != trial_mark)
    throw Fault{"'" + path + "' is not a trial of study calibrate; give another --out"};
  const auto found = database_->number("PRAGMA user_version");
  if (found != unsummed_trial && found != trial_format)
    throw Fault{"'" + path + "' is a trial of format " + std::to_string(found) +
                "; this program reads formats 2 and 3; give another --out"};
  database_->check_size();
  database_->check_schema(trial_schema(found), "a trial of format " + std::to_string(found));
  Statement head{
      *database_,
      "SELECT game, rule_set, options, rules, solver, player, samples, positions, every FROM trial"};
  const Terms terms = terms_in(head, *database_);
  const auto whole = [&](int column) { return static_cast<int>(head.number(column)); };
  terms_ = {.terms = terms, .samples = whole(6), .positions = whole(7), .every = whole(8)};
  if (head.step()) database_->damaged("it says more than once what it is of");
  sums_ = found == trial_format;
  sum_of_terms_ = sum_of_terms(terms_);
}

void TrialFile::put(std::span<const TriedGame> games) {
  Transaction transaction{*database_};
  Statement game{*database_, sums_ ? "INSERT INTO game VALUES(?, ?, ?)" : "INSERT INTO game VALUES(?, ?)"};
  Statement position{*database_, "INSERT INTO judged VALUES(?, ?, ?, ?, ?, ?, ?, ?)"};
  for (const TriedGame& tried : games) {
    remove(tried.deal);
    game.bind(1, stored(tried.deal)).bind(2, tried.takeovers);
    const std::uint64_t sum = sum_of(tried, sum_of_terms_);
    if (sums_) game.bind(3, stored(sum));
    game.run();
    if (sums_) count(1, stored(sum));
    std::int64_t place = 0;
    for (const Judged& one : tried.positions)
      position.bind(1, stored(tried.deal))
          .bind(2, place++)
          .bind(3, one.tally.tried)
          .bind(4, one.tally.wins)
          .bind(5, one.unknown)
          .bind(6, one.cards)
          .bind(7, one.finishing ? 1 : 0)
          .bind(8, one.won ? 1 : 0)
          .run();
  }
  transaction.commit();
}

void TrialFile::count(std::int64_t games, std::int64_t sum) {
  Statement{*database_, "UPDATE total SET rows = rows + ?, sum = sum + ?"}.bind(1, games).bind(2, sum).run();
}

/// Takes the game of a deal out, if there is one.
void TrialFile::remove(std::uint64_t deal) {
  if (sums_) {
    Statement former{*database_, "SELECT sum FROM game WHERE deal = ?"};
    former.bind(1, stored(deal));
    if (former.step()) count(-1, -former.number(0));
  }
  for (const char* sql : {"DELETE FROM judged WHERE deal = ?", "DELETE FROM game WHERE deal = ?"})
    Statement{*database_, sql}.bind(1, stored(deal)).run();
}

void TrialFile::each(const std::function<void(const TriedGame&)>& visit) {
  // One state of the file for games, positions and total, although a run may be writing it.
  Transaction reading{*database_, Transaction::Kind::read};
  Statement games{*database_, std::string{"SELECT deal, takeovers, "} + (sums_ ? "sum" : "0") +
                                  " FROM game ORDER BY deal"};
  Statement rows{
      *database_,
      "SELECT deal, place, tried, wins, unknown, cards, finishing, won FROM judged ORDER BY deal, place"};
  bool more = rows.step();
  std::optional<std::uint64_t> last;
  std::uint64_t count = 0, sum = 0;
  while (games.step()) {
    TriedGame game;
    game.deal = static_cast<std::uint64_t>(games.number(0));
    game.takeovers = static_cast<int>(games.number(1));
    const std::string name = "deal " + std::to_string(game.deal);
    if (last && game.deal <= *last) database_->damaged(name + " follows deal " + std::to_string(*last));
    last = game.deal;
    for (; more && rows.number(0) == games.number(0); more = rows.step()) {
      if (rows.number(1) != stored(game.positions.size())) database_->damaged(name + " lacks a position");
      game.positions.push_back(judged_of(rows, game));
      if (!is_possible(game.positions.back())) database_->damaged(name + " has a position that cannot be");
    }
    if (sums_ && sum_of(game, sum_of_terms_) != static_cast<std::uint64_t>(games.number(2)))
      database_->damaged(name + " does not agree with its sum");
    ++count;
    sum += static_cast<std::uint64_t>(games.number(2));
    visit(game);
  }
  if (more)
    database_->damaged("it has a position of deal " + std::to_string(rows.number(0)) + ", but no such game");
  if (sums_) check_total(*database_, count, sum);
}

std::vector<Range> TrialFile::ranges() {
  std::vector<Range> list;
  each([&](const TriedGame& game) { add_deal(list, game.deal); });
  return list;
}

std::vector<Judged> TrialFile::judged(const Range& deals, const AnyGame& game, const Options& options) {
  std::vector<Judged> list;
  each([&](const TriedGame& tried) {
    if (tried.deal < deals.first || deals.last < tried.deal) return;
    for (Judged one : tried.positions) {
      one.shown = shown_at(one, game, options);
      list.push_back(one);
    }
  });
  return list;
}

}  // namespace longwood::study
