#include "core/speech.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "core/text.hpp"

namespace longwood {
namespace {

// The first line fills a placeholder without a form; a further line, "form: words", one with this form.
constexpr auto rank_terms = std::to_array<Text>({
    message("the ace of {suit}\nbare: ace of {suit}\nrank: the ace"),
    message("the two of {suit}\nbare: two of {suit}\nrank: the two"),
    message("the three of {suit}\nbare: three of {suit}\nrank: the three"),
    message("the four of {suit}\nbare: four of {suit}\nrank: the four"),
    message("the five of {suit}\nbare: five of {suit}\nrank: the five"),
    message("the six of {suit}\nbare: six of {suit}\nrank: the six"),
    message("the seven of {suit}\nbare: seven of {suit}\nrank: the seven"),
    message("the eight of {suit}\nbare: eight of {suit}\nrank: the eight"),
    message("the nine of {suit}\nbare: nine of {suit}\nrank: the nine"),
    message("the ten of {suit}\nbare: ten of {suit}\nrank: the ten"),
    message("the knave of {suit}\nbare: knave of {suit}\nrank: the knave"),
    message("the queen of {suit}\nbare: queen of {suit}\nrank: the queen"),
    message("the king of {suit}\nbare: king of {suit}\nrank: the king"),
});
constexpr auto suit_terms = std::to_array<Text>({message("spades", "suit"), message("hearts", "suit"),
                                                 message("diamonds", "suit"), message("clubs", "suit")});
constexpr Text covered = message("the covered card\nbare: covered card");
constexpr auto number_words = std::to_array<Text>(
    {message("no", "number"), message("one", "number"), message("two", "number"), message("three", "number"),
     message("four", "number"), message("five", "number"), message("six", "number"),
     message("seven", "number"), message("eight", "number"), message("nine", "number"),
     message("ten", "number"), message("eleven", "number"), message("twelve", "number")});
constexpr Text decimal_sign = message(".", "decimal sign");

constexpr std::size_t word_size = sizeof(std::uint32_t);

std::uint32_t u32(std::string_view bytes, std::size_t i) {
  std::uint32_t value = 0;
  std::memcpy(&value, bytes.data() + word_size * i, word_size);
  return value;
}

/// The line of a term for a form; the first if there is none of its own.
std::string_view line_of(std::string_view term, std::string_view form) {
  const auto first = term.substr(0, term.find('\n'));
  if (form.empty()) return first;
  for (auto at = term.find('\n'); at != term.npos; at = term.find('\n', at + 1)) {
    auto line = term.substr(at + 1);
    if (!line.starts_with(form) || !line.substr(form.size()).starts_with(": ")) continue;
    line.remove_prefix(form.size() + 2);
    return line.substr(0, line.find('\n'));
  }
  return first;
}

/// The name of a pile: the pattern of its group, or separate words.
std::string_view pattern_of(const PileGroup& group, int place) {
  return group.each.empty() ? group.words : group.each[static_cast<std::size_t>(place)];
}

}  // namespace

std::expected<Language, std::string_view> Language::read(std::string_view bytes) {
  constexpr std::size_t head = 2 * word_size, plurals = 200, most_texts = 100'000;
  if (bytes.size() < head + plurals || !bytes.starts_with("LWW1"))
    return std::unexpected("it is no catalogue");
  const std::size_t n = u32(bytes, 1);
  if (n == 0 || n > most_texts || bytes.size() < head + plurals + 2 * word_size * n)
    return std::unexpected("the catalogue is cut short");
  Language language;
  language.plurals_ = bytes.substr(head, plurals);
  language.keys_ = bytes.substr(head + plurals, word_size * n);
  language.ends_ = bytes.substr(head + plurals + word_size * n, word_size * n);
  language.texts_ = bytes.substr(head + plurals + 2 * word_size * n);
  std::uint32_t last = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const auto end = u32(language.ends_, i);
    const bool sorted = i == 0 || u32(language.keys_, i) > u32(language.keys_, i - 1);
    if (!sorted || end < last) return std::unexpected("the catalogue is out of order");
    last = end;
  }
  if (last != language.texts_.size()) return std::unexpected("the catalogue is cut short");
  return language;
}

std::string_view Language::find(Text text) const {
  const auto key = text.key();
  const std::size_t n = keys_.size() / word_size;
  std::size_t low = 0, high = n;
  while (low < high) {
    const auto middle = (low + high) / 2;
    if (u32(keys_, middle) < key)
      low = middle + 1;
    else
      high = middle;
  }
  const bool found = low < n && u32(keys_, low) == key;
  if (heard_ != nullptr) heard_(text, found || is_english());
  if (!found) return {};
  const auto begin = low == 0 ? 0 : u32(ends_, low - 1);
  return texts_.substr(begin, u32(ends_, low) - begin);
}

std::string_view Language::of(Text text) const {
  const auto found = find(text);
  return found.empty() ? text.english : found;
}

std::string_view Language::of(Text one, std::string_view more, long n) const {
  auto found = find(one);
  if (found.empty()) return n == 1 ? one.english : more;
  const auto at = static_cast<std::size_t>(n < 0 ? 0 : n < 100 ? n : 100 + n % 100);
  for (auto skip = static_cast<unsigned char>(plurals_[at]); skip > 0; --skip) {
    const auto end = found.find('\0');
    if (end == found.npos) break;
    found.remove_prefix(end + 1);
  }
  return found.substr(0, found.find('\0'));
}

std::string Language::say(const Problem& problem) const {
  if (problem.pattern_.english.empty()) return problem.given_;
  std::vector<std::string> said;
  std::vector<Arg> args;
  said.reserve(problem.parts_.size());  // the arguments point to them
  for (const Problem& part : problem.parts_) {
    if (part.parts_.empty() && !part.pattern_.english.empty())
      args.emplace_back(part.pattern_);  // may be asked for a form
    else
      args.emplace_back(said.emplace_back(say(part)));
  }
  std::string out;
  const auto pattern =
      problem.more_.empty() ? of(problem.pattern_) : of(problem.pattern_, problem.more_, problem.n_);
  Speaker{*this}.fill(out, line_of(pattern, {}), args);
  return out;
}

std::string Problem::english() const { return in_english.say(*this); }

Problem in_quotes(std::string_view text) {
  constexpr std::size_t longest = 32;
  std::size_t end = std::min(longest, text.size());
  // not in the midst of a letter of several bytes
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return problem("'{text}'", printable(text.substr(0, end)) + (text.size() > end ? "..." : ""));
}

std::string Speaker::capital(std::string text) {
  if (text.empty()) return text;
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead >= 'a' && lead <= 'z') text[0] = static_cast<char>(lead - 32);
  if (lead < 0xC3 || lead > 0xD1 || text.size() < 2) return text;
  unsigned c = (lead & 31U) << 6U | (static_cast<unsigned char>(text[1]) & 63U);
  const bool shifted = (c >= 0x139 && c <= 0x148) || c >= 0x179;
  if ((c >= 0xE0 && c <= 0xFE && c != 0xF7) || (c >= 0x3B1 && c <= 0x3C9) || (c >= 0x430 && c <= 0x44F))
    c -= 0x20;  // Latin-1, Greek, Cyrillic
  else if (c >= 0x450 && c <= 0x45F)
    c -= 0x50;
  else if (c >= 0x100 && c <= 0x17E && (c % 2 == 1) != shifted)
    c -= 1;  // Latin Extended-A, in pairs
  text[0] = static_cast<char>(0xC0U | c >> 6U);
  text[1] = static_cast<char>(0x80U | (c & 63U));
  return text;
}

void Speaker::fill(std::string& out, std::string_view pattern, std::span<const Arg> args,
                   std::span<const std::string_view> names) const {
  for (std::size_t next = 0;;) {
    const auto open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == pattern.npos) return;
    auto hole = pattern.substr(open + 1, pattern.find('}', open) - open - 1);
    pattern.remove_prefix(std::min(pattern.size(), open + hole.size() + 2));
    const auto dot = hole.find('.');
    const auto form = dot == hole.npos ? std::string_view{} : hole.substr(dot + 1);
    hole = hole.substr(0, dot);
    // a catalogue numbers its holes; in English they come in the order of the arguments, or by name
    std::size_t at = next++;
    if (hole.size() == 1 && hole[0] >= '0' && hole[0] <= '9')
      at = static_cast<std::size_t>(hole[0] - '0');
    else if (!names.empty())
      at = static_cast<std::size_t>(std::ranges::find(names, hole) - names.begin());
    if (at < args.size()) put(out, args[at], form);
  }
}

std::string Speaker::filled(std::string_view pattern, std::initializer_list<Arg> args) const {
  std::string out;
  fill(out, pattern, args);
  return out;
}

std::string Speaker::word(Text data) const { return std::string{line_of(language_->of(data), {})}; }

void Speaker::put(std::string& out, const Arg& arg, std::string_view form) const {
  if (form == "head") {  // a whole sentence after a colon begins with a capital in German
    std::string piece;
    put(piece, arg, {});
    out += capital(std::move(piece));
    return;
  }
  switch (arg.kind) {
    case Arg::card: return put_card(out, Card{static_cast<std::uint8_t>(arg.n)}, form);
    case Arg::pile: return put_pile(out, static_cast<Pile>(arg.n), form);
    case Arg::number: return put_number(out, arg.n, form);
    case Arg::hundredths: return put_hundredths(out, arg.n);
    case Arg::said: out += *arg.words; return;
    case Arg::seen: out += *arg.view; return;
    case Arg::data: out += line_of(language_->of(*arg.text), form); return;
  }
}

void Speaker::put_number(std::string& out, long n, std::string_view form) const {
  if (form == "word" && n >= 0 && n < static_cast<long>(number_words.size()))
    out += language_->of(number_words[static_cast<std::size_t>(n)]);
  else
    out +=
        (n < 0 ? "−" : "") + std::to_string(std::labs(n));  // a true minus sign, unlike the dashes beside it
}

void Speaker::put_hundredths(std::string& out, long value) const {
  out += std::to_string(value / 100);
  const auto rest = value % 100;
  if (rest == 0) return;
  (out += language_->of(decimal_sign)) += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
}

void Speaker::put_card(std::string& out, Card card, std::string_view form) const {
  if (card.none()) {
    out += line_of(language_->of(covered), form);
    return;
  }
  const Arg args[] = {suit_terms[static_cast<std::size_t>(card.suit())]};
  fill(out, line_of(language_->of(rank_terms[static_cast<std::size_t>(card.rank() - 1)]), form), args);
}

void Speaker::put_pile(std::string& out, Pile pile, std::string_view form) const {
  static constexpr auto names = std::to_array<std::string_view>({"name", "suit", "row", "place"});
  const PileGroup& group = info_->group_of(pile);
  const int place = pile - group.piles.first, in_a_row = std::max(group.in_a_row, 1);
  const auto suit = static_cast<std::size_t>(place * 4 / group.piles.count % 4);
  const Arg args[] = {info_->pile_names[pile], suit_terms[suit], place / in_a_row + 1, place % in_a_row + 1};
  fill(out, line_of(language_->of({pattern_of(group, place), "pile"}), form), args, names);
}

}  // namespace longwood
