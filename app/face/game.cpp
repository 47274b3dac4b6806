#include <algorithm>
#include <optional>
#include <vector>

#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "face/calls.hpp"
#include "foresight/endgame.hpp"
#include "foresight/kind_deal.hpp"
#include "session/position_words.hpp"
#include "session/proved_deals.hpp"
#include "session/record_head.hpp"
#include "session/tries.hpp"

/// The calls of the one game in play.
namespace longwood::face {
namespace {

struct Play {
  Session session;
  CardNumbers numbers;
};
std::optional<Play> in_play;

Session& session() {
  if (!in_play) __builtin_trap();
  return in_play->session;
}

Speaker say() { return speaker_of(session().info()); }

LegalMove move_here(Move move) { return {say(), session().game(), session().state(), move}; }

Changed step(std::string told, Written<std::vector<AnyEdit>> edits = {"[]"},
             std::optional<Written<LegalMove>> move = {}) {
  return {{say(), session(), in_play->numbers}, std::move(edits), std::move(told), std::move(move)};
}

Outcome<Changed> opened(std::expected<Session, Problem> game) {
  if (!game) return std::unexpected(fault(game.error()));
  const CardNumbers numbers = card_numbers(game->deal());
  in_play.emplace(std::move(*game), numbers);
  const Session& now = session();
  if (now.length() > 0) return step(moves_from_the_start(say(), now.length()));
  return step(opening_words(say(), now), edits_of(now.edits()));
}

/// The rule set of this name, or the book's own for an empty one.
std::expected<const RuleSet*, Problem> chosen_set(const GameInfo& info, std::string_view id) {
  if (id.empty()) return &info.sets.front();
  if (const RuleSet* set = find_set(info, id)) return set;
  return std::unexpected(problem("{game} has no rule set {set}; its own is '{own}'", title_text(info),
                                 in_quotes(id), info.sets.front().id));
}

/// The numbers of a text with blanks between them; what is none is left out.
std::vector<std::uint64_t> numbers_in(std::string_view text) {
  std::vector<std::uint64_t> numbers;
  while (!text.empty()) {
    const auto word = text.substr(0, text.find(' '));
    if (const auto number = read_number(word)) numbers.push_back(*number);
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  return numbers;
}

struct Rules {
  const AnyGame* game;
  const RuleSet* set;
};

Outcome<Rules> rules_named(std::string_view id, std::string_view set_id) {
  const AnyGame* game = find_game(id);
  if (game == nullptr) return std::unexpected(fault(problem("there is no game {name}", in_quotes(id))));
  const auto set = chosen_set(*game->info, set_id);
  if (!set) return std::unexpected(fault(set.error()));
  return Rules{game, *set};
}

std::expected<Deal, Problem> chosen_deal(const Rules& rules, DealKind kind, std::string_view text) {
  const std::string_view name = DealKind::words[kind.which];
  if (name == "board") return deal_from_board(*rules.game, rules.set->options, text);
  const Packs& packs = rules.game->info->packs_for(rules.set->options);
  if (name == "deck") return deal_from_deck(packs, text.substr(0, text.find('\n')));
  const auto number = read_number(text);
  if (!number) return std::unexpected(number.error());
  return deal_by_number(packs, *number);
}

/// The refusal of a text that is not a move of this game.
Refused unread(const Problem& why) {
  const auto text = say().phrase("{clause}.", say().problem(why));
  return {{say(), session().info().reason(Why::no_such_move), text, text}};
}

Refused refused(Why why) { return {refusal_for(say(), why, session().options())}; }

std::vector<std::string> texts_of(std::span<const Move> moves) {
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(write_move(session().info(), move));
  return texts;
}

/// The move just made, in the words of the position before it.
Changed after_move(bool again) {
  const Session& now = session();
  const State before = now.before();
  const Move move = now.nodes()[static_cast<std::size_t>(now.here())].move;
  const auto told = tell_move(say(), now.game(), before, move, now.edits());
  if (again) return step(say().sentence("Redone. {told}", told), edits_of(now.edits()));
  return step(told, edits_of(now.edits()),
              Written<LegalMove>{json_of(LegalMove{say(), now.game(), before, move})});
}

}  // namespace

std::vector<GameListed> list_games() {
  std::vector<GameListed> list;
  for (const AnyGame& game : all_games()) {
    const RuleSet& own = game.info->sets.front();
    list.push_back({{speaker_of(*game.info), game, own, own.options}});
  }
  return list;
}

std::vector<In<MissingGame>> missing_games_near() {
  // any game's words will do: no game is named
  const Speaker& speaker = speaker_of(*all_games().front().info);
  std::vector<In<MissingGame>> list;
  for (const MissingGame& missing : missing_games) list.push_back({speaker, missing});
  return list;
}

GameFacts played_facts() { return {say(), session().game(), session().set(), session().options()}; }

Outcome<GameFacts> facts(std::string_view game, std::string_view set) {
  const auto rules = rules_named(game, set);
  if (!rules) return std::unexpected(rules.error());
  return GameFacts{speaker_of(*rules->game->info), *rules->game, *rules->set, rules->set->options};
}

Outcome<Session> dealt(std::string_view game, std::string_view set, DealKind kind, std::string_view text) {
  const auto rules = rules_named(game, set);
  if (!rules) return std::unexpected(rules.error());
  const auto deal = chosen_deal(*rules, kind, text);
  if (!deal) return std::unexpected(fault(deal.error()));
  Session session{*rules->game, *rules->set, *deal};
  if (DealKind::words[kind.which] == "kind") session.make_kind(deal->number);
  return session;
}

Outcome<Changed> open(std::string_view game, std::string_view set, DealKind kind, std::string_view text) {
  auto session = dealt(game, set, kind, text);
  if (!session) return std::unexpected(std::move(session).error());
  return opened(*std::move(session));
}

Outcome<Graded> proved(std::string_view game, std::string_view set_name, int easiest, int hardest,
                       std::uint64_t random, bool earlier, std::string_view dealt, Bytes bytes) {
  const auto rules = rules_named(game, set_name);
  if (!rules) return std::unexpected(rules.error());
  const GameInfo& info = *rules->game->info;
  const RuleSet& set = *rules->set;
  const auto list =
      earlier ? read_earlier_deals(bytes.bytes, info, set) : read_proved_deals(bytes.bytes, info, set);
  if (!list) return std::unexpected(fault(list.error()));
  // grades that do not matter are ignored, except for the deals of past days, which must not change
  const bool telling = grades_tell(*list);
  if (!telling && !earlier) easiest = 1, hardest = int{ProvedDeals::grades};
  auto deal = pick(*list, easiest, hardest, random, numbers_in(dealt));
  const bool again = !deal;
  if (again) deal = pick(*list, easiest, hardest, random);
  if (!deal) return std::unexpected(fault(problem("the list has no deal of this difficulty")));
  const auto& [won, of] = list->honest[deal->grade - 1U];
  return Graded{deal->number, won, of, deal->grade, list->rules < info.rules_of(set), telling, again};
}

Outcome<Changed> open_record(std::string_view text) { return opened(replay(text)); }

Outcome<Changed> open_tries(std::string_view text) { return opened(read_tries(text)); }

Outcome<Glance> glance(std::string_view text) {
  auto shown = read_game(text);
  if (!shown) return std::unexpected(fault(shown.error()));
  return Glance{std::move(*shown)};
}

Outcome<SavedGame> read_saved(std::size_t most, std::string_view more, std::string_view text) {
  auto record = read_record(text);
  if (!record) return std::unexpected(fault(record.error()));
  const auto further = read_moves(*record->game->info, more);
  if (!further) return std::unexpected(fault(further.error()));
  if (record->moves.size() > most) record->moves.resize(most);
  record->moves.insert(record->moves.end(), further->begin(), further->end());
  // the notes belong to the moves as they were
  record->annotations.clear();
  return SavedGame{*std::move(record)};
}

Replay replayed(std::string_view text) {
  if (const auto session = replay(text)) return {session->won() ? 0U : 1U};
  return {follows_other_rules(text) ? 2U : 1U};
}

std::string game_of(std::string_view text) {
  for (const std::string_view kind : {"record", "tries"}) {
    Lines lines{text};
    if (const auto head = read_head(lines, kind)) return std::string{head->game->info->id};
  }
  return {};
}

std::expected<Changed, Refused> play(std::string_view text) {
  const auto move = read_move(session().info(), text);
  if (!move) return std::unexpected(unread(move.error()));
  Session& now = session();
  const Why why = now.kind() ? play_kindly(now, *move) : now.play(*move);
  if (why != Why::ok) return std::unexpected(refused(why));
  if (now.kind()) in_play->numbers = card_numbers(now.deal());
  return after_move(false);
}

Meaning why_not(std::string_view text) {
  const auto move = read_move(session().info(), text);
  if (!move) return std::unexpected(unread(move.error()));
  if (const Why why = session().why_not(*move); why != Why::ok) return std::unexpected(refused(why));
  return Allowed{move_here(*move)};
}

std::optional<Changed> undo() {
  Session& now = session();
  if (now.length() == 0) return {};
  auto back = edits_of(now.edits(), true);
  const Move move = now.line().back();
  now.undo();
  return step(say().sentence("Taken back: {move}.", move_words(say(), now.game(), now.state(), move)),
              std::move(back));
}

std::optional<Changed> redo() { return session().redo() ? std::optional{after_move(true)} : std::nullopt; }

Changed restart() {
  session().restart();
  return step(session().can_redo() ? say().sentence("Back at the start; redo goes forward again.")
                                   : say().sentence("The start."));
}

Outcome<Changed> jump(int node) {
  if (!session().jump(node)) return std::unexpected(fault(problem("there is no try number {n}", node)));
  const auto moves = session().length();
  return step(moves == 0 ? say().sentence("The start.") : moves_from_the_start(say(), moves));
}

Outcome<Changed> annotate(int node, AnnotationKind kind, std::string_view text) {
  if (const auto written = session().annotate(node, kind, text); !written)
    return std::unexpected(fault(written.error()));
  return step(say().sentence("Written down."));
}

Meaning meaning(PileIndex from, int count, PileIndex to) {
  const Session& now = session();
  return meaning_of(say(), now.game(), now.state(),
                    gesture(now.game(), now.state(), from.value, count, to.value));
}

Refusal stuck_with(PileIndex from, int count) {
  const Session& now = session();
  const auto reasons = stuck(now.game(), now.state(), from.value, count);
  const auto told = [&](RuleNumber number) {
    return tell_stuck(say(), now.game(), now.state(), from.value, count, reasons, number);
  };
  return {say(), now.info().reason(reasons.front(), now.options()), told(RuleNumber::told),
          told(RuleNumber::beside)};
}

std::vector<std::optional<Face>> look_through(PileIndex pile) {
  const Session& now = session();
  std::vector<std::optional<Face>> faces;
  if (pile.value < 0 || pile.value >= now.info().piles()) return faces;
  for (const Card card : now.looked_at(static_cast<Pile>(pile.value))) faces.push_back(face_of(card));
  return faces;
}

std::vector<Ranked> ranked() {
  std::vector<Ranked> list;
  for (const auto& [move, worth] : rank_moves(session().game(), session().state()))
    list.push_back({move_here(move), session().known(), worth});
  return list;
}

std::vector<std::string> safe() { return texts_of(safe_plays(session().game(), session().state())); }

std::optional<std::vector<std::string>> finish() {
  const auto plays = winning_plays(session().game(), session().state(), session().known());
  return plays.empty() ? std::nullopt : std::optional{texts_of(plays)};
}

std::vector<TryNode> tree() { return tree_of(session(), say()); }

std::string position_told() { return tell_position(say(), session().game(), session().state()); }

std::string where_told(std::string_view text) {
  const Card face = read_card(text);
  if (face.none())
    return say().phrase("{text} is not a card; write 7S or TH.", say().problem(in_quotes(text)));
  return tell_where(say(), session().game(), session().state(), session().known(), face);
}

}  // namespace longwood::face
