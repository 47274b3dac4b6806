#include "session/tries.hpp"

#include <charconv>
#include <optional>
#include <vector>

#include "core/notation.hpp"
#include "session/record_head.hpp"

namespace longwood {
namespace {

std::optional<int> node_number(std::string_view text, const Session& session) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return {};
  if (static_cast<std::size_t>(number) >= session.nodes().size()) return {};
  return number;
}

Problem no_node(std::string_view text) {
  return problem("{text} is not the number of a try made before it; the start is 0", in_quotes(text));
}

/// Moves to be taken back and made again on the way from the present node to another.
int steps_to(const Session& session, int to) {
  int steps = 0;
  for (int from = session.here(); from != to; ++steps) {
    int& later = from > to ? from : to;
    later = session.nodes()[static_cast<std::size_t>(later)].parent;
  }
  return steps;
}

/// A line: a node's number, then the moves made from there, each of which makes the next node.
std::expected<void, Problem> read_branch(const Lines& lines, std::string_view line, Session& session,
                                         int& steps, int most_steps) {
  Words words{line};
  const auto from = words.next();
  const auto node = node_number(from, session);
  if (!node) return lines.fault(no_node(from));
  steps += steps_to(session, *node);
  if (steps > most_steps)
    return lines.fault(
        problem("the tries go back and forth over more than {n} moves; leave some of them out", most_steps));
  session.jump(*node);
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto move = read_move(session.info(), word);
    if (!move) return lines.fault(move.error());
    const auto tried = session.nodes().size();
    if (const Why why = session.play(*move); why != Why::ok)
      return lines.fault(problem("{move}: {why}", word, refusal(session.info(), why)));
    if (session.nodes().size() == tried)
      return lines.fault(problem("{move} was tried already from there; each try is listed once", word));
  }
  return {};
}

/// A line: the nodes to which redo leads although others were tried later.
std::expected<void, Problem> read_redo(const Lines& lines, std::string_view text, Session& session) {
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto node = node_number(word, session);
    if (!node || *node == 0) return lines.fault(no_node(word));
    session.prefer(*node);
  }
  return {};
}

}  // namespace

std::string write_tries(const Session& session) { return write_tries(session, session.deal()); }

std::string write_tries(const Session& session, const Deal& deal) {
  auto text =
      write_head("tries", session.info(), session.set(), session.options(), deal, session.kind()) + "tries\n";
  const auto nodes = session.nodes();
  std::string redo;
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    const bool goes_on = i > 1 && nodes[i].parent == static_cast<int>(i) - 1;
    if (!goes_on) text += (i > 1 ? "\n" : "") + std::to_string(nodes[i].parent);
    (text += ' ') += write_move(session.info(), nodes[i].move);
  }
  if (nodes.size() > 1) text += '\n';
  for (const Session::Node& node : nodes)
    if (!node.children.empty() && node.last != node.children.back()) redo += " " + std::to_string(node.last);
  if (!redo.empty()) text += "redo" + redo + "\n";
  return text + write_annotations(session.annotations()) + "at " + std::to_string(session.here()) + "\n";
}

std::expected<Session, Problem> read_tries(std::string_view text, int most_steps) {
  if (text.size() > max_record_size)
    return std::unexpected(
        problem("the text is longer than any saved game, over {n} bytes", max_record_size));
  Lines lines{text};
  const auto head = read_head(lines, "tries");
  if (!head) return std::unexpected(head.error());
  if (const auto start = lone_key(lines, "tries"); !start) return std::unexpected(start.error());
  Session session{*head->game, *head->set, head->options.value_or(head->set->options), head->deal};
  if (head->kind) session.make_kind(*head->kind);
  int steps = 0;
  auto line = lines.next();
  for (; line && line->front() >= '0' && line->front() <= '9'; line = lines.next())
    if (const auto read = read_branch(lines, *line, session, steps, most_steps); !read)
      return std::unexpected(read.error());
  std::string_view redo;
  if (line && entry_of(*line).key == "redo") {
    redo = entry_of(*line).value;
    line = lines.next();
  }
  std::vector<Annotation> annotations;
  for (; line && is_annotation(*line); line = lines.next())
    if (const auto read = read_annotation(*line, static_cast<int>(session.nodes().size()) - 1, annotations);
        !read)
      return lines.fault(read.error());
  if (!line || entry_of(*line).key != "at")
    return lines.fault(problem("the tries must end with 'at' and the number of the current try"));
  const auto node = node_number(entry_of(*line).value, session);
  if (!node) return lines.fault(no_node(entry_of(*line).value));
  if (const auto more = lines.next(); more) return lines.fault(problem("nothing may follow 'at'"));
  session.jump(*node);
  for (const Session::Node& tried : session.nodes())
    if (!tried.children.empty()) session.prefer(tried.children.back());
  if (const auto read = read_redo(lines, redo, session); !read) return std::unexpected(read.error());
  for (const Annotation& annotation : annotations)
    if (const auto written = session.annotate(annotation.at, annotation.kind, annotation.text); !written)
      return std::unexpected(written.error());
  return session;
}

std::expected<Session, Problem> read_game(std::string_view text) {
  return text.starts_with("longwood tries ") ? read_tries(text) : replay(text);
}

}  // namespace longwood
