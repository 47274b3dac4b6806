#include "related/games.hpp"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "games/search/rising.hpp"

namespace longwood::related {
namespace {

constexpr std::array names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "1",  "2",  "3",  "4",  "5",  "6",
                                     "7",  "8",  "9",  "r1", "r2", "r3", "r4", "r5", "r6", "r7"});
constexpr std::array reasons{Reason{Why::no_such_move, "no_such_move", 0, "the game has no such move"}};
constexpr std::array sets{RuleSet{"usual", "Usual", "Blake and Gent"}};

template <class G>
constexpr std::array groups_of{PileGroup{"aces", G::families, Role::family},
                               PileGroup{"columns", G::columns, Role::tableau}};
template <>
constexpr std::array groups_of<KingAlbert>{PileGroup{"aces", KingAlbert::families, Role::family},
                                           PileGroup{"columns", KingAlbert::columns, Role::tableau},
                                           PileGroup{"reserve", KingAlbert::reserve, Role::reserve}};
template <>
constexpr std::array groups_of<BakersGame>{PileGroup{"aces", BakersGame::families, Role::family},
                                           PileGroup{"columns", BakersGame::columns, Role::tableau},
                                           PileGroup{"cells", BakersGame::cells, Role::reserve}};

template <class G>
constexpr GameInfo info_of(std::string_view id, std::string_view title, Packs packs, PileClasses classes) {
  return {.id = id,
          .title = title,
          .source = "Blake and Gent",
          .rules_version = 1,
          .packs = packs,
          .groups = groups_of<G>,
          .pile_names = std::span{names}.first(G::sources.first + G::sources.count),
          .classes = classes,
          .rulebook = nullptr,
          .reasons = reasons,
          .sets = sets};
}

template <class G>
struct RelatedAdvice {
  static constexpr advice::Rising rising{G::families};
  static constexpr bool has_side = G::sources.count > G::columns.count;
  static constexpr Group side{static_cast<Pile>(G::columns.first + G::columns.count),
                              static_cast<std::uint8_t>(G::sources.count - G::columns.count)};

  /// Vacant cells count for a position, and so do cards of a reserve that nothing enters.
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    constexpr advice::RisingWeights weights{.left = 4, .vacancy = 10, .joint = 1, .above = 4, .cover = 1};
    const int value =
        advice::rising_estimate(table, memory, rising, G::columns, G::falling, G::cards, weights);
    if constexpr (std::is_same_v<G, BakersGame>) return value + 5 * s.total(side);
    if constexpr (has_side) return value + weights.left * (side.count - s.total(side));
    return value;
  }
  /// A card is safe to play if no card that could rest on it is wanted by a column: in suit there is never
  /// one, since all lower ones of the suit are home; else if all families have come to within two of its
  /// rank.
  static std::optional<Move> safe(const State& s) {
    int least = king;
    for (int suit = 0; suit < 4; ++suit) least = std::min(least, rising.lower(s, suit));
    return rising.play(s, G::sources, rising.next(s, G::falling.suits == Suits::same ? king : least + 2));
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    advice::no_idle_vacancies(s, G::columns, moves);
    if constexpr (std::is_same_v<G, BakersGame>) advice::one_vacancy(s, G::cells, moves);
  }
  static std::optional<ColumnRules> columns(const State& /*s*/) {
    if constexpr (std::is_same_v<G, BakersGame>) return std::nullopt;
    return ColumnRules{.columns = G::columns.count,
                       .reserve = has_side ? side.count : 0,
                       .alternate = G::falling.suits == Suits::alternate,
                       .families_return = std::is_same_v<G, KingAlbert>};
  }

  static constexpr std::array runs{Run::in_columns(0), Run::beam(3'000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .columns = columns,
                                     .runs = runs};
};

}  // namespace

constexpr GameInfo BeleagueredCastle::info = info_of<BeleagueredCastle>(
    "beleaguered-castle", "Beleaguered Castle", {1, the_aces}, PileClasses::of({columns}));
constexpr GameInfo StreetsAndAlleys::info = info_of<StreetsAndAlleys>(
    "streets-and-alleys", "Streets and Alleys", {1, {}}, PileClasses::of({columns}));
constexpr GameInfo KingAlbert::info =
    info_of<KingAlbert>("king-albert", "King Albert", {1, {}}, PileClasses::of({columns, reserve}));
constexpr GameInfo BakersGame::info =
    info_of<BakersGame>("bakers-game", "Baker’s Game", {1, {}}, PileClasses::of({columns, cells}));

std::span<const Related> all() {
  constexpr std::string_view source = "Blake and Gent, JAIR 85:21 (2026)";
  static constexpr std::array list{
      Related{erase<BeleagueredCastle>(), &RelatedAdvice<BeleagueredCastle>::advice, 0.68170, 0.00099,
              source},
      Related{erase<StreetsAndAlleys>(), &RelatedAdvice<StreetsAndAlleys>::advice, 0.51187, 0.00186, source},
      Related{erase<KingAlbert>(), &RelatedAdvice<KingAlbert>::advice, 0.68542, 0.00092, source},
      Related{erase<BakersGame>(), &RelatedAdvice<BakersGame>::advice, 0.75053, 0.00028, source},
  };
  return list;
}

const Related* find(std::string_view id) {
  const auto found = std::ranges::find(all(), id, [](const Related& one) { return one.game.info->id; });
  return found == all().end() ? nullptr : &*found;
}

}  // namespace longwood::related
