# longwood_layer(NAME USED...): the library longwood_NAME from src/NAME, on top of longwood_USED.
# Without .cpp files it is header-only; without the folder it is an empty library, so callers need not ask.

function(longwood_layer name)
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
  list(TRANSFORM ARGN PREPEND "longwood_" OUTPUT_VARIABLE used)

  if(sources)
    add_library(longwood_${name} STATIC ${sources})
    target_include_directories(longwood_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}/include")
    target_link_libraries(longwood_${name} PUBLIC ${used} PRIVATE longwood_warnings)
    longwood_together(longwood_${name} 8)
  else()
    add_library(longwood_${name} INTERFACE)
    target_include_directories(longwood_${name} INTERFACE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}/include")
    target_link_libraries(longwood_${name} INTERFACE ${used})
  endif()

  # What also runs in the browser does without exceptions and type information everywhere,
  # so that the native compilers find a slip first.
  if(sources AND NOT name STREQUAL "study")
    target_compile_options(longwood_${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()
