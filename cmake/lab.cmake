# lab/: studies, training and the mining of puzzles, with the program longwood-lab. Only here are a database, and
# exceptions below a program itself.

find_package(SQLite3 QUIET)
find_package(Boost 1.74 QUIET)  # Boost.Math, headers only
if(NOT SQLite3_FOUND OR NOT Boost_FOUND)
  message(FATAL_ERROR "longwood-lab needs SQLite (libsqlite3-dev) and Boost.Math (libboost-math-dev); "
    "-DLONGWOOD_LAB=OFF builds the player's program alone, which needs neither")
endif()
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)

# The exact intervals and tests, with Boost.
longwood_layer(lib/statistics/exact statistics)
target_link_libraries(longwood_exact PRIVATE Boost::headers)

longwood_layer(lab/puzzle foresight)
longwood_layer(lab/train honest)
longwood_in_the_browser(puzzle train)
longwood_layer(lab/arena honest exact)
target_link_libraries(longwood_arena PRIVATE Threads::Threads fmt::fmt)
longwood_layer(lab/related solve)
target_link_libraries(longwood_related PRIVATE Threads::Threads)
longwood_layer(lab/rating honest)
longwood_layer(lab/study session solve honest exact drawing)
target_link_libraries(longwood_study PRIVATE SQLite::SQLite3 Threads::Threads fmt::fmt)
target_compile_options(longwood_study PRIVATE ${LONGWOOD_OUTER_FLAGS})

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lab/cli/*.cpp")
add_executable(longwood_lab ${sources})
set_target_properties(longwood_lab PROPERTIES OUTPUT_NAME longwood-lab)
target_include_directories(longwood_lab PRIVATE "${PROJECT_SOURCE_DIR}/lab")
target_compile_options(longwood_lab PRIVATE ${LONGWOOD_OUTER_FLAGS})
longwood_together(longwood_lab 16)
target_link_libraries(longwood_lab PRIVATE
  longwood_command_line longwood_study longwood_arena longwood_train longwood_puzzle longwood_related longwood_rating longwood_review
  longwood_warnings Threads::Threads)
