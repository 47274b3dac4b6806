#pragma once

#include "face/describe.hpp"
#include "face/table.hpp"
#include "foresight/blockers.hpp"
#include "foresight/foresight.hpp"
#include "foresight/turning_point.hpp"
#include "foresight/why_lost_words.hpp"
#include "honest/advice_words.hpp"
#include "honest/chance.hpp"
#include "honest/guide.hpp"
#include "review/player.hpp"
#include "review/review_words.hpp"
#include "session/knowledge.hpp"
#include "solve/proofs/evidence.hpp"

/// What searches find: verdicts, advice and reviews.
namespace longwood::face {

template <>
struct Described<Verdict> {
  static constexpr std::string_view
      name = "VerdictName",
      doc = "What is proved about a position with all cards and shuffles known; `open` is undecided.";
  static constexpr int values = 3;
  static constexpr auto text = verdict_name;
};

template <>
struct Described<Mark> {
  static constexpr std::string_view name = "Mark", doc = "The mark of a move in a review.";
  static constexpr int values = static_cast<int>(Mark::brilliant) + 1;
  static constexpr auto text = mark_name;
};

/// Half the width of the interval of a figure (95 %).
inline Share reach_of(const Estimate& estimate) { return {reach_of_interval * estimate.error}; }

struct Decision {
  Speaker say;
  const Foresight& foresight;
  Foresight::View view;
};
template <>
struct Described<Decision> {
  using D = Decision;
  static constexpr std::string_view name = "Decision", doc = "A verdict with all cards and shuffles known.";
  static constexpr std::tuple fields{
      field<"verdict">([](const D& d) { return d.view.verdict; }),
      field<"because",
            "For a loss known without search, the reason, as the end of a sentence; otherwise empty.">(
          [](const D& d) {
            const auto evidence =
                d.view.verdict == Verdict::lost
                    ? evidence_of_loss(d.foresight.game(), d.foresight.position(), d.say.language())
                    : std::nullopt;
            return evidence ? evidence->words : std::string{};
          }),
      field<"foresees", "Whether it depends on how a later redeal shuffles.">(
          [](const D& d) { return d.foresight.foresees(d.view); }),
      field<"nodes">([](const D& d) { return d.view.nodes; }),
      field<"line", "For `won`, the moves that win from here.">(
          [](const D& d) { return in_notation(*d.foresight.game().info, d.view.line); }),
  };
};

struct Turning {
  const GameInfo& info;
  const TurningPoint& point;
};
template <>
struct Described<Turning> {
  using T = Turning;
  static constexpr std::string_view
      name = "Turning",
      doc = "The move that lost a game: before it, the game could be won. Numbered from 1.";
  static constexpr std::tuple fields{
      field<"lost", "Whether the game is proved lost.">([](const T& t) { return t.point.result().lost; }),
      field<"move", "0: the deal itself cannot be won.">([](const T& t) { return t.point.result().move; }),
      field<"sure", "Whether the position before it is proved winnable.">(
          [](const T& t) { return t.point.result().sure; }),
      field<"foresees", "Whether it depends on how a later redeal shuffles.">(
          [](const T& t) { return t.point.result().foresees; }),
      field<"instead", "Moves that would have kept the win.">(
          [](const T& t) { return in_notation(t.info, t.point.result().instead); }),
      field<"done", "Positions decided so far.">([](const T& t) { return t.point.done(); }),
      field<"of">([](const T& t) { return t.point.of(); }),
  };
};

/// A card of a position.
struct CardPlace {
  const State& state;
  Card card;
  [[nodiscard]] std::pair<int, int> place() const {
    for (int pile = 0; pile < max_piles; ++pile) {
      Card at = state.top[static_cast<std::size_t>(pile)];
      for (int left = state.size[static_cast<std::size_t>(pile)]; left-- > 0; at = state.under[at.id])
        if (at == card) return {pile, left};
    }
    return {-1, -1};
  }
};
template <>
struct Described<CardPlace> {
  using C = CardPlace;
  static constexpr std::string_view name = "CardPlace", doc = "A card and where it lies.";
  static constexpr std::tuple fields{
      field<"card">([](const C& c) { return write_card(c.card); }),
      field<"pile">([](const C& c) { return c.place().first; }),
      field<"index", "From the base of its pile, from 0.">([](const C& c) { return c.place().second; }),
  };
};

struct NeverHome {
  Wanted wanted;
};
template <>
struct Described<NeverHome> {
  using N = NeverHome;
  static constexpr std::string_view name = "NeverHome",
                                    doc = "A card of those that can never all be home at once.";
  static constexpr std::tuple fields{
      field<"card">(
          [](const N& n) { return write_card(Card::of(n.wanted.kind / 4 + 1, n.wanted.kind % 4)); }),
      field<"both", "Whether both cards of this face are meant.">([](const N& n) { return n.wanted.both; }),
  };
};

struct Covering {
  CardPlace card, under;
};
template <>
struct Described<Covering> {
  static constexpr std::string_view name = "Covering",
                                    doc = "A card that lies under one which no line of play can move.";
  static constexpr std::tuple fields{
      field<"card">(&Covering::card),
      field<"under">(&Covering::under),
  };
};

struct HeldCard {
  CardPlace held, needs, under;
  bool as_next;
};
template <>
struct Described<HeldCard> {
  static constexpr std::string_view
      name = "HeldCard",
      doc = "A card that cannot leave its pile: it needs another one, which lies under a held card.";
  static constexpr std::tuple fields{
      field<"held">(&HeldCard::held),
      field<"needs">(&HeldCard::needs),
      field<"under", "The held card over the needed one; the needed one itself if that is held.">(
          &HeldCard::under),
      field<"next", "Whether it needs the other to be exposed; otherwise to be home.">(&HeldCard::as_next),
  };
};

/// What the player of a session can know of the cards not seen, and prove by what is seen.
inline Unseen unseen_in(const Session& session) {
  const int unknown = unknown_cards(session.game(), session.state(), session.known());
  return {unknown, unknown > 0 && guide_for(session.info()).proves_lost(session.state())};
}

/// A list of these cards.
inline auto never_home(const auto& cards) {
  return each<NeverHome>([&cards](auto add) {
    for (const Wanted& wanted : cards) add({wanted});
  });
}

using LossFound = OneOf<"undecided", "winnable", "lost">;

/// Why a position is lost, as far as it is known.
struct Loss {
  Speaker say;
  const State& state;
  const Reasons& reasons;
  Unseen unseen;
};
template <>
struct Described<Loss> {
  using L = Loss;
  static constexpr std::string_view name = "Loss",
                                    doc = "Why a position is lost (docs/research/why-lost.md).";
  static constexpr std::tuple fields{
      field<"found", "`undecided` if the limit of positions was reached.">(
          [](const L& l) { return LossFound{static_cast<std::size_t>(l.reasons.found)}; }),
      field<"cannot",
            "The cards that can never all be home at once; without any one of them, the others can.">(
          [](const L& l) { return never_home(l.reasons.cannot); }),
      field<"fewest", "Whether no smaller set has this property.">(
          [](const L& l) { return l.reasons.fewest; }),
      field<"pins", "The cards of `cannot` that lie under a card which no line of play can move.">(
          [](const L& l) {
            return each<Covering>([&l](auto add) {
              for (const Pin& pin : l.reasons.pins) add({{l.state, pin.card}, {l.state, pin.under}});
            });
          }),
      field<"holds", "Cards that hold one another where they lie; may be empty.">([](const L& l) {
        return each<HeldCard>([&l](auto add) {
          for (const Hold& hold : l.reasons.holds)
            add({{l.state, hold.held}, {l.state, hold.needs}, {l.state, hold.under}, hold.as_next});
        });
      }),
      field<"holding", "The number of cards in `holds`.">(
          [](const L& l) { return cards_of(l.reasons.holds).size(); }),
      field<"unseen",
            "Whether the reasons depend on cards that the player has not seen; otherwise they hold "
            "wherever those lie.">([](const L& l) { return l.reasons.needs_unseen && l.unseen.unknown > 0; }),
      field<"foresees", "Whether they depend on how a later redeal shuffles.">(
          [](const L& l) { return l.reasons.needs_shuffles; }),
      field<"everywhere",
            "Whether the position is proved lost wherever the cards lie that the player has not seen.">(
          [](const L& l) {
            return l.reasons.found == Reasons::Found::reasons && !l.reasons.needs_shuffles &&
                   (!l.reasons.needs_unseen || l.unseen.unknown == 0 || l.unseen.lost_anyway);
          }),
      field<"positions", "Positions followed.">([](const L& l) { return l.reasons.positions; }),
      field<"words", "The reasons in sentences.">(
          [](const L& l) { return why_lost_words(l.say, l.reasons, l.unseen); }),
  };
};

using BlockersFound = OneOf<"undecided", "can", "cannot">;

/// Whether cards that the player names can all come home.
struct NamedCards {
  Speaker say;
  const Reasons& reasons;
  Blockers blockers;
  Unseen unseen;
};
template <>
struct Described<NamedCards> {
  using N = NamedCards;
  static constexpr std::string_view name = "NamedCards",
                                    doc = "Whether cards that the player names can all come home at once.";
  static constexpr std::tuple fields{
      field<"found", "`undecided` if the limit of positions was reached.">(
          [](const N& n) { return BlockersFound{static_cast<std::size_t>(n.blockers.found)}; }),
      field<"named", "The number of cards named.">([](const N& n) { return n.blockers.named; }),
      field<"enough", "Of these, the fewest that cannot all come home.">(
          [](const N& n) { return never_home(n.blockers.enough); }),
      field<"minimal", "Whether they cannot all come home and none can be left out.">(
          [](const N& n) { return n.blockers.minimal(); }),
      field<"words", "The answer in sentences.">(
          [](const N& n) { return blockers_words(n.say, n.blockers, n.reasons, n.unseen); }),
  };
};

/// A plan that is advised, and how it turns out in few words.
struct Hint : LegalMove {
  const Session& session;
  const std::vector<Move>& plan;
  std::string figure;
  Hint(const Speaker& speaker, const Session& at, const std::vector<Move>& moves, std::string words)
      : LegalMove{speaker, at.game(), at.state(), moves.front()},
        session{at},
        plan{moves},
        figure{std::move(words)} {}
};
template <>
struct Described<Hint> {
  static constexpr std::string_view name = "Hint", doc = "An advised move, the first of a plan.";
  using Base = LegalMove;
  static constexpr std::tuple fields{
      field<"reason", "A reason for it; may be empty.">([](const Hint& h) {
        return guide_for(h.session.info()).chooses
                   ? reason_for(h.say, h.game, h.state, h.move, h.session.known())
                   : std::string{};
      }),
      field<"plan", "The plan, up to the move that reveals something or wins.">(
          [](const Hint& h) { return in_notation(h.session.info(), h.plan); }),
      field<"next", "The second move of the plan in words; empty if it has no more.">([](const Hint& h) {
        if (h.plan.size() < 2) return std::string{};
        Table table{h.session.info().classes, h.state};
        h.game.play(table, h.plan[0]);
        return move_words(h.say, h.game, table.state(), h.plan[1]);
      }),
      field<"figure", R"(Its result: "about 31 %", "wins".)">(&Hint::figure),
  };
};

struct Advice {
  Speaker say;
  const Session& session;
  const InformationState& view;
  const Recommendation& counsel;
  AdviceWords words = advice_words(say, counsel, view, session.kind().has_value());
  Chance chance = chance_of(counsel, view);
};
template <>
struct Described<Advice> {
  using A = Advice;
  static constexpr std::string_view
      name = "Advice",
      doc =
          "What to do next, using only what the player knows (docs/research/methods-honest.md). The words "
          "are those of `longwood advise`.";
  static constexpr std::tuple fields{
      field<"hints", "Best first; empty if there is no useful move.">([](const A& a) {
        return each<Hint>([&a](auto add) {
          if (!a.counsel.plan.empty()) add({a.say, a.session, a.counsel.plan, a.words.brief});
          for (const Alternative& other : a.counsel.others)
            add({a.say, a.session, other.plan,
                 a.session.kind() ? "" : alternative_words(a.say, a.counsel, other, a.view)});
        });
      }),
      field<"chosen", "Whether the first hint is final.">([](const A& a) { return a.counsel.chosen; }),
      field<"verdict", "The verdict, if no card is hidden.">([](const A& a) { return a.counsel.verdict; }),
      field<
          "tried",
          "Simulated games; if the chance comes from `lines`, the number of games that would be as precise.">(
          [](const A& a) { return a.counsel.sample.tried; }),
      field<"lines", "Lines of play examined, if the chance comes from them; otherwise 0.">(
          [](const A& a) { return a.counsel.walks; }),
      field<"valued",
            "Whether no game is simulated: each of `tried` deals of the unseen cards is valued by "
            "finished games.">([](const A& a) { return guide_for(a.session.info()).value.exists(); }),
      field<"share", "The estimated chance of winning with hints, and its 95 % interval.">(
          [](const A& a) { return Share{a.chance.share}; }),
      field<"low">([](const A& a) { return Share{a.chance.interval.low}; }),
      field<"high">([](const A& a) { return Share{a.chance.interval.high}; }),
      field<"figure", R"(The same in words, "about 2 %" and "1.1 to 4 %"; empty until something is known.)">(
          [](const A& a) { return std::string_view{a.words.figure}; }),
      field<"margin">([](const A& a) { return std::string_view{a.words.margin}; }),
      field<"isShare", "Whether the figure is a share, not empty or a word for a certain result.">(
          [](const A& a) { return a.words.no_chance == NoChance::none; }),
      field<"brief", "The figure, with its margin if that is wide.">(
          [](const A& a) { return std::string_view{a.words.brief}; }),
      field<"claim", R"(The event that has this chance: "If you follow the hints you win"; may be empty.)">(
          [](const A& a) { return std::string_view{a.words.claim}; }),
      field<"doubt", "A warning if such chances were not compared with results; usually empty.">(
          [](const A& a) { return std::string_view{a.words.doubt}; }),
      field<"worth", "The meaning of the figure, in a sentence.">(
          [](const A& a) { return std::string_view{a.words.worth}; }),
      field<"foreseen", "How many of these games are winnable, in a sentence; may be empty.">(
          [](const A& a) { return std::string_view{a.words.foreseen}; }),
  };
};

template <>
struct Described<Sample> {
  static constexpr std::string_view name = "Sample", doc = "Simulated games of a plan since the last answer.";
  static constexpr std::tuple fields{
      field<"tried">(&Sample::tried),
      field<"share", "The mean of their final chances: 1 for a win, 0 for undecided games.">(
          [](const Sample& more) { return Share{more.tried > 0 ? more.sum / more.tried : 0}; }),
      field<"open">(&Sample::open),
  };
};

/// A review, as far as it is known.
struct Review {
  Speaker say;
  const Reviewer& review;
  std::optional<Account> account;
  /// A figure of the account, once there is one, if this game shows figures.
  template <class Get>
  [[nodiscard]] auto told(Get get) const {
    using Figure = Maybe<decltype(get(*account))>;
    return account && tells_figures(review, *account) ? Figure{get(*account)} : Figure{};
  }
};
/// A position or a move of a review's account.
struct ReviewedAt {
  const Review& of;
  const Account& account;
  std::size_t at;
  [[nodiscard]] const Step& step() const { return account.steps[at]; }
  /// A figure of this place, if this game shows figures.
  template <class Figure>
  [[nodiscard]] Maybe<Figure> told(Figure figure) const {
    return of.told([&](const Account&) { return figure; });
  }
  [[nodiscard]] const GameInfo& info() const { return of.review.game().info(); }
};
struct ReviewedPosition : ReviewedAt {
  [[nodiscard]] Chance chance() const { return account.chance(at); }
  /// A figure of this position, which is also shown if it is not an estimate.
  template <class Figure>
  [[nodiscard]] Maybe<Figure> known(Figure figure) const {
    return account.bases[at] == Basis::estimated ? told(figure) : Maybe<Figure>{figure};
  }
};
struct ReviewedMove : ReviewedAt {};
template <>
struct Described<ReviewedPosition> {
  using P = ReviewedPosition;
  static constexpr std::string_view name = "ReviewedPosition",
                                    doc = "The chance of a position of a reviewed game.";
  static constexpr std::tuple fields{
      field<"share", "This and `reach` are missing if no chance is shown.">(
          [](const P& p) { return p.known(Share{p.chance().share}); }),
      field<"reach", "Half the width of the 95 % interval.">(
          [](const P& p) { return p.known(reach_of(p.account.chances[p.at])); }),
      field<"close", "Whether it is proved, or known to within 15 points.">(
          [](const P& p) { return is_close(p.of.review, p.account, p.at); }),
      field<"figure", R"("about 45 %", "won", "lost", "undecided", "not shown".)">(
          [](const P& p) { return figure_words(p.of.say, p.of.review, p.account, p.at); }),
  };
};
template <>
struct Described<ReviewedMove> {
  using M = ReviewedMove;
  static constexpr std::string_view name = "ReviewedMove",
                                    doc = "A move of a reviewed game (docs/research/review-method.md).";
  static constexpr std::tuple fields{
      field<"move">([](const M& m) { return write_move(m.info(), m.step().move); }),
      field<"words">([](const M& m) {
        return move_words(m.of.say, m.of.review.game().game(), m.of.review.state(m.at), m.step().move);
      }),
      field<"shows", "Whether it revealed something.">([](const M& m) { return m.step().shows; }),
      field<"mark">([](const M& m) { return m.step().mark; }),
      field<"loss", "This, `reach` and `luck` are missing if no chance is shown.">(
          [](const M& m) { return m.told(Share{m.step().loss.value}); }),
      field<"reach", "Half the width of the 95 % interval of the loss.">(
          [](const M& m) { return m.told(reach_of(m.step().loss)); }),
      field<"luck">([](const M& m) { return m.told(Share{m.step().luck.value}); }),
      field<"better", "The better plan, if there is one.">(
          [](const M& m) { return in_notation(m.info(), m.step().better); }),
      field<"told", "A comment in a sentence or two; may be empty.">(
          [](const M& m) { return step_words(m.of.say, m.of.review, m.account, m.at); }),
  };
};
template <>
struct Described<Review> {
  using R = Review;
  static constexpr std::string_view
      name = "Review",
      doc = "Luck and decisions in a game. Positions and moves are empty until each has a first figure.";
  static constexpr std::tuple fields{
      field<"progress", "Progress, from 0 to 1.">([](const R& r) { return Share{r.review.progress()}; }),
      field<"loss", "This and the figures up to `balance` are missing if this game shows no chances.">(
          [](const R& r) { return r.told([](const Account& a) { return Share{a.loss.value}; }); }),
      field<"luck">([](const R& r) { return r.told([](const Account& a) { return Share{a.luck.value}; }); }),
      field<"lossReach", "Half the widths of the intervals (95 %) of `loss` and `luck`.">(
          [](const R& r) { return r.told([](const Account& a) { return reach_of(a.loss); }); }),
      field<"luckReach">(
          [](const R& r) { return r.told([](const Account& a) { return reach_of(a.luck); }); }),
      field<"kept">([](const R& r) { return r.told([](const Account& a) { return Share{a.kept}; }); }),
      field<"close", "Whether these figures are known to within 15 points.">(
          [](const R& r) { return r.account && is_close(r.review, *r.account); }),
      field<"balance", "The five figures of the game as a line to be stored, for `playerFigures`.">(
          [](const R& r) {
            return r.told(
                [&r](const Account& a) { return write_balance(r.review.game().info(), balance_of(a)); });
          }),
      field<"chances", "One more than there are moves.">([](const R& r) {
        return each<ReviewedPosition>([&r](auto add) {
          for (std::size_t i = 0; r.account && i < r.account->chances.size(); ++i) add({{r, *r.account, i}});
        });
      }),
      field<"steps">([](const R& r) {
        return each<ReviewedMove>([&r](auto add) {
          for (std::size_t i = 0; r.account && i < r.account->steps.size(); ++i) add({{r, *r.account, i}});
        });
      }),
      field<"worst", "Up to three costliest moves, worst first, numbered from 0.">(
          [](const R& r) { return r.account ? costliest(*r.account) : std::vector<std::size_t>{}; }),
      field<"words", "A summary of the game, in sentences.">([](const R& r) {
        return r.account ? summary_words(r.say, r.review, *r.account) : std::vector<std::string>{};
      }),
      field<"tries", "Moves that were tried and undone, a sentence each.">([](const R& r) {
        return each<std::string>([&r](auto add) {
          if (r.account)
            for (const Try& tried : r.account->tries) add(try_words(r.say, r.review, *r.account, tried));
        });
      }),
  };
};

}  // namespace longwood::face
