#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace longwood::study {

/// A number as SQLite keeps it, whose integers have a sign.
inline std::int64_t stored(std::uint64_t value) { return static_cast<std::int64_t>(value); }

/// A database file, from whatever hand: nothing that its schema says is run. Every error is a `Fault` of one
/// line that names the file and how to correct it.
class Database {
 public:
  enum class Access : std::uint8_t { read, write };

  /// Opens a file that exists. `shown` is the name that faults tell, if it is to take the place of another.
  Database(std::string path, Access access, std::string shown = {});

  [[nodiscard]] const std::string& path() const { return path_; }
  void execute(const std::string& sql);
  /// The one whole number which a query gives.
  std::int64_t number(const std::string& sql);
  /// A fault if the file is shorter than it says. The unfinished work of a killed writer is rolled back
  /// first.
  void check_size();
  /// A fault unless the file holds what these statements make in an empty one, text for text but for white
  /// space, and nothing else. `kind` says what such a file is: "a study of format 5".
  void check_schema(const std::string& statements, const std::string& kind);
  /// Throws that the file is damaged, and how.
  [[noreturn]] void damaged(const std::string& what) const;
  /// Throws what the code means for this file.
  [[noreturn]] void fail(int code) const;

 private:
  friend class Statement;
  friend class Transaction;
  struct Closer {
    void operator()(sqlite3* database) const;
  };

  /// A table, view, index or trigger.
  struct Part {
    std::string type, name, table, sql;
    friend auto operator<=>(const Part&, const Part&) = default;
  };
  void distrust();
  std::vector<Part> parts();

  std::string path_, shown_;
  std::unique_ptr<sqlite3, Closer> handle_;
};

/// A prepared statement; the database must outlive it.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  /// Sets parameter `place`, counted from 1.
  Statement& bind(int place, std::int64_t value);
  Statement& bind(int place, std::string_view text);
  Statement& bind_bytes(int place, std::string_view bytes);
  Statement& bind_nothing(int place);
  /// Goes to the next row; false at the end, and the statement may be run again.
  bool step();
  /// Steps once through a statement that gives no rows; returns how many rows it changed.
  int run();

  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::string bytes(int column) const;

 private:
  struct Finaliser {
    void operator()(sqlite3_stmt* statement) const;
  };

  Database* database_;
  std::unique_ptr<sqlite3_stmt, Finaliser> handle_;
};

/// A transaction: undone unless committed.
class Transaction {
 public:
  enum class Kind : std::uint8_t { read, write };

  explicit Transaction(Database& database, Kind kind = Kind::write) : database_{database} {
    database_.execute(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  Transaction(Transaction&&) = delete;
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();
  void commit();

 private:
  Database& database_;
  bool done_ = false;
};

}  // namespace longwood::study
