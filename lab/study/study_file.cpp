#include "study/study_file.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "core/fault.hpp"
#include "core/hash.hpp"
#include "session/store.hpp"

namespace longwood::study {
namespace {

// The formats of a study (docs/reference/formats.md), as SQLite's user version has them. New studies are of
// `summed_rows` or `summed_games`; the others are read.
enum Format : std::int64_t {
  rows_without_options = 1,
  unsummed_rows,
  spelled_games,  ///< the moves of the games in notation
  unsummed_games,
  summed_rows,
  summed_games,
};

/// Whether studies of this format are of a player's games.
constexpr bool is_of_games(std::int64_t format) {
  return format == spelled_games || format == unsummed_games || format == summed_games;
}

/// Whether rows of this format have sums.
constexpr bool has_sums(std::int64_t format) { return format >= summed_rows; }

/// The statements that make the tables and the view of a study of this format, without any row. No two
/// formats with and without sums share them, so a file whose format was changed does not fit its own tables.
std::string study_schema(std::int64_t format) {
  const auto only = [](bool there, std::string_view text) { return std::string{there ? text : ""}; };
  const bool options = format != rows_without_options, games = is_of_games(format), sums = has_sums(format);
  const std::string line = format == spelled_games ? ", line TEXT NOT NULL" : ", line BLOB NOT NULL";
  return "CREATE TABLE study(game TEXT NOT NULL, rule_set TEXT NOT NULL," +
         only(options, " options TEXT NOT NULL,") + " rules INTEGER NOT NULL, solver INTEGER NOT NULL" +
         only(games, ", player INTEGER NOT NULL") + R"();
CREATE TABLE budget(id INTEGER PRIMARY KEY, nodes INTEGER NOT NULL, megabytes INTEGER NOT NULL,
  UNIQUE(nodes, megabytes));
CREATE TABLE result(deal INTEGER PRIMARY KEY, verdict INTEGER NOT NULL, moves INTEGER, nodes INTEGER NOT NULL,
  microseconds INTEGER NOT NULL, kilobytes INTEGER NOT NULL, digest INTEGER,
  budget INTEGER NOT NULL REFERENCES budget(id))" +
         only(games, line) + only(sums, ", sum INTEGER NOT NULL") + ");\n" +
         only(sums, "CREATE TABLE total(rows INTEGER NOT NULL, sum INTEGER NOT NULL);\n") +
         "CREATE VIEW deals AS SELECT game, rule_set," + only(options, " options,") +
         R"( rules, solver, deal,
  CASE verdict WHEN 1 THEN 'won' WHEN 2 THEN 'lost' ELSE 'open' END AS verdict, moves, result.nodes AS nodes,
  microseconds / 1000.0 AS ms, kilobytes, budget.nodes AS limit_nodes, budget.megabytes AS limit_megabytes,
  CASE WHEN digest IS NOT NULL THEN printf('%016x', digest) END AS digest)" +
         only(games, ", player, line") + R"(
  FROM result JOIN study JOIN budget ON budget.id = result.budget;)";
}

constexpr std::int64_t mark = 0x4C575354;  // "LWST", SQLite's application id
static_assert(mark == 1280791380);

/// The columns of a row, of which the last two are not in every format.
struct Columns {
  bool of_games = false, spelled = false, sums = false;

  [[nodiscard]] std::string names() const {
    return std::string{"deal, verdict, moves, nodes, microseconds, kilobytes, digest, budget"} +
           (of_games ? ", line" : "") + (sums ? ", sum" : "");
  }
  [[nodiscard]] std::string places() const {
    return std::string{"?, ?, ?, ?, ?, ?, ?, ?"} + (of_games ? ", ?" : "") + (sums ? ", ?" : "");
  }
  [[nodiscard]] int place_of_sum() const { return of_games ? 10 : 9; }
  [[nodiscard]] std::string select(std::string_view rest) const {
    return "SELECT " + names() + " FROM result " + std::string{rest};
  }
};

Row row_of(const Statement& from, const Columns& columns) {
  const auto whole = [&](int column) { return static_cast<std::uint64_t>(from.number(column)); };
  Row row;
  row.deal = whole(0);
  row.verdict = static_cast<Verdict>(from.number(1));
  row.moves = whole(2);
  row.nodes = whole(3);
  row.microseconds = whole(4);
  row.kilobytes = whole(5);
  row.digest = whole(6);
  row.budget = static_cast<std::size_t>(whole(7));
  row.spelled = columns.spelled;
  if (columns.of_games) row.line = columns.spelled ? from.text(8) : from.bytes(8);
  return row;
}

/// What the sum of a row begins with: all that it has in common with the others.
std::uint64_t sum_of_terms(const Terms& terms) {
  return fnv1a(fmt::format("{}|{}|{}|{}|{}|{}|", terms.game, terms.set, terms.options, terms.rules,
                           terms.solver, terms.player));
}

/// The sum of a row (docs/reference/formats.md): what it says, under which terms and budget.
std::uint64_t sum_of(const Row& row, const Budget& budget, std::uint64_t of_terms) {
  const auto text =
      fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|{}|", row.deal, static_cast<int>(row.verdict), row.moves,
                  row.nodes, row.microseconds, row.kilobytes, row.digest, budget.nodes, budget.megabytes);
  return fnv1a(row.line, fnv1a(text, of_terms)) & 0xFFFFFFFFU;
}

std::string follows(std::uint64_t deal, std::uint64_t last) {
  return "deal " + std::to_string(deal) + " follows deal " + std::to_string(last);
}

}  // namespace

Terms terms_in(Statement& head, const Database& database) {
  if (!head.step()) database.damaged("it does not say what it is of");
  const auto whole = [&](int column) { return static_cast<int>(head.number(column)); };
  Terms terms{.game = head.text(0),
              .set = head.text(1),
              .options = head.text(2),
              .rules = whole(3),
              .solver = whole(4),
              .player = whole(5)};
  for (const std::string& word : {terms.game, terms.set, terms.options})
    if (!std::ranges::all_of(word, [](char c) {
          return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view{"-= "}.contains(c);
        }))
      database.damaged("the name of its game or rules is no such name");
  return terms;
}

std::vector<Range> deals_in(Database& database, const std::string& table) {
  std::vector<Range> list;
  Statement deals{database, "SELECT deal FROM " + table + " ORDER BY deal"};
  while (deals.step()) {
    const auto deal = static_cast<std::uint64_t>(deals.number(0));
    if (!list.empty() && deal <= list.back().last) database.damaged(follows(deal, list.back().last));
    add_deal(list, deal);
  }
  return list;
}

void add_deal(std::vector<Range>& ranges, std::uint64_t deal) {
  if (!ranges.empty() && ranges.back().last + 1 == deal)
    ranges.back().last = deal;
  else
    ranges.push_back({deal, deal});
}

void check_total(Database& database, std::uint64_t rows, std::uint64_t sum) {
  Statement total{database, "SELECT rows, sum FROM total"};
  if (!total.step()) database.damaged("it does not say how many rows it has");
  const auto said = static_cast<std::uint64_t>(total.number(0));
  if (said != rows)
    database.damaged(std::to_string(rows) + " rows are there, but it says " + std::to_string(said));
  if (static_cast<std::uint64_t>(total.number(1)) != sum)
    database.damaged("its rows do not agree with the sum of all");
  if (total.step()) database.damaged("it says more than once how many rows it has");
}

WriterLock::WriterLock(const std::string& path, const std::string& shown) {
  const std::string quoted = "'" + (shown.empty() ? path : shown) + "'";
  if (const auto place = store::is_place_for_file(path); !place)
    throw Fault{place.error().english() + "; give another --out"};
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0)
    throw Fault{quoted + " cannot be written: " + std::generic_category().message(errno) +
                "; give another --out"};
  struct flock lock = {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = static_cast<off_t>(1) << 62;
  lock.l_len = 1;
  if (::fcntl(file_, F_OFD_SETLK, &lock) == 0) return;
  const int error = errno;
  ::close(file_);
  if (error == EAGAIN || error == EACCES)
    throw Fault{quoted + " is being written by another process; wait for it, or give another --out"};
  throw Fault{quoted + " cannot be locked: " + std::generic_category().message(error)};
}

WriterLock::WriterLock(WriterLock&& other) noexcept : file_{std::exchange(other.file_, -1)} {}

WriterLock::~WriterLock() {
  if (file_ >= 0) ::close(file_);
}

StudyFile StudyFile::read(const std::string& path) {
  if (::access(path.c_str(), R_OK) != 0)
    throw Fault{"cannot read '" + path + "': " + std::generic_category().message(errno)};
  StudyFile file{nullptr, std::make_unique<Database>(path, Database::Access::read)};
  file.read_head();
  return file;
}

StudyFile StudyFile::write(const std::string& path, const Terms& terms) {
  auto lock = std::make_unique<WriterLock>(path);
  StudyFile file{std::move(lock), std::make_unique<Database>(path, Database::Access::write)};
  if (file.database_->number("SELECT count(*) FROM sqlite_schema") == 0 &&
      file.database_->number("PRAGMA application_id") == 0)
    file.begin(terms);
  file.read_head();
  if (file.terms_ != terms)
    throw Fault{"'" + path + "' holds " + terms_text(file.terms_) + ", not " + terms_text(terms) +
                "; give another --out"};
  if (file.spelled_)
    throw Fault{"'" + path + "' has format 3, which can only be read; longwood-lab study merge " + path +
                " --out NEW writes one that can be resumed"};
  return file;
}

StudyFile StudyFile::draft(const std::string& path, const std::string& out, const Terms& terms) {
  StudyFile file{nullptr, std::make_unique<Database>(path, Database::Access::write, out)};
  file.begin(terms);
  file.read_head();
  return file;
}

void StudyFile::begin(const Terms& terms) {
  Transaction transaction{*database_};
  const bool of_games = terms.player != 0;
  const std::int64_t format = of_games ? summed_games : summed_rows;
  database_->execute(study_schema(format) +
                     "INSERT INTO total VALUES(0, 0); PRAGMA application_id = 1280791380; " +
                     "PRAGMA user_version = " + std::to_string(format));
  Statement head{*database_, of_games ? "INSERT INTO study VALUES(?, ?, ?, ?, ?, ?)"
                                      : "INSERT INTO study VALUES(?, ?, ?, ?, ?)"};
  head.bind(1, terms.game)
      .bind(2, terms.set)
      .bind(3, terms.options)
      .bind(4, terms.rules)
      .bind(5, terms.solver);
  if (of_games) head.bind(6, terms.player);
  head.run();
  transaction.commit();
}

void StudyFile::read_head() {
  if (database_->number("PRAGMA application_id") != mark)
    throw Fault{"'" + path() + "' is not a study; give another file"};
  const auto found = database_->number("PRAGMA user_version");
  if (found < 1 || found > summed_games)
    throw Fault{"'" + path() + "' is a study of format " + std::to_string(found) +
                "; this program reads formats 1 to " + std::to_string(summed_games)};
  database_->check_size();
  database_->check_schema(study_schema(found), "a study of format " + std::to_string(found));
  const bool of_games = is_of_games(found);
  Statement head{*database_, std::string{"SELECT game, rule_set, "} +
                                 (found == rows_without_options ? "''" : "options") + ", rules, solver, " +
                                 (of_games ? "player" : "0") + " FROM study"};
  terms_ = terms_in(head, *database_);
  if (head.step()) database_->damaged("it says more than once what it is of");
  if ((terms_.player != 0) != of_games) database_->damaged("it does not say who played");
  spelled_ = found == spelled_games;
  sums_ = study::has_sums(found);
  sum_of_terms_ = sum_of_terms(terms_);
  budgets_.clear();
  Statement list{*database_, "SELECT id, nodes, megabytes FROM budget ORDER BY id"};
  while (list.step()) {
    if (list.number(0) != stored(budgets_.size())) database_->damaged("its budgets are not numbered from 0");
    budgets_.push_back(
        {static_cast<std::uint64_t>(list.number(1)), static_cast<std::uint64_t>(list.number(2))});
  }
}

std::size_t StudyFile::budget(const Budget& budget) {
  for (std::size_t i = 0; i < budgets_.size(); ++i)
    if (budgets_[i] == budget) return i;
  Statement{*database_, "INSERT INTO budget VALUES(?, ?, ?)"}
      .bind(1, stored(budgets_.size()))
      .bind(2, stored(budget.nodes))
      .bind(3, stored(budget.megabytes))
      .run();
  budgets_.push_back(budget);
  return budgets_.size() - 1;
}

void StudyFile::put(std::span<const Row> rows) {
  Transaction transaction{*database_};
  const Columns columns{.of_games = terms_.player != 0, .sums = sums_};
  if (!insert_)
    insert_ = std::make_unique<Statement>(
        *database_, "INSERT OR IGNORE INTO result(" + columns.names() + ") VALUES(" + columns.places() + ")");
  std::uint64_t more = 0, sum = 0;
  for (const Row& row : rows) {
    const bool won = row.verdict == Verdict::won;
    insert_->bind(1, stored(row.deal)).bind(2, row.verdict == Verdict::lost ? 2 : won ? 1 : 0);
    insert_->bind(4, stored(row.nodes)).bind(5, stored(row.microseconds)).bind(6, stored(row.kilobytes));
    insert_->bind(8, stored(row.budget));
    if (columns.of_games) insert_->bind_bytes(9, row.line);
    if (won || columns.of_games)
      insert_->bind(3, stored(row.moves));
    else
      insert_->bind_nothing(3);
    if (row.digest != 0)
      insert_->bind(7, stored(row.digest));
    else
      insert_->bind_nothing(7);
    const std::uint64_t of_row = sums_ ? sum_of(row, budgets_[row.budget], sum_of_terms_) : 0;
    if (sums_) insert_->bind(columns.place_of_sum(), stored(of_row));
    sum += of_row;
    if (insert_->run() > 0) {
      ++more;
      continue;
    }
    sum -= remove(row.deal);
    insert_->run();
  }
  if (sums_)
    Statement{*database_, "UPDATE total SET rows = rows + ?, sum = sum + ?"}
        .bind(1, stored(more))
        .bind(2, stored(sum))
        .run();
  transaction.commit();
}

/// Takes the row of a deal out; returns its sum.
std::uint64_t StudyFile::remove(std::uint64_t deal) {
  std::uint64_t sum = 0;
  if (sums_) {
    Statement former{*database_, "SELECT sum FROM result WHERE deal = ?"};
    former.bind(1, stored(deal));
    if (former.step()) sum = static_cast<std::uint64_t>(former.number(0));
  }
  Statement{*database_, "DELETE FROM result WHERE deal = ?"}.bind(1, stored(deal)).run();
  return sum;
}

std::uint64_t StudyFile::count() {
  std::uint64_t rows = 0;
  for (const Range& range : deals_in(*database_, "result")) rows += range.count();
  return rows;
}

std::vector<Range> StudyFile::ranges() {
  std::vector<Range> list;
  each([&](const Row& row) { add_deal(list, row.deal); });
  return list;
}

void StudyFile::each(const std::function<void(const Row&)>& visit) {
  // One state of the file for rows and total, although a run may be writing it.
  Transaction reading{*database_, Transaction::Kind::read};
  const Columns columns{.of_games = terms_.player != 0, .spelled = spelled_, .sums = sums_};
  Statement statement{*database_, columns.select("ORDER BY deal")};
  std::optional<std::uint64_t> last;
  std::uint64_t rows = 0, sum = 0;
  while (statement.step()) {
    const Row row = row_of(statement, columns);
    if (last && row.deal <= *last) database_->damaged(follows(row.deal, *last));
    last = row.deal;
    const std::uint64_t noted =
        sums_ ? static_cast<std::uint64_t>(statement.number(columns.place_of_sum() - 1)) : 0;
    check_row(row, noted);
    ++rows;
    sum += noted;
    visit(row);
  }
  if (sums_) check_total(*database_, rows, sum);
}

void StudyFile::check_row(const Row& row, std::uint64_t noted) const {
  const auto of_deal = "deal " + std::to_string(row.deal);
  if (row.budget >= budgets_.size()) database_->damaged(of_deal + " has no budget");
  if (row.verdict != Verdict::open && row.verdict != Verdict::won && row.verdict != Verdict::lost)
    database_->damaged(of_deal + " has no verdict");
  if (sums_ && noted != sum_of(row, budgets_[row.budget], sum_of_terms_))
    database_->damaged(of_deal + " does not agree with its sum");
}

bool StudyFile::find(std::uint64_t deal, Row& row) {
  const Columns columns{.of_games = terms_.player != 0, .spelled = spelled_, .sums = sums_};
  Statement statement{*database_, columns.select("WHERE deal = ?")};
  statement.bind(1, stored(deal));
  if (!statement.step()) return false;
  row = row_of(statement, columns);
  check_row(row, sums_ ? static_cast<std::uint64_t>(statement.number(columns.place_of_sum() - 1)) : 0);
  return true;
}

}  // namespace longwood::study
