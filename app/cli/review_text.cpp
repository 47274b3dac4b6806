#include "cli/review_text.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/common.hpp"
#include "core/notation.hpp"
#include "review/review_words.hpp"

namespace longwood::cli {
namespace {

Json estimate_json(const Estimate& estimate) {
  return {{"value", estimate.value}, {"error", estimate.error}};
}

Json line_json(const GameInfo& info, const std::vector<Move>& moves) {
  Json plan = Json::array();
  for (const Move move : moves) plan.push_back(write_move(info, move));
  return plan;
}

Json step_json(const Reviewer& review, const Account& account, std::size_t at) {
  const GameInfo& info = review.game().info();
  const Step& step = account.steps[at];
  Json object{{"move", write_move(info, step.move)},  {"basis", basis_name(step.basis)},
              {"before", estimate_json(step.before)}, {"taken", step.taken.value},
              {"loss", estimate_json(step.loss)},     {"shows", step.shows},
              {"luck", estimate_json(step.luck)},     {"mark", mark_name(step.mark)}};
  if (!step.better.empty()) object["better"] = line_json(info, step.better);
  if (const auto words = step_words(in_english_of(info), review, account, at); !words.empty())
    object["words"] = words;
  return object;
}

std::string signed_points(const Language& language, double share) {
  const double points = 100 * share;
  return std::abs(points) < 0.05 ? "." : in_figures(language, fmt::format("{:+.1f}", points));
}

Text mark_text(Mark mark) {
  switch (mark) {
    case Mark::none:
    case Mark::forced: break;
    case Mark::costly: return message("costly", "mark");
    case Mark::only_move: return message("only move", "mark");
    case Mark::brilliant: return message("brilliant", "mark");
  }
  return {};
}

std::string chance_cell(const Speaker& say, const Estimate& chance, Basis basis) {
  return basis == Basis::estimated ? fmt::format("{:.0f} %", 100 * std::clamp(chance.value, 0.0, 1.0))
                                   : chance_words(say, chance, basis);
}

std::string with_interval(const Language& language, const Mean& mean, double scale) {
  const Estimate estimate = mean.estimate();
  auto value = in_figures(language, fmt::format("{:.1f}", scale * estimate.value));
  if (mean.n < 2) return value;
  return value + " ± " +
         in_figures(language, fmt::format("{:.1f}", scale * reach_of_interval * estimate.error));
}

}  // namespace

Json account_json(const Reviewer& review, const Account& account) {
  const Speaker say = in_english_of(review.game().info());
  Json object = game_json(review.game());
  Json steps = Json::array(), tries = Json::array(), costliest_moves = Json::array();
  for (std::size_t i = 0; i < account.steps.size(); ++i) steps.push_back(step_json(review, account, i));
  for (const Try& tried : account.tries)
    tries.push_back({{"after", tried.at},
                     {"moves", line_json(review.game().info(), tried.moves)},
                     {"basis", basis_name(tried.basis)},
                     {"loss", estimate_json(tried.loss)},
                     {"words", try_words(say, review, tried)}});
  for (const std::size_t at : costliest(account)) costliest_moves.push_back(at + 1);
  object.update({{"state", standing_name(account.end)},
                 {"first", estimate_json(account.first())},
                 {"first_basis", basis_name(account.bases.front())},
                 {"result", estimate_json(account.result())},
                 {"luck", estimate_json(account.luck)},
                 {"loss", estimate_json(account.loss)},
                 {"kept", account.kept},
                 {"open", account.open()},
                 {"costliest", std::move(costliest_moves)},
                 {"steps", std::move(steps)},
                 {"tries", std::move(tries)},
                 {"rollouts", account.rollouts},
                 {"player", guide_for(review.game().info()).version},
                 {"calibrated", calibrated_json(review.game().info(), review.game().options())},
                 {"words", summary_words(say, review, account)}});
  return object;
}

void print_account(const Speaker& in, const Reviewer& review, const Account& account) {
  const Session& game = review.game();
  const Language& language = in.language();
  fmt::print("{}{}, {}\n\n", in.word(title_text(game.info())), rules_words(in, game),
             deal_words(in, game.deal()));
  if (!account.steps.empty())
    fmt::print("{:>4}  {:<12} {:>12} {:>8} {:>8}\n", "", language.of(message("move", "column")),
               language.of(message("chance", "column")), language.of(message("cost", "column")),
               language.of(message("luck", "column")));
  for (std::size_t i = 0; i < account.steps.size(); ++i) {
    const Step& step = account.steps[i];
    const auto line = fmt::format(
        "{:>4}. {:<12} {:>12} {:>8} {:>8}  {}", i + 1, write_move(game.info(), step.move),
        chance_cell(in, account.chances[i], account.bases[i]), signed_points(language, step.loss.value),
        signed_points(language, step.luck.value), in.word(mark_text(step.mark)));
    fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
  }
  fmt::print("\n");
  for (const auto& words : summary_words(in, review, account)) say(words);
  if (account.open())
    say(in.sentence("Positions that were not decided count as won until the game is proved lost."));
  for (const std::size_t at : costliest(account)) say(step_words(in, review, account, at));
  for (std::size_t i = 0; i < account.steps.size(); ++i)
    if (const Mark mark = account.steps[i].mark; mark == Mark::only_move || mark == Mark::brilliant)
      say(step_words(in, review, account, i));
  for (const Try& tried : account.tries) say(try_words(in, review, tried));
}

Json lengths_json(const Reviewer& review, const Lengths& lengths) {
  Json least = Json::array(), detours = Json::array();
  for (const auto& moves : lengths.least) least.push_back(moves ? Json(*moves) : Json());
  for (const Detour& detour : lengths.detours)
    detours.push_back({{"move", detour.at + 1},
                       {"least", detour.least},
                       {"after", detour.after},
                       {"better", line_json(review.game().info(), detour.better)}});
  return {{"least", std::move(least)}, {"detours", std::move(detours)}};
}

void print_lengths(const Speaker& in, const Reviewer& review, const Lengths& lengths) {
  const GameInfo& info = review.game().info();
  const auto known = std::ranges::find_if(lengths.least, [](const auto& moves) { return moves.has_value(); });
  if (known == lengths.least.end())
    return say(in.sentence("By the length of the way: no shortest way was proved."));
  say(in.count_sentence("By the length of the way: after {n} move the shortest way to win took {more} more.",
                        "By the length of the way: after {n} moves the shortest way to win took {more} more.",
                        static_cast<int>(known - lengths.least.begin()), static_cast<int>(**known)));
  for (const Detour& detour : lengths.detours)
    say(in.sentence(
        "Move {n}, {move}, made it {longer} longer: {after} instead of {least}. Shorter was {better}.",
        static_cast<int>(detour.at + 1), write_move(info, review.moves()[detour.at]),
        static_cast<int>(detour.after - detour.least), static_cast<int>(detour.after),
        static_cast<int>(detour.least), write_move(info, detour.better.front())));
}

Json figures_json(const PlayerFigures& figures) {
  return {{"games", figures.games},
          {"won", figures.won},
          {"first", estimate_json(figures.first.estimate())},
          {"luck", estimate_json(figures.luck.estimate())},
          {"loss", estimate_json(figures.loss.estimate())},
          {"left", estimate_json(figures.left.estimate())},
          {"kept", estimate_json(figures.kept.estimate())},
          {"lost", estimate_json(figures.lost())},
          {"by_luck", estimate_json(figures.by_luck.estimate())},
          {"by_play", estimate_json(figures.by_play.estimate())}};
}

void print_figures(const Language& language, const std::string& title, const PlayerFigures& figures) {
  const Speaker in{language};
  const auto row = [&](Text name, const Mean& mean, Text unit) {
    fmt::print("  {:<34} {:>16} {}\n", language.of(name), with_interval(language, mean, 100),
               language.of(unit));
  };
  constexpr Text percent = message("%", "unit"), points = message("points", "unit");
  fmt::print("{}\n", in.phrase("{game}: {n} games, {won} won", title, std::to_string(figures.games),
                               std::to_string(figures.won)));
  row(message("won", "figure"), figures.won_share, percent);
  row(message("chance at the start", "figure"), figures.first, percent);
  row(message("luck a game", "figure"), figures.luck, points);
  row(message("lost by decisions a game", "figure"), figures.loss, points);
  row(message("chance of games that were left", "figure"), figures.left, points);
  row(message("kept of the chance", "figure"), figures.kept, percent);
  row(message("wins by luck alone", "figure"), figures.by_luck, percent);
  row(message("wins by play, luck taken out", "figure"), figures.by_play, percent);
}

}  // namespace longwood::cli
