#include "study/block_merge.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/core.h>

#include "study/draft.hpp"

namespace longwood::study {
namespace {

/// Where a record lies.
struct Place {
  Range deals;
  std::size_t file = 0;
  std::uint64_t index = 0;
};

/// Reads records of many files, of which one is open at a time.
class Sources {
 public:
  explicit Sources(const std::vector<std::string>& paths) : paths_{paths} {}
  const BlockFile& open(std::size_t file) {
    if (!open_ || at_ != file) open_.emplace(BlockFile::read(paths_[file]));
    at_ = file;
    return *open_;
  }

 private:
  const std::vector<std::string>& paths_;
  std::optional<BlockFile> open_;
  std::size_t at_ = 0;
};

/// The places of all records in the order of deals, and the deals that were asked for; files of different
/// terms or limits are a fault.
std::vector<Place> all_records(const std::vector<std::string>& paths, Sources& sources,
                               std::vector<Range>& asked, std::vector<std::string>& warnings) {
  std::vector<Place> places;
  const Terms terms = sources.open(0).terms();
  const Budget budget = sources.open(0).budget();
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const BlockFile& file = sources.open(i);
    if (file.terms() != terms)
      throw Fault{"'" + paths[i] + "' holds " + terms_text(file.terms()) + ", but '" + paths.front() +
                  "' holds " + terms_text(terms) + "; merge studies of the same terms"};
    if (file.budget() != budget)
      throw Fault{"'" + paths[i] + "' was run with other limits than '" + paths.front() +
                  "'; merge studies of the same limits"};
    for (std::string& warning : file.warnings()) warnings.push_back(std::move(warning));
    std::uint64_t index = 0;
    file.each([&](const Superblock& superblock) {
      places.push_back({superblock.deals, i, index++});
      asked.push_back(superblock.deals);
    });
    asked.insert(asked.end(), file.asked().begin(), file.asked().end());
    asked = united(std::move(asked));
  }
  std::ranges::sort(places, {}, [](const Place& place) { return std::pair{place.deals.first, place.file}; });
  return places;
}

}  // namespace

BlocksMerged merge_blocks(const std::vector<std::string>& files, const std::string& out) {
  const MergeSources all{out, files};
  const std::vector<std::string>& paths = all.paths();
  Draft draft{out};
  Sources sources{paths};
  std::vector<Range> asked;
  BlocksMerged result;
  const auto places = all_records(paths, sources, asked, result.warnings);
  const Terms terms = sources.open(0).terms();
  const Budget budget = sources.open(0).budget();

  {
    BlockFile to = BlockFile::draft(draft.path(), out, terms, budget);
    to.ask(asked);
    const Place* last = nullptr;
    for (const Place& place : places) {
      if (last != nullptr && place.deals.first <= last->deals.last) {
        const auto where = fmt::format("'{}' and '{}' both have deal {}", paths[last->file],
                                       paths[place.file], place.deals.first);
        if (place.deals != last->deals)
          throw Fault{where + ", in records that begin or end elsewhere; nothing was written, leave one out"};
        const std::string before = write_record(sources.open(last->file).record(last->index));
        if (write_record(sources.open(place.file).record(place.index)) != before)
          throw Fault{
              where +
              fmt::format("; their records of deals {} contradict each other, and nothing was written",
                          ranges_text({place.deals}))};
        result.twice += place.deals.count();
        continue;
      }
      to.append(sources.open(place.file).record(place.index));
      result.deals += place.deals.count();
      last = &place;
    }
    to.sync();
  }
  draft.place(out);
  return result;
}

}  // namespace longwood::study
