#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/speech.hpp"
#include "games/playout.hpp"
#include "honest/advice_words.hpp"
#include "session/gesture.hpp"
#include "session/hint.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// Every message that the core speaks is rendered here by random play or, if it tells a fault, with parts
/// made up for it, or is named with the reason why not.
namespace longwood::test {
namespace {

using Messages = std::set<std::string>;

std::string named(std::string_view context, std::string_view english) {
  return context.empty() ? std::string{english} : std::string{context} + ": " + std::string{english};
}

Messages& heard() {
  static Messages messages;
  return messages;
}

Language listening() {
  Language language;
  language.tell([](Text text, bool) { heard().insert(named(text.context, text.english)); });
  return language;
}

/// The text in quotes of a line of a template.
std::string unquoted(std::string_view line) {
  std::string text;
  const auto first = line.find('"');
  for (auto i = first + 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\\') ++i;
    text += line[i] == 'n' && line[i - 1] == '\\' ? '\n' : line[i];
  }
  return text;
}

/// The messages of the template whose source is in these rooms of lib: those that tell a fault, or all
/// others.
Messages messages_of(const std::vector<std::string>& rooms, bool faults) {
  std::ifstream file{std::string{LONGWOOD_TEMPLATE}};
  Messages messages;
  std::string line, places, context, english, *part = nullptr;
  bool is_fault = false;
  const auto end = [&] {
    const bool ours = std::ranges::any_of(rooms, [&](const auto& room) { return places.contains(room); });
    if (ours && is_fault == faults && !english.empty()) messages.insert(named(context, english));
    places = context = english = "";
    is_fault = false;
  };
  while (std::getline(file, line)) {
    if (line.empty()) end();
    if (line == "#. a fault") is_fault = true;
    if (line.starts_with("#: ")) places += line;
    if (line.starts_with("msgctxt ")) part = &context;
    if (line.starts_with("msgid ")) part = &english;
    if (line.starts_with("msgstr") || line.starts_with("msgid_plural")) part = nullptr;
    if (part != nullptr && line.contains('"')) *part += unquoted(line);
  }
  end();
  return messages;
}

void say_of_cards(const Speaker& say, const AnyGame& game, const State& state) {
  const Known known = cards_in_sight(game, state);
  static_cast<void>(tell_position(say, game, state));
  for (int kind = 0; kind < 52; ++kind)
    static_cast<void>(tell_where(say, game, state, known, Card{static_cast<std::uint8_t>(2 * kind)}));
  for (int pile = 0; pile < say.info().piles(); ++pile)
    for (int count = 1; count < 3 && count <= state.size[static_cast<std::size_t>(pile)]; ++count)
      if (const auto why = stuck(game, state, pile, count); !why.empty())
        static_cast<void>(tell_stuck(say, game, state, pile, count, why));
}

void say_of_moves(const Speaker& say, const AnyGame& game, const State& state, const MoveList& moves) {
  const Known known = cards_in_sight(game, state);
  for (const Move move : moves) {
    static_cast<void>(move_words(say, game, state, move));
    static_cast<void>(reason_for(say, game, state, move, known));
  }
}

void say_of_advice(const Speaker& say, const InformationState& view) {
  Recommendation counsel;
  static_cast<void>(advice_words(say, counsel, view, true));
  for (const int walks : {2'000, 0})
    for (const int tried : {0, 13, 400, 40'000})
      for (const int wins : {0, tried / 3, tried}) {
        counsel.walks = walks;
        counsel.sample = {.tried = tried, .sum = static_cast<double>(wins)};
        static_cast<void>(advice_words(say, counsel, view));
      }
  for (const ClairvoyantSample& seen : {ClairvoyantSample{20, 7, 0}, ClairvoyantSample{20, 7, 1},
                                        ClairvoyantSample{20, 0, 1}, ClairvoyantSample{20, 19, 1}}) {
    counsel.foreseen = seen;
    static_cast<void>(advice_words(say, counsel, view));
  }
  for (const double chance : {0.0, 0.3, 1.0}) {
    counsel.exact = chance;
    static_cast<void>(advice_words(say, counsel, view));
  }
  for (const Verdict verdict : {Verdict::won, Verdict::lost, Verdict::open}) {
    counsel.verdict = verdict;
    static_cast<void>(advice_words(say, counsel, view));
  }
}

void play_and_say(const Language& language, const AnyGame& game, std::uint64_t number) {
  constexpr int plies = 200;
  Rng rng{number, 77};
  const GameInfo& info = *game.info;
  const Speaker say{language, info};
  const Options options = number % 3 == 0 ? Options{} : random_options(info, rng);
  const Session session{game, info.sets.front(), options, deal_by_number(info.packs_for(options), number)};
  static_cast<void>(opening_words(say, session));
  static_cast<void>(moves_from_the_start(say, number));
  static_cast<void>(pile_words(say, 0));
  for (const Reason& reason : info.reasons) static_cast<void>(tell_refusal(say, reason.why, options));
  Table table = session.table();
  for (int ply = 0; ply < plies; ++ply) {
    MoveList moves;
    const State before = table.state();
    game.moves(before, moves);
    static_cast<void>(say_of(say, game, before));
    if (ply % 16 == 0 || moves.size() < 2) say_of_cards(say, game, before);
    if (ply % 50 == 0) say_of_advice(say, {game, before, cards_in_sight(game, before)});
    if (moves.empty()) break;
    if (moves.size() < 100) say_of_moves(say, game, before, moves);
    Move move = random_move(moves, rng);
    for (const Move other : moves)
      if ((brings_home(info, other) || other.count > 1) && rng.below(2) == 0) move = other;
    const auto mark = table.mark();
    game.play(table, move);
    static_cast<void>(tell_move(say, game, before, move, table.since(mark)));
    static_cast<void>(tell_each(say, game, before, table.since(mark)));
  }
}

/// What no game says so far, or another test renders.
const Messages excepted = {
    // no move takes a card from a pile whose uppermost is covered
    "the covered card\nbare: covered card",
    // nor lays the next card in hand by choice onto another
    "the next card in hand, unseen, to {pile}, on {on}",
    "the next card in hand, {card}, to {pile}, on {on}",
    // nor says that no move can be made, in numbers
    "number: no",
    // nor shows a chance that was corrected, but not compared with results under any rules
    "For this game, such estimates have not been checked against real results yet.",
    // words in faults, and what heads a record or a study: tests/cli has them said
    "annotation: a name",
    "annotation: a note",
    "file: saved game",
    "system: File too large",
    "system: Is a directory",
    "system: No space left on device",
    "system: No such file or directory",
    "system: Not a directory",
    "system: Permission denied",
    "system: Read-only file system",
    "{game} ({rules})",
    "{set} with {choices}",
};

TEST(Said, EveryMessageOfTheCoreOrItIsNamed) {
  const Language language = listening();
  for (const AnyGame& game : all_games())
    for (std::uint64_t number = 0; number < 9; ++number) play_and_say(language, game, number);
  Messages silent;
  for (const auto& message : messages_of({"lib/core", "lib/session", "lib/honest"}, false))
    if (!heard().contains(message) && !excepted.contains(message)) silent.insert(message);
  EXPECT_THAT(silent, testing::IsEmpty());
  for (const auto& message : excepted) EXPECT_FALSE(heard().contains(message)) << message << " is said";
}

/// A fault shows each of its parts, and once, in a sentence without holes.
TEST(Said, EveryFaultWithItsParts) {
  const auto faults = messages_of({"lib/", "app/"}, true);
  EXPECT_GT(faults.size(), 100U);
  for (const std::string& fault : faults) {
    const auto holes = std::ranges::count(fault, '{');
    std::vector<Problem> parts;
    for (long i = 0; i < holes; ++i) parts.emplace_back("part" + std::to_string(i) + ';');
    const auto said = Problem{Text{fault}, parts}.english();
    for (const Problem& part : parts) {
      EXPECT_TRUE(said.contains(part.english())) << fault;
      EXPECT_EQ(said.find(part.english()), said.rfind(part.english())) << fault;
    }
    EXPECT_FALSE(said.contains('{') || said.contains('}')) << said;
  }
}

}  // namespace
}  // namespace longwood::test
