#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "core/speech.hpp"
#include "session/session.hpp"
#include "wasm/json_text.hpp"

/// The data of web/src/core/types.ts, which says what each key means.
namespace longwood::wasm {

/// Who speaks of a game, in the language that the page chose.
Speaker speaker_of(const GameInfo& info);

/// `GameFacts` of a game under these options, which may go beyond the set's.
Json facts_json(const Speaker& say, const AnyGame& game, const RuleSet& set, const Options& options);

/// Each card's number in the order of the deal, those withdrawn beforehand last: it tells a covered card from
/// another without showing its face.
using CardNumbers = std::array<std::uint8_t, max_cards>;
CardNumbers card_numbers(const Deal& deal);

/// `CardSeen[][]`.
Json piles_json(const AnyGame& game, const State& state, const CardNumbers& numbers);

/// `LegalMove`, to which more may be added.
Object move_object(const Speaker& say, const AnyGame& game, const State& state, Move move);

/// Moves in notation.
Json texts_json(const GameInfo& info, std::span<const Move> moves);

/// `Refusal`.
/// `text` tells the rule's number, `told` goes without it for who shows it beside.
Json refusal_json(const Speaker& say, const Reason& reason, std::string_view text, std::string_view told);
Json refusal_json(const Speaker& say, Why why, const Options& options);

/// `{ move }` or `{ refusal }`.
Json meaning_json(const Speaker& say, const AnyGame& game, const State& state,
                  const std::expected<Move, Why>& meaning);

/// `Table`.
Json table_json(const Session& session, const CardNumbers& numbers);

/// `Edit[]`.
Json edits_json(std::span<const Edit> edits);
/// `Edit[]`: the edits that lead back from these.
Json edits_back_json(std::span<const Edit> edits);

/// `TryNode[]`.
Json tree_json(const Session& session);

}  // namespace longwood::wasm
