#include "games/taught.hpp"

#include "generated/games/list.hpp"
#include "generated/games/teaches.hpp"

namespace longwood {
namespace {

constexpr bool fits(std::string_view sentence) {
  return sentence.empty() ||
         (sentence.size() <= 110 && sentence.starts_with("You ") && sentence.ends_with('.'));
}

}  // namespace

std::string_view taught_by(const GameInfo& info) {
  return for_game(Games{}, info.id, std::string_view{}, []<Game G>() {
    static_assert(fits(teaches<G>),
                  "teaches.hpp: one sentence of at most 110 characters that begins with 'You'");
    return teaches<G>;
  });
}

}  // namespace longwood
