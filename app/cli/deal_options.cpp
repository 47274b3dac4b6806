#include "cli/deal_options.hpp"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/reports.hpp"
#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "core/speech.hpp"
#include "games/names.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

/// The board in a file, or on standard input.
Deal given_board(const AnyGame& game, const Options& options, const std::string& path) {
  constexpr std::size_t longest = std::size_t{1} << 16;
  const bool typed = path == "-";
  const auto text = store::read_file(typed ? "/dev/stdin" : path, longest, message("board", "file").english);
  if (!text) throw Fault{problem("{what}: {why}", "--board", text.error())};
  auto deal = deal_from_board(game, options, *text);
  if (!deal)
    throw Fault{problem("{what}: {why}", typed ? Problem{"--board"} : in_quotes(path), deal.error())};
  return *std::move(deal);
}

}  // namespace

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const AnyGame& game : all_games()) ids.emplace_back(game.info->id);
  return ids;
}

const AnyGame& game_named(std::string_view id) {
  if (const auto called = game_called(id)) return *called->game;
  if (const auto other = mistaken_for(id)) throw Fault{problem("{clause}; see longwood games", *other)};
  auto near = nearest(id, game_ids());
  if (near.empty()) near = nearest(id, all_names());
  if (near.empty()) throw Fault{problem("there is no game {name}; see longwood games", in_quotes(id))};
  throw Fault{or_meant(problem("there is no game {name}", in_quotes(id)), near)};
}

void DealOptions::add_to(CLI::App& command, bool game_required) {
  command.add_option("GAME", game, "the game; longwood games lists them")->required(game_required);
  auto* number = command.add_option("--deal", deal, "deal number, 0 to 18446744073709551615");
  auto* cards = command.add_option("--deck", deck, "all cards in dealing order, e.g. \"KS TH 7D ...\"")
                    ->excludes(number);
  command.add_option("--board", board, "a position, pile by pile; - reads standard input")
      ->excludes(number)
      ->excludes(cards);
  add_rules_to(command, set, choices);
}

void DealOptions::add_moves_to(CLI::App& command) {
  command.add_option("--moves", moves, "moves to play first, e.g. \"3-sa deal 12-hk\"");
}

void add_rules_to(CLI::App& command, std::string& set, std::string& choices) {
  command.add_option("--set", set, "rule set; without it, the rules of the book");
  command.add_option("--options", choices,
                     "rule options on top of the set; longwood rules <GAME> lists them");
}

ChosenRules rules_named(const GameInfo& info, const std::string& set, const std::string& choices) {
  const RuleSet* found = set.empty() ? &info.sets.front() : find_set(info, set);
  if (found == nullptr) {
    std::string others;
    for (const RuleSet& each : info.sets) (others += others.empty() ? "" : ", ") += each.id;
    throw Fault{problem("--set: {game} has no rule set {set}; it has {others}", title_text(info),
                        in_quotes(set), others)};
  }
  const auto chosen = choose_rules(info, *found, choices);
  if (!chosen) throw Fault{problem("{what}: {why}", "--options", chosen.error())};
  return *chosen;
}

ChosenRules rules_meant(const std::string& game, const std::string& set, const std::string& choices) {
  const GameInfo& info = *game_named(game).info;
  const auto called = game_called(game);
  return rules_named(info, set.empty() && called ? std::string{called->set->id} : set, choices);
}

ChosenRules DealOptions::chosen_rules(const AnyGame& of) const {
  return game.empty() ? rules_named(*of.info, set, choices) : rules_meant(game, set, choices);
}

Deal DealOptions::chosen_deal(const AnyGame& of) const {
  const Packs& packs = of.info->packs_for(chosen_rules(of).options);
  if (!deck.empty()) {
    auto given = deal_from_deck(packs, deck);
    if (!given) throw Fault{problem("{what}: {why}", "--deck", given.error())};
    return *given;
  }
  if (!board.empty()) return given_board(of, chosen_rules(of).options, board);
  const auto number = deal.empty() ? 0 : read_number(deal);
  if (!number) throw Fault{problem("{what}: {why}", "--deal", number.error())};
  return deal_by_number(packs, *number);
}

Session DealOptions::session() const {
  const AnyGame& found = game_named(game);
  const ChosenRules rules = chosen_rules(found);
  Session session{found, *rules.set, rules.options, chosen_deal(found)};
  Words words{moves};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto fault = [&](Problem why) {
      return Fault{
          problem("--moves: move {n}, {move}: {why}", session.length() + 1, in_quotes(word), std::move(why))};
    };
    const auto move = read_move(*found.info, word);
    if (!move) throw fault(move.error());
    if (const Why why = session.play(*move); why != Why::ok)
      throw fault(refusal(*found.info, why, rules.options));
  }
  return session;
}

}  // namespace longwood::cli
