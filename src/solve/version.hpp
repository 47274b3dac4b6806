#pragma once

namespace longwood {

/// Raised with any change by which a deal may get another verdict, line or count of nodes; rows of a study
/// carry it.
inline constexpr int solver_version = 1;

}  // namespace longwood
