#include "cli/output.hpp"

#include <expected>
#include <utility>

#include "cli/reports.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

constexpr std::string_view mark_of_charts = "<svg ";

void need(const std::expected<void, Problem>& done, const Problem& advice) {
  if (!done) throw Fault{problem("{clause}; give another {what}", done.error(), advice)};
}

}  // namespace

Output::Output(Problem option, std::string path, std::string_view mark, std::string_view kind)
    : option_{std::move(option)}, path_{std::move(path)}, mark_{mark}, kind_{kind} {
  if (asked_for()) need(store::can_replace_file(path_, mark_, kind_), option_);
}

void Output::write(std::string_view text) const {
  need(store::replace_file(path_, text, mark_, kind_), option_);
}

ChartFolder::ChartFolder(std::string option, std::string path)
    : option_{problem("folder for {option}", std::move(option))}, path_{std::move(path)} {
  if (!asked_for()) return;
  need(store::make_directories(path_, store::Folder::open), option_);
  need(store::can_replace_file(path_ + "/chart", mark_of_charts, "chart"), option_);
}

void ChartFolder::write(const std::string& name, std::string_view svg) const {
  need(store::replace_file(path_ + "/" + name, svg, mark_of_charts, "chart"), option_);
}

}  // namespace longwood::cli
