#pragma once

#include <string>

#include "core/speech.hpp"

namespace longwood::cli {

/// The refusal, then the sentence on which it rests in full with its source.
std::string why_text(const Speaker& say, Why why, const Options& options);

}  // namespace longwood::cli
