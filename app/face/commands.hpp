#pragma once

#include <utility>

#include "face/facts.hpp"
#include "face/figures.hpp"
#include "face/searches.hpp"
#include "face/table.hpp"
#include "honest/guide.hpp"
#include "review/lengths.hpp"

/// What the commands of the program longwood answer with --json, an object a line. Whatever the page is told
/// too stands here as it is told there.
namespace longwood::face {

/// A command as a row of a table: its arguments, what it answers, and for what.
template <Literal literal, class Found, Literal about>
struct Command {
  static constexpr std::string_view name = text_of<literal>, doc = text_of<about>;
  using Answer = Found;
};

/// A value whose key is there only if this is so.
template <class Make>
auto if_there(bool there, Make make) -> Maybe<decltype(make())> {
  if (!there) return {};
  return {make()};
}

/// A number of 64 bits as a JSON number, not a string: programs that read commands have integers so wide.
using Whole = Written<std::uint64_t>;
inline Whole whole(std::uint64_t number) { return {std::to_string(number)}; }

/// A text from outside, already in JSON, since it may be anything.
using Outside = Written<std::string>;

using Knowledge = OneOf<"open", "honest">;

/// The trial that shows how true chances are under these options.
inline std::optional<Calibrated> trial_of(const GameInfo& info, const Options& options) {
  const Calibrated* trial = calibrated_under(guide_for(info), options);
  return trial == nullptr ? std::nullopt : std::optional{*trial};
}
template <>
struct Described<Calibrated> {
  static constexpr std::string_view name = "Calibrated", doc =
                                                             "The trial that shows how true chances are "
                                                             "(docs/research/calibration.md).";
  static constexpr std::tuple fields{
      field<"games">(&Calibrated::games),
      field<"positions">(&Calibrated::positions),
  };
};

struct Position {
  const Session& session;
  bool named = false;  ///< by more than its deal, which is left out then
  [[nodiscard]] const Deal& deal() const { return session.deal(); }
  [[nodiscard]] bool dealt() const { return !named && !deal().board; }
};
template <>
struct Described<Position> {
  using P = Position;
  static constexpr std::string_view name = "Position", doc = "A deal and its rules, as a record names them.";
  static constexpr std::tuple fields{
      field<"game">([](const P& p) { return p.session.info().id; }),
      field<"set">([](const P& p) { return p.session.set().id; }),
      field<"options", "Choices besides the set's.">([](const P& p) {
        auto choices = write_choices(p.session.info(), p.session.set(), p.session.options());
        return if_there(!choices.empty(), [&] { return std::move(choices); });
      }),
      field<"version", "Of the set, from the second on.">([](const P& p) {
        return if_there(p.session.set().version > 1, [&] { return p.session.set().version; });
      }),
      field<"rules", "The version of the game's rules.">(
          [](const P& p) { return p.session.info().rules_version; }),
      field<"board", "In the place of the deal: what lay on the table.">([](const P& p) {
        return if_there(!p.named && p.deal().board,
                        [&] { return write_board(p.session.game(), *p.deal().board); });
      }),
      field<"deal">([](const P& p) {
        return if_there(p.dealt() && p.deal().numbered, [&] { return whole(p.deal().number); });
      }),
      field<"deck", "Of a deal without a number: its cards.">([](const P& p) {
        return if_there(p.dealt() && !p.deal().numbered, [&] { return write_deck(p.deal()); });
      }),
  };
};

template <>
struct Described<Choice> {
  static constexpr std::string_view name = "Choice";
  static constexpr std::tuple fields{field<"id">(&Choice::id), field<"reading">(&Choice::reading)};
};
template <>
struct Described<RuleOption> {
  static constexpr std::string_view name = "RuleOption", doc = "What may be chosen freely.";
  static constexpr std::tuple fields{
      field<"id">(&RuleOption::id),
      field<"question">(&RuleOption::question),
      field<"choices", "The book's first.">([](const RuleOption& option) {
        return std::span{option.choices}.first(static_cast<std::size_t>(option.size()));
      }),
  };
};

/// A game under these options.
struct GameTold {
  GameFacts facts;
};
template <>
struct Described<GameTold> {
  using G = GameTold;
  static constexpr std::string_view name = "GameTold";
  static constexpr std::tuple fields{
      field<"game", "As every answer about a game begins; the same as `id`.">(
          [](const G& g) { return g.facts.info().id; }),
      field<"">(&GameTold::facts),
      field<"options", "What may be chosen besides a rule set.">(
          [](const G& g) { return g.facts.info().variants.options; }),
      field<"player", "The version of the honest player.">(
          [](const G& g) { return guide_for(g.facts.info()).version; }),
      field<"calibrated", "Null where nobody measured how true the chances are.">(
          [](const G& g) { return trial_of(g.facts.info(), g.facts.options); }),
  };
};

struct PileShown {
  std::string_view name, group;
  std::span<const Card> cards;
};
template <>
struct Described<PileShown> {
  static constexpr std::string_view name = "PileShown";
  static constexpr std::tuple fields{
      field<"name">(&PileShown::name),
      field<"group">(&PileShown::group),
      field<"cards", R"(From the base to the end; "??" for one that is covered.)">([](const PileShown& of) {
        return each<Face>([&of](auto add) {
          for (const Card card : of.cards) add({write_card(card)});
        });
      }),
  };
};

struct Dealt {
  Position position;
  bool reveal;
  [[nodiscard]] const Session& session() const { return position.session; }
  /// Visits the piles that there are under these options, group by group.
  template <class Visit>
  void each_pile(Visit visit) const {
    const GameInfo& info = session().info();
    std::array<Card, max_cards> cards;
    for (const PileGroup& group : info.groups)
      for (int i = 0; i < group.piles.count; ++i) {
        const Pile pile = group.piles[i];
        if (!info.has_pile(pile, session().options())) continue;
        const auto size = static_cast<std::size_t>(session().state().cards(pile, cards));
        if (!reveal)
          std::ranges::copy(visible_cards(session().game(), session().state(), pile), cards.begin());
        visit(PileShown{info.pile_names[pile], group.name, std::span{cards}.first(size)});
      }
  }
};
template <>
struct Described<Dealt> {
  static constexpr std::string_view name = "Dealt";
  static constexpr std::tuple fields{
      field<"">(&Dealt::position),
      field<"piles">([](const Dealt& of) { return each<PileShown>([&of](auto add) { of.each_pile(add); }); }),
      field<"moves", "Those that are legal, in notation.">([](const Dealt& of) {
        return each<std::string>([&of](auto add) {
          for (const Move move : of.session().moves()) add(write_move(of.session().info(), move));
        });
      }),
      field<"state">([](const Dealt& of) { return of.session().standing(); }),
  };
};

struct WhyNot {
  Position position;
  Speaker say;
  Move move;
  Why why;
  [[nodiscard]] bool legal() const { return why == Why::ok; }
  [[nodiscard]] const Options& options() const { return position.session.options(); }
  [[nodiscard]] int sentence() const { return legal() ? 0 : say.info().reason(why, options()).sentence; }
};
template <>
struct Described<WhyNot> {
  using W = WhyNot;
  static constexpr std::string_view name = "WhyNot";
  static constexpr std::tuple fields{
      field<"">(&WhyNot::position),
      field<"move">([](const W& w) { return write_move(w.say.info(), w.move); }),
      field<"legal">(&WhyNot::legal),
      field<"refusal", "If it is not.">([](const W& w) {
        return if_there(!w.legal(), [&] { return refusal_for(w.say, w.why, w.options()); });
      }),
      field<"rule", "The sentence on which that rests, if it rests on one.">([](const W& w) {
        const int number = w.sentence();
        return if_there(number > 0, [&] {
          return Written<In<ReadSentence>>{
              json_of(In<ReadSentence>{w.say, w.say.info().sentence(number, w.options())})};
        });
      }),
  };
};

template <>
struct Described<Foreseen> {
  static constexpr std::string_view name = "Foreseen",
                                    doc = "Games that were decided for one who sees every card.";
  static constexpr std::tuple fields{
      field<"tried">(&Foreseen::tried),
      field<"wins">(&Foreseen::wins),
      field<"open">(&Foreseen::open),
  };
};
template <>
struct Described<Alternative> {
  static constexpr std::string_view name = "Alternative",
                                    doc = "How another plan turned out in the games in which it was tried.";
  static constexpr std::tuple fields{
      field<"tried">([](const Alternative& of) { return of.tally.tried; }),
      field<"wins">([](const Alternative& of) { return of.tally.wins; }),
      field<"ofBest", "What the plan that is advised won in the same games.">(&Alternative::of_best),
  };
};

struct Advised {
  Position position;
  Advice advice;
  std::uint64_t seed;
  [[nodiscard]] const Counsel& counsel() const { return advice.counsel; }
  [[nodiscard]] const GameInfo& info() const { return position.session.info(); }
};
template <>
struct Described<Advised> {
  using A = Advised;
  static constexpr std::string_view name = "Advised";
  static constexpr std::tuple fields{
      field<"">(&Advised::position),
      field<"knowledge">([](const A& a) { return Knowledge{a.advice.view.unknown() == 0 ? 0U : 1U}; }),
      field<"unknown", "Cards whose place the player cannot know.">(
          [](const A& a) { return a.advice.view.unknown(); }),
      field<"">(&Advised::advice),
      field<"stops", "The plan ends by showing something.">([](const A& a) { return a.counsel().stops; }),
      field<"wins", "Of the games tried; a game may be ended with a chance, so that it may be a fraction.">(
          [](const A& a) { return a.counsel().sample.wins(a.counsel().endings); }),
      field<"others", "Of the hints after the first, in their order.">(
          [](const A& a) { return std::span{a.counsel().others}; }),
      field<"decided", "By `--foreseen`.">([](const A& a) { return a.counsel().foreseen; }),
      field<"rollouts", "Games played out altogether.">([](const A& a) { return a.counsel().worlds; }),
      field<"player", "The version of the honest player.">(
          [](const A& a) { return guide_for(a.info()).version; }),
      field<"calibrated">([](const A& a) { return trial_of(a.info(), a.position.session.options()); }),
      field<"seed">([](const A& a) { return whole(a.seed); }),
  };
};

template <>
struct Described<Detour> {
  static constexpr std::string_view name = "Detour", doc = "A move that made the way to win longer.";
  static constexpr std::tuple fields{
      field<"move", "Its number, from 1.">([](const Detour& of) { return of.at + 1; }),
      field<"least", "Moves of the shortest win before it.">(&Detour::least),
      field<"after", "And with it.">(&Detour::after),
  };
};

struct Reviewed {
  Outside file;
  Position position;
  Review review;
  const Lengths* lengths;
  [[nodiscard]] const Account& account() const { return *review.account; }
  [[nodiscard]] const GameInfo& info() const { return position.session.info(); }
};
template <>
struct Described<Reviewed> {
  using R = Reviewed;
  static constexpr std::string_view name = "Reviewed",
                                    doc =
                                        "Of a move: the chance of the plan taken is the chance after it "
                                        "less its luck, that of the best plan is so much more as it lost.";
  static constexpr std::tuple fields{
      field<"file">(&Reviewed::file),
      field<"">(&Reviewed::position),
      field<"state">([](const R& r) { return r.account().end; }),
      field<"">(&Reviewed::review),
      field<"open", "A position was not decided; such count as won until the game is proved lost.">(
          [](const R& r) { return r.account().open(); }),
      field<"rollouts", "Games played out.">([](const R& r) { return r.account().rollouts; }),
      field<"player", "The version of the honest player.">(
          [](const R& r) { return guide_for(r.info()).version; }),
      field<"calibrated">([](const R& r) { return trial_of(r.info(), r.position.session.options()); }),
      field<"least", "By `--by-length`: of each position, the moves of the shortest win, if it is known.">(
          [](const R& r) {
            return if_there(r.lengths != nullptr, [&] { return std::span{r.lengths->least}; });
          }),
      field<"detours">([](const R& r) {
        return if_there(r.lengths != nullptr, [&] { return std::span{r.lengths->detours}; });
      }),
  };
};

/// A game that the program played by itself.
struct SelfReviewed {
  const Session& session;
  const Balance& balance;
};
template <>
struct Described<SelfReviewed> {
  using S = SelfReviewed;
  static constexpr std::string_view name = "SelfReviewed",
                                    doc =
                                        "A game that the program played by itself, and to what it was owed.";
  static constexpr std::tuple fields{
      field<"deal">([](const S& s) { return whole(s.session.deal().number); }),
      field<"state">([](const S& s) { return s.balance.end; }),
      field<"first", "The chance of the deal.">([](const S& s) { return Share{s.balance.first}; }),
      field<"luck">([](const S& s) { return Share{s.balance.luck}; }),
      field<"loss">([](const S& s) { return Share{s.balance.loss}; }),
      field<"left", "The chance of a game that was left.">([](const S& s) { return Share{s.balance.left}; }),
      field<"kept">([](const S& s) { return Share{s.balance.kept}; }),
      field<"moves">([](const S& s) { return write_moves(s.session.info(), s.session.line()); }),
  };
};

struct Summary {
  std::string_view title;
  PlayerFigures sums;
};
template <>
struct Described<Summary> {
  static constexpr std::string_view name = "Summary";
  static constexpr std::tuple fields{
      field<"summary", "Of which games.">(&Summary::title),
      field<"">(&Summary::sums),
  };
};

struct Solved {
  Position position;
  std::optional<Outside> name;
  const Solution& solution;
  bool shortest;
  [[nodiscard]] const GameInfo& info() const { return position.session.info(); }
  /// A figure of a deal that is won.
  template <class Make>
  [[nodiscard]] auto of_win(Make make) const {
    return if_there(solution.verdict == Verdict::won, make);
  }
};
template <>
struct Described<Solved> {
  using S = Solved;
  static constexpr std::string_view name = "Solved";
  static constexpr std::tuple fields{
      field<"name", "Of a deck out of a list, or its line.">([](const S& s) { return Maybe{s.name}; }),
      field<"">(&Solved::position),
      field<"after", "The moves to the position, if it is not that of the deal.">([](const S& s) {
        const Session& session = s.position.session;
        return if_there(session.length() > 0, [&] { return write_moves(session.info(), session.line()); });
      }),
      field<"knowledge">([](const S&) { return OneOf<"open">{}; }),
      field<"verdict">([](const S& s) { return s.solution.verdict; }),
      field<"length", "Of a deal that is won: the number of moves.">(
          [](const S& s) { return s.of_win([&] { return s.solution.line.size(); }); }),
      field<"fewest", "By `--shortest`: it is proved that none has fewer.">([](const S& s) {
        return if_there(s.shortest && s.solution.verdict == Verdict::won, [&] { return s.solution.fewest; });
      }),
      field<"nodes", "Positions searched.">([](const S& s) { return s.solution.nodes; }),
      field<"processor_ms", "Named as in the reports of studies.">(
          [](const S& s) { return s.solution.milliseconds; }),
      field<"moves">(
          [](const S& s) { return s.of_win([&] { return write_moves(s.info(), s.solution.line); }); }),
  };
};

/// What came of a file for `verify`.
struct NotHeld {
  Outside file, error;
};
struct Replayed {
  Outside file;
  Position position;
};
struct LossChecked {
  Outside file;
  Position position;
  const Solution& solution;
  bool claim;
  std::string_view how, fault;
  std::uint64_t most_nodes;
};
template <>
struct Described<NotHeld> {
  static constexpr std::string_view name = "NotHeld", doc = "A record that does not play.";
  static constexpr std::tuple fields{
      field<"file">(&NotHeld::file),
      field<"ok">([](const NotHeld&) { return false; }),
      field<"error">(&NotHeld::error),
  };
};
template <>
struct Described<Replayed> {
  static constexpr std::string_view name = "Replayed", doc = "A record that plays.";
  static constexpr std::tuple fields{
      field<"file">(&Replayed::file),
      field<"ok">([](const Replayed&) { return true; }),
      field<"">(&Replayed::position),
      field<"moves", "Their number.">([](const Replayed& of) { return of.position.session.length(); }),
      field<"state">([](const Replayed& of) { return of.position.session.standing(); }),
  };
};
template <>
struct Described<LossChecked> {
  using L = LossChecked;
  static constexpr std::string_view name = "LossChecked", doc = "A proof of loss, or a claim proved again.";
  static constexpr std::tuple fields{
      field<"file">(&LossChecked::file),
      field<"ok">([](const L& of) { return of.solution.verdict == Verdict::lost; }),
      field<"">(&LossChecked::position),
      field<"after", "The moves to the position.">(
          [](const L& of) { return write_moves(of.position.session.info(), of.position.session.line()); }),
      field<"verdict">([](const L& of) { return of.solution.verdict; }),
      field<"claim", "False of a proof.">(&LossChecked::claim),
      field<"how">(&LossChecked::how),
      field<"nodes", "Positions searched.">([](const L& of) { return of.solution.nodes; }),
      field<"error", "Why a proof does not hold.">(
          [](const L& of) { return if_there(!of.fault.empty(), [&] { return of.fault; }); }),
      field<"ended_by", "Which limit ended a claim that was not proved.">([](const L& of) {
        return if_there(of.fault.empty() && of.solution.verdict == Verdict::open, [&] {
          return OneOf<"nodes", "memory">{of.solution.nodes >= of.most_nodes ? 0U : 1U};
        });
      }),
  };
};

struct Published {
  In<Odds> odds;
  [[nodiscard]] const Odds& of() const { return odds.of; }
};
template <>
struct Described<Published> {
  using P = Published;
  static constexpr std::string_view name = "Published";
  static constexpr std::tuple fields{
      field<"game">([](const P& p) { return p.of().game; }),
      field<"set">([](const P& p) { return p.of().set; }),
      field<"options">(
          [](const P& p) { return if_there(!p.of().options.empty(), [&] { return p.of().options; }); }),
      field<"rules", "The version of the game's rules.">([](const P& p) { return p.of().rules; }),
      field<"solver", "Its version.">([](const P& p) { return p.of().solver; }),
      field<"knowledge">([](const P& p) { return Knowledge{p.of().player == 0 ? 0U : 1U}; }),
      field<"n", "Deals.">([](const P& p) { return p.of().count(); }),
      field<"">(&Published::odds),
      field<"nodes", "Positions that could be spent on a deal.">([](const P& p) { return p.of().nodes; }),
  };
};

/// The rows: in the order of docs/reference/cli.md.
inline constexpr std::tuple<
    Command<"games", GameTold, "A game a line, each under the book's own rule set.">,
    Command<"rules GAME", GameTold, "The game under the rule set and the choices asked for.">,
    Command<"deal GAME", Dealt, "A position and its moves.">,
    Command<"why GAME MOVE", WhyNot, "Whether a move is legal.">,
    Command<"advise GAME", Advised, "What to do next.">,
    Command<"review RECORD…", std::variant<Reviewed, Summary>,
            "A game a line; of several, then a line for the games of each title.">,
    Command<"review --self GAME", std::variant<SelfReviewed, Summary>, "A game a line, and one for all.">,
    Command<"solve GAME", Solved, "A deal a line.">,
    Command<"verify FILE…", std::variant<Replayed, LossChecked, NotHeld>, "A file a line.">,
    Command<"odds [GAME]", Published, "A rule set a line.">>
    commands;

}  // namespace longwood::face
