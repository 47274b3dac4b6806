#include <algorithm>
#include <ranges>
#include <utility>

#include "core/board.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "session/gesture.hpp"
#include "session/laid_rows.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"
#include "wasm/json.hpp"

namespace longwood::wasm {
namespace {

Json deal_json(const AnyGame& game, const Deal& deal) {
  // as text: a number of JavaScript holds no 64 bits
  if (deal.board) return Object{}.text("board", write_board(game, *deal.board)).done();
  if (deal.numbered) return Object{}.text("number", std::to_string(deal.number)).done();
  return Object{}.text("deck", write_deck(deal)).done();
}

Json hand_json(const Speaker& say, const AnyGame& game, const State& state) {
  const auto hand = game.info->pile_with(Role::hand);
  if (!hand) return {};
  return Object{}
      .number("pile", *hand)
      .number("size", state.size[*hand])
      .json("act", meaning_json(say, game, state, hand_act(game, state)))
      .done();
}

Json say_json(const Saying& said) {
  return Object{}.text("text", said.text).number("sentence", said.sentence).done();
}

/// Counters are no matter of the page, and nothing is seen of a pile turned over that is empty.
bool tells(const Edit& edit) {
  return edit.kind == Edit::swap || edit.kind == Edit::shuffle || (edit.kind != Edit::set && edit.n > 0);
}

Json edit_json(const Edit& edit, bool back) {
  constexpr auto kinds = std::to_array<std::string_view>({"shift", "pour", "swap", "set", "shuffle"});
  Object object;
  object.text("kind", kinds[edit.kind]);
  if (edit.kind == Edit::shuffle) return object.number("pile", edit.a).done();
  object.number("from", back ? edit.b : edit.a).number("to", back ? edit.a : edit.b);
  return edit.kind == Edit::swap ? object.done() : object.number("count", edit.n).done();
}

}  // namespace

CardNumbers card_numbers(const Deal& deal) {
  CardNumbers numbers{};
  std::array<bool, max_cards> dealt{};
  std::uint8_t next = 0;
  for (const Card card : deal.order()) {
    numbers[card.id] = next++;
    dealt[card.id] = true;
  }
  for (std::size_t id = 0; id < max_cards; ++id)
    if (!dealt[id]) numbers[id] = next++;
  return numbers;
}

Json piles_json(const AnyGame& game, const State& state, const CardNumbers& numbers) {
  Array piles;
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    std::array<Card, max_cards> cards;
    state.cards(pile, cards);
    Array list;
    std::size_t place = 0;
    for (const Card seen : visible_cards(game, state, pile))
      list.add(Object{}
                   .number("id", numbers[cards[place++].id])
                   .json("face", seen.none() ? Json{} : quoted(write_card(seen)))
                   .done());
    piles.add(list.done());
  }
  return piles.done();
}

Object move_object(const Speaker& say, const AnyGame& game, const State& state, Move move) {
  constexpr auto acts =
      std::to_array<std::string_view>({"lay", "deal", "turn", "refill", "redeal", "pair", "exchange"});
  const bool named = names_piles(move);
  Object object;
  object.text("text", write_move(*game.info, move))
      .text("act", acts[static_cast<std::size_t>(move.act)])
      .number("from", named ? move.from : -1)
      .number("to", named ? move.to : -1)
      .number("count", move.count)
      .truth("home", brings_home(*game.info, move))
      .text("words", move_words(say, game, state, move));
  return object;
}

Json texts_json(const GameInfo& info, std::span<const Move> moves) {
  Array list;
  for (const Move move : moves) list.add(quoted(write_move(info, move)));
  return list.done();
}

Json refusal_json(const Speaker& say, const Reason& reason, std::string_view text, std::string_view told) {
  return Object{}
      .text("code", reason.code)
      .number("sentence", reason.sentence)
      .text("reason", say.word(reason_text(reason)))
      .text("text", text)
      .text("told", told)
      .done();
}

Json refusal_json(const Speaker& say, Why why, const Options& options) {
  return refusal_json(say, say.info().reason(why, options), tell_refusal(say, why, options),
                      tell_refusal(say, why, options, RuleNumber::beside));
}

Json meaning_json(const Speaker& say, const AnyGame& game, const State& state,
                  const std::expected<Move, Why>& meaning) {
  if (meaning) return Object{}.json("move", move_object(say, game, state, *meaning).done()).done();
  return Object{}.json("refusal", refusal_json(say, meaning.error(), state.option)).done();
}

Json edits_json(std::span<const Edit> edits) {
  Array list;
  for (const Edit& edit : edits)
    if (tells(edit)) list.add(edit_json(edit, false));
  return list.done();
}

Json edits_back_json(std::span<const Edit> edits) {
  Array list;
  for (const Edit& edit : std::ranges::reverse_view(edits))
    if (tells(edit)) list.add(edit_json(edit, true));
  return list.done();
}

/// The row of each card of each pile where gaps are kept, and how many rows were dealt; else nothing.
static Json rows_json(const Session& session) {
  const GameInfo& info = session.info();
  if (info.keeps_gaps.count == 0) return {};
  const LaidRows rows = laid_rows(session);
  Array piles;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    std::array<Card, max_cards> cards;
    const int size = info.keeps_gaps.has(pile) ? session.state().cards(pile, cards) : 0;
    Array list;
    for (int at = 0; at < size; ++at) list.number(rows.row[cards[static_cast<std::size_t>(at)].id]);
    piles.add(Object{}.number("laid", rows.laid[pile]).json("rows", list.done()).done());
  }
  return piles.done();
}

Json table_json(const Session& session, const CardNumbers& numbers) {
  const AnyGame& game = session.game();
  const GameInfo& info = session.info();
  const State& state = session.state();
  const Speaker say = speaker_of(info);
  Array moves, remarks;
  for (const Move move : session.moves()) moves.add(move_object(say, game, state, move).done());
  const Saying said = say_of(say, game, state);
  for (const auto& remark : remarks_besides(say, game, state, said)) remarks.add(quoted(remark));
  const auto next = next_place(info, state);
  return Object{}
      .text("game", info.id)
      .text("set", session.set().id)
      .json("deal", deal_json(session.game(), session.deal()))
      .json("piles", piles_json(game, state, numbers))
      .json("rows", rows_json(session))
      .json("moves", moves.done())
      .json("hand", hand_json(say, game, state))
      .text("standing", standing_name(session.standing()))
      .json("say", say_json(said))
      .number("home", cards_home(info, state))
      .number("of", cards_in_play(state))
      .number("redealsLeft", game.redeals_left(state))
      .json("remarks", remarks.done())
      .number("next", next ? *next : -1)
      .number("unknown", unknown_cards(game, state, session.known()))
      .number("length", static_cast<long>(session.length()))
      .number("node", session.here())
      .truth("undo", session.length() > 0)
      .truth("redo", session.can_redo())
      .done();
}

}  // namespace longwood::wasm
