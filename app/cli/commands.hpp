#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

// The commands: each adds itself to the program and sets the exit status of its run.
void add_games(CLI::App& app, int& status);
void add_rules(CLI::App& app, int& status);
void add_deal(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_odds(CLI::App& app, int& status);
void add_why(CLI::App& app, int& status);
void add_why_lost(CLI::App& app, int& status);
void add_advise(CLI::App& app, int& status);
void add_review(CLI::App& app, int& status);
void add_league(CLI::App& app, int& status);
void add_rating(CLI::App& app, int& status);
void add_words(CLI::App& app, int& status);

}  // namespace longwood::cli
