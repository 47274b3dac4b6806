#pragma once

#include "face/describe.hpp"
#include "face/table.hpp"
#include "foresight/foresight.hpp"
#include "foresight/turning_point.hpp"
#include "honest/advice_words.hpp"
#include "honest/chance.hpp"
#include "review/player.hpp"
#include "review/review_words.hpp"
#include "solve/evidence.hpp"

/// What searches find: verdicts, advice and reviews.
namespace longwood::face {

template <>
struct Described<Verdict> {
  static constexpr std::string_view
      name = "VerdictName",
      doc = "What is proved of a position, every card and shuffle to come being known.";
  static constexpr int values = 3;
  static constexpr auto text = verdict_name;
};

template <>
struct Described<Mark> {
  static constexpr std::string_view name = "Mark", doc = "What stands out in a move of a review.";
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
  static constexpr std::string_view name = "Decision",
                                    doc = "All-knowing: every card and shuffle to come is known to it.";
  static constexpr std::tuple fields{
      field<"verdict">([](const D& d) { return d.view.verdict; }),
      field<"because",
            "For `lost`, where it can be seen without search: why, as the end of a sentence; else empty.">(
          [](const D& d) {
            const auto evidence =
                d.view.verdict == Verdict::lost
                    ? evidence_of_loss(d.foresight.game(), d.foresight.position(), d.say.language())
                    : std::nullopt;
            return evidence ? evidence->words : std::string{};
          }),
      field<"nodes", "Positions searched.">([](const D& d) { return d.view.nodes; }),
      field<"line", "For `won`: moves from here that win.">(
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
      doc = "Where a lost game was lost: it could be won before this move (from 1) of the record's line.";
  static constexpr std::tuple fields{
      field<"lost", "Whether it is proved lost at all.">([](const T& t) { return t.point.result().lost; }),
      field<"move", "0: the deal itself cannot be won.">([](const T& t) { return t.point.result().move; }),
      field<"sure", "Whether the position before it is proved winnable; else it is the first proved loss.">(
          [](const T& t) { return t.point.result().sure; }),
      field<"instead", "Moves that would have kept it, from the position before.">(
          [](const T& t) { return in_notation(t.info, t.point.result().instead); }),
      field<"done", "Positions of the line that were decided.">([](const T& t) { return t.point.done(); }),
      field<"of">([](const T& t) { return t.point.of(); }),
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
  static constexpr std::string_view name = "Hint", doc = "A move that is advised: the first of a plan.";
  using Base = LegalMove;
  static constexpr std::tuple fields{
      field<"reason", "What speaks for it at sight; may be empty.">(
          [](const Hint& h) { return reason_for(h.say, h.game, h.state, h.move, h.session.known()); }),
      field<"plan", "The whole plan, up to the move that shows something new, or that wins.">(
          [](const Hint& h) { return in_notation(h.session.info(), h.plan); }),
      field<"figure", "How it turns out: \"about 31 %\", \"about 31 % (15 to 53 %)\", \"wins\".">(
          &Hint::figure),
  };
};

struct Advice {
  Speaker say;
  const Session& session;
  const PlayerView& view;
  const Counsel& counsel;
  AdviceWords words = advice_words(say, counsel, view);
  Chance chance = chance_of(counsel, view);
};
template <>
struct Described<Advice> {
  using A = Advice;
  static constexpr std::string_view
      name = "Advice",
      doc =
          "What to do next, by nothing but what the player knows (docs/research/methods-honest.md); the "
          "words are those of `longwood advise`.";
  static constexpr std::tuple fields{
      field<"hints", "The best first; empty if no move leads on.">([](const A& a) {
        return each<Hint>([&a](auto add) {
          if (!a.counsel.plan.empty()) add({a.say, a.session, a.counsel.plan, a.words.brief});
          for (const Alternative& other : a.counsel.others)
            add({a.say, a.session, other.plan, alternative_words(a.say, a.counsel, other, a.view)});
        });
      }),
      field<"chosen", "The first hint stands; before, it is what looked best at sight.">(
          [](const A& a) { return a.counsel.chosen; }),
      field<"verdict", "Where no card is hidden: what is proved, and then nothing is estimated.">(
          [](const A& a) { return a.counsel.verdict; }),
      field<"tried", "Games played out, with the unseen cards dealt again.">(
          [](const A& a) { return a.counsel.sample.tried; }),
      field<"share", "How often a player who follows the hints wins, and the ends of its interval (95 %).">(
          [](const A& a) { return Share{a.chance.share}; }),
      field<"low">([](const A& a) { return Share{a.chance.interval.low}; }),
      field<"high">([](const A& a) { return Share{a.chance.interval.high}; }),
      field<"figure",
            R"(The same in words, "about 2 %" and "1.1 to 4 %"; empty as long as nothing is known.)">(
          [](const A& a) { return std::string_view{a.words.figure}; }),
      field<"margin">([](const A& a) { return std::string_view{a.words.margin}; }),
      field<"brief", "The figure, with the margin where that is wide.">(
          [](const A& a) { return std::string_view{a.words.brief}; }),
      field<"claim",
            R"(What happens so often: "If you follow the hints you win"; empty where nothing is estimated.)">(
          [](const A& a) { return std::string_view{a.words.claim}; }),
      field<"doubt", "What must be said where such chances were not shown to be true; mostly empty.">(
          [](const A& a) { return std::string_view{a.words.doubt}; }),
      field<"worth", "What the figure is of, in a sentence.">(
          [](const A& a) { return std::string_view{a.words.worth}; }),
      field<"foreseen",
            "How many of these games one who saw every card could win, in a sentence; may be empty.">(
          [](const A& a) { return std::string_view{a.words.foreseen}; }),
  };
};

template <>
struct Described<Sample> {
  static constexpr std::string_view name = "Sample",
                                    doc = "Games of a plan that were played out since the last answer.";
  static constexpr std::tuple fields{
      field<"tried">(&Sample::tried),
      field<"share",
            "The mean of the chances that they ended with, 1 for a win; 0 of those that were left open.">(
          [](const Sample& more) { return Share{more.tried > 0 ? more.sum / more.tried : 0}; }),
      field<"open">(&Sample::open),
  };
};

/// A review, as far as it is known.
struct Review {
  Speaker say;
  const Reviewer& review;
  std::optional<Account> account;
  /// A figure of the account, once there is one, where figures are told.
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
  [[nodiscard]] const Estimate& chance() const { return account.chances[at]; }
  [[nodiscard]] const Step& step() const { return account.steps[at]; }
  /// A figure of it, where figures are told.
  template <class Figure>
  [[nodiscard]] Maybe<Figure> told(Figure figure) const {
    return of.told([&](const Account&) { return figure; });
  }
  [[nodiscard]] const GameInfo& info() const { return of.review.game().info(); }
};
struct ReviewedPosition : ReviewedAt {
  /// A figure of it, which may be told besides where it is no estimate.
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
      field<"share", "This and its reach are left out where they are not told.">(
          [](const P& p) { return p.known(Share{p.chance().value}); }),
      field<"reach", "Half the width of its interval (95 %).">(
          [](const P& p) { return p.known(reach_of(p.chance())); }),
      field<"figure", R"("about 45 %", "won", "lost", "undecided", "not shown".)">(
          [](const P& p) { return figure_words(p.of.say, p.of.review, p.account, p.at); }),
  };
};
template <>
struct Described<ReviewedMove> {
  using M = ReviewedMove;
  static constexpr std::string_view name = "ReviewedMove",
                                    doc = "A move of a reviewed game (docs/play/review.md).";
  static constexpr std::tuple fields{
      field<"move">([](const M& m) { return write_move(m.info(), m.step().move); }),
      field<"words">([](const M& m) {
        return move_words(m.of.say, m.of.review.game().game(), m.of.review.state(m.at), m.step().move);
      }),
      field<"shows", "Something came to light with it.">([](const M& m) { return m.step().shows; }),
      field<"mark">([](const M& m) { return m.step().mark; }),
      field<"loss", "This, its reach and the luck are left out where they are not told.">(
          [](const M& m) { return m.told(Share{m.step().loss.value}); }),
      field<"reach", "Half the width of the loss's interval.">(
          [](const M& m) { return m.told(reach_of(m.step().loss)); }),
      field<"luck">([](const M& m) { return m.told(Share{m.step().luck.value}); }),
      field<"better", "The better plan, if there is one.">(
          [](const M& m) { return in_notation(m.info(), m.step().better); }),
      field<"told", "What is worth saying of it, in a sentence or two; may be empty.">(
          [](const M& m) { return step_words(m.of.say, m.of.review, m.account, m.at); }),
  };
};
template <>
struct Described<Review> {
  using R = Review;
  static constexpr std::string_view name = "Review",
                                    doc =
                                        "What was luck in a game, and what was play; positions and moves are "
                                        "empty until there is a first figure for all.";
  static constexpr std::tuple fields{
      field<"progress", "How much of the work is done, from 0 to 1.">(
          [](const R& r) { return Share{r.review.progress()}; }),
      field<"loss", "This and the figures up to the balance are left out where they are not told.">(
          [](const R& r) { return r.told([](const Account& a) { return Share{a.loss.value}; }); }),
      field<"luck">([](const R& r) { return r.told([](const Account& a) { return Share{a.luck.value}; }); }),
      field<"lossReach", "Half the widths of their intervals.">(
          [](const R& r) { return r.told([](const Account& a) { return reach_of(a.loss); }); }),
      field<"luckReach">(
          [](const R& r) { return r.told([](const Account& a) { return reach_of(a.luck); }); }),
      field<"kept">([](const R& r) { return r.told([](const Account& a) { return Share{a.kept}; }); }),
      field<"balance", "The five figures of the game as a line to be kept, for `playerFigures`.">(
          [](const R& r) {
            return r.told(
                [&r](const Account& a) { return write_balance(r.review.game().info(), balance_of(a)); });
          }),
      field<"chances", "One more than moves.">([](const R& r) {
        return each<ReviewedPosition>([&r](auto add) {
          for (std::size_t i = 0; r.account && i < r.account->chances.size(); ++i) add({{r, *r.account, i}});
        });
      }),
      field<"steps">([](const R& r) {
        return each<ReviewedMove>([&r](auto add) {
          for (std::size_t i = 0; r.account && i < r.account->steps.size(); ++i) add({{r, *r.account, i}});
        });
      }),
      field<"worst", "The costliest moves, numbered from 0, the worst first; three at most.">(
          [](const R& r) { return r.account ? costliest(*r.account) : std::vector<std::size_t>{}; }),
      field<"words", "What is said of the whole game, in sentences.">([](const R& r) {
        return r.account ? summary_words(r.say, r.review, *r.account) : std::vector<std::string>{};
      }),
      field<"tries", "What was tried and taken back, a sentence each.">([](const R& r) {
        return each<std::string>([&r](auto add) {
          if (r.account)
            for (const Try& tried : r.account->tries) add(try_words(r.say, r.review, *r.account, tried));
        });
      }),
  };
};

}  // namespace longwood::face
