#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "support.hpp"

/// Every sentence of a game's chapter that constrains play or layout (clauses.txt) is answered by a
/// rule, an option or a note which cites it.
namespace longwood::test {
namespace {

/// A place of a chapter: "Rule II", "note ‡" or paragraph and sentence as "¶3.2".
using Places = std::set<std::string>;

std::string place(int paragraph, int sentence) {
  return "¶" + std::to_string(paragraph) + "." + std::to_string(sentence);
}

/// The places that a source cites; "¶3.2-3", "¶8.1-¶9.1" and "Rules" with one numeral count.
Places cited(const std::string& source) {
  Places found;
  const std::regex sentences{R"(¶(\d+)\.(\d+)(?:-(?:¶(\d+)\.)?(\d+))?)"}, rules{R"(Rule ([IV]+))"},
      notes{R"(note (\*|†|‡))"};
  for (std::sregex_iterator match{source.begin(), source.end(), sentences}, end; match != end; ++match) {
    const int paragraph = std::stoi((*match)[1]), first = std::stoi((*match)[2]);
    found.insert(place(paragraph, first));
    if (!(*match)[4].matched) continue;
    const int last = std::stoi((*match)[4]);
    if ((*match)[3].matched)
      found.insert(place(std::stoi((*match)[3]), last));
    else
      for (int sentence = first; sentence <= last; ++sentence) found.insert(place(paragraph, sentence));
  }
  for (std::sregex_iterator match{source.begin(), source.end(), rules}, end; match != end; ++match)
    found.insert("Rule " + (*match)[1].str());
  for (std::sregex_iterator match{source.begin(), source.end(), notes}, end; match != end; ++match)
    found.insert("note " + (*match)[1].str());
  return found;
}

struct Clause {
  std::string place, answers, says;
};

struct Chapter {
  std::string name;
  std::vector<Clause> clauses;
};

std::string stripped(std::string text) {
  const auto first = text.find_first_not_of(' ');
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Chapter chapter_of(const GameInfo& info) {
  std::istringstream file{read_file(game_file(info.id, "clauses.txt"))};
  Chapter chapter;
  std::string line;
  std::getline(file, line);
  chapter.name = line.substr(std::string_view{"chapter "}.size());
  while (std::getline(file, line)) {
    std::istringstream fields{line};
    Clause clause;
    std::getline(fields, clause.place, '|');
    std::getline(fields, clause.answers, '|');
    std::getline(fields, clause.says);
    chapter.clauses.push_back({stripped(clause.place), stripped(clause.answers), stripped(clause.says)});
  }
  return chapter;
}

/// Why an answer does not answer the clause; empty if it does.
std::string fault_in(const GameInfo& info, const std::string& answer, const Clause& clause) {
  const auto number_after = [&](std::size_t at) { return std::atoi(answer.c_str() + at); };
  if (answer.starts_with("note ")) {
    const bool there = std::ranges::any_of(
        info.rulebook->notes, [&](const Note& note) { return note.sentence == number_after(5); });
    return there ? "" : "there is no note on that rule";
  }
  if (answer.starts_with("option ")) {
    const auto option =
        std::ranges::find(info.variants.options, std::string_view{answer}.substr(7), &RuleOption::id);
    if (option == info.variants.options.end()) return "there is no such option";
    for (const Choice& choice : option->choices)
      for (const Amendment& amendment : choice.amendments)
        if (cited(std::string{amendment.source}).contains(clause.place)) return "";
    return "no choice of it cites the place";
  }
  const int number = number_after(0);
  if (number < 1 || number > static_cast<int>(info.rulebook->sentences.size()))
    return "there is no such rule";
  const std::string source{info.sentence(number).source};
  return cited(source).contains(clause.place) ? "" : "its source does not cite the place: " + source;
}

class Clauses : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, Clauses, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Clauses, EachIsAnsweredAndCited) {
  const GameInfo& info = *GetParam().info;
  for (const Clause& clause : chapter_of(info).clauses) {
    EXPECT_FALSE(clause.says.empty()) << clause.place;
    if (clause.answers == "-") continue;
    EXPECT_FALSE(clause.answers.empty()) << clause.place << " is answered by nothing";
    std::istringstream answers{clause.answers};
    for (std::string answer; std::getline(answers, answer, ',');)
      EXPECT_EQ(fault_in(info, stripped(answer), clause), "") << clause.place << " by " << stripped(answer);
  }
}

/// Paragraphs are numbered without a hole, and so are their sentences; no place stands twice.
TEST_P(Clauses, NoSentenceIsLeftOut) {
  std::map<int, int> sentences;
  Places once;
  for (const Clause& clause : chapter_of(*GetParam().info).clauses) {
    EXPECT_TRUE(once.insert(clause.place).second) << clause.place << " stands twice";
    int paragraph = 0, sentence = 0;
    if (std::sscanf(clause.place.c_str(), "¶%d.%d", &paragraph, &sentence) != 2) continue;
    EXPECT_EQ(sentence, ++sentences[paragraph]) << clause.place << ": a sentence before it is left out";
  }
  int next = 0;
  for (const auto& [paragraph, count] : sentences) EXPECT_EQ(paragraph, ++next) << "a paragraph is left out";
  EXPECT_GE(next, 2);
}

/// What a rule cites of its own chapter is in the list, so that the list cannot fall behind the rules.
TEST_P(Clauses, WhatRulesCiteIsListed) {
  const GameInfo& info = *GetParam().info;
  const Chapter chapter = chapter_of(info);
  Places listed;
  for (const Clause& clause : chapter.clauses) listed.insert(clause.place);
  for (const Sentence& sentence : info.rulebook->sentences) {
    std::string source{sentence.source};
    const auto ours = source.find(chapter.name + ",");
    if (ours == source.npos) continue;
    source = source.substr(ours, source.find(';', ours) - ours);
    for (const std::string& place : cited(source))
      EXPECT_TRUE(listed.contains(place)) << place << " is cited: " << source;
  }
}

TEST(ClausesRead, Citations) {
  EXPECT_EQ(cited("Cadogan, The Clock, Rule III and Play ¶3.2-3 and ¶6.1"),
            (Places{"Rule III", "¶3.2", "¶3.3", "¶6.1"}));
  EXPECT_EQ(cited("Play ¶8.1-¶9.1"), (Places{"¶8.1", "¶9.1"}));
  EXPECT_EQ(cited("the book is silent"), Places{});
}

}  // namespace
}  // namespace longwood::test
