# The program longwood, and what every command line of the project shares: the only place beside the laboratory that uses
# CLI11 and nlohmann-json.

find_package(CLI11 REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Threads REQUIRED)

longwood_layer(lib/parallel)
target_link_libraries(longwood_parallel INTERFACE Threads::Threads)
longwood_layer(lib/drawing)
target_link_libraries(longwood_drawing PRIVATE fmt::fmt)

set(shared arguments completion deal_options deal_words help json manual output program progress range reports stopping streams terminal)
list(TRANSFORM shared PREPEND "${PROJECT_SOURCE_DIR}/app/cli/")
list(TRANSFORM shared APPEND ".cpp")
add_library(longwood_command_line STATIC ${shared})
target_include_directories(longwood_command_line PUBLIC "${PROJECT_SOURCE_DIR}/app")
target_compile_options(longwood_command_line PRIVATE ${LONGWOOD_OUTER_FLAGS})
target_compile_definitions(longwood_command_line PRIVATE LONGWOOD_VERSION="${PROJECT_VERSION}")
target_link_libraries(longwood_command_line
  PUBLIC longwood_face CLI11::CLI11 fmt::fmt nlohmann_json::nlohmann_json PRIVATE longwood_warnings)
longwood_together(longwood_command_line 16)

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/app/cli/*.cpp")
list(REMOVE_ITEM sources ${shared})
add_executable(longwood ${sources})
target_compile_options(longwood PRIVATE ${LONGWOOD_OUTER_FLAGS})
longwood_together(longwood 16)
target_link_libraries(longwood PRIVATE
  longwood_command_line longwood_review longwood_honest longwood_statistics longwood_drawing longwood_warnings Threads::Threads)
