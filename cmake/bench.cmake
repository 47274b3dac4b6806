# longwood_bench: speed of the rules and the solver, with Google Benchmark.

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/bench/*.cpp")
find_package(benchmark QUIET)
if(sources AND benchmark_FOUND)
  add_executable(longwood_bench ${sources})
  target_link_libraries(longwood_bench PRIVATE
    longwood_session longwood_solve longwood_warnings benchmark::benchmark benchmark::benchmark_main)
endif()
