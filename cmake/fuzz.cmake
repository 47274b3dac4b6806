# One libFuzzer program for each tests/fuzz/NAME_fuzz.cpp; its seeds lie in tests/fuzz/corpus/NAME.
# The preset `fuzz` compiles the libraries with -fsanitize=fuzzer-no-link to match.

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp")
foreach(source IN LISTS sources)
  cmake_path(GET source STEM name)
  add_executable(${name} "${source}")
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/fuzz")
  target_link_libraries(${name} PRIVATE longwood_session longwood_solve longwood_warnings)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
