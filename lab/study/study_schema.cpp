#include "study/study_schema.hpp"

#include <string_view>

namespace longwood::study {

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

}  // namespace longwood::study
