#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "core/board.hpp"
#include "core/counters.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "face/describe.hpp"
#include "session/gesture.hpp"
#include "session/hint.hpp"
#include "session/laid_rows.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

/// A game in play: its table, its moves, the reasons of refusals, and changes.
namespace longwood::face {

template <>
struct Described<Act> {
  static constexpr std::string_view name = "Act",
                                    doc =
                                        "The kind of a move. `lay` moves cards from one pile to another; for "
                                        "the others see docs/library/notation.md.";
  static constexpr int values = acts;
  static constexpr std::string_view text(Act act) {
    constexpr auto names =
        std::to_array<std::string_view>({"lay", "deal", "turn", "refill", "redeal", "pair", "exchange"});
    return names[static_cast<std::size_t>(act)];
  }
};

template <>
struct Described<Standing> {
  static constexpr std::string_view name = "Standing";
  static constexpr int values = 3;
  static constexpr auto text = standing_name;
};

template <>
struct Described<AnnotationKind> {
  static constexpr std::string_view name = "AnnotationKind", doc = "What a player can write on a position.";
  static constexpr int values = 2;
  static constexpr auto text = annotation_key;
};

/// A move that may be made in this position.
struct LegalMove {
  Speaker say;
  const AnyGame& game;
  const State& state;
  Move move;
};
template <>
struct Described<LegalMove> {
  using M = LegalMove;
  static constexpr std::string_view name = "LegalMove";
  static constexpr std::tuple fields{
      field<"text", R"(In notation: "3-sa", "deal".)">(
          [](const M& m) { return write_move(*m.game.info, m.move); }),
      field<"act">([](const M& m) { return m.move.act; }),
      field<"from", "-1 if the move names no pile.">(
          [](const M& m) { return PileIndex{names_piles(m.move) ? m.move.from : -1}; }),
      field<"to">([](const M& m) { return PileIndex{names_piles(m.move) ? m.move.to : -1}; }),
      field<"count">([](const M& m) { return m.move.count; }),
      field<"home">([](const M& m) { return brings_home(*m.game.info, m.move); }),
      field<"words", R"("the seven of clubs to column 2, on the eight of clubs")">(
          [](const M& m) { return move_words(m.say, m.game, m.state, m.move); }),
  };
};

/// A move with what the rule of thumb thinks of it.
struct Ranked : LegalMove {
  const Known& known;
  int worth;
};
template <>
struct Described<Ranked> {
  static constexpr std::string_view
      name = "RankedMove",
      doc = "A legal move with its rating by the rule of thumb, which uses only visible cards.";
  using Base = LegalMove;
  static constexpr std::tuple fields{
      field<"worth">(&Ranked::worth),
      field<"reason", R"("frees the seven of spades"; may be empty.)">(
          [](const Ranked& m) { return reason_for(m.say, m.game, m.state, m.move, m.known); }),
  };
};

/// Moves in notation.
inline auto in_notation(const GameInfo& info, std::span<const Move> moves) {
  return each<std::string>([&info, moves](auto add) {
    for (const Move move : moves) add(write_move(info, move));
  });
}

/// Why a move is refused.
struct Refusal {
  Speaker say;
  const Reason& reason;
  std::string text, told;
};
template <>
struct Described<Refusal> {
  static constexpr std::string_view name = "Refusal", doc = "Why a move is refused.";
  static constexpr std::tuple fields{
      field<"code", R"(Stable name: "bottom_row_serves_aces".)">(
          [](const Refusal& r) { return r.reason.code; }),
      field<"sentence", "The number of its rule; 0 for none.">(
          [](const Refusal& r) { return r.reason.sentence; }),
      field<"reason", R"(The reason alone: "the bottom row serves the aces".)">(
          [](const Refusal& r) { return r.say.word(reason_text(r.reason)); }),
      field<"text", R"("Not allowed: the bottom row serves the aces (rule 7).")">(&Refusal::text),
      field<"told", "The same without the number of the rule.">(&Refusal::told),
  };
};
/// The refusal for this reason, under these options.
Refusal refusal_for(const Speaker& say, Why why, const Options& options);

/// The move that a gesture means, or that a click on the hand makes.
struct Allowed {
  LegalMove move;
};
struct Refused {
  Refusal refusal;
};
template <>
struct Described<Allowed> {
  static constexpr std::string_view name = "Allowed";
  static constexpr std::tuple fields{field<"move">(&Allowed::move)};
};
template <>
struct Described<Refused> {
  static constexpr std::string_view name = "Refused";
  static constexpr std::tuple fields{field<"refusal">(&Refused::refusal)};
};
using Meaning = std::expected<Allowed, Refused>;
Meaning meaning_of(const Speaker& say, const AnyGame& game, const State& state,
                   const std::expected<Move, Why>& move);

/// Each card's number in the order of the deal, those withdrawn beforehand last: it tells a covered card from
/// another without showing its face.
using CardNumbers = std::array<std::uint8_t, max_cards>;
CardNumbers card_numbers(const Deal& deal);

struct CardSeen {
  std::uint8_t id;
  Card card;
};
/// The face of a card which the player may see.
inline std::optional<Face> face_of(Card card) {
  if (card.none()) return {};
  return Face{write_card(card)};
}
template <>
struct Described<CardSeen> {
  static constexpr std::string_view name = "CardSeen";
  static constexpr std::tuple fields{
      field<"id">(&CardSeen::id),
      field<"face", "Null if the player may not see it.">(
          [](const CardSeen& seen) { return face_of(seen.card); }),
  };
};

/// Visits the cards of a pile as the player sees them, from the base.
template <class Visit>
void each_card_seen(const Session& session, const CardNumbers& numbers, Pile pile, Visit visit) {
  std::array<Card, max_cards> cards;
  session.state().cards(pile, cards);
  std::size_t place = 0;
  for (const Card seen : visible_cards(session.game(), session.state(), pile))
    visit(CardSeen{numbers[cards[place++].id], seen});
}
/// All piles as the player sees them.
inline auto piles_seen(const Session& session, const CardNumbers& numbers) {
  const auto pile_at = [&](Pile pile) {
    return each<CardSeen>([&, pile](auto add) { each_card_seen(session, numbers, pile, add); });
  };
  return each<decltype(pile_at(0))>([&session, pile_at](auto add) {
    for (int i = 0; i < session.info().piles(); ++i) add(pile_at(static_cast<Pile>(i)));
  });
}

/// A deal by number, by its cards, or as a board.
struct DealNumber {
  std::uint64_t number;
};
struct DealDeck {
  const Deal& deal;
};
struct DealBoard {
  const AnyGame& game;
  const State& board;
};
using DealCode = std::variant<DealNumber, DealDeck, DealBoard>;
DealCode deal_code(const Session& session);
template <>
struct Described<DealNumber> {
  static constexpr std::string_view name = "DealNumber";
  static constexpr std::tuple fields{
      field<"number", "As text, because a JavaScript number cannot hold 64 bits.">(
          [](const DealNumber& deal) { return std::to_string(deal.number); }),
  };
};
template <>
struct Described<DealDeck> {
  static constexpr std::string_view name = "DealDeck";
  static constexpr std::tuple fields{
      field<"deck">([](const DealDeck& deal) { return write_deck(deal.deal); })};
};
template <>
struct Described<DealBoard> {
  static constexpr std::string_view name = "DealBoard";
  static constexpr std::tuple fields{
      field<"board">([](const DealBoard& deal) { return write_board(deal.game, deal.board); })};
};

/// The rows in which a pile's cards lie where gaps are kept.
struct PileRows {
  const LaidRows& rows;
  const Session& session;
  Pile pile;
};
template <>
struct Described<PileRows> {
  static constexpr std::string_view name = "PileRows";
  static constexpr std::tuple fields{
      field<"laid", "How many rows were dealt.">([](const PileRows& of) { return of.rows.laid[of.pile]; }),
      field<"rows", "The row of each of its cards.">([](const PileRows& of) {
        return each<int>([&of](auto add) {
          std::array<Card, max_cards> cards;
          const bool kept = of.session.info().keeps_gaps.has(of.pile);
          const int size = kept ? of.session.state().cards(of.pile, cards) : 0;
          for (int at = 0; at < size; ++at) add(of.rows.row[cards[static_cast<std::size_t>(at)].id]);
        });
      }),
  };
};

/// What the hand (stock) holds and would do.
struct Hand {
  Speaker say;
  const AnyGame& game;
  const State& state;
  Pile pile;
};
template <>
struct Described<Hand> {
  static constexpr std::string_view name = "Hand";
  static constexpr std::tuple fields{
      field<"pile">([](const Hand& hand) { return PileIndex{hand.pile}; }),
      field<"size">([](const Hand& hand) { return hand.state.size[hand.pile]; }),
      field<"act", "The result of a click: a move, or the reason why there is none.">([](const Hand& hand) {
        return meaning_of(hand.say, hand.game, hand.state, hand_act(hand.game, hand.state));
      }),
      field<"acts", "Whether a player of this game ever acts on it; otherwise the game turns its cards.">(
          [](const Hand& hand) { return acts_on_hand(hand.game, hand.state); }),
  };
};

template <>
struct Described<Saying> {
  static constexpr std::string_view name = "Saying",
                                    doc = "A message, and the number of its rule (0 for none).";
  static constexpr std::tuple fields{field<"text">(&Saying::text), field<"sentence">(&Saying::sentence)};
};

inline constexpr Literal dead_end_means{
    "Whether the game is lost although moves are left: none of the moves that can still be reached brings "
    "another card home."};

/// A position as the player sees it.
struct TableSeen {
  Speaker say;
  const Session& session;
  const CardNumbers& numbers;
  Saying saying = say_of(say, session.game(), session.state(), session.known());
};
template <>
struct Described<TableSeen> {
  using T = TableSeen;
  static constexpr std::string_view name = "Table", doc = "A position as the player sees it.";
  static constexpr std::tuple fields{
      field<"game">([](const T& t) { return t.session.info().id; }),
      field<"set">([](const T& t) { return t.session.set().id; }),
      field<"deal">([](const T& t) { return deal_code(t.session); }),
      field<"kind", "Of a kind deal, the number of the deal with which it began; otherwise null.">(
          [](const T& t) {
            const auto kind = t.session.kind();
            return kind ? std::optional{std::to_string(*kind)} : std::nullopt;
          }),
      field<"piles", "By pile, base first; the last card is exposed.">(
          [](const T& t) { return piles_seen(t.session, t.numbers); }),
      field<"rows", "By pile, in games that keep gaps; otherwise null.">([](const T& t) {
        const auto rows = each<PileRows>([&t](auto add) {
          const LaidRows laid = laid_rows(t.session);
          for (int i = 0; i < t.session.info().piles(); ++i) add({laid, t.session, static_cast<Pile>(i)});
        });
        return t.session.info().keeps_gaps.count == 0 ? std::nullopt : std::optional{rows};
      }),
      field<"moves">([](const T& t) {
        return each<LegalMove>([&t](auto add) {
          for (const Move move : t.session.moves()) add({t.say, t.session.game(), t.session.state(), move});
        });
      }),
      field<"hand", "Null if the game has no hand.">([](const T& t) {
        const auto hand = t.session.info().pile_with(Role::hand);
        return hand ? std::optional{Hand{t.say, t.session.game(), t.session.state(), *hand}} : std::nullopt;
      }),
      field<"standing">([](const T& t) { return t.session.standing(); }),
      field<"deadEnd", dead_end_means>([](const T& t) { return t.saying.dead_end; }),
      field<"say", "The most important message now.">(&T::saying),
      field<"home">([](const T& t) { return cards_home(t.session.info(), t.session.state()); }),
      field<"of", "Cards that can come home.">(
          [](const T& t) { return cards_to_bring_home(t.session.info(), t.session.state()); }),
      field<"counters", "Counters won so far, below 0 if lost; null if the game is not played for them.">(
          [](const T& t) { return counters_won(t.session.game(), t.session.state()); }),
      field<"redealsLeft", "-1 if the game has no redeals.">(
          [](const T& t) { return t.session.game().redeals_left(t.session.state()); }),
      field<"redeals", "Redeals made.">(
          [](const T& t) { return std::ranges::count(t.session.line(), Act::redeal, &Move::act); }),
      field<"remarks", R"(More facts about the position: "The exchange has not been used".)">(
          [](const T& t) { return remarks_besides(t.say, t.session.game(), t.session.state(), t.saying); }),
      field<"next", "The pile of the next card in hand, or -1.">([](const T& t) {
        const auto next = next_place(t.session.info(), t.session.state());
        return PileIndex{next ? *next : -1};
      }),
      field<"unknown", "Cards whose place the player cannot know. If 0, a verdict reveals nothing.">(
          [](const T& t) { return unknown_cards(t.session.game(), t.session.state(), t.session.known()); }),
      field<"shuffleAhead", "Whether a later redeal shuffles.">(
          [](const T& t) { return shuffles_ahead(t.session.game(), t.session.state()); }),
      field<"length">([](const T& t) { return t.session.length(); }),
      field<"node", "The current node of the tree of tries.">([](const T& t) { return t.session.here(); }),
      field<"undo">([](const T& t) { return t.session.length() > 0; }),
      field<"redo">([](const T& t) { return t.session.can_redo(); }),
  };
};

/// A primitive change (lib/core/table.hpp), or the one that takes it back.
struct EditSeen {
  Edit edit;
  bool back;
  [[nodiscard]] PileIndex from() const { return {back ? edit.b : edit.a}; }
  [[nodiscard]] PileIndex to() const { return {back ? edit.a : edit.b}; }
};
struct MovedCards : EditSeen {};
struct SwappedCards : EditSeen {};
struct ShuffledPile : EditSeen {};
template <>
struct Described<MovedCards> {
  static constexpr std::string_view
      name = "MovedCards",
      doc = "The last cards of a pile move to another, in the same (`shift`) or reversed (`pour`) order.";
  static constexpr std::tuple fields{
      field<"kind">([](const MovedCards& moved) {
        return OneOf<"shift", "pour">{static_cast<std::size_t>(moved.edit.kind)};
      }),
      field<"from">(&EditSeen::from),
      field<"to">(&EditSeen::to),
      field<"count">([](const MovedCards& moved) { return moved.edit.n; }),
  };
};
template <>
struct Described<SwappedCards> {
  static constexpr std::string_view name = "SwappedCards",
                                    doc = "The exposed cards of two piles change places.";
  static constexpr std::tuple fields{
      field<"kind">([](const SwappedCards&) { return OneOf<"swap">{}; }),
      field<"from">(&EditSeen::from),
      field<"to">(&EditSeen::to),
  };
};
template <>
struct Described<ShuffledPile> {
  static constexpr std::string_view name = "ShuffledPile", doc = "A pile is shuffled.";
  static constexpr std::tuple fields{
      field<"kind">([](const ShuffledPile&) { return OneOf<"shuffle">{}; }),
      field<"pile">([](const ShuffledPile& shuffled) { return PileIndex{shuffled.edit.a}; }),
  };
};
using AnyEdit = std::variant<MovedCards, SwappedCards, ShuffledPile>;
/// The edits in their order, or those that undo them. Counters and empty piles that are turned over are
/// omitted, because the page does not show them.
Written<std::vector<AnyEdit>> edits_of(std::span<const Edit> edits, bool back = false);

/// A game in writing, taken apart.
struct SavedGame {
  Record record;
};
template <>
struct Described<SavedGame> {
  using S = SavedGame;
  static constexpr std::string_view name = "SavedGame", doc = "A saved game, with its parts.";
  static constexpr std::tuple fields{
      field<"start", "The saved game without its moves and notes.">(
          [](const S& s) { return write_record(start_of(s.record)); }),
      field<"moves", "In notation.">(
          [](const S& s) { return in_notation(*s.record.game->info, s.record.moves); }),
      field<"record">([](const S& s) { return write_record(s.record); }),
  };
};

/// What a change of the game gives back.
struct Changed {
  TableSeen table;
  Written<std::vector<AnyEdit>> edits;
  std::string told;
  std::optional<Written<LegalMove>> move;
};
template <>
struct Described<Changed> {
  static constexpr std::string_view name = "Step", doc = "The result of a change of the game.";
  static constexpr std::tuple fields{
      field<"table">(&Changed::table),
      field<"edits", "Changes since the previous table, in order; empty after a jump.">(&Changed::edits),
      field<"told", "The changes in sentences, for reading aloud.">(&Changed::told),
      field<"move", "The move; null for a new table, undo, redo and jumps.">(&Changed::move),
      field<"saved", "The game up to here.">(
          [](const Changed& c) { return SavedGame{c.table.session.record()}; }),
      field<"tries", "The saved game with all branches, for `openTries`.">(
          [](const Changed& c) { return write_tries(c.table.session); }),
  };
};

/// A node of the tree of tries, and the words of the move that led there.
struct TryNode {
  const Session& session;
  int at;
  std::string words;
  [[nodiscard]] const Session::Node& node() const { return session.nodes()[static_cast<std::size_t>(at)]; }
};
template <>
struct Described<TryNode> {
  using N = TryNode;
  static constexpr std::string_view name = "TryNode",
                                    doc = "A node of the tree of tries; node 0 is the start.";
  static constexpr std::tuple fields{
      field<"parent", "-1 for the start.">([](const N& n) { return n.node().parent; }),
      field<"move", "In notation; empty for the start.">(
          [](const N& n) { return n.at == 0 ? std::string{} : write_move(n.session.info(), n.node().move); }),
      field<"words">(&N::words),
      field<"children">([](const N& n) -> const std::vector<int>& { return n.node().children; }),
      field<"standing">([](const N& n) { return n.node().standing; }),
      field<"note", "The player's note; may be empty.">(
          [](const N& n) { return annotation_at(n.session.annotations(), n.at, AnnotationKind::note); }),
      field<"name", "The name of the branch that begins with this move; may be empty.">(
          [](const N& n) { return annotation_at(n.session.annotations(), n.at, AnnotationKind::name); }),
  };
};
/// The tree of everything tried.
std::vector<TryNode> tree_of(const Session& session, const Speaker& say);

/// The piles after a record, and how its game stands.
struct Glance {
  Session session;
  CardNumbers numbers = card_numbers(session.deal());
};
template <>
struct Described<Glance> {
  static constexpr std::string_view name = "Glance", doc = "The result of the moves of a saved game.";
  static constexpr std::tuple fields{
      field<"game">([](const Glance& glance) { return glance.session.info().id; }),
      field<"piles">([](const Glance& glance) { return piles_seen(glance.session, glance.numbers); }),
      field<"standing">([](const Glance& glance) { return glance.session.standing(); }),
      field<"home">(
          [](const Glance& glance) { return cards_home(glance.session.info(), glance.session.state()); }),
      field<"saved">([](const Glance& glance) { return SavedGame{glance.session.record()}; }),
  };
};

}  // namespace longwood::face
