#include "games/spots.hpp"

#include <algorithm>

namespace longwood {
namespace {

constexpr int left = 4, pile_lines = 3;
/// Characters for the width of a card, in distances that are wider than usual.
constexpr int card_width = 5, usual_gap = 20;

/// A part of a figure as it is measured, in characters and lines.
struct Box {
  const Part* part;
  std::vector<Pile> piles = {};
  std::vector<Box> parts = {};
  int w = 0, h = 0;
  bool grows = false;  ///< columns are in it, which need not end
  bool rest = false;   ///< it takes what width is left

  [[nodiscard]] bool empty() const { return w == 0; }
};

class Arranger {
 public:
  Arranger(const GameInfo& info, const Options& options, std::span<const Part> parts, int pitch)
      : info_{info}, options_{options}, parts_{parts}, pitch_{pitch} {}

  Spots arranged() && {
    const Box box = measured();
    lay(box, left, 0, box.w);
    return std::move(spots_);
  }

 private:
  [[nodiscard]] static bool in_line(const Part& part) {
    return part.lie == Lie::left || part.lie == Lie::right;
  }
  [[nodiscard]] static Tag tag_of(const Part& part) {
    if (part.tag != Tag::usual) return part.tag;
    if (!in_line(part)) return Tag::above;
    return part.lie == Lie::left ? Tag::after : Tag::before;
  }
  [[nodiscard]] int pitch_of(const Part& part) const { return part.pitch > 0 ? part.pitch : pitch_; }
  [[nodiscard]] static int lines_of(const Part& part) {
    if (part.line > 0) return part.line;
    return tag_of(part) == Tag::above ? pile_lines : 1;
  }
  [[nodiscard]] int longest_name(const std::vector<Pile>& piles) const {
    int longest = 0;
    for (const Pile pile : piles)
      longest = std::max(longest, static_cast<int>(info_.pile_names[pile].size()));
    return longest;
  }

  Box measured() {
    const Part& part = parts_[next_++];
    Box box{.part = &part};
    switch (part.kind) {
      case Part::Kind::gap: box.w = std::max(0, (part.gap - usual_gap) * card_width / 100); break;
      case Part::Kind::rest: box.rest = true; break;
      case Part::Kind::notice: break;
      case Part::Kind::caption:
        box.w = static_cast<int>(part.text.size()) + 2;
        box.h = 1;
        break;
      case Part::Kind::piles: measure_piles(box); break;
      case Part::Kind::beside:
      case Part::Kind::above: measure_parts(box); break;
    }
    return box;
  }

  void measure_piles(Box& box) const {
    const Part& part = *box.part;
    for (int i = 0; i < part.piles.count; ++i) {
      const Pile pile = part.piles[part.reversed ? part.piles.count - 1 - i : i];
      if (info_.has_pile(pile, options_)) box.piles.push_back(pile);
    }
    if (box.piles.empty()) return;
    const int count = static_cast<int>(box.piles.size());
    const int in_row = part.per > 0 ? std::min<int>(part.per, count) : count;
    box.w = in_row * pitch_of(part);
    box.h = (count + in_row - 1) / in_row * lines_of(part);
    box.grows = part.lie == Lie::down;
  }

  void measure_parts(Box& box) {
    const bool beside = box.part->kind == Part::Kind::beside;
    for (int i = 0; i < box.part->parts; ++i) {
      Box part = measured();
      if (!beside && part.part->kind == Part::Kind::gap) continue;
      box.w = beside ? box.w + part.w : std::max(box.w, part.w);
      box.h = beside ? std::max(box.h, part.h) : box.h + part.h + blank_before(box, part);
      box.grows |= part.grows;
      box.rest |= part.rest && (beside || part.part->kind != Part::Kind::rest);
      box.parts.push_back(std::move(part));
    }
  }
  /// A line is left free beneath lines of cards.
  static int blank_before(const Box& box, const Box& part) {
    const auto last =
        std::ranges::find_if(box.parts.rbegin(), box.parts.rend(), [](const Box& one) { return one.h > 0; });
    return part.h > 0 && last != box.parts.rend() && in_line(*last->part) ? 1 : 0;
  }

  void lay(const Box& box, int x, int y, int w) {
    switch (box.part->kind) {
      case Part::Kind::piles: return lay_piles(box, x, y);
      case Part::Kind::beside: return lay_beside(box, x, y, w);
      case Part::Kind::above: return lay_above(box, x, y, w);
      case Part::Kind::caption:
        if (!box.part->text.empty())
          spots_.words.push_back(
              {static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(x), box.part->text});
        return;
      default: return;
    }
  }

  void lay_piles(const Box& box, int x, int y) {
    const Part& part = *box.part;
    const Tag tag = tag_of(part);
    const int pitch = pitch_of(part), in_row = std::max(1, box.w / pitch);
    const int before = tag == Tag::before ? longest_name(box.piles) + (in_line(part) ? 2 : 1) : 0;
    const int after = part.lie == Lie::left ? pitch - longest_name(box.piles) - 4 : 0;
    for (int i = 0; const Pile pile : box.piles) {
      const int column = x + i % in_row * pitch + before + after;
      const int row = y + i / in_row * lines_of(part) + (tag == Tag::above ? 1 : 0);
      const int room = in_line(part) ? (pitch - longest_name(box.piles) - 2) / 3 : 99;
      spots_.piles.push_back({pile, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                              fan_of(part, pile), tag, static_cast<std::uint8_t>(room)});
      ++i;
    }
  }
  [[nodiscard]] Fan fan_of(const Part& part, Pile pile) const {
    if (part.lie == Lie::down) return Fan::down;
    if (in_line(part)) return part.lie == Lie::left ? Fan::left : Fan::right;
    const Role role = info_.role_of(pile);
    if (role == Role::hand || role == Role::out) return Fan::count;
    return part.counted || role == Role::talon || role == Role::court ? Fan::packet : Fan::top;
  }

  void lay_beside(const Box& box, int x, int y, int w) {
    int at = box.rest ? x : x + (w - box.w) / 2;
    for (const Box& part : box.parts) {
      const int width = part.w + (part.rest ? w - box.w : 0);
      lay(part, at, box.grows ? y : y + (box.h - part.h) / 2, width);
      at += width;
    }
  }

  void lay_above(const Box& box, int x, int y, int w) {
    Box done{.part = box.part};
    for (const Box& part : box.parts) {
      y += blank_before(done, part);
      const int width = part.rest ? w : part.w;
      lay(part, x + (w - width) / 2, y, width);
      y += part.h;
      done.parts.push_back({.part = part.part, .h = part.h});
    }
  }

  const GameInfo& info_;
  const Options& options_;
  std::span<const Part> parts_;
  int pitch_;
  std::size_t next_ = 0;
  Spots spots_;
};

/// A board made from the groups of piles alone.
class Plain {
 public:
  explicit Plain(const GameInfo& info) : info_{info} {
    for (const PileGroup& group : info.groups)
      if (group.role != Role::tableau) side_by_side(group, fan_of(group.role));
    for (const PileGroup& group : info.groups)
      if (group.role == Role::tableau)
        group.in_a_row > 0 ? side_by_side(group, Fan::packet) : in_lines(group);
  }
  [[nodiscard]] const std::vector<Spot>& spots() const { return spots_; }

 private:
  static constexpr int left = 2, width = 78, lines_from = 10;

  static constexpr Fan fan_of(Role role) {
    if (role == Role::hand || role == Role::out) return Fan::count;
    return role == Role::talon || role == Role::reserve ? Fan::packet : Fan::top;
  }
  [[nodiscard]] int longest_name(Group piles) const {
    int longest = 0;
    for (int i = 0; i < piles.count; ++i)
      longest = std::max(longest, static_cast<int>(info_.pile_names[piles[i]].size()));
    return longest;
  }
  void add(Pile pile, int row, int column, Fan fan, Tag tag) {
    spots_.push_back({pile, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column), fan, tag});
  }
  /// From left to right, the names above, in as many rows as it takes.
  void side_by_side(const PileGroup& group, Fan fan) {
    const int apart = std::max(8, longest_name(group.piles) + 2);
    const int most = (width - left) / apart;
    int in_a_row = group.in_a_row > 0 ? group.in_a_row : most;
    while (in_a_row > most) in_a_row = (in_a_row + 1) / 2;
    for (int i = 0; i < group.piles.count; ++i)
      add(group.piles[i], row_ + 1 + 3 * (i / in_a_row), left + apart * (i % in_a_row), fan, Tag::above);
    row_ += 3 * ((group.piles.count + in_a_row - 1) / in_a_row);
  }
  /// A line for each pile, its cards from the base up.
  void in_lines(const PileGroup& group) {
    for (int i = 0; i < group.piles.count; ++i)
      add(group.piles[i], row_++, std::max(lines_from, longest_name(group.piles) + 3), Fan::right,
          Tag::before);
    ++row_;
  }

  const GameInfo& info_;
  int row_ = 0;
  std::vector<Spot> spots_;
};

}  // namespace

Spots spots_of(const GameInfo& info, const Options& options) {
  const Figure* figure = info.figure;
  if (figure != nullptr && figure->board.spots.empty())
    return Arranger{info, options, figure->text.empty() ? figure->wide.front().parts : figure->text,
                    figure->pitch}
        .arranged();
  Spots spots;
  if (figure != nullptr) {
    spots.piles.assign(figure->board.spots.begin(), figure->board.spots.end());
    spots.words.assign(figure->board.words.begin(), figure->board.words.end());
  } else {
    spots.piles = Plain{info}.spots();
  }
  std::erase_if(spots.piles, [&](const Spot& spot) { return !info.has_pile(spot.pile, options); });
  return spots;
}

}  // namespace longwood
