#include "support.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "session/record.hpp"
#include "today.hpp"

namespace longwood {

void PrintTo(const AnyGame& game, std::ostream* out) { *out << game.info->id; }

namespace test {
void PrintTo(const GameUnder& game, std::ostream* out) { *out << game.info->id << ' ' << game.set->id; }
}  // namespace test

}  // namespace longwood

namespace longwood::test {
namespace {

constexpr std::string_view ranks = "A23456789TJQK";

const AnyGame& game_called(std::string_view id) {
  const AnyGame* game = find_game(id);
  if (game == nullptr) throw std::invalid_argument("no game is called " + std::string{id});
  return *game;
}

Pile pile_called(const GameInfo& info, std::string_view name) {
  const auto pile = find_pile(info, name);
  if (!pile) throw std::invalid_argument("no pile is called " + std::string{name});
  return *pile;
}

Move move_written(const GameInfo& info, std::string_view text) {
  const auto move = read_move(info, text);
  if (!move) throw std::invalid_argument(move.error().english());
  return *move;
}

/// Choices on top of the book's set, or of the set named first: "set strict stock=face-up".
Options options_chosen(const GameInfo& info, std::string_view choices) {
  const RuleSet* set = &info.sets.front();
  if (Words words{choices}; words.next() == "set") {
    const std::string_view name = words.next();
    const auto named = std::ranges::find(info.sets, name, &RuleSet::id);
    if (named == info.sets.end()) throw std::invalid_argument("no set is called " + std::string{name});
    set = &*named;
    choices = {name.end(), choices.end()};
  }
  const auto rules = choose_rules(info, *set, choices);
  if (!rules) throw std::invalid_argument(rules.error().english());
  return rules->options;
}

std::string text_of(const std::vector<Card>& pile) {
  std::string text;
  for (const Card card : pile) text += (text.empty() ? "" : " ") + write_card(card);
  return text;
}

int occurrences(std::string_view text, std::string_view word) {
  int count = 0;
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++count;
  return count;
}

}  // namespace

std::vector<GameUnder> all_ways() {
  std::vector<GameUnder> ways;
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets) ways.push_back({game, &set});
  return ways;
}

std::vector<GameUnder> ways_of_today() { return of_today(all_ways(), 24); }

std::vector<AnyGame> games_of_today(std::size_t most) {
  return of_today(std::vector<AnyGame>{all_games().begin(), all_games().end()}, most);
}

std::vector<std::uint64_t> deals_of_today(std::uint64_t many) {
  constexpr std::uint64_t days = 4;
  std::vector<std::uint64_t> deals(everything() ? days * many : many);
  std::iota(deals.begin(), deals.end(), everything() ? 0 : today() % days * many);
  return deals;
}

Board Board::of(std::string_view game, std::string_view position, std::string_view choices) {
  const AnyGame& found = game_called(game);
  auto state = read_position(*found.info, position);
  if (!state) throw std::invalid_argument(state.error().english());
  state->option = options_chosen(*found.info, choices);
  return {found, Table{found.info->classes, *state}};
}

Board Board::laid(std::string_view game, std::string_view position, std::string_view choices) {
  const Board start = dealt(game, 0);
  const GameInfo& info = *start.game().info;
  std::string text;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const std::string name{info.pile_names[pile]};
    const bool done_with = is_family(info, pile) || info.role_of(pile) == Role::court;
    const bool mentioned = (" " + std::string{position}).find(" " + name + ":") != std::string::npos;
    if (!done_with || start.size(name) == 0 || mentioned) continue;
    // a base that was withdrawn lies there before the deal; another was founded in it
    const Card base = pile_cards(start.state(), pile).front();
    if (std::ranges::find(info.packs.withdrawn, base) == info.packs.withdrawn.end()) continue;
    const std::string first = write_card(base);
    if (occurrences(position, first) < info.packs.count) text += name + ": " + first + "; ";
  }
  return of(game, text + std::string{position}, choices);
}

Board Board::dealt(std::string_view game, std::uint64_t number, std::string_view choices) {
  const AnyGame& found = game_called(game);
  const Options options = options_chosen(*found.info, choices);
  return {found, found.start(deal_by_number(found.info->packs_for(options), number), options)};
}

std::string Board::pile(std::string_view name) const {
  return text_of(pile_cards(state(), pile_called(*game_->info, name)));
}

std::string Board::seen(std::string_view name) const {
  return text_of(visible_cards(*game_, state(), pile_called(*game_->info, name)));
}

int Board::size(std::string_view name) const { return state().size[pile_called(*game_->info, name)]; }

Texts Board::legal() const {
  Texts texts;
  for (const Move move : list_moves(*game_, state())) texts.insert(write_move(*game_->info, move));
  return texts;
}

Texts Board::legal_among(std::string_view piles) const {
  std::set<Pile> wanted;
  Words words{piles};
  for (auto word = words.next(); !word.empty(); word = words.next())
    wanted.insert(pile_called(*game_->info, word));
  Texts texts;
  for (const Move move : list_moves(*game_, state()))
    if (move.from != move.to && wanted.contains(move.from) && wanted.contains(move.to))
      texts.insert(write_move(*game_->info, move));
  return texts;
}

bool Board::allows(std::string_view move) const {
  return game_->why_not(state(), move_written(*game_->info, move)) == Why::ok &&
         legal().contains(std::string{move});
}

std::string Board::refused(std::string_view move) const {
  const Why why = game_->why_not(state(), move_written(*game_->info, move));
  if (why == Why::ok) return "ok";
  const Reason& reason = game_->info->reason(why, state().option);
  if (reason.why != why) return "a reason without words";
  std::string text{reason.code};
  if (reason.sentence != 0) text += " [" + std::to_string(reason.sentence) + "]";
  return text;
}

Board& Board::play(std::string_view moves) {
  const auto line = play_line(*game_, table_, moves);
  if (!line) ADD_FAILURE() << line.error().english();
  return *this;
}

Board Board::after(std::string_view moves) const {
  Board copy = *this;
  copy.play(moves);
  return copy;
}

std::string rising(char suit, char first, char last) {
  std::string text;
  for (auto rank = ranks.find(first); rank <= ranks.find(last); ++rank)
    (text += text.empty() ? "" : " ") += {ranks[rank], suit};
  return text;
}

std::string falling(char suit, char first, char last) {
  std::string text;
  for (auto rank = ranks.find(first) + 1; rank-- > ranks.find(last);)
    (text += text.empty() ? "" : " ") += {ranks[rank], suit};
  return text;
}

std::string hand(std::string_view dealt) {
  std::string text;
  Words words{dealt};
  for (auto word = words.next(); !word.empty(); word = words.next()) text = " " + std::string{word} + text;
  return "hand:" + text;
}

std::vector<std::string> deck(const AnyGame& game, std::uint64_t number, const Options& options) {
  std::vector<std::string> result;
  const Deal deal = deal_by_number(game.info->packs_for(options), number);
  for (const Card card : deal.order()) result.push_back(write_card(card));
  return result;
}

std::string cards(const std::vector<std::string>& deck, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from;; from <= to ? ++i : --i) {
    (text += text.empty() ? "" : " ") += deck.at(i - 1);
    if (i == to) return text;
  }
}

std::vector<Move> list_moves(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  return {moves.begin(), moves.end()};
}

void for_each_encodable_move(const GameInfo& info, int counts, const std::function<void(Move)>& visit) {
  for (int act = 0; act < acts; ++act)
    for (int from = 0; from < info.piles(); ++from)
      for (int to = 0; to < info.piles(); ++to)
        for (int count = 0; count < counts; ++count)
          visit({static_cast<Act>(act), static_cast<Pile>(from), static_cast<Pile>(to),
                 static_cast<std::uint8_t>(count)});
}

bool is_family(const GameInfo& info, Pile pile) {
  const Role role = info.role_of(pile);
  return role == Role::family || role == Role::out;
}

Group group(const GameInfo& info, std::string_view name) {
  for (const PileGroup& group : info.groups)
    if (group.name == name) return group.piles;
  return {};
}

void play_through(const AnyGame& game, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit) {
  play_through(game, Options{}, number, plies, visit);
}

void play_through(const GameUnder& game, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit) {
  play_through(game, game.set->options, number, plies, visit);
}

void play_through(const AnyGame& game, const Options& options, std::uint64_t number, int plies,
                  const std::function<void(Table&, const Move* last)>& visit) {
  Table table = game.start(deal_by_number(game.info->packs_for(options), number), options);
  Rng rng{number, 77};
  const std::uint64_t keen = number % 3 * 45, eager = number % 2 * 40;
  visit(table, nullptr);
  for (int ply = 0; ply < plies; ++ply) {
    std::vector<Move> moves = list_moves(game, table.state());
    if (moves.empty()) return;
    const auto prefer = [&](std::uint64_t percent, auto liked) {
      if (rng.below(100) >= percent || std::ranges::none_of(moves, liked)) return;
      std::erase_if(moves, [&](Move move) { return !liked(move); });
    };
    prefer(keen, [&](Move move) { return move.act == Act::lay && is_family(*game.info, move.to); });
    prefer(eager, [](Move move) { return move.act > Act::lay && move.act < Act::pair; });
    const Move move = moves[rng.below(moves.size())];
    game.play(table, move);
    visit(table, &move);
  }
}

std::vector<Card> pile_cards(const State& state, Pile pile) {
  std::array<Card, max_cards> cards;
  const int size = state.cards(pile, cards);
  return {cards.begin(), cards.begin() + size};
}

State with_piles(const State& state, const std::vector<std::vector<Card>>& piles) {
  Table table{PileClasses::of({})};
  for (std::size_t pile = 0; pile < piles.size(); ++pile)
    for (const Card card : piles[pile]) table.put(static_cast<Pile>(pile), card);
  State result = table.state();
  result.counter = state.counter;
  result.option = state.option;
  result.number = state.number;
  return result;
}

std::vector<std::vector<Card>> all_piles(const GameInfo& info, const State& state) {
  std::vector<std::vector<Card>> piles;
  for (int pile = 0; pile < info.piles(); ++pile) piles.push_back(pile_cards(state, static_cast<Pile>(pile)));
  return piles;
}

std::string data_file(const std::string& name) {
  return (std::filesystem::path{LONGWOOD_TEST_DATA} / name).string();  // an absolute path stays
}

std::string playthrough_folder() { return LONGWOOD_PLAYTHROUGHS; }

std::string game_file(std::string_view game, const std::string& name) {
  std::string folder{game};
  std::ranges::replace(folder, '-', '_');
  return "../../lib/games/" + folder + "/" + name;
}

std::string read_file(const std::string& name) {
  std::ifstream file{data_file(name)};
  if (!file) throw std::runtime_error("cannot read " + name);
  return (std::ostringstream{} << file.rdbuf()).str();
}

bool has_file(const std::string& name) { return std::filesystem::exists(data_file(name)); }

std::string test_name(const AnyGame& game) {
  std::string name;
  bool capital = true;
  for (const char c : game.info->id) {
    if (c != '-') name += capital ? static_cast<char>(c - 'a' + 'A') : c;
    capital = c == '-';
  }
  return name;
}

std::string test_name(const GameUnder& game) {
  auto name = test_name(static_cast<const AnyGame&>(game));
  if (game.set == game.info->sets.data()) return name;
  name += '_';
  for (const char c : game.set->id)
    if (c != '-') name += c;
  return name;
}

}  // namespace longwood::test
