#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>

#include "c/handles.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "core/text.hpp"
#include "core/view.hpp"
#include "session/dead_end.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"

using namespace longwood;
using namespace longwood::c;

namespace {

/// Begins with the deal that `deal_for` makes of the rules chosen.
template <class DealFor>
longwood_session* begun(const longwood_game* game, const char* set, const char* options, DealFor deal_for) {
  if (!is_given(game)) return nullptr;
  const AnyGame& any = *game->game;
  const RuleSet* chosen = set_named(*any.info, given(set));
  if (chosen == nullptr) return nullptr;
  const auto rules = choose_rules(*any.info, *chosen, given(options));
  if (!rules) return note_fault(rules.error()), nullptr;
  std::expected<Deal, Problem> deal = deal_for(any, rules->options);
  if (!deal) return note_fault(deal.error()), nullptr;
  return std::make_unique<longwood_session>(Session{any, *rules->set, rules->options, *deal}).release();
}

const MoveList& moves_of(longwood_session& held) {
  if (!held.moves) held.moves = held.session.moves();
  return *held.moves;
}

/// Keeps the answer until the next call.
const char* answer(longwood_session* held, std::string text) {
  held->text = std::move(text);
  return held->text.c_str();
}

const longwood_refusal* refuse(longwood_session* held, const Reason& reason, std::string text) {
  held->code = std::string{reason.code};
  held->refusal = {
      .code = held->code.c_str(), .text = answer(held, std::move(text)), .sentence = reason.sentence};
  return &held->refusal;
}

/// Why nothing can be played without a session: NULL would mean that the move can be made.
constexpr longwood_refusal no_session = {.code = "no_session", .text = "There is no session.", .sentence = 0};

std::size_t write_pile(std::span<const Card> pile, std::uint8_t* cards, std::size_t room) {
  std::ranges::transform(pile.first(std::min(pile.size(), room_in(cards, room))), cards, number_of);
  return pile.size();
}

bool has_pile(const longwood_session& held, std::size_t pile) {
  return std::cmp_less(pile, held.session.info().piles());
}

}  // namespace

longwood_session* longwood_deal(const longwood_game* game, const char* set, const char* options,
                                std::uint64_t deal) {
  return begun(game, set, options, [deal](const AnyGame& any, const Options& chosen) {
    return deal_by_number(any.info->packs_for(chosen), deal);
  });
}

longwood_session* longwood_deal_deck(const longwood_game* game, const char* set, const char* options,
                                     const char* deck) {
  return begun(game, set, options, [deck](const AnyGame& any, const Options& chosen) {
    return deal_from_deck(any.info->packs_for(chosen), given(deck));
  });
}

longwood_session* longwood_deal_board(const longwood_game* game, const char* set, const char* options,
                                      const char* board) {
  return begun(game, set, options, [board](const AnyGame& any, const Options& chosen) {
    return deal_from_board(any, chosen, given(board));
  });
}

longwood_session* longwood_read_record(const char* record) {
  auto session = replay(given(record));
  if (!session) return note_fault(session.error()), nullptr;
  return std::make_unique<longwood_session>(*std::move(session)).release();
}

longwood_session* longwood_copy(const longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return std::make_unique<longwood_session>(session->session).release();
}

void longwood_close(longwood_session* session) { std::unique_ptr<longwood_session>{session}.reset(); }

const longwood_game* longwood_session_game(const longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return handle_of(session->session.game());
}

const char* longwood_session_set(longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return answer(session, std::string{session->session.set().id});
}

const char* longwood_sentence(longwood_session* session, int number) {
  if (!is_given(session)) return nullptr;
  const GameInfo& info = session->session.info();
  if (number < 1 || std::cmp_greater(number, info.rulebook->sentences.size())) return nullptr;
  return answer(session, std::string{info.sentence(number, session->session.options()).text});
}

std::size_t longwood_moves(longwood_session* session) {
  if (!is_given(session)) return 0;
  return static_cast<std::size_t>(moves_of(*session).size());
}

const char* longwood_move(longwood_session* session, std::size_t index) {
  if (!is_given(session)) return nullptr;
  const MoveList& moves = moves_of(*session);
  if (!std::cmp_less(index, moves.size())) return nullptr;
  return answer(session, write_move(session->session.info(), moves[static_cast<int>(index)]));
}

const char* longwood_move_words(longwood_session* session, const char* text) {
  if (!is_given(session)) return nullptr;
  const Session& now = session->session;
  const auto move = read_move(now.info(), given(text));
  if (!move) return note_fault(move.error()), nullptr;
  if (const Why why = now.why_not(*move); why != Why::ok)
    return note_fault(tell_refusal(in_english_of(now.info()), why, now.options())), nullptr;
  return answer(session, move_words(in_english_of(now.info()), now.game(), now.state(), *move));
}

const longwood_refusal* longwood_why_not(longwood_session* session, const char* text) {
  if (!is_given(session)) return &no_session;
  const Session& now = session->session;
  const auto move = read_move(now.info(), given(text));
  if (!move) return refuse(session, now.info().reason(Why::no_such_move), move.error().english() + ".");
  const Why why = now.why_not(*move);
  if (why == Why::ok) return nullptr;
  return refuse(session, now.info().reason(why, now.options()),
                tell_refusal(in_english_of(now.info()), why, now.options()));
}

int longwood_play(longwood_session* session, const char* moves) {
  if (!is_given(session)) return 0;
  Session& now = session->session;
  // tried first, so that none is made unless all can be
  Table table{now.info().classes, now.state()};
  const auto line = play_line(now.game(), table, given(moves));
  if (!line) return note_fault(line.error()), 0;
  session->moves.reset();
  for (const Move move : line->moves) now.play(move);
  return 1;
}

int longwood_undo(longwood_session* session) {
  if (!is_given(session)) return 0;
  session->moves.reset();
  return session->session.undo() ? 1 : 0;
}

int longwood_redo(longwood_session* session) {
  if (!is_given(session)) return 0;
  session->moves.reset();
  return session->session.redo() ? 1 : 0;
}

longwood_standing longwood_standing_of(const longwood_session* session) {
  if (!is_given(session)) return LONGWOOD_PLAYING;
  switch (session->session.standing()) {
    case Standing::won: return LONGWOOD_GAME_WON;
    case Standing::over: return LONGWOOD_GAME_OVER;
    case Standing::playing: break;
  }
  return LONGWOOD_PLAYING;
}

int longwood_dead_end(const longwood_session* session) {
  if (!is_given(session)) return 0;
  const Session& now = session->session;
  return nothing_comes_home(now.game(), now.state(), now.known()) ? 1 : 0;
}

std::size_t longwood_length(const longwood_session* session) {
  if (!is_given(session)) return 0;
  return session->session.length();
}

const char* longwood_line(longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return answer(session, write_moves(session->session.info(), session->session.line()));
}

const char* longwood_record(longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return answer(session, write_record(session->session.record()));
}

const char* longwood_position(longwood_session* session) {
  if (!is_given(session)) return nullptr;
  return answer(session, tell_position(in_english_of(session->session.info()), session->session.game(),
                                       session->session.state()));
}

const char* longwood_deck(longwood_session* session) {
  if (!is_given(session)) return nullptr;
  const Deal& deal = session->session.deal();
  return answer(session, deal.board ? std::string{} : write_deck(deal));
}

std::size_t longwood_piles(const longwood_session* session) {
  if (!is_given(session)) return 0;
  return static_cast<std::size_t>(session->session.info().piles());
}

const char* longwood_pile_name(longwood_session* session, std::size_t pile) {
  if (!is_given(session)) return nullptr;
  return has_pile(*session, pile) ? handle_of(session->session.game())->piles[pile].c_str() : nullptr;
}

const char* longwood_pile_words(longwood_session* session, std::size_t pile) {
  if (!is_given(session)) return nullptr;
  return has_pile(*session, pile) ? handle_of(session->session.game())->pile_words[pile].c_str() : nullptr;
}

std::size_t longwood_pile_seen(const longwood_session* session, std::size_t pile, std::uint8_t* cards,
                               std::size_t room) {
  if (!is_given(session)) return 0;
  if (!has_pile(*session, pile)) return 0;
  const Session& now = session->session;
  return write_pile(visible_cards(now.game(), now.state(), static_cast<Pile>(pile)), cards, room);
}

std::size_t longwood_pile_cards(const longwood_session* session, std::size_t pile, std::uint8_t* cards,
                                std::size_t room) {
  if (!is_given(session)) return 0;
  if (!has_pile(*session, pile)) return 0;
  const State& state = session->session.state();
  std::array<Card, max_cards> found;
  const int size = state.cards(static_cast<Pile>(pile), found);
  return write_pile(std::span{found}.first(static_cast<std::size_t>(size)), cards, room);
}
