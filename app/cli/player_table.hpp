#pragma once

#include <optional>
#include <string_view>

#include "cli/autosave.hpp"
#include "cli/board.hpp"
#include "cli/foresight.hpp"
#include "core/speech.hpp"
#include "honest/adviser.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// The table in lines of text: shows the board, takes moves and verbs, one a line, until quit or the end of
/// input.
class PlayerTable {
 public:
  /// `live`: whether the board comes with the all-knowing verdict; where nothing was chosen it does in games
  /// which never hide a card.
  /// `language` outlives the table.
  PlayerTable(Session session, Autosave autosave, bool resumed, std::optional<bool> live,
              const Language& language);

  void run();

 private:
  /// A verb, what it is for, and what it does with the rest of the line; false ends the table.
  struct Verb {
    std::string_view name, use;
    Text purpose;
    bool (PlayerTable::*act)(std::string_view rest);
  };
  static std::span<const Verb> verbs();

  bool obey(std::string_view line);
  bool play_words(std::string_view line);
  [[nodiscard]] std::expected<Move, Problem> read_piles(std::string_view from, std::string_view to,
                                                        std::string_view count) const;
  bool try_move(Move move);
  void begin(Session session);
  void sit_down_to(Session session);
  [[nodiscard]] bool live() const;
  void save_after_change();
  void show();
  void notices();
  const Recommendation& advise(const InformationState& view);
  std::optional<Move> next_move(bool all_cards);

  bool undo(std::string_view rest);
  bool redo(std::string_view rest);
  bool restart(std::string_view rest);
  bool moves(std::string_view rest);
  bool why(std::string_view rest);
  bool look(std::string_view rest);
  bool hint(std::string_view rest);
  bool play_on(std::string_view rest);
  bool solution(std::string_view rest);
  bool win(std::string_view rest);
  bool switch_live(std::string_view rest);
  bool note(std::string_view rest);
  bool name(std::string_view rest);
  bool annotate(AnnotationKind kind, std::string_view rest);
  bool rules(std::string_view rest);
  bool save(std::string_view rest);
  bool load(std::string_view rest);
  bool game(std::string_view rest);
  bool games(std::string_view rest);
  bool resume(std::string_view rest);
  bool fresh(std::string_view rest);
  bool board(std::string_view rest);
  bool tree(std::string_view rest);
  bool last(std::string_view rest);
  bool help(std::string_view rest);
  bool quit(std::string_view rest);

  [[nodiscard]] const GameInfo& info() const { return session_.info(); }
  [[nodiscard]] Speaker in() const { return {language_, info()}; }

  Session session_;
  Autosave autosave_;
  std::optional<Foresight> foresight_;  ///< made again for every game
  std::optional<Adviser> adviser_;      ///< likewise; keeps to the plan that is being followed
  std::optional<bool> live_;            ///< as the player chose it
  Drawing drawing_;
  bool changed_ = false;   ///< something was done since the game was opened or last kept
  Why refused_ = Why::ok;  ///< the last refusal
  bool resumed_;
  const Language& language_;
};

}  // namespace longwood::cli
