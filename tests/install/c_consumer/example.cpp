// The C header from C++: handles that close themselves, and every answer of the header tried once.
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <longwood.h>

namespace {

struct Close {
  void operator()(longwood_session* session) const { longwood_close(session); }
};
using Session = std::unique_ptr<longwood_session, Close>;

int faults = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not so: %s (%s)\n", what, longwood_error());
  ++faults;
}

/// Plays every game at random, takes all of it back, makes it again, and reads its record.
void play_through(const longwood_game* game, std::uint64_t deal) {
  const Session session{longwood_deal(game, nullptr, nullptr, deal)};
  expect(session != nullptr, "a deal is laid out");
  std::uint64_t random = deal;
  while (longwood_standing_of(session.get()) == LONGWOOD_PLAYING && longwood_length(session.get()) < 60) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const std::string move = longwood_move(session.get(), (random >> 33) % longwood_moves(session.get()));
    expect(longwood_move_words(session.get(), move.c_str()) != nullptr, "a legal move has words");
    expect(longwood_why_not(session.get(), move.c_str()) == nullptr, "a legal move is not refused");
    expect(longwood_play(session.get(), move.c_str()) == 1, "a legal move is made");
  }
  const std::string line = longwood_line(session.get()), record = longwood_record(session.get());
  const Session again{longwood_read_record(record.c_str())};
  expect(again != nullptr && line == longwood_line(again.get()), "a record is read back");
  while (longwood_undo(session.get()) == 1) {}
  expect(longwood_length(session.get()) == 0, "all is taken back");
  expect(longwood_play(session.get(), line.c_str()) == 1, "the line is made in one call");
  std::size_t cards = 0;
  for (std::size_t pile = 0; pile < longwood_piles(session.get()); ++pile) {
    std::vector<std::uint8_t> seen(104), all(104);
    const auto size = longwood_pile_cards(session.get(), pile, all.data(), all.size());
    expect(longwood_pile_seen(session.get(), pile, seen.data(), seen.size()) == size, "covered cards count");
    for (std::size_t i = 0; i < size; ++i)
      expect(seen[i] == LONGWOOD_COVERED || seen[i] == all[i], "what is seen is there");
    cards += size;
  }
  expect(cards == 52 || cards == 104, "every card lies somewhere");
}

}  // namespace

int main() {
  expect(longwood_c_version() == LONGWOOD_C_VERSION, "the header is the library's");
  for (std::size_t i = 0; i < longwood_games(); ++i) play_through(longwood_game_at(i), i + 1);

  const auto* fortress = longwood_find_game("Fortress");
  expect(longwood_find_game("no such game") == nullptr, "a name that is none");
  expect(std::strstr(longwood_error(), "no such game") != nullptr, "the error quotes the name");
  expect(std::string{longwood_find_set("Big Ben")} == "big-ben", "a name that is a rule set's");
  expect(longwood_deal(fortress, "nonsense", nullptr, 1) == nullptr, "a set that is none");
  expect(longwood_deal_deck(fortress, nullptr, nullptr, "KS") == nullptr, "a deck that is too short");
  expect(longwood_read_record("nonsense") == nullptr, "a record that is none");
  expect(longwood_read_record(nullptr) == nullptr, "no record");
  expect(longwood_set_id(fortress, 99) == nullptr && longwood_game_at(99) == nullptr, "beyond the last");

  const Session session{longwood_deal(fortress, nullptr, nullptr, 5)};
  const Session copy{longwood_copy(session.get())};
  const Session deck{longwood_deal_deck(fortress, nullptr, nullptr, longwood_deck(session.get()))};
  expect(longwood_moves(session.get()) == longwood_moves(deck.get()), "a deck is the deal");
  expect(longwood_play(session.get(), "L1-R1 L1-R1") == 0 && longwood_length(session.get()) == 0,
         "of a line that is forbidden nothing is made");
  expect(std::string{longwood_why_not(session.get(), "nonsense")->code} == "no_such_move", "no move at all");
  expect(longwood_sentence(session.get(), 1) != nullptr && longwood_sentence(session.get(), 0) == nullptr,
         "rules by number");

  const longwood_limits few{10, 0, 0};
  longwood_solver* solver = longwood_new_solver(&few);
  expect(longwood_solve(solver, copy.get()) == LONGWOOD_OPEN, "ten positions decide nothing");
  longwood_free_solver(solver);
  std::puts(faults == 0 ? "all good" : "faults");
  return faults == 0 ? 0 : 1;
}
