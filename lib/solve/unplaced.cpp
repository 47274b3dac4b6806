#include "solve/unplaced.hpp"

#include <functional>
#include <span>
#include <tuple>

#include "core/engine.hpp"

namespace longwood {
namespace {

constexpr Kinds low = suit_of_spades;
constexpr Kinds kings = of_rank(king);

constexpr int rank_of(int kind) { return (kind >> 2) + 1; }
constexpr int suit_of(int kind) { return kind & 3; }
/// The suit of the same colour: the outer two of the four are black.
constexpr int twin(int suit) { return 3 - suit; }
constexpr std::array<int, 2> others(int suit) {
  return suit == 0 || suit == 3 ? std::array{1, 2} : std::array{0, 3};
}
constexpr Kinds bit(int kind) { return Kinds{1} << kind; }
constexpr int kind_at(int rank, int suit) { return 4 * (rank - 1) + suit; }

/// Of black and red cards, at which ranks there is one and at which there are two.
struct TwinCounts {
  Kinds black_one, black_two, red_one, red_two;
};
constexpr TwinCounts twin_counts(Kinds kinds) {
  return {(kinds | kinds >> 3) & low, kinds & kinds >> 3 & low, (kinds >> 1 | kinds >> 2) & low,
          kinds >> 1 & kinds >> 2 & low};
}

}  // namespace

std::optional<Unplaced> Unplaced::of(const UnplacedRules& rules, const State& state) {
  Unplaced from{rules};
  for (int suit = 0; suit < 4; ++suit) {
    const Card top = state.top[rules.families[suit]];
    if (!top.none() && (top.suit() != suit || top.rank() != state.size[rules.families[suit]])) return {};
    from.root_.home[static_cast<std::size_t>(suit)] = state.size[rules.families[suit]];
  }
  if (rules.columns.count > most_columns || !from.read_columns(state) || !from.read_stock(state) ||
      !from.fits_a_key())
    return {};
  return from;
}

/// Reads the columns; false if the open cards of one do not follow one another, or one that is neither a king
/// nor was dealt there begins it.
bool Unplaced::read_columns(const State& state) {
  const Fit falling = Fit::down_any.in(Suits::alternate);
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

/// Reads the stock in the order in which a run from the start turns it.
bool Unplaced::read_stock(const State& state) {
  std::array<Card, max_cards> cards;
  int n = 0;
  const auto add = [&](Card card) {
    stock_[static_cast<std::size_t>(n++)] = static_cast<std::uint8_t>(card.kind());
  };
  const int on_talon = state.size[rules_.talon], in_hand = state.size[rules_.hand];
  if (on_talon + in_hand > most_stock) return false;
  state.cards(rules_.talon, cards);
  for (int i = 0; i < on_talon; ++i) add(cards[static_cast<std::size_t>(i)]);
  state.cards(rules_.hand, cards);
  for (int i = in_hand; i-- > 0;) add(cards[static_cast<std::size_t>(i)]);
  stock_size_ = n;
  root_.stock = (std::uint32_t{1} << n) - 1;
  root_.turned = static_cast<std::uint8_t>(on_talon);
  for (std::size_t part = 0; part < stock_kinds_.size(); ++part)
    for (unsigned places = 0; places < 256; ++places)
      for (unsigned i = 0; i < 8; ++i)
        if ((places >> i & 1) != 0 && static_cast<int>(8 * part + i) < n)
          stock_kinds_[part][places] |= bit(stock_[8 * part + i]);
  return true;
}

/// Whether every position has a number of 64 bits.
bool Unplaced::fits_a_key() const {
  double positions = 14.0 * 14 * 14 * 14 * 5 * (std::max(rules_.redeals, 0) + 1) * (stock_size_ + 1);
  for (const int radix : radix_) positions *= std::max(radix, 1);
  return positions * static_cast<double>(std::uint64_t{1} << stock_size_) < 1.8e19;
}

std::uint64_t Unplaced::key(const Position& position) const {
  std::uint64_t key = position.returned;
  const auto add = [&](std::uint64_t value, std::uint64_t radix) { key = key * radix + value; };
  for (const std::uint8_t height : position.home) add(height, 14);
  for (std::size_t c = 0; c < most_columns; ++c) add(position.left[c], std::max<std::uint64_t>(radix_[c], 1));
  add(position.redeals, static_cast<std::uint64_t>(std::max(rules_.redeals, 0)) + 1);
  add(position.turned, static_cast<std::uint64_t>(stock_size_) + 1);
  return key << stock_size_ | position.stock;
}

Kinds Unplaced::stock_kinds(std::uint32_t places) const {
  return stock_kinds_[0][places & 255] | stock_kinds_[1][places >> 8 & 255] |
         stock_kinds_[2][places >> 16 & 255];
}

Kinds Unplaced::next_home(const Position& position) {
  Kinds next = 0;
  for (int suit = 0; suit < 4; ++suit)
    if (const int height = position.home[static_cast<std::size_t>(suit)]; height < king)
      next |= bit(kind_at(height + 1, suit));
  return next;
}

Unplaced::Sight Unplaced::look(const Position& position) const {
  Sight sight;
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
  sight.stock = stock_kinds(position.stock);
  sight.seen = all_kinds & ~(home | sight.hidden | sight.stock);
  sight.spaces -= std::popcount(sight.seen & kings & ~sight.heads);
  const TwinCounts open = twin_counts(sight.seen), laid = twin_counts(sight.seen & ~sight.heads & ~kings);
  const Kinds black = (open.black_one & ~(laid.red_one << 4)) | (open.black_two & ~(laid.red_two << 4));
  const Kinds red = (open.red_one & ~(laid.black_one << 4)) | (open.red_two & ~(laid.black_two << 4));
  sight.bare = sight.seen & (black * 0x9 | red * 0x6);
  sight.fits = (black >> 4) * 0x6 | (red >> 4) * 0x9;
  return sight;
}

/// The cards of the stock that turning shows: every `turned`-th from the next in hand, the last, and the
/// talon's uppermost; and after it was turned over, from the start.
Unplaced::Reach Unplaced::reach(const Position& position) const {
  Reach reach;
  const int step = rules_.turned, count = std::popcount(position.stock);
  if (count == 0) return reach;
  if (step == 1 && rules_.redeals < 0) return {position.stock, 0};
  int next = position.turned > 0 ? position.turned - 1 : step - 1, from_start = step - 1, i = 0;
  for (std::uint32_t left = position.stock; left != 0; left &= left - 1, ++i) {
    const std::uint32_t place = left & (~left + 1);
    const bool last = i == count - 1;
    if (i == next || (last && i >= position.turned)) reach.now |= place;
    if (i == next) next += step;
    if (i == from_start || last) reach.again |= place;
    if (i == from_start) from_start += step;
  }
  if (rules_.redeals >= 0 && position.redeals >= rules_.redeals) reach.again = 0;
  reach.again &= ~reach.now;
  if (rules_.redeals < 0) reach.now |= reach.again;
  return reach;
}

/// Whether a card that is next for its family may as well go there: the cards that could be laid on it can go
/// home as well, and so can those that could be laid on them. Whatever another line does with any of these
/// cards, it may leave them home.
bool Unplaced::is_safe(const Position& position, int kind) {
  const int rank = rank_of(kind), suit = suit_of(kind);
  const auto height = [&](int of) { return static_cast<int>(position.home[static_cast<std::size_t>(of)]); };
  const auto [one, other] = others(suit);
  return height(one) >= rank - 2 && height(other) >= rank - 2 && height(twin(suit)) >= rank - 3;
}

std::optional<Unplaced::Move> Unplaced::safe(const Position& position) const {
  if (position.returned != 0) return {};
  Kinds next = next_home(position), wanted = 0;
  for (; next != 0; next &= next - 1)
    if (const int kind = std::countr_zero(next); is_safe(position, kind)) wanted |= bit(kind);
  if (wanted == 0) return {};
  const Sight sight = look(position);
  if (const Kinds found = sight.bare & wanted; found != 0)
    return Move{Move::home, static_cast<std::uint8_t>(std::countr_zero(found))};
  if (rules_.turned == 1 && rules_.redeals < 0 && (sight.stock & wanted) != 0)
    for (std::uint8_t place = 0; place < stock_size_; ++place)
      if ((position.stock >> place & 1) != 0 && (wanted >> stock_[place] & 1) != 0)
        return Move{Move::stock_home, place};
  return {};
}

int Unplaced::moves(const Position& position, Moves& out) const {
  const Sight sight = look(position);
  const Reach reach = this->reach(position);
  const Kinds next = next_home(position);
  struct Ranked {
    int rank;
    Move move;
  };
  std::array<Ranked, std::tuple_size_v<Moves>> found;
  int n = 0;
  // A card comes back only for what is done next: a card is laid on it, its twin gives up what lies on it and
  // goes home, or another card comes back for which it makes room.
  Kinds lay = all_kinds, play = all_kinds;
  if (position.returned != 0) {
    const int suit = position.returned - 1, rank = position.home[static_cast<std::size_t>(suit)] + 1;
    lay = 0;
    for (const int other : others(suit)) lay |= bit(kind_at(rank - 1, other));
    play = bit(kind_at(rank, twin(suit)));
  }
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
    const Kinds card = bit(stock_[place]);
    if ((card & next & play) != 0) add(75, {Move::stock_home, place, again});
    if ((card & of_rank(ace)) == 0 && takes(card))
      add((card & kings) != 0 ? 50 : 40, {Move::stock_pile, place, again});
  }
  if (rules_.families_return)
    for (std::uint8_t suit = 0; suit < 4; ++suit) {
      const int rank = position.home[suit];
      if (rank < 3) continue;
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
  const Sight sight = look(position);
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

/// Takes a card out of the stock. Cards turned before it lie on the talon; where that changes nothing,
/// the talon counts as turned over.
void Unplaced::take(Position& position, Move move) const {
  const std::uint32_t before = position.stock & ((std::uint32_t{1} << move.which) - 1);
  position.stock &= ~(std::uint32_t{1} << move.which);
  const int turned = std::popcount(before);
  const bool alike = turned % rules_.turned == 0 || turned == std::popcount(position.stock);
  position.turned = static_cast<std::uint8_t>(rules_.redeals < 0 && alike ? 0 : turned);
  if (move.redeal) ++position.redeals;
}

int Unplaced::kind_of(const Position& position, Move move) const {
  switch (move.kind) {
    case Move::home: return move.which;
    case Move::pile: return std::countr_zero(head_[move.which][position.left[move.which]]);
    case Move::stock_home:
    case Move::stock_pile: return stock_[move.which];
    case Move::back: break;
  }
  return kind_at(position.home[move.which], move.which);
}

Unplaced::Position Unplaced::after(Position position, Move move) const {
  const int kind = kind_of(position, move);
  const auto suit = static_cast<std::size_t>(suit_of(kind));
  position.returned = 0;
  switch (move.kind) {
    case Move::home:
      ++position.home[suit];
      for (int c = 0; c < rules_.columns.count; ++c)
        if (head_[static_cast<std::size_t>(c)][position.left[static_cast<std::size_t>(c)]] == bit(kind))
          uncover(position, c);
      break;
    case Move::pile: uncover(position, move.which); break;
    case Move::stock_home: ++position.home[suit]; [[fallthrough]];
    case Move::stock_pile: take(position, move); break;
    case Move::back: --position.home[suit]; position.returned = static_cast<std::uint8_t>(suit + 1);
  }
  return position;
}

}  // namespace longwood
