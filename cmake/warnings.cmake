# One target that carries our warnings. The presets dev, clang, fuzz and wasm make them errors
# (CMAKE_COMPILE_WARNING_AS_ERROR); release does not, so that a newer compiler never stops a player.

add_library(longwood_warnings INTERFACE)
target_compile_options(longwood_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual -Wcast-align
  -Wformat=2 -Wundef -Wextra-semi -Wimplicit-fallthrough -Wnon-virtual-dtor -Woverloaded-virtual)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(longwood_warnings INTERFACE
    -Wduplicated-cond -Wlogical-op
    # g++ 12 finds these in its own <string> and <vector> when it optimises or sanitises.
    -Wno-restrict -Wno-maybe-uninitialized -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
    $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wshadow=local>)
else()
  # In a group of files a local name may be that of another file's; g++ still looks at those within functions.
  target_compile_options(longwood_warnings INTERFACE $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-shadow>)
endif()
