#include <algorithm>
#include <climits>
#include <set>

#include <fmt/core.h>

#include "cli/draw.hpp"
#include "cli/player_table.hpp"
#include "cli/position_text.hpp"
#include "cli/rules_text.hpp"
#include "cli/terminal.hpp"
#include "cli/why_text.hpp"
#include "core/fault.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "honest/advice_words.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

/// Whether the file may be replaced by a record: it is one already, or is not there.
bool may_write_over(const std::string& path) {
  if (!store::exists(path)) return true;
  const auto text = store::read_file(path, max_record_size);
  return text && text->starts_with("longwood record ");
}

/// Moves of a plan that a hint shows; the next hint shows those that follow.
constexpr std::size_t most_told = 3;

/// The tries from a node on: a line for as long as there is one way, then each way on its own, indented.
void print_tree(const Language& language, const Session& session, int from, const std::string& indent) {
  const auto nodes = session.nodes();
  auto line = indent;
  const Speaker say{language, session.info()};
  for (int at = from;;) {
    const Session::Node& node = nodes[static_cast<std::size_t>(at)];
    line += at == 0 ? say.phrase("start") : write_move(session.info(), node.move);
    if (const auto name = annotation_at(session.annotations(), at, AnnotationKind::name); !name.empty())
      line += fmt::format(" [{}]", name);
    if (const auto note = annotation_at(session.annotations(), at, AnnotationKind::note); !note.empty())
      line += fmt::format(" ({})", note);
    if (at == session.here()) line += " " + say.phrase("(here)");
    if (node.children.size() != 1) {
      fmt::print("{}\n", indent + hanging(line, indent.size(), indent.size() + 2));
      for (const int child : node.children) print_tree(language, session, child, indent + "  ");
      return;
    }
    at = node.children.front();
    line += ' ';
  }
}

}  // namespace

std::span<const PlayerTable::Verb> PlayerTable::verbs() {
  static constexpr auto list = std::to_array<Verb>({
      {"moves", "moves", message("list the legal moves", "verb"), &PlayerTable::moves},
      {"undo", "undo", message("take back the last move and all it caused", "verb"), &PlayerTable::undo},
      {"redo", "redo", message("make the undone move again", "verb"), &PlayerTable::redo},
      {"restart", "restart", message("go back to the start of this deal; redo replays", "verb"),
       &PlayerTable::restart},
      {"why", "why [MOVE]", message("explain why MOVE, or the last one refused, is not allowed", "verb"),
       &PlayerTable::why},
      {"look", "look PILE", message("show the cards of a pile that you may see, from the bottom", "verb"),
       &PlayerTable::look},
      {"hint", "hint", message("suggest the next moves and show your chance", "verb"), &PlayerTable::hint},
      {"on", "on [all] [N]",
       message("let the hints play on, 10 moves or N; all: with all cards known", "verb"),
       &PlayerTable::play_on},
      {"solution", "solution", message("spoiler: show a winning move, with all cards known", "verb"),
       &PlayerTable::solution},
      {"win?", "win?", message("spoiler: is the game still winnable, and if not, since when?", "verb"),
       &PlayerTable::win},
      {"live", "live on|off", message("show after every move whether the game is winnable, or stop", "verb"),
       &PlayerTable::switch_live},
      {"board", "board", message("show the table again", "verb"), &PlayerTable::board},
      {"last", "last", message("show what the last move or the deal did, card by card", "verb"),
       &PlayerTable::last},
      {"tree", "tree", message("show all your tries in this deal", "verb"), &PlayerTable::tree},
      {"note", "note [TEXT]",
       message("write a note on this position; without TEXT, show it; note - deletes it", "verb"),
       &PlayerTable::note},
      {"name", "name [TEXT]",
       message("name the branch that begins with the last move; without TEXT, show it", "verb"),
       &PlayerTable::name},
      {"rules", "rules", message("show the rules of this game", "verb"), &PlayerTable::rules},
      {"save", "save FILE", message("save the game to a file", "verb"), &PlayerTable::save},
      {"load", "load FILE", message("continue a saved game", "verb"), &PlayerTable::load},
      {"game", "game N", message("start deal number N; the current game is saved", "verb"),
       &PlayerTable::game},
      {"new", "new", message("start a new deal; new winnable: a winnable one", "verb"), &PlayerTable::fresh},
      {"games", "games", message("list your earlier games", "verb"), &PlayerTable::games},
      {"resume", "resume N", message("continue earlier game N", "verb"), &PlayerTable::resume},
      {"help", "help", message("show this list", "verb"), &PlayerTable::help},
      {"quit", "quit", message("leave; the game is saved", "verb"), &PlayerTable::quit},
  });
  return list;
}

bool PlayerTable::undo(std::string_view /*rest*/) {
  const auto line = session_.line();
  if (!session_.undo()) return say(in().sentence("There is nothing to undo.")), true;
  save_after_change();
  say(in().sentence("Taken back: {move}.", write_move(info(), line.back())));
  show();
  return true;
}

bool PlayerTable::redo(std::string_view /*rest*/) {
  if (!session_.redo()) return say(in().sentence("There is nothing to redo.")), true;
  save_after_change();
  const Move move = session_.line().back();
  say(in().sentence("Made again: {move}.", write_move(info(), move)) + " " +
      tell_move(in(), session_.game(), session_.before(), move, session_.edits()));
  show();
  return true;
}

bool PlayerTable::restart(std::string_view /*rest*/) {
  if (session_.length() == 0) return say(in().sentence("This is the start.")), true;
  session_.restart();
  save_after_change();
  say(in().sentence("Back at the start; redo goes forward again."));
  show();
  return true;
}

bool PlayerTable::moves(std::string_view /*rest*/) {
  constexpr int one_by_one = 40;
  auto list = session_.moves();
  if (list.empty()) return fmt::print("{}", moves_text(in(), session_)), true;
  const State& state = session_.state();
  fmt::print("{}\n", in().count("{n} legal move:", "{n} legal moves:", list.size()));
  // if cards change places, hundreds of pairs are legal, so the places are listed once
  const auto exchanges = [](Move move) { return move.act == Act::exchange; };
  std::set<Pile> places;
  if (std::ranges::count_if(list, exchanges) > one_by_one) {
    for (const Move move : list)
      if (exchanges(move)) places.insert({move.from, move.to});
    list.keep_if([&](Move move) { return !exchanges(move); });
  }
  for (const Move move : list)
    fmt::print("  {:<9} {}\n", write_move(info(), move),
               wrapped(move_words(in(), session_.game(), state, move), 12));
  if (places.empty()) return true;
  std::string cards;
  for (const Pile place : places)
    cards += fmt::format("{}{} {}", cards.empty() ? "" : ", ", info().pile_names[place],
                         in().phrase("{card}", state.top[place]));
  fmt::print("  {:<9} {}\n", "A~B",
             wrapped(in().phrase("any two of these change places: {cards}", cards), 12));
  return true;
}

bool PlayerTable::why(std::string_view rest) {
  if (rest.empty() && refused_ == Why::ok)
    return say(in().sentence("No move was refused. Type why MOVE to ask about one.")), true;
  Why why = refused_;
  if (!rest.empty()) {
    Words words{rest};
    const auto first = words.next(), second = words.next();
    const auto move = second.empty() ? read_move(info(), first) : read_piles(first, second, words.next());
    if (!move) return say(in().problem(move.error())), true;
    why = session_.why_not(*move);
    if (why == Why::ok) return say(in().phrase("{move} is allowed.", write_move(info(), *move))), true;
  }
  fmt::print("{}", why_text(in(), why, session_.options()));
  return true;
}

bool PlayerTable::look(std::string_view rest) {
  const auto pile = find_pile(info(), rest);
  if (!pile) return say(in().phrase("look needs the name of a pile, as shown on the board.")), true;
  const PileArgument at{*pile};
  if (session_.state().size[*pile] == 0) return say(in().sentence("There is no card in {pile}.", at)), true;
  const auto cards = session_.looked_at(*pile);
  std::string text;
  for (const Card card : cards)
    if (!card.none()) (text += text.empty() ? "" : " ") += write_card(card);
  if (text.empty()) return say(in().sentence("You may not see any card in {pile}.", at)), true;
  say(in().sentence("In {pile}, from the bottom card you may see: {cards}.", at, text));
  switch (may_look(info(), session_.set(), *pile)) {
    case Look::no: break;
    case Look::by_rule:
      say(in().sentence("The rules let you look through it: Hoffmann, Illustrated Book, Introduction ¶17."));
      break;
    case Look::as_aid:
      say(in().sentence("A memory aid: you have seen each of these cards. The rules do not let you look."));
      break;
  }
  return true;
}

bool PlayerTable::solution(std::string_view /*rest*/) {
  if (session_.standing() != Standing::playing) return say(in().sentence("No move is left.")), true;
  const auto& view = foresight_->here(session_);
  if (view.verdict != Verdict::won) return win({});
  const Move move = view.line.front();
  const auto text = write_move(info(), move),
             words = move_words(in(), session_.game(), session_.state(), move);
  say((foresight_->foresees()
           ? in().sentence("With all cards and future shuffles known: {notation}, {move}.", text, words)
           : in().sentence("With all cards known: {notation}, {move}.", text, words)) +
      " " +
      in().count_sentence("That wins in {n} move.", "That wins in {n} moves.",
                          static_cast<int>(view.line.size())));
  return true;
}

bool PlayerTable::win(std::string_view /*rest*/) {
  const auto words = foresight_->words(in(), session_);
  say(words.empty() ? in().sentence("The game is won.")
                    : in().sentence("(With all cards known.) {verdict}", words));
  return true;
}

bool PlayerTable::switch_live(std::string_view rest) {
  if (!rest.empty() && rest != "on" && rest != "off")
    return say(in().sentence("Type live, live on or live off.")), true;
  live_ = rest.empty() ? !live() : rest == "on";
  say(*live_ ? in().sentence("Each board now shows whether the game is still winnable, with all cards known.")
             : in().sentence("The board no longer shows whether the game is winnable."));
  return *live_ ? win({}) : true;
}

bool PlayerTable::hint(std::string_view /*rest*/) {
  if (session_.standing() != Standing::playing) return say(in().sentence("No move is left.")), true;
  const InformationState view = InformationState::of(session_);
  const Recommendation& counsel = advise(view);
  const auto words = advice_words(in(), counsel, view, session_.kind().has_value());
  if (counsel.plan.empty()) return say(in().sentence("There is no useful move.") + " " + words.worth), true;
  Table table = session_.table();
  std::string moves;
  for (const Move move : std::span{counsel.plan}.first(std::min(most_told, counsel.plan.size()))) {
    const auto words_of = move_words(in(), session_.game(), table.state(), move),
               text = write_move(info(), move);
    moves = moves.empty() ? in().phrase("Hint: {notation}, {move}", text, words_of)
                          : in().phrase("{moves}; then {notation}, {move}", moves, text, words_of);
    session_.game().play(table, move);
  }
  say(counsel.plan.size() > most_told ? in().phrase("{moves}; and so on.", moves)
                                      : in().phrase("{clause}.", moves));
  say(words.worth);
  if (!words.foreseen.empty()) say(words.foreseen);
  return true;
}

bool PlayerTable::board(std::string_view /*rest*/) { return show(), true; }

bool PlayerTable::last(std::string_view /*rest*/) {
  const auto told = tell_each(in(), session_.game(), session_.before(), session_.edits());
  for (const std::string& sentence : told) fmt::print("  {}\n", hanging(sentence, 2, 4));
  if (told.empty()) say(in().sentence("Nothing has happened yet."));
  return true;
}

bool PlayerTable::tree(std::string_view /*rest*/) { return print_tree(language_, session_, 0, ""), true; }

bool PlayerTable::note(std::string_view rest) { return annotate(AnnotationKind::note, rest); }

bool PlayerTable::name(std::string_view rest) { return annotate(AnnotationKind::name, rest); }

bool PlayerTable::annotate(AnnotationKind kind, std::string_view rest) {
  const bool note = kind == AnnotationKind::note;
  if (rest.empty()) {
    const auto written = annotation_at(session_.annotations(), session_.here(), kind);
    say(!written.empty() ? std::string{written}
        : note           ? in().sentence("There is no note here; type note TEXT to write one.")
                         : in().sentence("There is no name here; type name TEXT to give one."));
    return true;
  }
  const auto written = session_.annotate(session_.here(), kind, rest == "-" ? "" : rest);
  if (!written) return say(in().sentence("Not saved: {why}.", in().problem(written.error()))), true;
  save_after_change();
  say(rest != "-" ? in().sentence("Saved.")
      : note      ? in().sentence("The note is deleted.")
                  : in().sentence("The name is deleted."));
  return true;
}

bool PlayerTable::rules(std::string_view /*rest*/) {
  return fmt::print("{}", rules_text(in(), session_.set(), session_.options())), true;
}

bool PlayerTable::save(std::string_view rest) {
  const std::string path{rest};
  if (path.empty()) return say(in().phrase("save needs a filename, e.g. save my.record")), true;
  if (!may_write_over(path))
    return say(in().phrase("'{path}' exists and is not a saved game; choose another name.", path)), true;
  const auto written = store::write_file(path, write_record(session_.record()));
  say(written ? in().sentence("Saved as '{path}'.", path)
              : in().sentence("Not saved: {why}.", in().problem(written.error())));
  return true;
}

bool PlayerTable::load(std::string_view rest) {
  const std::string path{rest};
  if (path.empty()) return say(in().phrase("load needs a filename, e.g. load my.record")), true;
  const auto text = store::read_file(path, max_record_size);
  auto session = text ? read_game(*text) : std::unexpected(text.error());
  if (!session) return say(in().sentence("Not loaded: {why}.", in().problem(session.error()))), true;
  begin(std::move(*session));
  return true;
}

bool PlayerTable::game(std::string_view rest) {
  if (rest.empty()) return say(in().phrase("game needs a deal number, e.g. game 5")), true;
  const auto number = read_number(rest);
  if (!number) return say(in().phrase("{clause}.", in().problem(number.error()))), true;
  begin({session_.game(), session_.set(), session_.options(),
         deal_by_number(info().packs_for(session_.options()), *number)});
  return true;
}

bool PlayerTable::games(std::string_view /*rest*/) {
  const auto lines = former_games_text(autosave_.former(), language_);
  return fmt::print("{}",
                    lines.empty()
                        ? in().sentence("There are no earlier games of {game}.", title_text(info())) + "\n"
                        : lines),
         true;
}

bool PlayerTable::resume(std::string_view rest) {
  const auto number = read_number(rest);
  if (!number || *number > INT_MAX)
    return say(in().phrase("resume needs the number of an earlier game, e.g. resume 3; games lists them.")),
           true;
  auto session = autosave_.take_up(static_cast<int>(*number));
  if (!session) return say(in().sentence("Not resumed: {why}.", in().problem(session.error()))), true;
  sit_down_to(std::move(*session));
  return true;
}

bool PlayerTable::fresh(std::string_view rest) {
  if (!rest.empty() && rest != "winnable") return say(in().sentence("Type new or new winnable.")), true;
  const ChosenRules rules{&session_.set(), session_.options()};
  const auto draw = rest.empty() ? any_deal : winnable_deal;
  try {
    begin({session_.game(), *rules.set, rules.options, draw(session_.game(), rules)});
  } catch (const Fault& fault) {
    say(in().sentence("There is no new deal: {why}.", in().problem(fault.problem)));
  }
  return true;
}

bool PlayerTable::help(std::string_view /*rest*/) {
  const auto some = session_.moves();
  const auto example = some.empty() ? std::string{"3-sa"} : write_move(info(), some[0]);
  fmt::print("{}\n", in().phrase("Type a move as the list of moves shows it, for example: {move}", example));
  fmt::print("{}\n", in().sentence("Or type the two piles with a space between them."));
  fmt::print("{}\n", in().phrase("Add xN to move N cards together, e.g. 3-4x2."));
  for (const Verb& verb : verbs())
    fmt::print("  {:<12} {}\n", verb.use, wrapped(in().word(verb.purpose), 15));
  return true;
}

bool PlayerTable::quit(std::string_view /*rest*/) {
  if (changed_ && autosave_.kept() && !session_.won())
    say(in().sentence("The game is saved; longwood play {game} continues it.", info().id));
  return false;
}

}  // namespace longwood::cli
