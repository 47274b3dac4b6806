#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "core/all_games.hpp"
#include "face/calls.hpp"
#include "foresight/why_lost.hpp"
#include "honest/graph_play.hpp"
#include "session/tries.hpp"

/// The searches of this instance: one task at a time, begun by a call, carried on by `task_step` and read
/// with `task_result`.
namespace longwood::face {
namespace {

constexpr Limits limits = Limits{.memory = std::size_t{512} << 20}.of_memory();

/// Each of its three searches may take so much.
constexpr Limits limits_of_review = Limits{.memory = std::size_t{192} << 20}.of_memory();

/// Is kept from task to task, for its buffers and for what it knows.
struct SearchContext {
  explicit SearchContext(const AnyGame& game)
      : foresight{game, limits}, adviser{game, effort_of_hints_in(game), limits} {}

  Foresight foresight;
  Adviser adviser;
};
std::unique_ptr<SearchContext> context;

struct VerdictTask {};
struct Explaining {
  Session session;
  WhyLost why;
  std::vector<Wanted> named = {};  ///< cards about which the player asks; none: why it is lost
};
struct Assisting {
  Sample told = {};
};
struct Advising {
  Session session;
  InformationState view;
};
/// Cannot be moved, since its parts know one another.
using Reviewing = std::unique_ptr<Reviewer>;
std::variant<std::monostate, VerdictTask, TurningPoint, Explaining, Advising, Assisting, Reviewing> task;

SearchContext& context_of(const AnyGame& game) {
  task = std::monostate{};
  if (!context || &context->foresight.game() != &game) context = std::make_unique<SearchContext>(game);
  return *context;
}

/// The game of the last record and its start in writing: of a longer record only the new moves are played.
struct Asked {
  std::string start;
  Session session;
};
std::optional<Asked> last;

/// A record whose moves may all be made.
std::expected<Record, Problem> legal_record(std::string_view text) {
  auto record = read_record(text);
  if (!record) return record;
  auto start = write_record(start_of(*record));
  if (!last || last->start != start) {
    const Options& options = record->options.value_or(record->set->options);
    last.emplace(std::move(start), Session{*record->game, *record->set, options, record->deal});
  }
  if (const auto followed = last->session.play_along(record->moves); !followed)
    return std::unexpected(followed.error());
  return record;
}

Foresight& foresight_of(const Record& record) {
  Foresight& foresight = context_of(*record.game).foresight;
  foresight.begin(record.options.value_or(record.set->options), record.deal);
  return foresight;
}

/// What was played out since it was asked for last.
Sample told_next(Assisting& assisting) {
  const Sample before = std::exchange(assisting.told, context->adviser.counsel().sample);
  return {assisting.told.tried - before.tried, assisting.told.sum - before.sum,
          assisting.told.open - before.open};
}

Outcome<Done> faulty(const Problem& problem) { return std::unexpected(fault(problem)); }

}  // namespace

Outcome<Done> load_net(std::string_view game, Bytes net) {
  task = std::monostate{};
  context.reset();
  const AnyGame* const named = find_game(game);
  const GraphPlay* const graph = named != nullptr ? guide_for(*named->info).graph : nullptr;
  if (graph == nullptr) return {};
  if (const auto loaded = graph->load(net.bytes); !loaded) return faulty(loaded.error());
  return {};
}

Outcome<Done> begin_verdict(std::uint64_t budget, std::string_view text) {
  const auto record = legal_record(text);
  if (!record) return faulty(record.error());
  foresight_of(*record).ask(record->moves, budget);
  task = VerdictTask{};
  return {};
}

Outcome<Done> begin_deal_verdict(std::uint64_t budget, std::string_view game, std::string_view set,
                                 std::string_view deal) {
  const auto session = dealt(game, set, DealKind{}, deal);
  if (!session) return std::unexpected(session.error());
  foresight_of(session->record()).ask({}, budget);
  task = VerdictTask{};
  return {};
}

Outcome<Done> begin_turning_point(std::uint64_t budget, std::string_view text) {
  const auto record = legal_record(text);
  if (!record) return faulty(record.error());
  task.emplace<TurningPoint>(foresight_of(*record), record->moves, budget);
  return {};
}

Outcome<Done> begin_why_lost(std::uint64_t most, std::string_view text) {
  auto session = replay(text);
  if (!session) return faulty(session.error());
  const AnyGame& game = session->game();
  context_of(game);
  auto& explaining = task.emplace<Explaining>(*std::move(session), WhyLost{game, most});
  explaining.why.ask(explaining.session.state(), explaining.session.known());
  return {};
}

Outcome<Done> begin_blockers(std::uint64_t most, std::string_view cards, std::string_view text) {
  const auto begun = begin_why_lost(most, text);
  if (!begun) return begun;
  auto& explaining = std::get<Explaining>(task);
  auto named = cards_to_bring_home(explaining.session.info(), explaining.session.state(), cards);
  if (!named) return faulty(named.error());
  explaining.named = *std::move(named);
  return {};
}

Outcome<Done> begin_advice(std::string_view tries) {
  auto session = read_game(tries);
  if (!session) return faulty(session.error());
  SearchContext& now = context_of(session->game());
  InformationState view = InformationState::of(*session);
  now.adviser.begin(view);
  if (view.unknown() == 0) {
    // a verdict beside it may have searched for longer
    now.foresight.begin(session->options(), session->deal());
    now.foresight.ask(session->line(), 0);
    auto seen = now.foresight.view();
    now.adviser.set_external_verdict(seen.verdict, std::move(seen.line));
  }
  task.emplace<Advising>(std::move(*session), view);
  return {};
}

Outcome<Done> begin_assisting(std::string_view moves, std::uint32_t part, std::uint32_t from,
                              std::string_view tries) {
  const auto session = read_game(tries);
  if (!session) return faulty(session.error());
  Table table = session->table();
  auto plan = play_line(session->game(), table, moves);
  if (!plan) return faulty(plan.error());
  context_of(session->game())
      .adviser.assist({session->game(), session->state(), session->known()}, std::move(plan->moves), part,
                      from);
  task = Assisting{};
  return {};
}

bool accept(int tried, Share share, int open) {
  return std::get_if<Advising>(&task) != nullptr &&
         context->adviser.accept({tried, tried * share.value, open});
}

Outcome<Done> begin_review(int samples, std::string_view game) {
  const auto session = read_game(game);
  if (!session) return faulty(session.error());
  if (session->kind())
    return faulty(problem("a kind deal is not reviewed: its hidden cards were chosen while it was played"));
  task = std::monostate{};
  context.reset();  // its memory is wanted
  task = std::make_unique<Reviewer>(*session, Precision{.samples = samples, .certainty = 500'000},
                                    limits_of_review);
  return {};
}

Done hear(int at, Share share, Share low, Share high) {
  if (auto* reviewing = std::get_if<Reviewing>(&task); reviewing != nullptr && at >= 0)
    (*reviewing)->hear({static_cast<std::size_t>(at), {share.value, {low.value, high.value}}});
  return {};
}

Done wind_up() {
  if (auto* reviewing = std::get_if<Reviewing>(&task)) (*reviewing)->wind_up();
  return {};
}

bool task_step(std::uint32_t nodes) {
  if (std::get_if<VerdictTask>(&task) != nullptr) return context->foresight.step(nodes);
  if (auto* turning = std::get_if<TurningPoint>(&task)) return turning->step(nodes);
  if (auto* explaining = std::get_if<Explaining>(&task)) return explaining->why.step(nodes);
  if (std::get_if<Advising>(&task) != nullptr || std::get_if<Assisting>(&task) != nullptr)
    return context->adviser.step();
  if (auto* reviewing = std::get_if<Reviewing>(&task)) return (*reviewing)->step();
  __builtin_trap();
}

std::string task_result() {
  if (const auto* turning = std::get_if<TurningPoint>(&task))
    return json_of(Turning{*context->foresight.game().info, *turning});
  if (const auto* explaining = std::get_if<Explaining>(&task)) {
    const Session& session = explaining->session;
    const Reasons& reasons = explaining->why.reasons();
    const Unseen unseen = unseen_in(session);
    const Speaker say = speaker_of(session.info());
    if (explaining->named.empty()) return json_of(Loss{say, session.state(), reasons, unseen});
    return json_of(NamedCards{say, reasons, blockers_among(explaining->why, explaining->named), unseen});
  }
  if (const auto* asked = std::get_if<Advising>(&task))
    return json_of(
        Advice{speaker_of(asked->session.info()), asked->session, asked->view, context->adviser.counsel()});
  if (auto* assisting = std::get_if<Assisting>(&task)) return json_of(told_next(*assisting));
  if (const auto* reviewing = std::get_if<Reviewing>(&task)) {
    const Reviewer& review = **reviewing;
    const bool known = review.round() != Reviewer::Round::first;
    return json_of(Review{speaker_of(review.game().info()), review,
                          known ? std::optional{review.account()} : std::nullopt});
  }
  if (std::get_if<VerdictTask>(&task) == nullptr) __builtin_trap();
  const Foresight& foresight = context->foresight;
  return json_of(Decision{speaker_of(*foresight.game().info), foresight, foresight.view()});
}

}  // namespace longwood::face
