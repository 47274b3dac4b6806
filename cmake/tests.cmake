# Everything ctest runs: the unit tests, those of single games in lib/games, and the program's tests once for each file of
# tests/cli.

find_package(GTest REQUIRED)
find_package(rapidcheck QUIET)
include(GoogleTest)

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/unit/*.cpp" "${PROJECT_SOURCE_DIR}/lib/games/*/*_test.cpp")
if(sources)
  add_executable(unit_tests ${sources})
  target_include_directories(unit_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}/tests/unit" "${PROJECT_SOURCE_DIR}/app")
  target_compile_options(unit_tests PRIVATE ${LONGWOOD_OUTER_FLAGS})
  if(LONGWOOD_OUTER_FLAGS)
    # These play whole games themselves, so that optimising them saves more than it takes.
    set_source_files_properties(
      tests/unit/battery_test.cpp tests/unit/invariants.cpp tests/unit/option_fuzz_test.cpp tests/unit/stock_test.cpp
      tests/unit/support.cpp tests/unit/symmetry_test.cpp
      PROPERTIES COMPILE_OPTIONS -O1)
  endif()
  # of this file only, or no other clone could use what was compiled here
  set_property(SOURCE tests/unit/support.cpp APPEND PROPERTY
    COMPILE_DEFINITIONS LONGWOOD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data" LONGWOOD_PLAYTHROUGHS="${PROJECT_BINARY_DIR}/playthroughs")
  set_property(SOURCE tests/unit/face_test.cpp APPEND PROPERTY COMPILE_DEFINITIONS LONGWOOD_ROOT="${PROJECT_SOURCE_DIR}")
  set_property(SOURCE tests/unit/said_test.cpp APPEND PROPERTY
    COMPILE_DEFINITIONS LONGWOOD_TEMPLATE="${PROJECT_SOURCE_DIR}/po/template/code.pot")
  longwood_together(unit_tests 8)
  target_link_libraries(unit_tests PRIVATE
    longwood_train longwood_review longwood_honest longwood_study longwood_puzzle longwood_related longwood_rating longwood_face_described longwood_warnings GTest::gmock GTest::gtest_main)
  if(rapidcheck_FOUND)
    target_link_libraries(unit_tests PRIVATE rapidcheck_gtest)
  endif()

  # The games with which the program is compared are played by the oracle again whenever it changes.
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  file(GLOB oracle CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/oracle/*.py" "${PROJECT_SOURCE_DIR}/lib/games/*/oracle.py")
  list(FILTER oracle EXCLUDE REGEX "/test_[a-z_]+\\.py$")
  file(GLOB given CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lib/games/*/playthroughs.txt")
  set(played "")
  foreach(game IN LISTS games)
    string(REPLACE "_" "-" id "${game}")
    set(own "${PROJECT_SOURCE_DIR}/lib/games/${game}/playthroughs.txt")
    if(NOT own IN_LIST given)
      set(own "")
    endif()
    add_custom_command(
      OUTPUT "${PROJECT_BINARY_DIR}/playthroughs/${id}-1.jsonl"
      COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/tests/oracle/oracle.py" playthroughs "${id}" "${PROJECT_BINARY_DIR}/playthroughs"
      DEPENDS ${oracle} ${own} COMMENT "Playing ${id} with the oracle" VERBATIM)
    list(APPEND played "${PROJECT_BINARY_DIR}/playthroughs/${id}-1.jsonl")
  endforeach()
  add_custom_target(longwood_playthroughs DEPENDS ${played})
  add_dependencies(unit_tests longwood_playthroughs)

  # PRE_TEST: the tests are listed when ctest starts, so a crash there does not break the build.
  gtest_discover_tests(unit_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120 PROPERTIES TIMEOUT 600)
endif()

file(GLOB scripts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/cli/*test*.py")
if(TARGET longwood AND scripts)
  file(STRINGS "${PROJECT_SOURCE_DIR}/tests/cli/long.txt" slow)
  foreach(script IN LISTS scripts)
    cmake_path(GET script FILENAME file)
    if(file IN_LIST slow)
      continue()
    endif()
    cmake_path(GET script STEM name)
    add_test(NAME cli.${name} COMMAND Python3::Interpreter "${script}" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}/tests/cli")
    set_tests_properties(cli.${name} PROPERTIES ENVIRONMENT "LONGWOOD=$<TARGET_FILE:longwood>;LONGWOOD_LAB=$<TARGET_FILE:longwood_lab>" TIMEOUT 600)
  endforeach()
endif()
