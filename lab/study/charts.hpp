#pragma once

#include <string>
#include <vector>

#include "study/summary.hpp"

namespace longwood::study {

/// A drawing and the name of its file.
struct Chart {
  std::string name;   ///< "fortress-cadogan-course.svg"
  std::string about;  ///< "positions searched per deal"
  std::string svg;
};

/// All studies under one another, with what is known of the share of winnable deals.
Chart chances_chart(const std::vector<Summary>& studies);

/// Of one study: the interval by number of deals, the positions searched per deal, the length of solutions. A
/// chart for which there is nothing to draw is left out.
std::vector<Chart> charts_of(const Summary& study);

}  // namespace longwood::study
