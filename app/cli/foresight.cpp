#include "cli/foresight.hpp"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <set>
#include <span>
#include <utility>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/view.hpp"
#include "foresight/turning_point.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

constexpr std::uint64_t live_budget = 5'000'000, slice = 20'000;
constexpr std::chrono::milliseconds live_time{500};

/// For each of the few positions of a lost game that are searched.
constexpr std::uint64_t turning_budget = 1'000'000;

/// The sentences, followed by what they assume if they know future shuffles.
std::string assuming(const Speaker& say, bool foresees, std::string sentences) {
  if (foresees) sentences += " " + foreseen_shuffles_words(say);
  return sentences;
}

/// The last of these moves, in words.
std::string last_move_words(const Speaker& say, const Session& session, const std::vector<Move>& line) {
  Session before{session.game(), session.set(), session.options(), session.deal()};
  for (const Move move : std::span{line}.first(line.size() - 1)) before.play(move);
  return move_words(say, session.game(), before.state(), line.back());
}

}  // namespace

Foresight::Foresight(const AnyGame& game) : foresight_{game, live_limits} {}

const Foresight::View& Foresight::here(const Session& session) {
  using Clock = std::chrono::steady_clock;
  auto line = session.line();
  if (asked_ && line == line_) return view_;
  foresight_.begin(session.options(), session.deal());
  foresight_.ask(line, live_budget);
  const auto begin = Clock::now();
  while (!foresight_.step(slice) && Clock::now() - begin < live_time) continue;
  asked_ = true;
  line_ = std::move(line);
  return view_ = foresight_.view();
}

std::string Foresight::words(const Speaker& say, const Session& session) {
  if (session.won()) return recovered_words(say, session.line());
  const View& view = here(session);
  if (view.verdict == Verdict::won)
    return assuming(say, foresight_.foresees(view), say.sentence("It can still be won."));
  if (view.verdict == Verdict::open)
    return say.sentence("Undecided: {number} positions were searched without an answer.",
                        std::to_string(view.nodes));
  TurningPoint turning{foresight_, line_, turning_budget};
  while (!turning.placed()) turning.step(slice);
  const auto& result = turning.result();
  if (result.move == 0) return assuming(say, result.foresees, say.sentence("This deal cannot be won."));
  Fall fall{{line_.begin(), line_.begin() + static_cast<std::ptrdiff_t>(result.move)}, result.foresees};
  auto text = say.sentence("It can no longer be won: lost since move {n}, {move}.",
                           static_cast<int>(result.move), last_move_words(say, session, fall.line));
  if (!result.sure) text += " " + say.sentence("Whether it was winnable before that is undecided.");
  if (std::ranges::find(falls_, fall.line, &Fall::line) == falls_.end()) falls_.push_back(std::move(fall));
  return assuming(say, result.foresees, std::move(text));
}

std::string Foresight::recovered_words(const Speaker& say, const std::vector<Move>& line) const {
  std::set<std::size_t> moves;
  bool foresees = false;
  for (const Fall& fall : falls_)
    if (!std::ranges::equal(fall.line, line | std::views::take(fall.line.size()))) {
      moves.insert(fall.line.size());
      foresees = foresees || fall.foresees;
    }
  if (moves.empty()) return {};
  const auto numbers = fmt::format("{}", fmt::join(moves, ", "));
  return assuming(
      say, foresees,
      moves.size() == 1
          ? say.sentence("It was lost at move {move}, and you found the way back.", numbers)
          : say.sentence("It was lost at moves {moves}, and you found the way back each time.", numbers));
}

bool hides_cards(const AnyGame& game, const Options& options) {
  State state;
  state.option = options;
  for (int pile = 0; pile < game.info->piles(); ++pile) {
    const auto place = static_cast<Pile>(pile);
    if (!game.info->has_pile(place, options)) continue;
    // three cards in an otherwise empty table: as many as a packet of any game has before one is covered
    state.size[place] = 3;
    const bool all_shown = game.shown(state, place) == 3;
    state.size[place] = 0;
    if (!all_shown) return true;
  }
  return false;
}

}  // namespace longwood::cli
