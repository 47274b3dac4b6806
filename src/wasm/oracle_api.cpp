#include <algorithm>
#include <memory>
#include <optional>
#include <variant>

#include "core/notation.hpp"
#include "foresight/chances.hpp"
#include "foresight/foresight.hpp"
#include "foresight/turning_point.hpp"
#include "session/hint.hpp"
#include "session/tries.hpp"
#include "solve/evidence.hpp"
#include "wasm/door.hpp"
#include "wasm/json.hpp"

/// The searches of this instance, for web/src/core/searches.ts: one task at a time, begun by one of the
/// `begin_…`, carried on by `task_step` and read with `task_result`.
namespace longwood::wasm {
namespace {

constexpr Limits limits = Limits{.memory = std::size_t{512} << 20}.of_memory();

/// Is kept from task to task, for its buffers and for what it knows.
struct Mind {
  explicit Mind(const AnyGame& game) : foresight{game, limits}, solver{game, limits} {}

  Foresight foresight;
  Solver solver;  ///< for `Chances`, whose positions are not of this deal
};
std::unique_ptr<Mind> mind;

struct Look {};
struct Weighing {
  Session session;
  Chances chances;
};
std::variant<std::monostate, Look, TurningPoint, Weighing> task;

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
  const auto evidence =
      view.verdict == Verdict::lost ? evidence_of_loss(foresight.game(), foresight.position()) : std::nullopt;
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

Json weighing_json(const Weighing& weighing) {
  const Session& session = weighing.session;
  Array list;
  for (const Chances::Estimate& estimate : weighing.chances.estimates())
    list.add(move_object(session.game(), session.state(), estimate.move)
                 .text("reason", reason_for(session.game(), session.state(), estimate.move, session.known()))
                 .number("tried", estimate.tried)
                 .number("wins", estimate.wins)
                 .number("open", estimate.open)
                 .done());
  return Object{}.truth("certain", weighing.chances.certain()).json("moves", list.done()).done();
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

/// The request: tries; the task: to estimate the chances of at most `most` moves, the best by the rule of
/// thumb, by what the player knows.
LONGWOOD_EXPORT(begin_chances) const char* begin_chances(std::size_t size, std::uint32_t most) {
  constexpr std::uint64_t seed = 1;
  auto session = read_tries(request(size));
  if (!session) return fault(session.error());
  std::vector<Move> moves;
  for (const RankedMove& ranked : rank_moves(session->game(), session->state()))
    if (moves.size() < most) moves.push_back(ranked.move);
  Chances chances{
      mind_of(session->game()).solver, session->game(), session->state(), session->known(), moves, seed};
  task.emplace<Weighing>(std::move(*session), std::move(chances));
  return answer(Json{});
}

/// Searches about `nodes` more positions; 1 when the task is done.
LONGWOOD_EXPORT(task_step) std::uint32_t task_step(std::uint32_t nodes) {
  if (std::get_if<Look>(&task) != nullptr) return mind->foresight.step(nodes) ? 1 : 0;
  if (auto* turning = std::get_if<TurningPoint>(&task)) return turning->step(nodes) ? 1 : 0;
  if (auto* weighing = std::get_if<Weighing>(&task)) return weighing->chances.step(nodes) ? 1 : 0;
  __builtin_trap();
}

/// What the task has found so far.
LONGWOOD_EXPORT(task_result) const char* task_result() {
  if (const auto* turning = std::get_if<TurningPoint>(&task)) return answer(turning_json(*turning));
  if (const auto* weighing = std::get_if<Weighing>(&task)) return answer(weighing_json(*weighing));
  if (std::get_if<Look>(&task) == nullptr) __builtin_trap();
  return answer(look_json());
}

}  // namespace longwood::wasm
