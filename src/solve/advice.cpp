#include "solve/advice.hpp"

#include <array>
#include <utility>

#include "solve/advice/fortress.hpp"
#include "solve/advice/la_capricieuse.hpp"
#include "solve/advice/la_nationale.hpp"
#include "solve/advice/la_nivernaise.hpp"
#include "solve/advice/st_helena.hpp"
#include "solve/advice/the_clock.hpp"
#include "solve/advice/the_fourteenth.hpp"
#include "solve/advice/the_sultan.hpp"

namespace longwood {
namespace {

constexpr std::array<std::pair<std::string_view, const Advice*>, 8> list{{
    {"fortress", &advice::FortressAdvice::advice},
    {"la-capricieuse", &advice::LaCapricieuseAdvice::advice},
    {"la-nationale", &advice::LaNationaleAdvice::advice},
    {"la-nivernaise", &advice::LaNivernaiseAdvice::advice},
    {"st-helena", &advice::StHelenaAdvice::advice},
    {"the-clock", &advice::TheClockAdvice::advice},
    {"the-fourteenth", &advice::TheFourteenthAdvice::advice},
    {"the-sultan", &advice::TheSultanAdvice::advice},
}};

}  // namespace

const Advice& advice_for(const GameInfo& game) {
  for (const auto& [id, advice] : list)
    if (id == game.id) return *advice;
  std::unreachable();  // the battery asks for every game
}

}  // namespace longwood
