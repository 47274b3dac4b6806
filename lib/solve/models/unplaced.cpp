#include "solve/models/unplaced.hpp"

#include <functional>
#include <span>
#include <tuple>

#include "core/engine.hpp"
#include "core/rng.hpp"
#include "solve/models/alternating_kinds.hpp"
#include "solve/models/played_line.hpp"

namespace longwood {

using namespace alternating;

namespace {

constexpr Kinds kings = of_rank(king);

constexpr int rank_of(int kind) { return (kind >> 2) + 1; }
constexpr int kind_at(int rank, int suit) { return 4 * (rank - 1) + suit; }

}  // namespace

std::optional<Unplaced> Unplaced::of(const UnplacedRules& rules, const State& state) {
  Unplaced from{rules};
  for (int suit = 0; suit < 4; ++suit) {
    const Card top = state.top[rules.families[suit]];
    if (!top.none() && (top.suit() != suit || top.rank() != state.size[rules.families[suit]])) return {};
    from.root_.home[static_cast<std::size_t>(suit)] = state.size[rules.families[suit]];
  }
  if (rules.columns.count > most_columns || !from.read_columns(state) ||
      !from.stock_.read(state, rules.talon, rules.hand, [](Card card) { return card.kind(); }) ||
      !from.fits_a_key())
    return {};
  from.root_.stock = from.stock_.all();
  from.root_.turned = static_cast<std::uint8_t>(from.stock_.on_talon());
  return from;
}

/// Reads the columns; false if the open cards of one do not follow one another, or one that is neither a king
/// nor was dealt there begins it.
bool Unplaced::read_columns(const State& state) {
  const BuildRule falling = BuildRule::down_any.in(Suits::alternate);
  for (int c = 0; c < rules_.columns.count; ++c) {
    const auto at = static_cast<std::size_t>(c);
    const Pile pile = rules_.columns[c];
    const int size = state.size[pile], down = state.counter[rules_.covered.of(pile)];
    if (size > 0 && (down >= size || run_length(state, pile, falling, size - down) != size - down))
      return false;
    std::array<Card, max_cards> cards;
    state.cards(pile, cards);
    int left = size == 0 ? 0 : down + 1;
    if (left >= static_cast<int>(hidden_[at].size())) return false;
    for (int t = 1; t <= left; ++t) {
      head_[at][static_cast<std::size_t>(t)] = bit(cards[static_cast<std::size_t>(t - 1)].kind());
      hidden_[at][static_cast<std::size_t>(t)] =
          t == 1 ? 0
                 : hidden_[at][static_cast<std::size_t>(t - 1)] | head_[at][static_cast<std::size_t>(t - 1)];
    }
    radix_[at] = static_cast<std::uint8_t>(left + 1);
    root_.left[at] = static_cast<std::uint8_t>(left);
    if (left == 1 && (head_[at][1] & kings) != 0) root_.left[at] = 0;
  }
  return true;
}

/// Whether every position has a number of 64 bits.
bool Unplaced::fits_a_key() const {
  double positions =
      14.0 * 14 * 14 * 14 * Bound::all * (std::max(rules_.redeals, 0) + 1) * (stock_.size() + 1);
  for (const int radix : radix_) positions *= std::max(radix, 1);
  return positions * static_cast<double>(std::uint64_t{1} << stock_.size()) < 1.84e19;
}

std::uint64_t Unplaced::key(const Position& position) const {
  std::uint64_t key = position.bound;
  const auto add = [&](std::uint64_t value, std::uint64_t radix) { key = key * radix + value; };
  for (const std::uint8_t height : position.home) add(height, 14);
  for (std::size_t c = 0; c < most_columns; ++c) add(position.left[c], std::max<std::uint64_t>(radix_[c], 1));
  add(position.redeals, static_cast<std::uint64_t>(std::max(rules_.redeals, 0)) + 1);
  add(position.turned, static_cast<std::uint64_t>(stock_.size()) + 1);
  return mix((key << stock_.size() | position.stock) + 1);  // one to one, and never 0
}

Kinds Unplaced::next_home(const Position& position) {
  Kinds next = 0;
  for (int suit = 0; suit < 4; ++suit)
    if (const int height = position.home[static_cast<std::size_t>(suit)]; height < king)
      next |= bit(kind_at(height + 1, suit));
  return next;
}

Unplaced::Observation Unplaced::look(const Position& position) const {
  Observation sight;
  Kinds home = 0;
  for (int suit = 0; suit < 4; ++suit)
    home |= (low << suit) & (bit(4 * position.home[static_cast<std::size_t>(suit)]) - 1);
  for (int c = 0; c < rules_.columns.count; ++c) {
    const auto at = static_cast<std::size_t>(c);
    const std::size_t left = position.left[at];
    sight.hidden |= hidden_[at][left];
    sight.heads |= head_[at][left];
    sight.spaces += left == 0 ? 1 : 0;
  }
  sight.stock = stock_.kinds(position.stock);
  sight.seen = all_kinds & ~(home | sight.hidden | sight.stock);
  sight.spaces -= std::popcount(sight.seen & kings & ~sight.heads);
  const TwinCounts open = twin_counts(sight.seen), laid = twin_counts(sight.seen & ~sight.heads & ~kings);
  const Kinds black = (open.black_one & ~(laid.red_one << 4)) | (open.black_two & ~(laid.red_two << 4));
  const Kinds red = (open.red_one & ~(laid.black_one << 4)) | (open.red_two & ~(laid.black_two << 4));
  sight.bare = sight.seen & (black * 0x9 | red * 0x6);
  sight.fits = (black >> 4) * 0x6 | (red >> 4) * 0x9;
  return sight;
}

bool Unplaced::is_safe(const Position& position, int kind) {
  return alternating::is_safe(position.home, suit_of(kind), rank_of(kind));
}

std::optional<Unplaced::Move> Unplaced::safe(const Position& position) const {
  if (position.bound != Bound::free) return {};
  Kinds next = next_home(position), wanted = 0;
  for (; next != 0; next &= next - 1)
    if (const int kind = std::countr_zero(next); is_safe(position, kind)) wanted |= bit(kind);
  if (wanted == 0) return {};
  const Observation sight = look(position);
  if (const Kinds found = sight.bare & wanted; found != 0)
    return Move{Move::home, static_cast<std::uint8_t>(std::countr_zero(found))};
  if (rules_.turned == 1 && rules_.redeals < 0 && (sight.stock & wanted) != 0)
    for (int place = 0; place < stock_.size(); ++place)
      if ((position.stock >> place & 1) != 0 && (wanted >> stock_.kind(place) & 1) != 0)
        return Move{Move::stock_home, static_cast<std::uint8_t>(place)};
  return {};
}

/// A card comes back only for what is done next: a card is laid on it, its twin gives up what lies on it and
/// goes home, or another card comes back for which it makes room. A column is emptied only for a king. A card
/// that begins no column goes home only for a card laid where it lay, or for another that goes home or comes
/// back.
Unplaced::Demand Unplaced::demand(const Position& position) {
  if (position.bound == Bound::free) return {};
  if (position.bound == Bound::emptied) return {.lay = kings, .home = 0};
  if (position.bound >= Bound::gone) {
    const int gone = position.bound - Bound::gone;
    return {.lay = of_rank(3 + gone / 2) & low * (gone % 2 == 0 ? 0x9 : 0x6)};
  }
  const int suit = position.bound - Bound::returned, rank = position.home[static_cast<std::size_t>(suit)] + 1;
  Demand demand{.lay = 0, .home = bit(kind_at(rank, twin(suit)))};
  for (const int other : others(suit)) demand.lay |= bit(kind_at(rank - 1, other));
  return demand;
}

int Unplaced::moves(const Position& position, Moves& out) const {
  const Observation sight = look(position);
  const auto reach =
      stock_.reach(position.stock, position.turned, rules_.turned,
                   rules_.redeals < 0 || position.redeals < rules_.redeals, rules_.redeals < 0);
  const Kinds next = next_home(position);
  struct Ranked {
    int rank;
    Move move;
  };
  std::array<Ranked, std::tuple_size_v<Moves>> found;
  int n = 0;
  const auto [lay, play] = demand(position);
  // of equal ranks the first found comes first
  const auto add = [&](int rank, Move move) {
    found[static_cast<std::size_t>(n)] = {128 * rank - n, move}, ++n;
  };
  for (Kinds kinds = sight.bare & next & play; kinds != 0; kinds &= kinds - 1)
    add(90, {Move::home, static_cast<std::uint8_t>(std::countr_zero(kinds))});
  const auto takes = [&](Kinds card) {
    return (card & lay & ((card & kings) != 0 ? (sight.spaces > 0 ? kings : 0) : sight.fits)) != 0;
  };
  // a space is of use only to a king that does not lie in one
  const Kinds king_home = rules_.families_return ? kings & ~(sight.seen | sight.hidden | sight.stock) : 0;
  const bool space_serves = (kings & (sight.hidden | sight.stock | sight.heads)) != 0 || king_home != 0;
  for (std::uint8_t c = 0; c < rules_.columns.count; ++c) {
    const int left = position.left[c];
    if (left == 0 || !takes(head_[c][static_cast<std::size_t>(left)])) continue;
    if (left > 1)
      add(60 + left, {Move::pile, c});
    else if (space_serves)
      add(10, {Move::pile, c});
  }
  for (std::uint32_t places = reach.now | reach.again; places != 0; places &= places - 1) {
    const auto place = static_cast<std::uint8_t>(std::countr_zero(places));
    const bool again = (reach.now >> place & 1) == 0;
    const Kinds card = bit(stock_.kind(place));
    if ((card & next & play) != 0) add(75, {Move::stock_home, place, again});
    if ((card & of_rank(ace)) == 0 && takes(card))
      add((card & kings) != 0 ? 50 : 40, {Move::stock_pile, place, again});
  }
  if (rules_.families_return)
    for (std::uint8_t suit = 0; suit < 4; ++suit) {
      const int rank = position.home[suit];
      if (rank < 3 || (position.bound == Bound::emptied && rank < king)) continue;
      Position without = position;
      --without.home[suit];
      const int kind = kind_at(rank, suit);
      const bool room = rank == king ? sight.spaces > 0 : (sight.fits >> kind & 1) != 0;
      if (room && !is_safe(without, kind)) add(0, {Move::back, suit});
    }
  std::ranges::sort(std::span{found}.first(static_cast<std::size_t>(n)), std::greater{}, &Ranked::rank);
  for (int i = 0; i < n; ++i) out[static_cast<std::size_t>(i)] = found[static_cast<std::size_t>(i)].move;
  return n;
}

bool Unplaced::blocked(const Position& position) const {
  const Observation sight = look(position);
  Kinds free = sight.seen | sight.stock, hosts = free;
  Position reached = position;
  int spaces = sight.spaces;
  if (rules_.families_return)  // a card that is safe at home never has to come back
    for (int suit = 0; suit < 4; ++suit)
      for (int rank = position.home[static_cast<std::size_t>(suit)]; rank > 2; --rank)
        if (!is_safe(position, kind_at(rank, suit))) hosts |= bit(kind_at(rank, suit));
  for (bool changed = true; changed;) {
    changed = false;
    Kinds homes = 0;  // cards that can go home once all lower ones of their suit are open
    for (int suit = 0; suit < 4; ++suit) {
      int rank = position.home[static_cast<std::size_t>(suit)] + 1;
      for (; rank <= king && (free >> kind_at(rank, suit) & 1) != 0; ++rank)
        homes |= bit(kind_at(rank, suit));
    }
    bool covered = false;
    for (int c = 0; c < rules_.columns.count; ++c) {
      const auto at = static_cast<std::size_t>(c);
      for (; reached.left[at] > 0; changed = true) {
        const Kinds head = head_[at][reached.left[at]];
        const Kinds black = (hosts | hosts >> 3) & low, red = (hosts >> 1 | hosts >> 2) & low;
        const Kinds laid = (black >> 4) * 0x6 | (red >> 4) * 0x9 | (spaces > 0 ? kings : 0) | homes;
        if ((head & laid) == 0) break;
        if (--reached.left[at] == 0) ++spaces;
        free |= head_[at][reached.left[at]];
        hosts |= head_[at][reached.left[at]];
      }
      covered = covered || reached.left[at] > 1;
    }
    if (!covered) return false;
  }
  return true;
}

/// A card has left what it lay on: the next one is turned up. A king that lies on the table lies in a space.
void Unplaced::uncover(Position& position, int column) const {
  const auto at = static_cast<std::size_t>(column);
  const std::size_t left = --position.left[at];
  if (left == 1 && (head_[at][1] & kings) != 0) position.left[at] = 0;
}

/// Takes a card out of the stock. Cards turned before it lie on the talon.
void Unplaced::take(Position& position, Move move) const {
  position.turned = static_cast<std::uint8_t>(
      stock_.turned_after(position.stock, move.which, rules_.turned, rules_.redeals < 0));
  position.stock &= ~(std::uint32_t{1} << move.which);
  if (move.redeal) ++position.redeals;
}

int Unplaced::kind_of(const Position& position, Move move) const {
  switch (move.kind) {
    case Move::home: return move.which;
    case Move::pile: return std::countr_zero(head_[move.which][position.left[move.which]]);
    case Move::stock_home:
    case Move::stock_pile: return stock_.kind(move.which);
    case Move::back: break;
  }
  return kind_at(position.home[move.which], move.which);
}

Unplaced::Position Unplaced::after(Position position, Move move) const {
  const int kind = kind_of(position, move);
  const auto suit = static_cast<std::size_t>(suit_of(kind));
  position.bound = Bound::free;
  switch (move.kind) {
    case Move::home: {
      const bool needed = is_safe(position, kind);
      ++position.home[suit];
      for (int c = 0; c < rules_.columns.count; ++c)
        if (head_[static_cast<std::size_t>(c)][position.left[static_cast<std::size_t>(c)]] == bit(kind)) {
          uncover(position, c);
          return position;
        }
      if (!needed)
        position.bound = static_cast<std::uint8_t>(Bound::gone + 2 * (rank_of(kind) - 3) +
                                                   (suit_of(kind) == 1 || suit_of(kind) == 2 ? 1 : 0));
      break;
    }
    case Move::pile:
      if (position.left[move.which] == 1) position.bound = Bound::emptied;
      uncover(position, move.which);
      break;
    case Move::stock_home: ++position.home[suit]; [[fallthrough]];
    case Move::stock_pile: take(position, move); break;
    case Move::back:
      --position.home[suit];
      position.bound = static_cast<std::uint8_t>(Bound::returned + suit);
  }
  return position;
}

std::vector<longwood::Move> Unplaced::line(const AnyGame& game, const State& root,
                                           std::span<const Move> path) const {
  PlayedLine played{game, rules_.families, rules_.columns, rules_.talon, rules_.hand, root};
  const BuildRule falling = BuildRule::down_any.in(Suits::alternate);
  const auto taker = [&](int kind, Pile from) {
    const Kinds king_alone = bit(kind) & kings;
    Kinds hosts = 0;
    for (int host = 0; host < 52; ++host)
      if ((accepted_on(falling, bit(host)) >> kind & 1) != 0) hosts |= bit(host);
    return king_alone != 0 ? played.empty(from) : played.ending_with(hosts, from);
  };
  Position position = root_;
  for (const Move move : path) {
    const int kind = kind_of(position, move);
    const Pile family = rules_.families[suit_of(kind)];
    if (move.kind == Move::stock_home || move.kind == Move::stock_pile) played.turn_to(kind);
    switch (move.kind) {
      case Move::home: played.home(kind); break;
      case Move::pile: played.move_from(kind, taker(kind, played.place_of(kind).first)); break;
      case Move::stock_home: played.home_from(rules_.talon, kind); break;
      case Move::stock_pile: played.lay(rules_.talon, taker(kind, rules_.talon), 1); break;
      case Move::back: played.lay(family, taker(kind, rules_.talon), 1); break;
    }
    position = after(position, move);
  }
  return std::move(played).line();
}

}  // namespace longwood
