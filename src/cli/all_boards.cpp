#include "cli/boards/all_boards.hpp"

#include "cli/boards/columns.hpp"
#include "cli/boards/fortress.hpp"
#include "cli/boards/la_nivernaise.hpp"
#include "cli/boards/st_helena.hpp"
#include "cli/boards/the_clock.hpp"
#include "cli/boards/the_fourteenth.hpp"
#include "cli/boards/the_sultan.hpp"

namespace longwood::cli {
namespace {

constexpr std::array plans{boards::la_nationale,   boards::la_capricieuse, boards::st_helena,
                           boards::la_nivernaise,  boards::the_clock,      boards::fortress,
                           boards::the_fourteenth, boards::the_sultan};

}  // namespace

const BoardPlan& board_plan(std::string_view game) {
  for (const BoardPlan& plan : plans)
    if (plan.game == game) return plan;
  return plans.front();
}

}  // namespace longwood::cli
