# What of the searching layers is small before it is fast in WebAssembly. It stands before the layers are made, whose files
# are grouped by their options.

# Rollouts are searches too; what plans and speaks of them is not, nor what reads and writes text.
if(LONGWOOD_WASM)
  set_source_files_properties(lib/core/board.cpp lib/core/foreign_board.cpp lib/core/notation.cpp lib/core/speech.cpp lib/core/text.cpp lib/core/deal.cpp lib/games/names.cpp lib/solve/lines/shorten.cpp
    lib/honest/adviser.cpp lib/honest/advice_words.cpp lib/honest/chance.cpp lib/honest/finish_planner.cpp lib/honest/plan.cpp
    PROPERTIES COMPILE_OPTIONS -Oz)
endif()
