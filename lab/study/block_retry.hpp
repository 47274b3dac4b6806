#pragma once

#include <string>

#include "study/campaign.hpp"

namespace longwood::study {

/// Decides the open deals of a file again with the budget of the campaign, no part of which may be less than
/// the file's, and puts in its place the file that this budget would have given from the start, byte for
/// byte; with the file's own budget nothing is done. A record that keeps too little of its open deals is
/// decided again as a whole. All open deals of the file are tried, so the campaign's range must hold all its
/// deals.
///
/// The new file takes the place of the old one at the end; when `stop` turns true before, the old one stays
/// as it was. `tell` is called some ten times a second. `Progress` counts open deals.
Progress retry_open(const std::string& path, const Campaign& campaign, const std::atomic<bool>& stop,
                    const std::function<void(const Progress&)>& tell);

}  // namespace longwood::study
