#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "core/notation.hpp"
#include "foresight/foresight.hpp"
#include "foresight/turning_point.hpp"
#include "honest/advice_words.hpp"
#include "honest/chance.hpp"
#include "review/player.hpp"
#include "review/review_words.hpp"
#include "session/hint.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"
#include "solve/evidence.hpp"
#include "wasm/door.hpp"
#include "wasm/json.hpp"

/// The searches of this instance, for web/src/core/searches.ts: one task at a time, begun by one of the
/// `begin_…`, carried on by `task_step` and read with `task_result`.
namespace longwood::wasm {
namespace {

constexpr Limits limits = Limits{.memory = std::size_t{512} << 20}.of_memory();

/// Each of its three searches may take so much.
constexpr Limits limits_of_review = Limits{.memory = std::size_t{192} << 20}.of_memory();

/// Is kept from task to task, for its buffers and for what it knows.
struct Mind {
  explicit Mind(const AnyGame& game) : foresight{game, limits}, adviser{game, effort_of_hints, limits} {}

  Foresight foresight;
  Adviser adviser;
};
std::unique_ptr<Mind> mind;

struct Look {};
struct Assisting {
  Sample told = {};
};
struct Advising {
  Session session;
  PlayerView view;
};
/// Cannot be moved, since its parts know one another.
using Reviewing = std::unique_ptr<Reviewer>;
std::variant<std::monostate, Look, TurningPoint, Advising, Assisting, Reviewing> task;

Mind& mind_of(const AnyGame& game) {
  task = std::monostate{};
  if (!mind || &mind->foresight.game() != &game) mind = std::make_unique<Mind>(game);
  return *mind;
}

/// A record whose moves may all be made.
std::expected<Record, std::string> legal_record(std::string_view text) {
  auto record = read_record(text);
  if (record)
    if (const auto played = replay(*record); !played) return std::unexpected(played.error());
  return record;
}

Foresight& foresight_of(const Record& record) {
  Foresight& foresight = mind_of(*record.game).foresight;
  foresight.begin(record.options.value_or(record.set->options), record.deal);
  return foresight;
}

Json moves_json(const std::vector<Move>& moves) { return texts_json(*mind->foresight.game().info, moves); }

Json look_json() {
  const Foresight& foresight = mind->foresight;
  const Foresight::View view = foresight.view();
  const auto evidence = view.verdict == Verdict::lost
                            ? evidence_of_loss(foresight.game(), foresight.position(),
                                               speaker_of(*foresight.game().info).language())
                            : std::nullopt;
  return Object{}
      .text("verdict", verdict_name(view.verdict))
      .text("because", evidence ? evidence->words : "")
      .number("nodes", static_cast<long>(view.nodes))
      .json("line", moves_json(view.line))
      .done();
}

Json turning_json(const TurningPoint& turning) {
  const auto& result = turning.result();
  return Object{}
      .truth("lost", result.lost)
      .number("move", static_cast<long>(result.move))
      .truth("sure", result.sure)
      .json("instead", moves_json(result.instead))
      .number("done", turning.done())
      .number("of", turning.of())
      .done();
}

/// `Hint`: the first move of a plan.
Object hint_object(const Session& session, const std::vector<Move>& plan) {
  const AnyGame& game = session.game();
  const Speaker say = speaker_of(session.info());
  const Move first = plan.front();
  return std::move(move_object(say, game, session.state(), first)
                       .text("reason", reason_for(say, game, session.state(), first, session.known()))
                       .json("plan", texts_json(session.info(), plan)));
}

Json advice_json(const Advising& asked) {
  const Counsel& counsel = mind->adviser.counsel();
  const Speaker say = speaker_of(asked.session.info());
  const AdviceWords words = advice_words(say, counsel, asked.view);
  const Chance chance = chance_of(counsel, asked.view);
  Array hints;
  if (!counsel.plan.empty())
    hints.add(hint_object(asked.session, counsel.plan).text("figure", words.brief).done());
  for (const Alternative& other : counsel.others)
    hints.add(hint_object(asked.session, other.plan)
                  .text("figure", alternative_words(say, counsel, other, asked.view))
                  .done());
  Object object;
  object.json("hints", hints.done())
      .truth("chosen", counsel.chosen)
      .json("verdict", counsel.verdict ? quoted(verdict_name(*counsel.verdict)) : Json{})
      .number("tried", counsel.sample.tried);
  object.number("share", in_millionths(chance.share))
      .number("low", in_millionths(chance.interval.low))
      .number("high", in_millionths(chance.interval.high));
  return object.text("figure", words.figure)
      .text("margin", words.margin)
      .text("brief", words.brief)
      .text("claim", words.claim)
      .text("doubt", words.doubt)
      .text("worth", words.worth)
      .text("foreseen", words.foreseen)
      .done();
}

/// `Sample`, of what was played out since it was asked for last.
Json sample_json(Assisting& assisting) {
  const Sample before = std::exchange(assisting.told, mind->adviser.counsel().sample);
  const int tried = assisting.told.tried - before.tried;
  const double share = tried > 0 ? (assisting.told.sum - before.sum) / tried : 0;
  return Object{}
      .number("tried", tried)
      .number("share", in_millionths(share))
      .number("open", assisting.told.open - before.open)
      .done();
}

Json step_json(const Speaker& say, const Reviewer& review, const Account& account, std::size_t at) {
  const Step& step = account.steps[at];
  return Object{}
      .text("move", write_move(review.game().info(), step.move))
      .text("words", move_words(say, review.game().game(), review.state(at), step.move))
      .truth("shows", step.shows)
      .text("mark", mark_name(step.mark))
      .number("loss", in_millionths(step.loss.value))
      .number("reach", in_millionths(reach_of_interval * step.loss.error))
      .number("luck", in_millionths(step.luck.value))
      .json("better", texts_json(review.game().info(), step.better))
      .text("told", step_words(say, review, account, at))
      .done();
}

/// `Review`; before the first round is over, nothing but how far it has come.
Json review_json(const Reviewer& review) {
  const Speaker say = speaker_of(review.game().info());
  Object object;
  object.number("progress", in_millionths(review.progress()));
  Array steps, chances, words, tries, worst;
  if (review.round() != Reviewer::Round::first) {
    const Account account = review.account();
    for (std::size_t i = 0; i < account.steps.size(); ++i) steps.add(step_json(say, review, account, i));
    for (std::size_t i = 0; i < account.chances.size(); ++i)
      chances.add(Object{}
                      .number("share", in_millionths(account.chances[i].value))
                      .number("reach", in_millionths(reach_of_interval * account.chances[i].error))
                      .text("figure", chance_words(say, account.chances[i], account.bases[i]))
                      .done());
    for (const auto& sentence : summary_words(say, review, account)) words.add(quoted(sentence));
    for (const Try& tried : account.tries) tries.add(quoted(try_words(say, review, tried)));
    for (const std::size_t at : costliest(account)) worst.number(static_cast<long>(at));
    object.number("loss", in_millionths(account.loss.value))
        .number("luck", in_millionths(account.luck.value))
        .number("loss_reach", in_millionths(reach_of_interval * account.loss.error))
        .number("luck_reach", in_millionths(reach_of_interval * account.luck.error))
        .number("kept", in_millionths(account.kept))
        .text("balance", write_balance(review.game().info(), balance_of(account)));
  }
  return object.json("chances", chances.done())
      .json("steps", steps.done())
      .json("worst", worst.done())
      .json("words", words.done())
      .json("tries", tries.done())
      .done();
}

}  // namespace

/// The request: a record; the task: to decide the position it ends in.
LONGWOOD_EXPORT(begin_verdict) const char* begin_verdict(std::size_t size, double budget) {
  const auto record = legal_record(request(size));
  if (!record) return fault(record.error());
  foresight_of(*record).ask(record->moves, static_cast<std::uint64_t>(std::max(budget, 0.0)));
  task = Look{};
  return answer(Json{});
}

/// The request: a record; the task: to find where its game was lost.
LONGWOOD_EXPORT(begin_turning) const char* begin_turning(std::size_t size, double budget) {
  const auto record = legal_record(request(size));
  if (!record) return fault(record.error());
  task.emplace<TurningPoint>(foresight_of(*record), record->moves,
                             static_cast<std::uint64_t>(std::max(budget, 0.0)));
  return answer(Json{});
}

/// The request: tries; the task: to advise by what the player knows.
LONGWOOD_EXPORT(begin_advice) const char* begin_advice(std::size_t size) {
  auto session = read_tries(request(size));
  if (!session) return fault(session.error());
  Mind& now = mind_of(session->game());
  PlayerView view{session->game(), session->state(), session->known()};
  now.adviser.begin(view);
  task.emplace<Advising>(std::move(*session), view);
  return answer(Json{});
}

/// The request: a plan, and in the next line tries; the task: to play it out where they stand, in worlds of
/// this part from number `from` on, without end.
LONGWOOD_EXPORT(begin_assisting)
const char* begin_assisting(std::size_t size, std::uint32_t part, std::uint32_t from) {
  std::string_view rest = request(size);
  const std::string_view moves = cut_line(rest);
  const auto session = read_tries(rest);
  if (!session) return fault(session.error());
  Table table = session->table();
  auto plan = play_line(session->game(), table, moves);
  if (!plan) return fault(plan.error());
  mind_of(session->game())
      .adviser.assist({session->game(), session->state(), session->known()}, std::move(plan->moves), part,
                      from);
  task = Assisting{};
  return answer(Json{});
}

/// While it advises: helpers have played out `tried` more games, with `share` as the mean of their chances,
/// of which the search left `open` open, with a chance of 0. 1 if more games are wanted.
LONGWOOD_EXPORT(accept) std::uint32_t accept(std::uint32_t tried, double share, std::uint32_t open) {
  const Sample more{.tried = static_cast<int>(tried), .sum = tried * share, .open = static_cast<int>(open)};
  return std::get_if<Advising>(&task) != nullptr && mind->adviser.accept(more) ? 1 : 0;
}

/// The request: tries; the task: to tell luck from play in the game that leads to where they stand.
LONGWOOD_EXPORT(begin_review) const char* begin_review(std::size_t size, std::uint32_t samples) {
  const auto session = read_game(request(size));
  if (!session) return fault(session.error());
  task = std::monostate{};
  mind.reset();  // its memory is wanted
  task = std::make_unique<Reviewer>(
      *session, Precision{.samples = static_cast<int>(samples), .certainty = 500'000}, limits_of_review);
  return answer(Json{});
}

/// Time runs out for the review that is the task: what is left is soon done.
LONGWOOD_EXPORT(wind_up) void wind_up() {
  if (auto* reviewing = std::get_if<Reviewing>(&task)) (*reviewing)->wind_up();
}

/// Searches about `nodes` more positions, or, advising or reviewing, plays out about one game; 1 when the
/// task is done.
LONGWOOD_EXPORT(task_step) std::uint32_t task_step(std::uint32_t nodes) {
  if (std::get_if<Look>(&task) != nullptr) return mind->foresight.step(nodes) ? 1 : 0;
  if (auto* turning = std::get_if<TurningPoint>(&task)) return turning->step(nodes) ? 1 : 0;
  if (std::get_if<Advising>(&task) != nullptr || std::get_if<Assisting>(&task) != nullptr)
    return mind->adviser.step() ? 1 : 0;
  if (auto* reviewing = std::get_if<Reviewing>(&task)) return (*reviewing)->step() ? 1 : 0;
  __builtin_trap();
}

/// What the task has found so far.
LONGWOOD_EXPORT(task_result) const char* task_result() {
  if (const auto* turning = std::get_if<TurningPoint>(&task)) return answer(turning_json(*turning));
  if (const auto* asked = std::get_if<Advising>(&task)) return answer(advice_json(*asked));
  if (auto* assisting = std::get_if<Assisting>(&task)) return answer(sample_json(*assisting));
  if (const auto* reviewing = std::get_if<Reviewing>(&task)) return answer(review_json(**reviewing));
  if (std::get_if<Look>(&task) == nullptr) __builtin_trap();
  return answer(look_json());
}

}  // namespace longwood::wasm
