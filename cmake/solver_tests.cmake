# The solver against naive searches: with the sanitizers on few decks, in a release build on many (LONGWOOD_DECKS a game).

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/solver/*.cpp")
find_package(GTest QUIET)
if(NOT sources OR NOT GTest_FOUND)
  message(STATUS "solver_tests is left out")
  return()
endif()

add_executable(solver_tests ${sources})
target_include_directories(solver_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}/tests/solver")
set_property(SOURCE tests/solver/shipped_deals_test.cpp APPEND PROPERTY
  COMPILE_DEFINITIONS LONGWOOD_DEALS="${PROJECT_SOURCE_DIR}/data/deals")
longwood_precompile(solver_tests <gtest/gtest.h>)
target_link_libraries(solver_tests PRIVATE longwood_honest longwood_study longwood_warnings GTest::gtest_main)

if(LONGWOOD_TESTS)
  include(GoogleTest)
  gtest_discover_tests(solver_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120
    PROPERTIES TIMEOUT 600 ENVIRONMENT "LONGWOOD_DECKS=40")
endif()
