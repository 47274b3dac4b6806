#include "study/trial_file.hpp"

#include "core/fault.hpp"

namespace longwood::study {
namespace {

constexpr std::int64_t trial_mark = 0x4C575452;  // "LWTR", SQLite's application id
constexpr std::int64_t trial_format = 2;

constexpr const char* trial_tables = R"(
CREATE TABLE trial(game TEXT NOT NULL, rule_set TEXT NOT NULL, options TEXT NOT NULL, rules INTEGER NOT NULL,
  solver INTEGER NOT NULL, player INTEGER NOT NULL, samples INTEGER NOT NULL, positions INTEGER NOT NULL,
  every INTEGER NOT NULL);
CREATE TABLE game(deal INTEGER PRIMARY KEY, takeovers INTEGER NOT NULL);
CREATE TABLE judged(deal INTEGER NOT NULL REFERENCES game, place INTEGER NOT NULL, tried INTEGER NOT NULL,
  wins INTEGER NOT NULL, unknown INTEGER NOT NULL, cards INTEGER NOT NULL, finishing INTEGER NOT NULL,
  won INTEGER NOT NULL, PRIMARY KEY(deal, place)) WITHOUT ROWID;
PRAGMA application_id = 1280791634;
PRAGMA user_version = 2;)";
static_assert(trial_mark == 1280791634);

std::string text_of(const TrialTerms& trial) {
  return terms_text(trial.terms) + ", --samples " + std::to_string(trial.samples) + " --positions " +
         std::to_string(trial.positions) + " --every " + std::to_string(trial.every);
}

/// A judged position as a row has it, which may be damaged.
Judged judged_of(const Statement& row) {
  const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
  return {.deal = static_cast<std::uint64_t>(row.number(0)),
          .tally = {.tried = whole(1), .wins = whole(2)},
          .unknown = whole(3),
          .cards = whole(4),
          .finishing = whole(5) != 0,
          .won = whole(6) != 0,
          .takeovers = whole(7)};
}

bool is_possible(const Judged& one) {
  return one.tally.tried > 0 && one.tally.wins >= 0 && one.tally.wins <= one.tally.tried &&
         one.unknown >= 0 && one.unknown <= one.cards && one.cards > 0 && one.takeovers > 0;
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
  database_->execute(trial_tables);
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
  if (const auto found = database_->number("PRAGMA user_version"); found != trial_format)
    throw Fault{"'" + path + "' is a trial of format " + std::to_string(found) +
                "; this program reads format 2; give another --out"};
  database_->check_size();
  Statement head{
      *database_,
      "SELECT game, rule_set, options, rules, solver, player, samples, positions, every FROM trial"};
  const Terms terms = terms_in(head, *database_);
  const auto whole = [&](int column) { return static_cast<int>(head.number(column)); };
  terms_ = {.terms = terms, .samples = whole(6), .positions = whole(7), .every = whole(8)};
}

void TrialFile::put(std::span<const TriedGame> games) {
  Transaction transaction{*database_};
  Statement game{*database_, "INSERT OR REPLACE INTO game VALUES(?, ?)"};
  Statement former{*database_, "DELETE FROM judged WHERE deal = ?"};
  Statement position{*database_, "INSERT INTO judged VALUES(?, ?, ?, ?, ?, ?, ?, ?)"};
  for (const TriedGame& tried : games) {
    game.bind(1, stored(tried.deal)).bind(2, tried.takeovers).run();
    former.bind(1, stored(tried.deal)).run();
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

std::vector<Range> TrialFile::ranges() { return deals_in(*database_, "game"); }

std::vector<Judged> TrialFile::judged(const Range& deals, const AnyGame& game) {
  std::vector<Judged> list;
  Statement rows{
      *database_,
      "SELECT deal, tried, wins, unknown, cards, finishing, won, takeovers FROM judged JOIN game USING "
      "(deal) WHERE deal BETWEEN ? AND ? ORDER BY deal, place"};
  rows.bind(1, stored(deals.first)).bind(2, stored(deals.last));
  while (rows.step()) {
    Judged one = judged_of(rows);
    if (!is_possible(one))
      database_->damaged("deal " + std::to_string(one.deal) + " has a position that cannot be");
    one.shown = shown_at(one, game);
    list.push_back(one);
  }
  return list;
}

}  // namespace longwood::study
