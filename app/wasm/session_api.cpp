#include <optional>

#include "core/board.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "foresight/endgame.hpp"
#include "games/all_games.hpp"
#include "session/gesture.hpp"
#include "session/hint.hpp"
#include "session/position_words.hpp"
#include "session/proved_deals.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"
#include "wasm/door.hpp"
#include "wasm/json.hpp"

/// The one game of this instance, for web/src/core/core.ts; each function answers with the data that the
/// function of the same name in web/src/core/types.ts gives. Without a game all but `open…` trap.
namespace longwood::wasm {
namespace {

const Json nothing{"[]"};

struct Play {
  Session session;
  CardNumbers numbers;
};
std::optional<Play> play;

Session& session() {
  if (!play) __builtin_trap();
  return play->session;
}

Speaker say() { return speaker_of(session().info()); }

const char* step(const Json& edits, std::string_view told, const Json& move = {}) {
  return answer(Object{}
                    .json("table", table_json(session(), play->numbers))
                    .json("edits", edits)
                    .text("told", told)
                    .json("move", move)
                    .done());
}

void begin(Session opened) {
  const CardNumbers numbers = card_numbers(opened.deal());
  play.emplace(std::move(opened), numbers);
}

const char* opened_step() {
  const Session& now = session();
  if (now.length() == 0)
    return step(edits_json(now.edits()), tell_opening(say(), now.game(), now.before(), now.edits()));
  return step(nothing, moves_from_the_start(say(), now.length()));
}

/// The rule set of this name, or the book's own for an empty one.
std::expected<const RuleSet*, std::string> chosen_set(const GameInfo& info, std::string_view id) {
  if (id.empty()) return &info.sets.front();
  if (const RuleSet* set = find_set(info, id)) return set;
  return std::unexpected(std::string{info.title} + " has no rule set " + in_quotes(id) + "; its own is '" +
                         std::string{info.sets.front().id} + "'");
}

std::expected<Deal, std::string> chosen_deal(const AnyGame& game, const RuleSet& set, std::string_view kind,
                                             std::string_view text) {
  if (kind == "board") return deal_from_board(game, set.options, text);
  const Packs& packs = game.info->packs_for(set.options);
  text = text.substr(0, text.find('\n'));
  if (kind == "deck") return deal_from_deck(packs, text);
  const auto number = read_number(text);
  if (!number) return std::unexpected(number.error());
  return deal_by_number(packs, *number);
}

struct Rules {
  const AnyGame* game;
  const RuleSet* set;
};

/// Cuts off a line with the game and one with the rule set.
std::expected<Rules, std::string> cut_rules(std::string_view& text) {
  const auto id = cut_line(text);
  const AnyGame* game = find_game(id);
  if (game == nullptr) return std::unexpected("there is no game " + in_quotes(id));
  const auto set = chosen_set(*game->info, cut_line(text));
  if (!set) return std::unexpected(set.error());
  return Rules{game, *set};
}

const char* refuse(const Json& refusal) { return answer(Object{}.json("refusal", refusal).done()); }

const char* refuse(Why why) { return refuse(refusal_json(say(), why, session().options())); }

/// For a text that is no move of this game.
const char* refuse_unread(const std::string& error) {
  const auto text = error + ".";
  return refuse(refusal_json(say(), session().info().reason(Why::no_such_move), text, text));
}

/// The move just made, in the words of the position before it.
const char* after_move(bool again) {
  const Session& now = session();
  const State before = now.before();
  const Move move = now.nodes()[static_cast<std::size_t>(now.here())].move;
  const auto told = tell_move(say(), now.game(), before, move, now.edits());
  if (again) return step(edits_json(now.edits()), say().sentence("Made again. {told}", told));
  return step(edits_json(now.edits()), told, move_object(say(), now.game(), before, move).done());
}

}  // namespace

LONGWOOD_EXPORT(all_facts) const char* all_facts() {
  Array list;
  for (const AnyGame& game : all_games())
    list.add(
        facts_json(speaker_of(*game.info), game, game.info->sets.front(), game.info->sets.front().options));
  return answer(list.done());
}

/// Of the game in play, under all its options.
LONGWOOD_EXPORT(session_facts) const char* session_facts() {
  return answer(facts_json(say(), session().game(), session().set(), session().options()));
}

/// The request: game, rule set, each on a line.
LONGWOOD_EXPORT(facts) const char* facts(std::size_t size) {
  auto text = request(size);
  const auto rules = cut_rules(text);
  return rules ? answer(facts_json(speaker_of(*rules->game->info), *rules->game, *rules->set,
                                   rules->set->options))
               : fault(rules.error());
}

/// The request: game, rule set, "number", "deck" or "board", and that, each on a line; a board may have
/// several.
LONGWOOD_EXPORT(open_deal) const char* open_deal(std::size_t size) {
  auto text = request(size);
  const auto rules = cut_rules(text);
  if (!rules) return fault(rules.error());
  const auto& [game, set] = *rules;
  const auto kind = cut_line(text);
  const auto deal = chosen_deal(*game, *set, kind, text);
  if (!deal) return fault(deal.error());
  begin({*game, *set, *deal});
  return opened_step();
}

/// The request: game, rule set, each on a line, and the bytes of a list of deals proved winnable. One of
/// these grades is picked; told with it is how many games of its grade the honest player won. With `earlier`
/// the list may be of earlier rules.
LONGWOOD_EXPORT(proved)
const char* proved(std::size_t size, int easiest, int hardest, std::uint64_t random, bool earlier) {
  auto text = request(size);
  const auto rules = cut_rules(text);
  if (!rules) return fault(rules.error());
  const GameInfo& info = *rules->game->info;
  const RuleSet& set = *rules->set;
  const auto list = earlier ? read_earlier_deals(text, info, set) : read_proved_deals(text, info, set);
  if (!list) return fault(list.error());
  const auto deal = pick(*list, easiest, hardest, random);
  if (!deal) return fault("the list has no deal as hard as that");
  const auto& [won, of] = list->honest[deal->grade - 1U];
  return answer(Object{}
                    .text("deal", std::to_string(deal->number))
                    .number("grade", deal->grade)
                    .number("won", static_cast<long>(won))
                    .number("games", static_cast<long>(of))
                    .truth("earlier", list->rules < info.rules_of(set))
                    .done());
}

/// The request: a record.
LONGWOOD_EXPORT(open_record) const char* open_record(std::size_t size) {
  auto opened = replay(request(size));
  if (!opened) return fault(opened.error());
  begin(std::move(*opened));
  return opened_step();
}

/// The request: tries.
LONGWOOD_EXPORT(open_tries) const char* open_tries(std::size_t size) {
  auto opened = read_tries(request(size));
  if (!opened) return fault(opened.error());
  begin(std::move(*opened));
  return opened_step();
}

/// The request: a record, or tries. The game in play is not touched.
LONGWOOD_EXPORT(glance) const char* glance(std::size_t size) {
  const auto shown = read_game(request(size));
  if (!shown) return fault(shown.error());
  const CardNumbers numbers = card_numbers(shown->deal());
  return answer(Object{}
                    .json("piles", piles_json(shown->game(), shown->state(), numbers))
                    .text("standing", standing_name(shown->standing()))
                    .done());
}

/// The request: a move in notation.
LONGWOOD_EXPORT(play_move) const char* play_move(std::size_t size) {
  const auto move = read_move(session().info(), request(size));
  if (!move) return refuse_unread(move.error());
  const Why why = session().play(*move);
  return why == Why::ok ? after_move(false) : refuse(why);
}

/// The request: a move in notation. The game in play is not touched.
LONGWOOD_EXPORT(why_not) const char* why_not(std::size_t size) {
  const Session& now = session();
  const auto move = read_move(now.info(), request(size));
  if (!move) return refuse_unread(move.error());
  const Why why = now.why_not(*move);
  if (why != Why::ok) return refuse(why);
  return answer(Object{}.json("move", move_object(say(), now.game(), now.state(), *move).done()).done());
}

LONGWOOD_EXPORT(undo) const char* undo() {
  Session& now = session();
  if (now.length() == 0) return answer(Json{});
  const Json back = edits_back_json(now.edits());
  const Move move = now.line().back();
  now.undo();
  return step(back, say().sentence("Taken back: {move}.", move_words(say(), now.game(), now.state(), move)));
}

LONGWOOD_EXPORT(redo) const char* redo() { return session().redo() ? after_move(true) : answer(Json{}); }

LONGWOOD_EXPORT(restart) const char* restart() {
  session().restart();
  return step(nothing, session().can_redo() ? say().sentence("Back at the start; redo leads on again.")
                                            : say().sentence("The start."));
}

LONGWOOD_EXPORT(jump) const char* jump(int node) {
  if (!session().jump(node)) return fault("there is no try number " + std::to_string(node));
  const auto moves = session().length();
  return step(nothing, moves == 0 ? say().sentence("The start.") : moves_from_the_start(say(), moves));
}

/// The request: what the player writes to a node. `kind` is an AnnotationKind.
LONGWOOD_EXPORT(annotate) const char* annotate(std::size_t size, int node, int kind) {
  const auto problem = session().annotate(node, static_cast<AnnotationKind>(kind), request(size));
  return problem.empty() ? step(nothing, say().sentence("Written down.")) : fault(problem);
}

LONGWOOD_EXPORT(gesture) const char* gesture(int from, int count, int to) {
  const Session& now = session();
  return answer(meaning_json(say(), now.game(), now.state(),
                             longwood::gesture(now.game(), now.state(), from, count, to)));
}

LONGWOOD_EXPORT(stuck) const char* stuck(int from, int count) {
  const Session& now = session();
  const auto reasons = longwood::stuck(now.game(), now.state(), from, count);
  const Reason& first = now.info().reason(reasons.front(), now.options());
  const auto told = [&](RuleNumber number) {
    return tell_stuck(say(), now.game(), now.state(), from, count, reasons, number);
  };
  return answer(refusal_json(say(), first, told(RuleNumber::told), told(RuleNumber::beside)));
}

LONGWOOD_EXPORT(look) const char* look(int pile) {
  if (pile < 0 || pile >= session().info().piles()) __builtin_trap();
  Array faces;
  for (const Card card :
       cards_looked_at(session().game(), session().set(), session().state(), static_cast<Pile>(pile)))
    faces.add(card.none() ? Json{} : quoted(write_card(card)));
  return answer(faces.done());
}

LONGWOOD_EXPORT(ranked) const char* ranked() {
  const Session& now = session();
  Array list;
  for (const auto& [move, worth] : rank_moves(now.game(), now.state()))
    list.add(move_object(say(), now.game(), now.state(), move)
                 .number("worth", worth)
                 .text("reason", reason_for(say(), now.game(), now.state(), move, now.known()))
                 .done());
  return answer(list.done());
}

LONGWOOD_EXPORT(safe) const char* safe() {
  return answer(texts_json(session().info(), safe_plays(session().game(), session().state())));
}

LONGWOOD_EXPORT(finish) const char* finish() {
  const Session& now = session();
  const auto plays = winning_plays(now.game(), now.state(), now.known());
  return answer(plays.empty() ? Json{} : texts_json(now.info(), plays));
}

LONGWOOD_EXPORT(tree) const char* tree() { return answer(tree_json(session())); }

LONGWOOD_EXPORT(record) const char* record() { return answer(write_record(session().record())); }

LONGWOOD_EXPORT(tries) const char* tries() { return answer(write_tries(session())); }

LONGWOOD_EXPORT(state_words) const char* state_words() {
  return answer(tell_position(say(), session().game(), session().state()));
}

/// The request: a card.
LONGWOOD_EXPORT(where_words) const char* where_words(std::size_t size) {
  const auto text = request(size);
  const Card face = read_card(text);
  if (face.none()) return answer(say().phrase("{text} is not a card; write 7S or TH.", in_quotes(text)));
  return answer(tell_where(say(), session().game(), session().state(), session().known(), face));
}

}  // namespace longwood::wasm
