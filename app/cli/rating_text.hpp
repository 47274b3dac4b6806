#pragma once

#include <string>

#include "core/speech.hpp"
#include "statistics/rating.hpp"

namespace longwood::cli {

/// "1430 (1380 to 1480), expert"; a bound where there is no value, and no word while the interval is wide.
std::string rating_text(const Speaker& say, const Rating& rating);

}  // namespace longwood::cli
