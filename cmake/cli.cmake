# The program longwood: the only place that uses CLI11 and nlohmann-json.

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/cli/*.cpp")
if(NOT sources)
  message(STATUS "src/cli is empty: no program longwood")
  return()
endif()

find_package(CLI11 REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)

add_executable(longwood ${sources})
target_compile_options(longwood PRIVATE ${LONGWOOD_OUTER_FLAGS})
target_compile_definitions(longwood PRIVATE LONGWOOD_VERSION="${PROJECT_VERSION}")
longwood_together(longwood 16)
target_link_libraries(longwood PRIVATE
  longwood_study longwood_train longwood_review longwood_honest longwood_puzzle longwood_warnings
  CLI11::CLI11 fmt::fmt nlohmann_json::nlohmann_json Threads::Threads)
