#include "study/sqlite.hpp"

#include <algorithm>
#include <cctype>
#include <system_error>

#include <sqlite3.h>
#include <sys/stat.h>

#include "core/fault.hpp"

namespace longwood::study {
namespace {

constexpr int patience_ms = 30'000;         // readers hold a writer up for moments only
constexpr int steps_of_schema = 1'000'000;  // of SQLite's machine; a study takes a few hundred
constexpr int most_parts = 16;              // what is looked at of a schema; a study has six parts

std::string quoted(const std::string& path) { return "'" + path + "'"; }

/// The system's own words for the last failure of this database, if there are any.
std::string system_words(sqlite3* handle) {
  const int error = handle == nullptr ? 0 : sqlite3_system_errno(handle);
  return error == 0 ? "" : ": " + std::generic_category().message(error);
}

/// White space as single blanks.
std::string on_one_line(const std::string& sql) {
  std::string line;
  for (const char c : sql) {
    const bool blank = std::string_view{" \t\r\n"}.contains(c);
    if (!blank)
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  return line;
}

/// A name out of a file as a message may have it: short, and without control characters.
std::string plain_word(const std::string& name) {
  std::string word = name.substr(0, 40);
  std::ranges::replace_if(word, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_'; }, '?');
  return word;
}

}  // namespace

void Database::Closer::operator()(sqlite3* database) const { sqlite3_close_v2(database); }
void Statement::Finaliser::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(std::string path, Access access, std::string shown)
    : path_{std::move(path)}, shown_{shown.empty() ? path_ : std::move(shown)} {
  // A reader too must be able to roll back what a killed writer left half done.
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path_.c_str(), &handle, SQLITE_OPEN_READWRITE, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(code);
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, patience_ms);
  distrust();
  if (access == Access::read) {
    execute("PRAGMA query_only = 1");
    return;
  }
  if (sqlite3_db_readonly(handle, "main") == 1) fail(SQLITE_READONLY);
  execute("PRAGMA synchronous = FULL");
}

void Database::distrust() {
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): SQLite's own way to set a connection up
  for (const int off :
       {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_TRIGGER})
    sqlite3_db_config(handle_.get(), off, 0, nullptr);
  sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
  // SQLite reads the whole schema with the first statement. Pages that lead back to themselves have no end.
  sqlite3_progress_handler(handle_.get(), steps_of_schema, [](void*) { return 1; }, nullptr);
  execute("PRAGMA cell_size_check = ON; SELECT 1 FROM sqlite_schema LIMIT 1");
  sqlite3_progress_handler(handle_.get(), 0, nullptr, nullptr);
}

void Database::fail(int code) const {
  const std::string words = system_words(handle_.get());
  if (code == SQLITE_READONLY_ROLLBACK)
    throw Fault{quoted(shown_) +
                " was left in the middle of a write, and its folder is not writable, so it cannot be "
                "repaired; copy it together with its -journal to a writable folder"};
  switch (code & 0xFF) {
    case SQLITE_NOTADB: throw Fault{quoted(shown_) + " is not a study; give another file"};
    case SQLITE_INTERRUPT:
    case SQLITE_CORRUPT:
      throw Fault{quoted(shown_) + " is damaged; set it aside and run the study again, or take a copy of it"};
    case SQLITE_FULL:
    case SQLITE_IOERR:
      throw Fault{quoted(shown_) + " cannot be written further" + (words.empty() ? ": no room" : words) +
                  (shown_ == path_ ? "; what it holds is kept: make room and give the same command again"
                                   : "; it is as it was: make room and give the same command again")};
    case SQLITE_READONLY:
    case SQLITE_PERM: throw Fault{quoted(shown_) + " cannot be written" + words + "; give another --out"};
    case SQLITE_CANTOPEN:
      throw Fault{quoted(shown_) + " or a file beside it cannot be opened" + words +
                  "; give another file or fix the permissions of its folder"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: throw Fault{quoted(shown_) + " is in use by another program; wait for it"};
    case SQLITE_NOMEM: throw Fault{quoted(shown_) + ": there is not enough memory"};
    default:
      throw Fault{quoted(shown_) + ": " + (handle_ ? sqlite3_errmsg(handle_.get()) : sqlite3_errstr(code)) +
                  "; is it a study?"};
  }
}

void Database::damaged(const std::string& what) const {
  throw Fault{quoted(shown_) + " is damaged: " + what +
              "; set it aside and run the study again, or take a copy of it"};
}

void Database::check_size() {
  // In a transaction nobody writes meanwhile, and what a killed writer left half done has been rolled back.
  Transaction reading{*this, Transaction::Kind::read};
  number("SELECT count(*) FROM sqlite_schema");
  const auto wanted = number("PRAGMA page_count") * number("PRAGMA page_size");
  struct stat found = {};
  if (::stat(path_.c_str(), &found) != 0 || found.st_size >= wanted) return;
  damaged(std::to_string(wanted - found.st_size) + " bytes are missing at its end");
}

std::vector<Database::Part> Database::parts() {
  std::vector<Part> list;
  Statement schema{*this,
                   "SELECT type, name, tbl_name, sql FROM sqlite_schema LIMIT " + std::to_string(most_parts)};
  while (schema.step())
    list.push_back({schema.text(0), schema.text(1), schema.text(2), on_one_line(schema.text(3))});
  std::ranges::sort(list);
  return list;
}

void Database::check_schema(const std::string& statements, const std::string& kind) {
  Database model{":memory:", Access::write};
  model.execute(statements);
  const auto wanted = model.parts(), found = parts();
  const auto refuse = [&](const std::string& what) {
    throw Fault{quoted(shown_) + " is not built as " + kind + " is: " + what +
                "; set it aside and run the study again, or take a copy of it"};
  };
  for (const Part& part : found)
    if (!std::ranges::binary_search(wanted, part))
      refuse("its " + plain_word(part.type) + " '" + plain_word(part.name) +
             "' is not one of the known ones");
  for (const Part& part : wanted)
    if (!std::ranges::binary_search(found, part)) refuse("it has no " + part.type + " '" + part.name + "'");
}

void Database::execute(const std::string& sql) {
  const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement{*this, sql};
  return statement.step() ? statement.number(0) : 0;
}

Statement::Statement(Database& database, std::string_view sql) : database_{&database} {
  sqlite3_stmt* handle = nullptr;
  const int code =
      sqlite3_prepare_v2(database.handle_.get(), sql.data(), static_cast<int>(sql.size()), &handle, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) database.fail(code);
}

Statement& Statement::bind(int place, std::int64_t value) {
  sqlite3_bind_int64(handle_.get(), place, value);
  return *this;
}

Statement& Statement::bind(int place, std::string_view text) {
  sqlite3_bind_text(handle_.get(), place, text.data(), static_cast<int>(text.size()),
                    SQLITE_TRANSIENT);  // NOLINT: the library's own macro
  return *this;
}

Statement& Statement::bind_bytes(int place, std::string_view bytes) {
  // not from a null pointer, which would be no value
  sqlite3_bind_blob(handle_.get(), place, bytes.empty() ? "" : bytes.data(), static_cast<int>(bytes.size()),
                    SQLITE_TRANSIENT);  // NOLINT: the library's own macro
  return *this;
}

Statement& Statement::bind_nothing(int place) {
  sqlite3_bind_null(handle_.get(), place);
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  sqlite3_reset(handle_.get());
  if (code != SQLITE_DONE) database_->fail(code);
  return false;
}

int Statement::run() {
  step();
  return sqlite3_changes(database_->handle_.get());
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_.get(), column); }

std::string Statement::text(int column) const {
  const auto* text = sqlite3_column_text(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return text == nullptr ? "" : std::string{reinterpret_cast<const char*>(text), size};
}

std::string Statement::bytes(int column) const {
  const void* bytes = sqlite3_column_blob(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return bytes == nullptr ? "" : std::string{static_cast<const char*>(bytes), size};
}

Transaction::~Transaction() {
  // After a fault SQLite may have undone it already; then this fails, which does not matter.
  if (!done_) sqlite3_exec(database_.handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  database_.execute("COMMIT");
  done_ = true;
}

}  // namespace longwood::study
