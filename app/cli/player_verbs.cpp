#include <algorithm>
#include <climits>
#include <set>

#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/draw.hpp"
#include "cli/player_table.hpp"
#include "cli/position_text.hpp"
#include "cli/rules_text.hpp"
#include "cli/why_text.hpp"
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

/// Moves of a plan that a hint tells; those behind are told when it is asked for again.
constexpr std::size_t most_told = 3;

/// The tries from a node on: a line for as long as there is one way, then each way on its own, indented.
void print_tree(const Session& session, int from, const std::string& indent) {
  const auto nodes = session.nodes();
  auto line = indent;
  for (int at = from;;) {
    const Session::Node& node = nodes[static_cast<std::size_t>(at)];
    line += at == 0 ? "start" : write_move(session.info(), node.move);
    if (const auto name = annotation_at(session.annotations(), at, AnnotationKind::name); !name.empty())
      line += fmt::format(" [{}]", name);
    if (const auto note = annotation_at(session.annotations(), at, AnnotationKind::note); !note.empty())
      line += fmt::format(" ({})", note);
    if (at == session.here()) line += " (here)";
    if (node.children.size() != 1) {
      fmt::print("{}\n", wrapped(line, indent.size() + 2).insert(0, indent));
      for (const int child : node.children) print_tree(session, child, indent + "  ");
      return;
    }
    at = node.children.front();
    line += ' ';
  }
}

}  // namespace

std::span<const PlayerTable::Verb> PlayerTable::verbs() {
  static constexpr auto list = std::to_array<Verb>({
      {"moves", "moves", "the legal moves", &PlayerTable::moves},
      {"undo", "undo", "take the last move back, with all that followed from it", &PlayerTable::undo},
      {"redo", "redo", "make the move again that was taken back", &PlayerTable::redo},
      {"restart", "restart", "back to the start of this deal; redo leads on again", &PlayerTable::restart},
      {"why", "why [MOVE]", "why a move is not allowed; without one, the last refusal in full",
       &PlayerTable::why},
      {"look", "look PILE", "the cards of a pile that you may look at, from the lowest", &PlayerTable::look},
      {"hint", "hint", "what to do next, by what you can know, and how often that wins", &PlayerTable::hint},
      {"solution", "solution", "all-knowing: a move that wins, every card being known",
       &PlayerTable::solution},
      {"win?", "win?", "all-knowing: can it still be won, and if not, since when", &PlayerTable::win},
      {"live", "live on|off", "say that with every board, or no longer", &PlayerTable::switch_live},
      {"board", "board", "show the table again", &PlayerTable::board},
      {"last", "last", "what the last move brought about, or the deal, card by card", &PlayerTable::last},
      {"tree", "tree", "everything you have tried in this deal", &PlayerTable::tree},
      {"note", "note [TEXT]", "write a note on this position; without TEXT, show it; note - takes it away",
       &PlayerTable::note},
      {"name", "name [TEXT]", "name the branch of the tree that begins with the last move; likewise",
       &PlayerTable::name},
      {"rules", "rules", "the rules of this game, sentence by sentence", &PlayerTable::rules},
      {"save", "save FILE", "write the game down as a record", &PlayerTable::save},
      {"load", "load FILE", "go on with a record", &PlayerTable::load},
      {"game", "game N", "begin deal number N; the game on the table is kept", &PlayerTable::game},
      {"new", "new", "begin a new deal; new winnable: one that can be won", &PlayerTable::fresh},
      {"games", "games", "the former games that are kept", &PlayerTable::games},
      {"resume", "resume N", "go on with number N of them", &PlayerTable::resume},
      {"help", "help", "this list", &PlayerTable::help},
      {"quit", "quit", "leave; the game is kept", &PlayerTable::quit},
  });
  return list;
}

bool PlayerTable::undo(std::string_view /*rest*/) {
  const auto line = session_.line();
  if (!session_.undo()) return say("There is nothing to take back."), true;
  save_after_change();
  say(fmt::format("Taken back: {}.", write_move(info(), line.back())));
  show();
  return true;
}

bool PlayerTable::redo(std::string_view /*rest*/) {
  if (!session_.redo()) return say("There is nothing to make again."), true;
  save_after_change();
  const Move move = session_.line().back();
  say(fmt::format("Made again: {}. {}", write_move(info(), move),
                  tell_move(session_.game(), session_.before(), move, session_.edits())));
  show();
  return true;
}

bool PlayerTable::restart(std::string_view /*rest*/) {
  if (session_.length() == 0) return say("This is the start."), true;
  session_.restart();
  save_after_change();
  say("Back at the start; redo leads on again.");
  show();
  return true;
}

bool PlayerTable::moves(std::string_view /*rest*/) {
  constexpr int one_by_one = 40;
  auto list = session_.moves();
  if (list.empty()) return fmt::print("{}", moves_text(session_)), true;
  const State& state = session_.state();
  fmt::print("{}:\n", count_of(list.size(), "legal move"));
  // where cards change places, any two of many may: they are told once, not in their hundreds
  const auto exchanges = [](Move move) { return move.act == Act::exchange; };
  std::set<Pile> places;
  if (std::ranges::count_if(list, exchanges) > one_by_one) {
    for (const Move move : list)
      if (exchanges(move)) places.insert({move.from, move.to});
    list.keep_if([&](Move move) { return !exchanges(move); });
  }
  for (const Move move : list)
    fmt::print("  {:<9} {}\n", write_move(info(), move),
               wrapped(move_words(session_.game(), state, move), 12));
  if (places.empty()) return true;
  std::string cards;
  for (const Pile place : places)
    cards += fmt::format("{}{} the {}", cards.empty() ? "" : ", ", info().pile_names[place],
                         card_name(state.top[place]));
  fmt::print("  {:<9} {}\n", "A~B", wrapped("any two of these change places: " + cards, 12));
  return true;
}

bool PlayerTable::why(std::string_view rest) {
  if (rest.empty() && refused_ == Why::ok)
    return say("Nothing has been refused. why MOVE asks about a move."), true;
  Why why = refused_;
  if (!rest.empty()) {
    Words words{rest};
    const auto first = words.next(), second = words.next();
    const auto move = second.empty() ? read_move(info(), first) : read_piles(first, second, words.next());
    if (!move) return say(move.error()), true;
    why = session_.why_not(*move);
    if (why == Why::ok) return say(fmt::format("{} is allowed.", write_move(info(), *move))), true;
  }
  fmt::print("{}", why_text(info(), why, session_.options()));
  return true;
}

bool PlayerTable::look(std::string_view rest) {
  const auto pile = find_pile(info(), rest);
  if (!pile) return say("look needs the name of a pile of this game, as the board has it."), true;
  const auto words = pile_words(info(), *pile);
  if (session_.state().size[*pile] == 0) return say(fmt::format("There is no card in {}.", words)), true;
  const auto cards = cards_looked_at(session_.game(), session_.set(), session_.state(), *pile);
  std::string text;
  for (const Card card : cards)
    if (!card.none()) (text += text.empty() ? "" : " ") += write_card(card);
  if (text.empty()) return say(fmt::format("No card in {} may be looked at.", words)), true;
  say(fmt::format("In {}, from the lowest that may be looked at: {}.", words, text));
  switch (may_look(info(), session_.set(), *pile)) {
    case Look::no: break;
    case Look::by_rule:
      say("You may look through it by rule: Hoffmann, Illustrated Book, Introduction ¶17.");
      break;
    case Look::as_aid:
      say("An aid to memory: each of these cards has lain open. These rules give no right to look.");
      break;
  }
  return true;
}

bool PlayerTable::solution(std::string_view /*rest*/) {
  if (session_.standing() != Standing::playing) return say("No move is left."), true;
  const auto& view = foresight_->here(session_);
  if (view.verdict != Verdict::won) return win({});
  const Move move = view.line.front();
  say(fmt::format("All cards known: {}, {}. {} to the end that way.", write_move(info(), move),
                  move_words(session_.game(), session_.state(), move),
                  count_of(static_cast<int>(view.line.size()), "move")));
  return true;
}

bool PlayerTable::win(std::string_view /*rest*/) {
  const auto words = foresight_->words(session_);
  say(words.empty() ? "The game is won." : "All cards known: " + words);
  return true;
}

bool PlayerTable::switch_live(std::string_view rest) {
  if (!rest.empty() && rest != "on" && rest != "off") return say("Say live, live on or live off."), true;
  live_ = rest.empty() ? !live() : rest == "on";
  say(*live_ ? "Each board now says whether the game can still be won, all cards being known."
             : "The board no longer says whether the game can be won.");
  return *live_ ? win({}) : true;
}

bool PlayerTable::hint(std::string_view /*rest*/) {
  if (session_.standing() != Standing::playing) return say("No move is left."), true;
  const PlayerView view{session_.game(), session_.state(), session_.known()};
  const Counsel& counsel = advise(view);
  const auto words = advice_words(counsel, view);
  if (counsel.plan.empty()) return say("No move leads on from here. " + words.worth), true;
  Table table = session_.table();
  std::string moves;
  for (const Move move : std::span{counsel.plan}.first(std::min(most_told, counsel.plan.size()))) {
    moves += fmt::format("{}{}, {}", moves.empty() ? "Hint: " : "; then ", write_move(info(), move),
                         move_words(session_.game(), table.state(), move));
    session_.game().play(table, move);
  }
  say(moves + (counsel.plan.size() > most_told ? "; and so on." : "."));
  say(words.worth);
  if (!words.foreseen.empty()) say(words.foreseen);
  return true;
}

bool PlayerTable::board(std::string_view /*rest*/) { return show(), true; }

bool PlayerTable::last(std::string_view /*rest*/) {
  const auto told = tell_each(session_.game(), session_.before(), session_.edits());
  for (const std::string& sentence : told) fmt::print("  {}\n", wrapped(sentence, 4));
  if (told.empty()) say("Nothing has happened yet.");
  return true;
}

bool PlayerTable::tree(std::string_view /*rest*/) { return print_tree(session_, 0, ""), true; }

bool PlayerTable::note(std::string_view rest) { return annotate(AnnotationKind::note, rest); }

bool PlayerTable::name(std::string_view rest) { return annotate(AnnotationKind::name, rest); }

bool PlayerTable::annotate(AnnotationKind kind, std::string_view rest) {
  const auto key = annotation_key(kind);
  if (rest.empty()) {
    const auto written = annotation_at(session_.annotations(), session_.here(), kind);
    say(written.empty() ? fmt::format("There is no {} here; {} TEXT writes one.", key, key)
                        : std::string{written});
    return true;
  }
  const auto fault = session_.annotate(session_.here(), kind, rest == "-" ? "" : rest);
  if (!fault.empty()) return say(fmt::format("Not written: {}.", fault)), true;
  save_after_change();
  say(rest == "-" ? fmt::format("The {} is taken away.", key) : "Written down.");
  return true;
}

bool PlayerTable::rules(std::string_view /*rest*/) {
  return fmt::print("{}", rules_text(info(), session_.set(), session_.options())), true;
}

bool PlayerTable::save(std::string_view rest) {
  const std::string path{rest};
  if (path.empty()) return say("save needs the name of a file, as in: save my.record"), true;
  if (!may_write_over(path))
    return say(fmt::format("'{}' is there and is no record; take another name.", path)), true;
  const auto written = store::write_file(path, write_record(session_.record()));
  say(written ? fmt::format("Saved as '{}'.", path) : fmt::format("Not saved: {}.", written.error()));
  return true;
}

bool PlayerTable::load(std::string_view rest) {
  const std::string path{rest};
  if (path.empty()) return say("load needs the name of a file, as in: load my.record"), true;
  const auto text = store::read_file(path, max_record_size);
  auto session = text ? read_game(*text) : std::unexpected(text.error());
  if (!session) return say(fmt::format("Not loaded: {}.", session.error())), true;
  begin(std::move(*session));
  return true;
}

bool PlayerTable::game(std::string_view rest) {
  if (rest.empty()) return say("game needs the number of a deal, as in: game 5"), true;
  const auto number = read_number(rest);
  if (!number) return say(number.error() + "."), true;
  begin({session_.game(), session_.set(), session_.options(),
         deal_by_number(info().packs_for(session_.options()), *number)});
  return true;
}

bool PlayerTable::games(std::string_view /*rest*/) {
  const auto lines = former_games_text(keeper_.former());
  return fmt::print("{}",
                    lines.empty() ? fmt::format("No former game of {} is kept.\n", info().title) : lines),
         true;
}

bool PlayerTable::resume(std::string_view rest) {
  const auto number = read_number(rest);
  if (!number || *number > INT_MAX)
    return say("resume needs the number of a former game, as in: resume 3. games lists them."), true;
  auto session = keeper_.take_up(static_cast<int>(*number));
  if (!session) return say(fmt::format("Not resumed: {}.", session.error())), true;
  sit_down_to(std::move(*session));
  return true;
}

bool PlayerTable::fresh(std::string_view rest) {
  if (!rest.empty() && rest != "winnable") return say("Say new, or new winnable."), true;
  const ChosenRules rules{&session_.set(), session_.options()};
  const auto draw = rest.empty() ? any_deal : winnable_deal;
  try {
    begin({session_.game(), *rules.set, rules.options, draw(session_.game(), rules)});
  } catch (const Fault& fault) {
    say(std::string{"There is no new deal: "} + fault.what() + ".");
  }
  return true;
}

bool PlayerTable::help(std::string_view /*rest*/) {
  const auto some = session_.moves();
  const auto example = some.empty() ? std::string{"3-sa"} : write_move(info(), some[0]);
  fmt::print("A move is written as the list of moves writes it, for example: {}\n", example);
  fmt::print("Or name the two places with a blank between them.\n");
  fmt::print(
      "x and a number at the end, as in 3-4x2, move so long a sequence as a whole, where a game allows "
      "it.\n");
  for (const Verb& verb : verbs()) fmt::print("  {:<12} {}\n", verb.use, verb.purpose);
  return true;
}

bool PlayerTable::quit(std::string_view /*rest*/) {
  if (changed_ && keeper_.kept() && !session_.won())
    say(fmt::format("The game is kept; longwood play {} goes on with it.", info().id));
  return false;
}

}  // namespace longwood::cli
