#pragma once

#include "face/facts.hpp"
#include "face/position_named.hpp"
#include "face/ratings.hpp"
#include "face/searches.hpp"
#include "face/table.hpp"
#include "review/lengths.hpp"
#include "session/dead_end.hpp"

/// The answers of the commands of longwood with --json, one object per line. Whatever the page also receives
/// has the same keys here.
namespace longwood::face {

/// A command as a row of a table: its arguments, what it answers, and for what.
template <Literal literal, class Found, Literal about>
struct Command {
  static constexpr std::string_view name = text_of<literal>, doc = text_of<about>;
  using Answer = Found;
};

template <>
struct Described<Choice> {
  static constexpr std::string_view name = "Choice";
  static constexpr std::tuple fields{field<"id">(&Choice::id), field<"reading">(&Choice::reading)};
};
template <>
struct Described<RuleOption> {
  static constexpr std::string_view name = "RuleOption", doc = "An option of the rules.";
  static constexpr std::tuple fields{
      field<"id">(&RuleOption::id),
      field<"question">(&RuleOption::question),
      field<"choices", "The book's first.">([](const RuleOption& option) {
        return std::span{option.choices}.first(static_cast<std::size_t>(option.size()));
      }),
  };
};

/// A game under these options.
struct GameDescribed {
  GameFacts facts;
};
template <>
struct Described<GameDescribed> {
  using G = GameDescribed;
  static constexpr std::string_view name = "GameDescribed";
  static constexpr std::tuple fields{
      field<"game", "The same as `id`; every answer about a game begins with it.">(
          [](const G& g) { return g.facts.info().id; }),
      field<"">(&GameDescribed::facts),
      field<"options", "Options beyond the rule set.">(
          [](const G& g) { return g.facts.info().variants.options; }),
      field<"player", "Version of the hints.">([](const G& g) { return guide_for(g.facts.info()).version; }),
      field<"calibrated", "Null if the chances were not compared with results.">(
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
      field<"cards", R"(From the base to the end; "??" for a covered card.)">([](const PileShown& of) {
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
      field<"moves", "Legal moves, in notation.">([](const Dealt& of) {
        return each<std::string>([&of](auto add) {
          for (const Move move : of.session().moves()) add(write_move(of.session().info(), move));
        });
      }),
      field<"state">([](const Dealt& of) { return of.session().standing(); }),
      field<"deadEnd", dead_end_means>([](const Dealt& of) {
        const Session& session = of.session();
        return nothing_comes_home(session.game(), session.state(), session.known());
      }),
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
      field<"refusal", "Only if the move is not legal.">([](const W& w) {
        return if_there(!w.legal(), [&] { return refusal_for(w.say, w.why, w.options()); });
      }),
      field<"rule", "The rule of the refusal, if there is one.">([](const W& w) {
        const int number = w.sentence();
        return if_there(number > 0, [&] {
          return Written<In<ReadSentence>>{
              json_of(In<ReadSentence>{w.say, w.say.info().sentence(number, w.options())})};
        });
      }),
  };
};

/// Why a position is lost, with the position.
struct LossExplained {
  Position position;
  Loss loss;
  std::optional<NamedCards> asked = {};
};
template <>
struct Described<LossExplained> {
  static constexpr std::string_view name = "LossExplained";
  static constexpr std::tuple fields{
      field<"">(&LossExplained::position),
      field<"">(&LossExplained::loss),
      field<"asked", "With `--cards`: about these.">(
          [](const LossExplained& l) { return Maybe<NamedCards>{l.asked}; }),
  };
};

template <>
struct Described<ClairvoyantSample> {
  static constexpr std::string_view name = "Foreseen",
                                    doc = "Simulated deals that were also solved with all cards known.";
  static constexpr std::tuple fields{
      field<"tried">(&ClairvoyantSample::tried),
      field<"wins">(&ClairvoyantSample::wins),
      field<"open">(&ClairvoyantSample::open),
  };
};
template <>
struct Described<Alternative> {
  static constexpr std::string_view name = "Alternative",
                                    doc = "The result of another plan in the games in which it was tried.";
  static constexpr std::tuple fields{
      field<"tried">([](const Alternative& of) { return of.tally.tried; }),
      field<"wins">([](const Alternative& of) { return of.tally.wins; }),
      field<"ofBest", "Wins of the advised plan in the same games.">(&Alternative::of_best),
  };
};

using WhyNoChance = OneOf<"", "known", "certain", "no-choice", "not-compared", "not-simulated", "kind-deal">;

struct Advised {
  Position position;
  Advice advice;
  std::uint64_t seed;
  [[nodiscard]] const Recommendation& counsel() const { return advice.counsel; }
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
      field<"stops", "Whether the plan ends with a move that reveals something.">(
          [](const A& a) { return a.counsel().stops; }),
      field<"wins", "Simulated games that were won; a fraction if games ended with a chance.">(
          [](const A& a) { return a.counsel().sample.wins(a.counsel().endings); }),
      field<"others", "For the hints after the first, in their order.">(
          [](const A& a) { return std::span{a.counsel().others}; }),
      field<"decided", "Only with `--foreseen`.">([](const A& a) { return a.counsel().foreseen; }),
      field<"rollouts">([](const A& a) { return a.counsel().worlds; }),
      field<"player", "Version of the hints.">([](const A& a) { return guide_for(a.info()).version; }),
      field<"calibrated">([](const A& a) { return trial_of(a.info(), a.position.session.options()); }),
      field<
          "noChance",
          "Why no chance is shown; empty if one is. `known`: no card is hidden. `certain`: the result is the "
          "same however the unseen cards lie. `no-choice`: there is never more than one move. "
          "`not-compared`: estimates were not compared with results under these rules. `not-simulated`: "
          "no game was simulated yet. `kind-deal`: hidden cards are chosen so that the game can be won.">(
          [](const A& a) { return WhyNoChance{static_cast<std::size_t>(a.advice.words.no_chance)}; }),
      field<"seed">([](const A& a) { return Wide{a.seed}; }),
  };
};

template <>
struct Described<Detour> {
  static constexpr std::string_view name = "Detour", doc = "A move that made the way to win longer.";
  static constexpr std::tuple fields{
      field<"move", "Its number, from 1.">([](const Detour& of) { return of.at + 1; }),
      field<"least", "Moves of the shortest win before it.">(&Detour::least),
      field<"after", "Moves of the shortest win after it.">(&Detour::after),
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
                                        "For each move: chance of the played plan = chance after the move − "
                                        "`luck`; chance of the best plan = that + `loss`.";
  static constexpr std::tuple fields{
      field<"file">(&Reviewed::file),
      field<"">(&Reviewed::position),
      field<"state">([](const R& r) { return r.account().end; }),
      field<"">(&Reviewed::review),
      field<"open", "Whether a position stayed undecided; it counts as won until a loss is proved.">(
          [](const R& r) { return r.account().open(); }),
      field<"rollouts">([](const R& r) { return r.account().rollouts; }),
      field<"player", "Version of the hints.">([](const R& r) { return guide_for(r.info()).version; }),
      field<"calibrated">([](const R& r) { return trial_of(r.info(), r.position.session.options()); }),
      field<"least", "With `--by-length`: moves of the shortest win from each position, if known.">(
          [](const R& r) {
            return if_there(r.lengths != nullptr, [&] { return std::span{r.lengths->least}; });
          }),
      field<"detours">([](const R& r) {
        return if_there(r.lengths != nullptr, [&] { return std::span{r.lengths->detours}; });
      }),
  };
};

/// A self-played game.
struct SelfReviewed {
  const Session& session;
  const Balance& balance;
};
template <>
struct Described<SelfReviewed> {
  using S = SelfReviewed;
  static constexpr std::string_view name = "SelfReviewed",
                                    doc = "A self-played game and the causes of its result.";
  static constexpr std::tuple fields{
      field<"deal">([](const S& s) { return Wide{s.session.deal().number}; }),
      field<"state">([](const S& s) { return s.balance.end; }),
      field<"first">([](const S& s) { return Share{s.balance.first}; }),
      field<"luck">([](const S& s) { return Share{s.balance.luck}; }),
      field<"loss">([](const S& s) { return Share{s.balance.loss}; }),
      field<"left", "The chance left when the game was given up.">(
          [](const S& s) { return Share{s.balance.left}; }),
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
      field<"summary">(&Summary::title),
      field<"">(&Summary::sums),
  };
};

struct RatedPlayer {
  std::string_view player;
  PlayerRatings ratings;
};
template <>
struct Described<RatedPlayer> {
  static constexpr std::string_view name = "RatedPlayer";
  static constexpr std::tuple fields{field<"player">(&RatedPlayer::player), field<"">(&RatedPlayer::ratings)};
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
      field<"name", "Name or line number of a deck from a list.">([](const S& s) { return Maybe{s.name}; }),
      field<"">(&Solved::position),
      field<"after", "The moves that lead to the position, if it is not the start.">([](const S& s) {
        const Session& session = s.position.session;
        return if_there(session.length() > 0, [&] { return write_moves(session.info(), session.line()); });
      }),
      field<"knowledge">([](const S&) { return OneOf<"open">{}; }),
      field<"verdict">([](const S& s) { return s.solution.verdict; }),
      field<"length">([](const S& s) { return s.of_win([&] { return s.solution.line.size(); }); }),
      field<"fewest", "With `--shortest`: whether no win has fewer moves.">([](const S& s) {
        return if_there(s.shortest && s.solution.verdict == Verdict::won, [&] { return s.solution.fewest; });
      }),
      field<"nodes">([](const S& s) { return s.solution.nodes; }),
      field<"processor_ms">([](const S& s) { return s.solution.milliseconds; }),
      field<"moves">(
          [](const S& s) { return s.of_win([&] { return write_moves(s.info(), s.solution.line); }); }),
  };
};

/// What came of a file for `verify`.
struct NotReplayed {
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
struct Described<NotReplayed> {
  static constexpr std::string_view name = "NotReplayed", doc = "A saved game that cannot be replayed.";
  static constexpr std::tuple fields{
      field<"file">(&NotReplayed::file),
      field<"ok">([](const NotReplayed&) { return false; }),
      field<"error">(&NotReplayed::error),
  };
};
template <>
struct Described<Replayed> {
  static constexpr std::string_view name = "Replayed", doc = "A saved game that can be replayed.";
  static constexpr std::tuple fields{
      field<"file">(&Replayed::file),
      field<"ok">([](const Replayed&) { return true; }),
      field<"">(&Replayed::position),
      field<"moves">([](const Replayed& of) { return of.position.session.length(); }),
      field<"state">([](const Replayed& of) { return of.position.session.standing(); }),
  };
};
template <>
struct Described<LossChecked> {
  using L = LossChecked;
  static constexpr std::string_view
      name = "LossChecked",
      doc = "A proof of loss that was checked, or a claim that was searched again.";
  static constexpr std::tuple fields{
      field<"file">(&LossChecked::file),
      field<"ok">([](const L& of) { return of.solution.verdict == Verdict::lost; }),
      field<"">(&LossChecked::position),
      field<"after", "The moves that lead to the position.">(
          [](const L& of) { return write_moves(of.position.session.info(), of.position.session.line()); }),
      field<"verdict">([](const L& of) { return of.solution.verdict; }),
      field<"claim", "False for a proof.">(&LossChecked::claim),
      field<"how">(&LossChecked::how),
      field<"nodes">([](const L& of) { return of.solution.nodes; }),
      field<"error", "Why the proof is not valid.">(
          [](const L& of) { return if_there(!of.fault.empty(), [&] { return of.fault; }); }),
      field<"ended_by", "The limit that ended the search for a claim.">([](const L& of) {
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
      field<"rules">([](const P& p) { return p.of().rules; }),
      field<"solver">([](const P& p) { return p.of().solver; }),
      field<"knowledge">([](const P& p) { return Knowledge{p.of().player == 0 ? 0U : 1U}; }),
      field<"n">([](const P& p) { return p.of().count(); }),
      field<"">(&Published::odds),
      field<"nodes", "Most positions searched per deal.">([](const P& p) { return p.of().nodes; }),
  };
};

/// The rows: in the order of docs/reference/cli.md.
inline constexpr std::tuple<
    Command<"games", GameDescribed, "One line per game, each under the book's own rule set.">,
    Command<"rules GAME", GameDescribed, "The game under the requested rule set and options.">,
    Command<"deal GAME", Dealt, "A position and its moves.">,
    Command<"why GAME MOVE", WhyNot, "Whether a move is legal.">,
    Command<"why-lost GAME", LossExplained, "Why a position is lost.">,
    Command<"advise GAME", Advised, "What to do next.">,
    Command<"review RECORD…", std::variant<Reviewed, Summary>,
            "One line per saved game; for several, also one line per title.">,
    Command<"review --self GAME", std::variant<SelfReviewed, Summary>, "One line per game, and one for all.">,
    Command<"rating FILE…", RatedPlayer, "The ratings over all games and of each game.">,
    Command<"league DIR", RatedPlayer, "One line per player, the best first.">,
    Command<"solve GAME", Solved, "One line per deal.">,
    Command<"verify FILE…", std::variant<Replayed, LossChecked, NotReplayed>, "One line per file.">,
    Command<"odds [GAME]", Published, "One line per rule set.">>
    commands;

}  // namespace longwood::face
