# Language, output places and the compiler cache: what holds for every target.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")

# The oldest processor to run on; an empty value leaves the choice to the compiler.
set(LONGWOOD_MARCH "" CACHE STRING "Value of -march, used on x86-64 only")
if(LONGWOOD_MARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options("-march=${LONGWOOD_MARCH}")
endif()

# Compiler flags for the command line, what the core gives to others, studies and the unit tests, whose own code is not
# what takes time when they run: with sanitizers they compile in a third to a half of the time when they are not optimised.
set(LONGWOOD_OUTER_FLAGS "" CACHE STRING "More compiler flags for app, lab/cli, lab/study and tests/unit")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # ccache looks into precompiled headers only if it may trust their time stamps; with paths from here, another clone of
  # the project finds what this one compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE_PROGRAM}")
endif()
