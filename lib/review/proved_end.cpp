#include "review/proved_end.hpp"

#include <algorithm>
#include <span>

namespace longwood {
namespace {

/// With this many undecided positions those between them are given up.
constexpr std::size_t most_open = 4;

}  // namespace

ProvedEnd::ProvedEnd(Foresight& foresight, std::vector<Move> line, std::size_t from, Standing end)
    : foresight_{foresight}, line_{std::move(line)}, from_{from} {
  if (end == Standing::won) won_ = line_.size();
  if (end == Standing::over) lost_ = line_.size();
}

void ProvedEnd::begin(std::uint64_t budget) {
  budget_ = budget;
  open_.clear();
  asking_.reset();
}

/// The position to ask about next: the last one, the first one, then the middle of those in doubt.
std::optional<std::size_t> ProvedEnd::question() const {
  const auto in_doubt = [&](std::size_t at) {
    return (!won_ || at > *won_) && before_loss(at) && std::ranges::find(open_, at) == open_.end();
  };
  for (const std::size_t at : {line_.size(), from_})
    if (in_doubt(at)) return at;
  if (!lost_ || !won_ || open_.size() >= most_open) return {};
  // the first lost one lies after the last undecided one, unless that is lost too
  std::size_t low = *won_;
  for (const std::size_t at : open_) low = std::max(low, at);
  if (low + 1 < *lost_) return low + (*lost_ - low) / 2;
  std::size_t high = *lost_;
  for (const std::size_t at : open_) high = std::min(high, at);
  if (*won_ + 1 < high) return *won_ + (high - *won_) / 2;
  return {};
}

void ProvedEnd::note(std::size_t at, Verdict verdict) {
  switch (verdict) {
    case Verdict::won: won_ = at; break;
    case Verdict::lost: lost_ = at; break;
    case Verdict::open: open_.push_back(at); break;
  }
}

bool ProvedEnd::step() {
  if (!asking_) {
    asking_ = question();
    if (!asking_) return true;
    foresight_.ask(std::span{line_}.first(*asking_), budget_);
  }
  if (!foresight_.step(positions_a_step)) return false;
  note(*asking_, foresight_.view().verdict);
  asking_.reset();
  return false;
}

double ProvedEnd::value(std::size_t at) const {
  if (won(at)) return 1;
  return won_ && before_loss(at) ? 1 : 0;
}

Basis ProvedEnd::basis(std::size_t at) const {
  return won(at) || !before_loss(at) ? Basis::proved : Basis::open;
}

}  // namespace longwood
