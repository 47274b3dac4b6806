#include "foresight/turning_point.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "session/knowledge.hpp"

namespace longwood {

TurningPoint::TurningPoint(Foresight& foresight, std::vector<Move> path, std::uint64_t budget)
    : foresight_{foresight}, path_{std::move(path)}, budget_{budget}, last_{path_.size()} {
  ask(last_);
}

void TurningPoint::ask(std::size_t moves) { foresight_.ask(std::span{path_}.first(moves), budget_); }

int TurningPoint::of() const {
  const auto halvings = static_cast<int>(std::bit_width(path_.size()));
  const int others = stage_ >= Stage::others ? others_.size() : 0;
  return stage_ == Stage::finished ? done_ : std::max(done_ + 1, 2 + halvings + others);
}

bool TurningPoint::step(std::uint64_t nodes) {
  if (stage_ == Stage::finished) return true;
  if (!foresight_.step(nodes)) return false;
  ++done_;
  judge();
  return stage_ == Stage::finished;
}

/// Asks about the position in the middle, or, when the turning point is found, about the one before it.
void TurningPoint::bisect() {
  if (first_ < last_) {
    stage_ = Stage::bisection;
    middle_ = (first_ + last_) / 2;
    return ask(middle_);
  }
  result_.move = last_;
  if (last_ == 0) {
    result_.foresees = shuffles_ahead(foresight_.game(), foresight_.position());
    stage_ = Stage::finished;
    return;
  }
  stage_ = Stage::before;
  ask(last_ - 1);
}

/// Asks about the next of the other moves that could have been made.
void TurningPoint::ask_other() {
  if (other_ == others_.size()) {
    stage_ = Stage::finished;
    return;
  }
  alternative_.back() = others_[other_];
  foresight_.ask(alternative_, budget_ / 10);
}

void TurningPoint::judge() {
  const Foresight::View view = foresight_.view();
  switch (stage_) {
    case Stage::end:
      result_.lost = view.verdict == Verdict::lost;
      if (result_.lost) return bisect();
      stage_ = Stage::finished;
      return;
    case Stage::bisection:
      if (view.verdict == Verdict::lost)
        last_ = middle_;
      else
        first_ = middle_ + 1;
      return bisect();
    case Stage::before:
      result_.sure = view.verdict == Verdict::won;
      result_.foresees = shuffles_ahead(foresight_.game(), foresight_.position());
      stage_ = Stage::finished;
      if (!result_.sure) return;
      stage_ = Stage::others;
      result_.instead.push_back(view.line.front());
      foresight_.game().moves(foresight_.position(), others_);
      others_.keep_if([&](Move move) { return move != path_[last_ - 1] && move != view.line.front(); });
      alternative_.assign(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(last_));
      return ask_other();
    case Stage::others:
      if (view.verdict == Verdict::won) result_.instead.push_back(others_[other_]);
      ++other_;
      return ask_other();
    case Stage::finished: return;
  }
}

}  // namespace longwood
