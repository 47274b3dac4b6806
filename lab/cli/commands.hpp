#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

// The commands of the laboratory: each adds itself and sets the status which its run is to return.
void add_study(CLI::App& app, int& status);
void add_arena(CLI::App& app, int& status);
void add_export(CLI::App& app, int& status);
void add_train(CLI::App& app, int& status);
void add_puzzles(CLI::App& app, int& status);
void add_blockers(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_signature(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_related(CLI::App& app, int& status);
void add_why_lost_figures(CLI::App& app, int& status);
void add_rating_trial(CLI::App& app, int& status);

}  // namespace longwood::cli
