#pragma once

#include "study/block_file.hpp"
#include "study/campaign.hpp"
#include "study/decider.hpp"

namespace longwood::study {

/// Decides the deals of the campaign which the file has not yet, and appends a record for each place of the
/// grid of 2^20 deals, in the order of the deals whatever the threads do. So the file of a run that was
/// stopped or killed and then continued equals that of an undisturbed run byte for byte. Takes a few
/// kilobytes a thread however many deals there are, and reads no clock.
///
/// Ends early, the records in hand being given up, when `stop` turns true. `tell` is called some ten times a
/// second.
Progress run(BlockFile& file, const Campaign& campaign, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& tell);

/// Decides all deals of an empty superblock; false if `halt` turned true. `block_done` is called after each
/// block.
bool decide_all(Decider& decider, Superblock& superblock, const std::atomic<bool>& halt,
                const std::function<void(const BlockSums&)>& block_done);

/// Part `index` of `of` (counted from 1) of a range, cut where the grid of superblocks cuts it; nothing if it
/// has fewer superblocks than parts and none is left for this one.
std::optional<Range> block_shard(const Range& all, std::uint64_t index, std::uint64_t of);

}  // namespace longwood::study
