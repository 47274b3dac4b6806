# The page inside the program: the files of build/web, if they have been built (npm run build in web/).

enable_language(ASM)

set(LONGWOOD_PAGE "${PROJECT_SOURCE_DIR}/build/web" CACHE PATH "The built page that the program is to serve")
set(embedded "${PROJECT_BINARY_DIR}/page")
file(MAKE_DIRECTORY "${embedded}")
file(GLOB_RECURSE page CONFIGURE_DEPENDS "${LONGWOOD_PAGE}/*")

add_custom_command(
  OUTPUT "${embedded}/page.S" "${embedded}/page_files.cpp"
  COMMAND "${CMAKE_COMMAND}" "-DPAGE=${LONGWOOD_PAGE}" "-DOUT=${embedded}"
    -P "${CMAKE_CURRENT_LIST_DIR}/embed_page.cmake"
  DEPENDS ${page} "${CMAKE_CURRENT_LIST_DIR}/embed_page.cmake"
  COMMENT "Embedding the page" VERBATIM)

find_package(PkgConfig REQUIRED)
pkg_check_modules(httplib REQUIRED IMPORTED_TARGET cpp-httplib)

target_sources(longwood PRIVATE "${embedded}/page.S" "${embedded}/page_files.cpp")
# Where nothing is built, as for clang-tidy, it is not there.
target_link_libraries(longwood PRIVATE PkgConfig::httplib)
