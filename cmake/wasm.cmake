# longwood.wasm: what app/face answers, behind the C functions of app/wasm.

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/app/wasm/*.cpp")
if(NOT sources)
  message(STATUS "app/wasm is empty: no module longwood.wasm")
  return()
endif()

add_executable(longwood_wasm ${sources})
target_include_directories(longwood_wasm PRIVATE "${PROJECT_SOURCE_DIR}/app")
set_target_properties(longwood_wasm PROPERTIES OUTPUT_NAME longwood SUFFIX .wasm)
target_link_libraries(longwood_wasm PRIVATE longwood_face longwood_warnings)
target_link_options(longwood_wasm PRIVATE
  -mexec-model=reactor          # a library: JavaScript calls _initialize once, then what it likes
  -Wl,--strip-all               # names would add 15 kB compressed; --strip-debug shows where a trap happened
  -Wl,-z,stack-size=1048576     # the default of 64 KiB is soon used up
  -Wl,--stack-first             # an overflow traps instead of overwriting data
  -Wl,--max-memory=1073741824)
# All but the search is small before it is fast.
foreach(cold longwood_wasm longwood_face longwood_review longwood_session longwood_foresight longwood_statistics)
  target_compile_options(${cold} PRIVATE -Oz)
endforeach()

# The program with which tools/second_build.mjs decides deals of a study again, in a build of another kind.
add_executable(longwood_block
  "${PROJECT_SOURCE_DIR}/lab/wasm/block.cpp" "${PROJECT_SOURCE_DIR}/lab/study/block.cpp")
target_include_directories(longwood_block PRIVATE "${PROJECT_SOURCE_DIR}/lab")
set_target_properties(longwood_block PROPERTIES SUFFIX .wasm)
target_link_libraries(longwood_block PRIVATE longwood_solve longwood_session longwood_warnings)
target_link_options(longwood_block PRIVATE -Wl,-z,stack-size=1048576 -Wl,--stack-first)
