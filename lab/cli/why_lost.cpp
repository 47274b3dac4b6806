#include "foresight/why_lost.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/reports.hpp"
#include "cli/stopping.hpp"
#include "core/notation.hpp"
#include "puzzle/losses.hpp"

namespace longwood::cli {
namespace {

/// Of games played at random.
constexpr std::uint64_t seed_of_figures = 1;

struct WhyLostOptions {
  std::string game;
  std::uint64_t losses = 1000, first = 0, nodes = 300'000;
  bool play = false, late = false, json = false;
};

LostHow how_of(const WhyLostOptions& options) {
  if (options.late) return LostHow::late;
  return options.play ? LostHow::at_random : LostHow::dealt;
}

/// What was found, over all positions.
struct Figures {
  std::uint64_t count = 0, explained = 0, held = 0, held_few = 0, unseen = 0, positions = 0;
  std::array<std::uint64_t, most_marked + 2> cards{};  ///< by the number of cards that cannot all come home
  std::vector<double> milliseconds;
};

Json places_of(const Reasons& reasons) {
  Json holds = Json::array();
  for (const Hold& hold : reasons.holds) holds.push_back(write_card(hold.held));
  return holds;
}

void print_one(const GameInfo& info, const Lost& lost, const Reasons& reasons) {
  Json cannot = Json::array(), pinned = Json::array();
  for (const Wanted& wanted : reasons.cannot)
    for (int copy = 0; copy <= static_cast<int>(wanted.both); ++copy)
      cannot.push_back(write_card(Card::of(wanted.kind / 4 + 1, wanted.kind % 4)));
  for (const Pin& pin : reasons.pins) pinned.push_back(write_card(pin.under));
  print_json({{"game", info.id},
              {"deal", std::to_string(lost.deal)},
              {"moves", write_moves(info, lost.moves)},
              {"cannot", cannot},
              {"pinned", pinned},
              {"held", places_of(reasons)},
              {"positions", reasons.positions}});
}

void print_figures(const GameInfo& info, Figures& figures) {
  std::ranges::sort(figures.milliseconds);
  const auto at = [&](double share) {
    const auto last = figures.milliseconds.size() - 1;
    return figures.milliseconds[static_cast<std::size_t>(share * static_cast<double>(last))];
  };
  fmt::print("{}: {} losses, {} explained by at most {} cards; by one card {}, two {}, three {}, more {}\n",
             info.title, figures.count, figures.explained, most_marked, figures.cards[1], figures.cards[2],
             figures.cards[3], figures.explained - figures.cards[1] - figures.cards[2] - figures.cards[3]);
  fmt::print(
      "  cards that hold one another: {}, of which {} with at most {} cards; {} depend on unseen cards\n",
      figures.held, figures.held_few, most_marked, figures.unseen);
  if (!figures.milliseconds.empty())
    fmt::print(
        "  {} positions on average; {:.1f} ms in the median, {:.1f} ms for 99 of 100, {:.1f} ms at most\n",
        figures.positions / figures.count, at(0.5), at(0.99), at(1));
}

int explain_losses(const WhyLostOptions& options) {
  const AnyGame& game = game_named(options.game);
  watch_signals();
  Losses losses{game, game.info->sets.front().options, how_of(options), seed_of_figures};
  WhyLost why{game, options.nodes};
  Figures figures;
  for (std::uint64_t deal = options.first; figures.count < options.losses && !stopped; ++deal) {
    const auto lost = losses.of(deal);
    if (!lost) continue;
    const auto begin = std::chrono::steady_clock::now();
    const Reasons& reasons = why.look(lost->state, {});
    figures.milliseconds.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    if (reasons.found == Reasons::Found::winnable)
      throw Fault{"deal " + std::to_string(deal) + ": the solver calls a position lost that can be won"};
    ++figures.count;
    figures.positions += reasons.positions;
    const std::size_t cards = reasons.cannot.size(), held = cards_of(reasons.holds).size();
    const bool explained = cards > 0 && cards <= most_marked;
    figures.explained += static_cast<std::uint64_t>(explained);
    ++figures.cards[std::min(cards, most_marked + 1)];
    figures.held += static_cast<std::uint64_t>(held > 0);
    figures.held_few += static_cast<std::uint64_t>(held > 0 && held <= most_marked);
    figures.unseen += static_cast<std::uint64_t>(explained && reasons.needs_unseen);
    if (options.json && cards > 0) print_one(*game.info, *lost, reasons);
  }
  if (stopped) return stopped_status("stopped");
  if (!options.json) print_figures(*game.info, figures);
  return done;
}

}  // namespace

void add_why_lost_figures(CLI::App& app, int& status) {
  auto options = std::make_shared<WhyLostOptions>();
  auto* command =
      app.add_subcommand("losses", "Explain why positions are lost, and count how few cards that takes");
  command->add_option("GAME", options->game, "the game")->required();
  add_number(*command, "--losses", options->losses, 1, 1'000'000, "lost positions to explain")
      ->default_str(std::to_string(options->losses));
  add_number(*command, "--first", options->first, 0, ~std::uint64_t{0} >> 1, "the first deal")
      ->default_str("0");
  add_number(*command, "--nodes", options->nodes, 1, 100'000'000, "positions to follow per loss")
      ->default_str(std::to_string(options->nodes));
  auto* play = command->add_flag(
      "--play", options->play,
      "positions in which winnable deals, played at random, are first lost; otherwise lost deals");
  command
      ->add_flag("--late", options->late,
                 "the same, but a winning line is followed for at least half its moves first")
      ->excludes(play);
  command->add_flag("--json", options->json,
                    "print one JSON object per loss, for tests/oracle/check_why_lost.py");
  add_examples(*command, {"losses fortress --losses 100", "losses nestor --losses 100 --play"});
  command->callback([options, &status] { status = explain_losses(*options); });
}

}  // namespace longwood::cli
