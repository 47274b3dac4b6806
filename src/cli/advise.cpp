#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/common.hpp"
#include "cli/json.hpp"
#include "core/notation.hpp"
#include "honest/adviser.hpp"
#include "session/hint.hpp"
#include "session/tell.hpp"
#include "study/interval.hpp"

namespace longwood::cli {
namespace {

constexpr Limits memory{.memory = std::size_t{512} << 20};

study::Interval interval_of(const Counsel& counsel) {
  return study::wilson(static_cast<std::uint64_t>(counsel.wins), static_cast<std::uint64_t>(counsel.tried));
}

Json advice_json(const Session& session, const PlayerView& view, const Counsel& counsel, std::uint64_t seed) {
  Json object = game_json(session);
  Json plan = Json::array();
  for (const Move move : counsel.plan) plan.push_back(write_move(session.info(), move));
  object["knowledge"] = view.unknown() == 0 ? "open" : "honest";
  object["unknown"] = view.unknown();
  object["plan"] = std::move(plan);
  if (counsel.verdict) {
    object["verdict"] = verdict_name(*counsel.verdict);
    return object;
  }
  const auto interval = interval_of(counsel);
  object["stops"] = counsel.stops;
  object["chance"] = counsel.tried == 0 ? 0.0 : static_cast<double>(counsel.wins) / counsel.tried;
  object["low"] = interval.low;
  object["high"] = interval.high;
  object["samples"] = counsel.tried;
  object["rollouts"] = counsel.worlds;
  object["player"] = guide_for(session.info()).version;
  object["seed"] = seed;
  return object;
}

/// How good the advice is, in a sentence.
std::string worth_words(const PlayerView& view, const Counsel& counsel) {
  if (counsel.verdict == Verdict::won) return "Every card is known, and this line wins.";
  if (counsel.verdict == Verdict::lost) return "Every card is known: the game cannot be won any more.";
  if (counsel.verdict) return "Every card is known, but whether the game can be won is not decided.";
  const auto interval = interval_of(counsel);
  return fmt::format(
      "One who goes on so and then plays quickly wins {} of {} games ({:.1f} to {:.1f} %, 95 %); {} cards "
      "are "
      "unknown.",
      counsel.wins, counsel.tried, 100 * interval.low, 100 * interval.high, view.unknown());
}

void print_advice(const Session& session, const PlayerView& view, const Counsel& counsel) {
  Table table = session.table();
  int number = 0;
  for (const Move move : counsel.plan) {
    fmt::print("{:3}. {:<10} {}\n", ++number, write_move(session.info(), move),
               move_words(session.game(), table.state(), move));
    if (number == std::ssize(counsel.plan)) break;
    session.game().play(table, move);
  }
  fmt::print("{}\n", wrapped(worth_words(view, counsel)));
}

}  // namespace

void add_advise(CLI::App& app, int& status) {
  struct Options : DealOptions {
    std::uint64_t seed = 1;
    std::uint32_t samples = 256;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("advise", "what to do next, by what the player can know, and how that turns out");
  options->add_to(*command);
  options->add_moves_to(*command);
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "of the worlds that are tried");
  add_number(*command, "--samples", options->samples, 1, 1'000'000, "worlds from which the chance is taken");
  command->add_flag("--json", options->json, "one JSON object");
  command->callback([options, &status] {
    const Session session = options->session();
    const PlayerView view{session.game(), session.state(), session.known()};
    Adviser adviser{session.game(), {.confirming = static_cast<int>(options->samples)}, memory};
    const Counsel& counsel = adviser.advise(view, options->seed);
    if (options->json) return print_json(advice_json(session, view, counsel, options->seed));
    if (counsel.plan.empty()) {
      fmt::print("{}\n", session.won() ? "The game is won." : "No move can be made.");
      status = answer_is_no;
      return;
    }
    print_advice(session, view, counsel);
  });
}

}  // namespace longwood::cli
