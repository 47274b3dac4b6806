#include "solve/models/placed.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "core/engine.hpp"
#include "core/rng.hpp"
#include "solve/models/alternating_kinds.hpp"
#include "solve/models/played_line.hpp"

namespace longwood {

using namespace alternating;

namespace {

constexpr Kinds blacks = low * 0x9, reds = low * 0x6;
constexpr Kinds first_of_family = 0xF, last_of_family = first_of_family << 48;

}  // namespace

std::optional<Placed> Placed::of(const PlacedRules& rules, const State& state) {
  Placed from{rules};
  for (int suit = 0; suit < 4; ++suit) {
    const Pile family = rules.families[suit];
    const Card top = state.top[family];
    const int size = state.size[family];
    if (!top.none() && (top.suit() != suit || from.name(top) != 4 * (size - 1) + suit)) return {};
    from.root_.home[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(size);
  }
  const bool read = rules.first != 0 && rules.columns.count <= most_columns &&
                    from.stock_.read(state, rules.talon, rules.hand, [&](Card c) { return from.name(c); });
  if (!read || !from.read_columns(state)) return {};
  from.root_.stock = from.stock_.all();
  from.root_.turned = static_cast<std::uint8_t>(from.stock_.on_talon());
  return from;
}

bool Placed::read_columns(const State& state) {
  column_.fill(nowhere);
  for (int c = 0; c < rules_.columns.count; ++c)
    if (!read_column(state, c)) return false;
  if (!has_reserve()) return true;
  std::array<Card, max_cards> cards;
  state.cards(rules_.reserve[0], cards);
  const std::size_t size = state.size[rules_.reserve[0]];
  if (size >= next_[0].size()) return false;
  for (std::size_t i = 0; i < size; ++i) {
    next_[0][i + 1] = bit(name(cards[i]));
    under_[0][i + 1] = under_[0][i] | next_[0][i + 1];
  }
  root_.left[0] = static_cast<std::uint8_t>(size);
  return true;
}

/// Reads a column; false if its open cards do not follow one another.
bool Placed::read_column(const State& state, int column) {
  const auto at = static_cast<std::size_t>(column);
  const Pile pile = rules_.columns[column];
  const int size = state.size[pile];
  const int down = rules_.has_covered ? state.counter[rules_.covered.of(pile)] : 0;
  if (size == 0) return true;
  if (down >= size || down > 15) return false;
  std::array<Card, max_cards> cards;
  state.cards(pile, cards);
  const auto card = [&](int place) { return name(cards[static_cast<std::size_t>(place)]); };
  for (int i = 0; i <= down; ++i) {
    column_[static_cast<std::size_t>(card(i))] = static_cast<std::uint8_t>(column);
    depth_[static_cast<std::size_t>(card(i))] = static_cast<std::uint8_t>(i);
    next_[at][static_cast<std::size_t>(i + 1)] = bit(card(i));
    if (i == down) break;
    under_[at][static_cast<std::size_t>(i + 1)] = under_[at][static_cast<std::size_t>(i)] | bit(card(i));
  }
  root_.left[at] = static_cast<std::uint8_t>(down);
  root_.heads |= bit(card(down));
  for (int i = down + 1; i < size; ++i) {
    if ((hosts(card(i)) >> card(i - 1) & 1) == 0) return false;
    lay(root_, card(i), card(i - 1));
  }
  return true;
}

Key Placed::key(const Position& position) const {
  std::uint64_t home = 0, left = 0;
  for (const std::uint8_t height : position.home) home = home << 4 | height;
  for (const std::uint8_t cards : position.left) left = left << 4 | cards;
  const std::uint64_t one =
      position.stock | std::uint64_t{position.turned} << 34 | std::uint64_t{position.redeals} << 40;
  const std::uint64_t other = home | left << 16;
  return {
      mix(mix(position.heads + 0x9E3779B97F4A7C15U * one) ^ mix(position.on + 0xD1B54A32D192ED03U * other)),
      mix(position.heads * 0xC2B2AE3D27D4EB4FU + position.on * 0x9FB21C651E98DF25U +
          one * 0xA24BAED4963EE407U + other)};
}

/// The same suits one place higher in their families; what lies on the last is on the first if that is
/// allowed.
Kinds Placed::above(Kinds kinds) const {
  const Kinds higher = kinds << 4 & all_kinds;
  return rules_.round ? higher | (kinds >> 48 & first_of_family) : higher;
}
Kinds Placed::below(Kinds kinds) const {
  return rules_.round ? kinds >> 4 | (kinds & first_of_family) << 48 : kinds >> 4;
}

/// The two cards that take a card.
Kinds Placed::hosts(int kind) const {
  const Kinds same_place = Kinds{0xF} << (kind & ~3);
  return above(same_place) & ((blacks >> kind & 1) != 0 ? reds : blacks);
}

Kinds Placed::next_home(const Position& position) {
  Kinds next = 0;
  for (int suit = 0; suit < 4; ++suit)
    if (const int height = position.home[static_cast<std::size_t>(suit)]; height < king)
      next |= bit(4 * height + suit);
  return next;
}

Kinds Placed::reserve_top(const Position& position) const {
  return has_reserve() ? next_[0][position.left[0]] : 0;
}

/// The cards on which others lie, of which those in `on` lie on the later suit.
Kinds Placed::covered(Kinds laid, Kinds on) const {
  const auto black = [](Kinds kinds) { return (kinds | kinds >> 3) & low; };
  const auto red = [](Kinds kinds) { return (kinds >> 1 | kinds >> 2) & low; };
  return above(black(laid & ~on) << 1 | black(laid & on) << 2 | red(laid & ~on) | red(laid & on) << 3);
}

Placed::Observation Placed::look(const Position& position) const {
  Observation sight;
  Kinds home = 0, hidden = 0;
  for (int suit = 0; suit < 4; ++suit)
    home |= (low << suit) & (bit(4 * position.home[static_cast<std::size_t>(suit)]) - 1);
  for (std::size_t c = 0; c < most_columns; ++c) hidden |= under_[c][position.left[c]];
  sight.seen = all_kinds & ~(home | hidden | stock_.kinds(position.stock));
  sight.spaces = rules_.columns.count - std::popcount(position.heads);
  const Kinds laid = sight.seen & ~position.heads;
  Kinds black, red;
  if (rules_.whole) {
    sight.bare = sight.seen & ~covered(laid, position.on);
    black = (sight.bare | sight.bare >> 3) & low;
    red = (sight.bare >> 1 | sight.bare >> 2) & low;
  } else {
    const TwinCounts open = twin_counts(sight.seen), on = twin_counts(above(laid));
    black = (open.black_one & ~on.red_one) | (open.black_two & ~on.red_two);
    red = (open.red_one & ~on.black_one) | (open.red_two & ~on.black_two);
    sight.bare = sight.seen & (black * 0x9 | red * 0x6);
  }
  sight.fits = below(black) * 0x6 | below(red) * 0x9;
  return sight;
}

/// Whether the next card of a family may as well go home. Cards can be laid on the first of a family while it
/// is not home: then none of these may be wanted on the card, or on a card that could be laid on it.
bool Placed::may_go(const Position& position, int suit) const {
  const auto height = [&](int of) { return static_cast<int>(position.home[static_cast<std::size_t>(of)]); };
  const int place = height(suit) + 1;
  const auto [one, other] = others(suit);
  return is_safe(position.home, suit, place) &&
         (!rules_.round ||
          (place > 1 && std::min(height(one), height(other)) > 0 && (place != 3 || height(twin(suit)) > 0)));
}

std::optional<Placed::Move> Placed::safe(const Position& position) const {
  Kinds wanted = 0;
  for (int suit = 0; suit < 4; ++suit)
    if (const int height = position.home[static_cast<std::size_t>(suit)];
        height < king && may_go(position, suit))
      wanted |= bit(4 * height + suit);
  if (wanted == 0) return {};
  const Observation sight = look(position);
  if (const Kinds found = sight.bare & wanted; found != 0)
    return Move{Move::home, static_cast<std::uint8_t>(std::countr_zero(found))};
  if ((reserve_top(position) & wanted) != 0) return Move{Move::reserve_home};
  // cards turned one at a time only stand in the way of those beneath them
  if (rules_.turned == 1 && (stock_.kinds(position.stock) & wanted) != 0)
    for (std::uint64_t places = position.stock; places != 0; places &= places - 1) {
      const int place = std::countr_zero(places);
      const int before = std::popcount(position.stock & (bit(place) - 1));
      if ((wanted >> stock_.kind(place) & 1) != 0 && (endless() || before + 1 == position.turned))
        return Move{Move::stock_home, static_cast<std::uint8_t>(place)};
    }
  return {};
}

/// The card on which a card lies that does not begin a column.
int Placed::host_of(const Position& position, int kind) const {
  const bool later = (position.on >> kind & 1) != 0, black = (blacks >> kind & 1) != 0;
  const int host = (kind & ~3) + 4 + (black ? (later ? 2 : 1) : (later ? 3 : 0));
  return host < 4 * king ? host : host - 4 * king;
}

/// Whether one of these cards can be laid on a free one.
bool Placed::finds_host(Kinds heads, Kinds free) const {
  const Kinds black = (free | free >> 3) & low, red = (free >> 1 | free >> 2) & low;
  return (heads & (below(black) * 0x6 | below(red) * 0x9)) != 0;
}

/// What could be done at some time.
struct Placed::Relaxed {
  Kinds free;                                   ///< cards that can be played and take cards
  Kinds home = 0;                               ///< cards that have gone home
  std::array<std::uint8_t, 4> height;           ///< of the families
  std::array<std::uint8_t, most_columns> left;  ///< as of a position
  std::uint64_t talon;                          ///< cards of the stock that lie under others
  bool space;
};

bool Placed::blocked(const Position& position) const {
  const Observation sight = look(position);
  Relaxed now{.free = (rules_.whole ? sight.bare : sight.seen) | reserve_top(position),
              .height = position.home,
              .left = position.left,
              .talon = 0,
              .space = sight.spaces > 0};
  if (!endless() && position.redeals >= rules_.redeals) {
    std::uint64_t hand = position.stock;
    for (int i = 0; i < position.turned; ++i) hand &= hand - 1;
    now.talon = position.stock & ~hand;
    now.free |= stock_.kinds(hand);
  } else {
    now.free |= stock_.kinds(position.stock);
  }
  const auto leaves = [&](Kinds card) {
    return (card & now.home) != 0 || finds_host(card, now.free) ||
           (now.space && (rules_.spaces != PlacedRules::Spaces::kings || (card & last_of_family) != 0));
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (int suit = 0; suit < 4; ++suit)
      for (auto& height = now.height[static_cast<std::size_t>(suit)]; height < king; ++height) {
        const int kind = 4 * height + suit;
        if ((now.free >> kind & 1) == 0) break;
        now.home |= bit(kind);
        if (rules_.whole && (sight.seen & ~position.heads & bit(kind)) != 0)
          now.free |= bit(host_of(position, kind));
        changed = true;
      }
    if (now.height[0] + now.height[1] + now.height[2] + now.height[3] == 52) return false;
    while (now.talon != 0) {
      const int top = 63 - std::countl_zero(now.talon);
      const Kinds card = bit(stock_.kind(top));
      changed = changed || (now.free & card) == 0;
      now.free |= card;
      if (!leaves(card)) break;
      now.talon &= ~bit(top);
      changed = true;
    }
    if (has_reserve()) {
      auto& left = now.left[0];
      const bool vacated =
          left > 0 && ((position.heads & now.home) != 0 || finds_host(position.heads, now.free));
      for (; left > 0 && (vacated || leaves(next_[0][left])); changed = true) now.free |= next_[0][--left];
      now.space = now.space ||
                  (left == 0 && ((position.heads & now.home) != 0 || finds_host(position.heads, now.free)));
      continue;
    }
    for (std::size_t c = 0; c < most_columns; ++c)
      for (auto& left = now.left[c]; left > 0 && leaves(next_[c][left + 1UZ]); changed = true)
        now.free |= next_[c][left--];
    if (now.space) continue;
    for (std::size_t c = 0; c < most_columns; ++c)
      if (now.left[c] == 0 && leaves(next_[c][1])) now.space = changed = true;
    if ((position.heads & last_of_family & now.home) != 0) now.space = changed = true;
  }
  return true;
}

/// Moves as they are found, with the rank by which they are followed.
struct Placed::Ranked {
  Moves& out;
  std::array<int, std::tuple_size_v<Moves>> ranks;
  int n = 0;

  void add(int rank, Move move) {
    if (n == static_cast<int>(ranks.size())) return;
    int at = n++;
    for (; at > 0 && ranks[static_cast<std::size_t>(at - 1)] < rank; --at) {
      ranks[static_cast<std::size_t>(at)] = ranks[static_cast<std::size_t>(at - 1)];
      out[static_cast<std::size_t>(at)] = out[static_cast<std::size_t>(at - 1)];
    }
    ranks[static_cast<std::size_t>(at)] = rank;
    out[static_cast<std::size_t>(at)] = move;
  }
};

int Placed::moves(const Position& position, Moves& out) const {
  const Observation sight = look(position);
  const Kinds next = next_home(position);
  Ranked found{.out = out, .ranks = {}};
  // without places, one card that takes another is as good as the other
  const auto to_hosts = [&](int rank, Move move, int kind) {
    for (Kinds on = hosts(kind) & sight.bare; on != 0; on &= on - 1) {
      move.host = static_cast<std::uint8_t>(std::countr_zero(on));
      found.add(rank, move);
      if (!rules_.whole) return;
    }
  };
  for (Kinds kinds = sight.bare & next; kinds != 0; kinds &= kinds - 1)
    found.add(90, {Move::home, static_cast<std::uint8_t>(std::countr_zero(kinds))});
  if (const Kinds top = reserve_top(position); top != 0) {
    if ((top & next) != 0) found.add(95, {Move::reserve_home});
    to_hosts(70, {Move::reserve_pile}, std::countr_zero(top));
  }
  for (Kinds kinds = position.heads & sight.fits; kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    to_hosts(60, {Move::pile, static_cast<std::uint8_t>(kind)}, kind);
  }
  using Spaces = PlacedRules::Spaces;
  if (sight.spaces > 0 && rules_.spaces == Spaces::kings)
    for (Kinds kinds = position.heads & last_of_family; kinds != 0; kinds &= kinds - 1)
      if (const int kind = std::countr_zero(kinds); uncovers(position, kind))
        found.add(55, {Move::pile, static_cast<std::uint8_t>(kind)});
  if (sight.spaces > 0 && rules_.spaces == Spaces::any_card && !rules_.whole)
    for (Kinds kinds = sight.seen & ~position.heads; kinds != 0; kinds &= kinds - 1)
      found.add(5, {Move::pile, static_cast<std::uint8_t>(std::countr_zero(kinds))});
  const auto reach = stock_.reach(position.stock, position.turned, rules_.turned,
                                  endless() || position.redeals < rules_.redeals, endless());
  for (std::uint64_t places = reach.now | reach.again; places != 0; places &= places - 1) {
    const int place = std::countr_zero(places), kind = stock_.kind(place);
    const Move move{Move::stock_pile, static_cast<std::uint8_t>(place), no_host,
                    (reach.now >> place & 1) == 0};
    if ((bit(kind) & next) != 0) found.add(75, {Move::stock_home, move.which, no_host, move.redeal});
    if ((bit(kind) & first_of_family) != 0 && !rules_.round) continue;  // it can as well go home
    if ((bit(kind) & sight.fits) != 0) to_hosts(40, move, kind);
    if (sight.spaces > 0 && (rules_.spaces != Spaces::kings || (bit(kind) & last_of_family) != 0))
      found.add(rules_.spaces == Spaces::kings ? 50 : 10, move);
  }
  return found.n;
}

/// Whether the column that a card begins has another card below it.
bool Placed::uncovers(const Position& position, int kind) const {
  const std::size_t column = column_[static_cast<std::size_t>(kind)];
  return column != nowhere && position.left[column] > 0 &&
         position.left[column] == depth_[static_cast<std::size_t>(kind)];
}

/// A card has left the place where it began a column: the next one is turned up, or falls from the reserve.
void Placed::vacate(Position& position, int kind) const {
  position.heads &= ~bit(kind);
  if (has_reserve() ? position.left[0] == 0 : !uncovers(position, kind)) return;
  const std::size_t column = has_reserve() ? std::size_t{0} : column_[static_cast<std::size_t>(kind)];
  position.heads |= next_[column][position.left[column]--];
}

void Placed::lay(Position& position, int kind, int host) const {
  if (host == no_host) {
    position.heads |= bit(kind);
    position.on &= ~bit(kind);
  } else if (rules_.whole && suit_of(host) >= 2) {
    position.on |= bit(kind);
  }
}

/// Takes a card out of the stock.
void Placed::take(Position& position, Move move) const {
  position.turned =
      static_cast<std::uint8_t>(stock_.turned_after(position.stock, move.which, rules_.turned, endless()));
  position.stock &= ~(std::uint64_t{1} << move.which);
  if (move.redeal) ++position.redeals;
}

int Placed::kind_of(const Position& position, Move move) const {
  switch (move.kind) {
    case Move::reserve_home:
    case Move::reserve_pile: return std::countr_zero(reserve_top(position));
    case Move::stock_home:
    case Move::stock_pile: return stock_.kind(move.which);
    case Move::home:
    case Move::pile: break;
  }
  return move.which;
}

Placed::Position Placed::after(Position position, Move move) const {
  const int kind = kind_of(position, move);
  const bool from_column = move.kind == Move::home || move.kind == Move::pile;
  if (from_column) {
    position.on &= ~bit(kind);
    if ((position.heads & bit(kind)) != 0) vacate(position, kind);
  } else if (move.kind == Move::stock_home || move.kind == Move::stock_pile) {
    take(position, move);
  } else {
    --position.left[0];
  }
  if (move.kind == Move::home || move.kind == Move::reserve_home || move.kind == Move::stock_home)
    ++position.home[static_cast<std::size_t>(suit_of(kind))];
  else
    lay(position, kind, move.host);
  return position;
}

std::vector<longwood::Move> Placed::line(const AnyGame& game, const State& root,
                                         std::span<const Move> path) const {
  PlayedLine played{game, rules_.families, rules_.columns, rules_.talon, rules_.hand, root};
  const auto named = [&](int kind) {  // the kind of the rules
    return (kind + 4 * (rules_.first - 1)) % (4 * king);
  };
  const auto taker = [&](Move move, Pile from) {
    if (move.host == no_host) return played.empty(from);
    const Kinds host = bit(named(move.host));
    const Pile found = played.ending_with(host, from);
    return found != from || rules_.whole ? found : played.ending_with(bit(named(move.host ^ 3)), from);
  };
  Position position = root_;
  for (const Move move : path) {
    const int kind = named(kind_of(position, move));
    const Pile from =
        move.kind == Move::reserve_home || move.kind == Move::reserve_pile ? rules_.reserve[0] : rules_.talon;
    if (move.kind == Move::stock_home || move.kind == Move::stock_pile) played.turn_to(kind);
    switch (move.kind) {
      case Move::home: played.home(kind); break;
      case Move::pile: played.move_from(kind, taker(move, played.place_of(kind).first)); break;
      case Move::reserve_home:
      case Move::stock_home: played.home_from(from, kind); break;
      case Move::reserve_pile:
      case Move::stock_pile: played.lay(from, taker(move, from), 1); break;
    }
    position = after(position, move);
  }
  return std::move(played).line();
}

}  // namespace longwood
