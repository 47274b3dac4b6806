#include "study/block_file.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/fault.hpp"
#include "core/hash.hpp"
#include "core/notation.hpp"

namespace longwood::study {
namespace {

constexpr std::string_view block_mark = "longwood blocks ";
constexpr int newest = 2;  // 1 names no deals, and the checksums of its records depend on the records alone
constexpr std::size_t head_size = 512;

std::string why() { return std::generic_category().message(errno); }

std::string terms_lines(const Terms& terms, const Budget& budget) {
  return fmt::format("game {}\nset {}\noptions {}\nrules {}\nsolver {}\nnodes {}\nmegabytes {}\n", terms.game,
                     terms.set, terms.options, terms.rules, terms.solver, budget.nodes, budget.megabytes);
}

/// What a head says.
struct Head {
  int format = newest;
  Terms terms;
  Budget budget;
  std::vector<Range> asked;
};

/// The head: a line for each of the terms, blanks, and the checksum of all that in hexadecimal. Where the
/// ranges of deals are too many for it, it names the one from the first to the last of them.
std::string head_of(const Head& of) {
  constexpr std::size_t checksum = 17, room = head_size - checksum;
  auto head = std::string{block_mark} + std::to_string(of.format) + "\n" + terms_lines(of.terms, of.budget);
  if (of.format > 1) {
    const auto line = [](const std::vector<Range>& ranges) {
      return "deals " + study::ranges_text(ranges, ranges.size()) + "\n";
    };
    const auto all = line(of.asked);
    head += head.size() + all.size() <= room ? all : line({{of.asked.front().first, of.asked.back().last}});
  }
  if (head.size() > room) throw Fault{"the choices are too many for the head of a file"};
  head.resize(room, ' ');
  return head + fmt::format("{:016x}\n", fnv1a(head));
}

/// What follows a key at the beginning of a line.
std::string value_of(std::string_view head, std::string_view key) {
  const auto at = head.find("\n" + std::string{key} + " ");
  if (at == head.npos) return {};
  const auto from = at + key.size() + 2;
  return std::string{head.substr(from, head.find('\n', from) - from)};
}

std::uint64_t number_in(std::string_view head, std::string_view key) {
  return read_number(value_of(head, key)).value_or(0);
}

/// Ranges as `ranges_text` writes them.
std::vector<Range> ranges_in(std::string_view text) {
  std::vector<Range> list;
  while (!text.empty()) {
    const auto comma = std::min(text.find(", "), text.size());
    const auto one = text.substr(0, comma);
    const auto dash = std::min(one.find('-'), one.size());
    const auto first = read_number(one.substr(0, dash)).value_or(0);
    list.push_back({first, dash < one.size() ? read_number(one.substr(dash + 1)).value_or(first) : first});
    text.remove_prefix(std::min(comma + 2, text.size()));
  }
  return list;
}

}  // namespace

std::optional<std::vector<Range>> joined(std::vector<Range> ranges) {
  std::ranges::sort(ranges, {}, &Range::first);
  std::vector<Range> list;
  for (const Range& range : ranges) {
    if (!list.empty() && range.first <= list.back().last) return {};
    if (!list.empty() && range.first == list.back().last + 1)
      list.back().last = range.last;
    else
      list.push_back(range);
  }
  return list;
}

std::vector<Range> united(std::vector<Range> ranges) {
  std::ranges::sort(ranges, {}, &Range::first);
  std::vector<Range> list;
  for (const Range& range : ranges) {
    if (!list.empty() && range.first <= list.back().last + 1)
      list.back().last = std::max(list.back().last, range.last);
    else
      list.push_back(range);
  }
  return list;
}

BlockFile::BlockFile(std::string path, std::unique_ptr<WriterLock> lock, int flags)
    : path_{std::move(path)}, lock_{std::move(lock)}, file_{::open(path_.c_str(), flags | O_CLOEXEC)} {
  if (file_ < 0) throw Fault{"cannot read '" + path_ + "': " + why()};
}

BlockFile::BlockFile(BlockFile&& other) noexcept
    : path_{std::move(other.path_)},
      lock_{std::move(other.lock_)},
      file_{std::exchange(other.file_, -1)},
      draft_{other.draft_},
      format_{other.format_},
      terms_{std::move(other.terms_)},
      budget_{other.budget_},
      asked_{std::move(other.asked_)},
      basis_{other.basis_},
      records_{other.records_},
      torn_{other.torn_} {}

BlockFile::~BlockFile() {
  if (file_ >= 0) ::close(file_);
}

bool BlockFile::is_one(const std::string& path) {
  struct stat found = {};
  if (::stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return false;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::string begin(block_mark.size(), '\0');
  const auto got = ::read(file, begin.data(), begin.size());
  ::close(file);
  return got > 0 && block_mark.starts_with(std::string_view{begin}.substr(0, static_cast<std::size_t>(got)));
}

BlockFile BlockFile::read(const std::string& path) {
  BlockFile file{path, nullptr, O_RDONLY};
  file.read_head();
  file.count_records();
  return file;
}

BlockFile BlockFile::write(const std::string& path, const Terms& terms, const Budget& budget) {
  auto lock = std::make_unique<WriterLock>(path);
  BlockFile file{path, std::move(lock), O_RDWR};
  const std::string head = head_of({.terms = terms, .budget = budget, .asked = {}});
  // a crash may have left the beginning of a head, of this run or of one for other deals, or nothing
  const std::string_view terms_in_head = std::string_view{head}.substr(0, head.find("\ndeals ") + 1);
  if (const auto there = file.bytes(0, head.size());
      there.size() < head.size() && (head.starts_with(there) || there.starts_with(terms_in_head)))
    file.put(0, head);
  file.read_head();
  if (file.terms_ != terms)
    throw Fault{"'" + path + "' holds " + terms_text(file.terms_) + ", not " + terms_text(terms) +
                "; give another --out"};
  if (file.budget_ != budget)
    throw Fault{fmt::format("'{}' was begun with --nodes {} --memory {}; keep to them, or give another --out",
                            path, file.budget_.nodes, file.budget_.megabytes)};
  file.count_records();
  if (::ftruncate(file.file_, static_cast<off_t>(head_size + file.records_ * record_size())) != 0)
    throw Fault{"'" + path + "' cannot be written: " + why() + "; give another --out"};
  return file;
}

BlockFile BlockFile::draft(const std::string& path, const std::string& out, const Terms& terms,
                           const Budget& budget) {
  BlockFile file{path, nullptr, O_RDWR};
  file.path_ = out;
  file.draft_ = true;
  file.put(0, head_of({.terms = terms, .budget = budget, .asked = {}}));
  file.read_head();
  return file;
}

void BlockFile::damaged(const std::string& what) const {
  throw Fault{"'" + path_ + "' is damaged: " + what +
              "; set it aside and run the study again, or take a copy of it"};
}

void BlockFile::read_head() {
  const auto head = bytes(0, head_size);
  if (!head.starts_with(block_mark))
    throw Fault{"'" + path_ + "' is not a study in blocks; give another file"};
  const auto number =
      head.substr(block_mark.size(), std::min(head.find('\n'), head.size()) - block_mark.size());
  if (const auto found = read_number(number); found && *found > newest)
    throw Fault{fmt::format("'{}' is a study in blocks of format {}; this program reads formats 1 to {}",
                            path_, *found, newest)};
  format_ = number == "1" ? 1 : newest;
  terms_ = {.game = value_of(head, "game"),
            .set = value_of(head, "set"),
            .options = value_of(head, "options"),
            .rules = static_cast<int>(number_in(head, "rules")),
            .solver = static_cast<int>(number_in(head, "solver"))};
  budget_ = {number_in(head, "nodes"), number_in(head, "megabytes")};
  asked_ = ranges_in(value_of(head, "deals"));
  if (head != head_of({format_, terms_, budget_, asked_}))
    damaged("its head does not agree with its checksum");
  basis_ = format_ == 1 ? plain_basis : fnv1a(terms_lines(terms_, budget_));
}

/// Counts the whole records. What follows them may be the beginning of one that was being written.
void BlockFile::count_records() {
  struct stat found = {};
  if (::fstat(file_, &found) != 0) throw Fault{"cannot read '" + path_ + "': " + why()};
  const auto size = std::max(static_cast<std::uint64_t>(found.st_size), std::uint64_t{head_size});
  records_ = (size - head_size) / record_size();
  torn_ = (size - head_size) % record_size();
}

std::vector<Range> BlockFile::lacking() const {
  std::vector<Range> list;
  const auto there = ranges();
  for (const Range& range : asked_)
    for (const Range& gap : missing(range, there)) list.push_back(gap);
  return list;
}

std::string BlockFile::torn() const {
  if (torn_ == 0) return {};
  return fmt::format(
      "'{}': its last record is torn, {} of {} bytes, and is ignored; the same run writes it again", path_,
      torn_, record_size());
}

std::vector<std::string> BlockFile::warnings() const {
  std::vector<std::string> list;
  if (torn_ > 0) list.push_back(torn());
  if (const auto gaps = lacking(); !gaps.empty())
    list.push_back(
        fmt::format("'{}': deals {} are named in its head and not there; the run that was asked for them was "
                    "stopped, or the file was cut",
                    path_, ranges_text(gaps)));
  return list;
}

void BlockFile::ask(const std::vector<Range>& deals) {
  auto all = ranges();
  all.insert(all.end(), deals.begin(), deals.end());
  name(std::move(all));
}

void BlockFile::name(std::vector<Range> deals) {
  const auto all = united(std::move(deals));
  if (format_ == 1 || all == asked_) return;
  // The head is one sector of the disk, which is written whole or not at all.
  put(0, head_of({format_, terms_, budget_, all}));
  read_head();
}

std::string BlockFile::bytes(std::uint64_t from, std::size_t count) const {
  std::string bytes(count, '\0');
  std::size_t got = 0;
  while (got < count) {
    const auto more = ::pread(file_, bytes.data() + got, count - got, static_cast<off_t>(from + got));
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) throw Fault{"cannot read '" + path_ + "': " + why()};
    if (more == 0) break;
    got += static_cast<std::size_t>(more);
  }
  bytes.resize(got);
  return bytes;
}

void BlockFile::put(std::uint64_t at, std::string_view bytes) {
  std::size_t written = 0;
  while (written < bytes.size()) {
    const auto more =
        ::pwrite(file_, bytes.data() + written, bytes.size() - written, static_cast<off_t>(at + written));
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) {
      const std::string reason = why();
      if (at >= head_size) static_cast<void>(::ftruncate(file_, static_cast<off_t>(at)));
      throw Fault{"'" + path_ + "' cannot be written: " + reason +
                  "; what it held is still there, and the same command goes on once there is room"};
    }
    written += static_cast<std::size_t>(more);
  }
  if (!draft_) sync();
}

void BlockFile::sync() {
  if (::fdatasync(file_) != 0) throw Fault{"'" + path_ + "' cannot be kept on the disk: " + why()};
}

void BlockFile::append(const Superblock& superblock) {
  auto all = asked_;
  all.push_back(superblock.deals);
  name(std::move(all));
  put(head_size + records_ * record_size(), write_record(superblock, basis_));
  ++records_;
}

std::string BlockFile::bytes_of(std::uint64_t index) const {
  return bytes(head_size + index * record_size(), record_size());
}

Superblock BlockFile::record(std::uint64_t index) const {
  auto superblock = read_record(bytes_of(index), basis_);
  if (!superblock) damaged("record " + std::to_string(index + 1) + " does not agree with its checksum");
  return *superblock;
}

void BlockFile::each(const std::function<void(const Superblock&)>& visit) const {
  for (std::uint64_t i = 0; i < records_; ++i) visit(record(i));
}

std::vector<Range> BlockFile::ranges() const {
  std::vector<Range> ranges;
  each([&](const Superblock& superblock) {
    if (!ranges.empty() && ranges.back().last + 1 == superblock.deals.first)
      ranges.back().last = superblock.deals.last;
    else
      ranges.push_back(superblock.deals);
  });
  auto list = joined(std::move(ranges));
  if (!list) damaged("it has some deals twice");
  return *list;
}

std::uint64_t BlockFile::hash() const {
  std::uint64_t hash = fnv1a(bytes(0, head_size));
  for (std::uint64_t i = 0; i < records_; ++i) hash = fnv1a(bytes_of(i), hash);
  return hash;
}

}  // namespace longwood::study
