# longwood_layer(HOUSE/NAME USED...): the library longwood_NAME from that room, on top of longwood_USED; for others it is
# longwood::NAME. Without .cpp files it is header-only.

function(longwood_layer room)
  cmake_path(GET room FILENAME name)
  string(REGEX REPLACE "/.*" "" house "${room}")
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${room}/*.cpp")
  if(NOT room STREQUAL "lib/statistics")  # below which stands a library of its own
    file(GLOB deeper CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${room}/*/*.cpp")
    list(APPEND sources ${deeper})
  endif()
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(TRANSFORM ARGN PREPEND "longwood_" OUTPUT_VARIABLE used)
  set(roots "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/${house}>" "$<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>")

  # Within another project only what that project links, or all of it where it is to be installed.
  set(unless_linked "")
  if(NOT PROJECT_IS_TOP_LEVEL AND NOT LONGWOOD_INSTALL)
    set(unless_linked EXCLUDE_FROM_ALL)
  endif()

  if(sources)
    add_library(longwood_${name} STATIC ${unless_linked} ${sources})
    target_include_directories(longwood_${name} PUBLIC ${roots})
    target_compile_features(longwood_${name} PUBLIC cxx_std_23)
    target_link_libraries(longwood_${name} PUBLIC ${used} PRIVATE $<BUILD_INTERFACE:longwood_warnings>)
    if(LONGWOOD_SHARED)
      # also for the shared library, and as fast: no name of ours can be replaced by another library's
      set_target_properties(longwood_${name} PROPERTIES
        POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    endif()
    longwood_together(longwood_${name} 8)
  else()
    add_library(longwood_${name} INTERFACE)
    target_include_directories(longwood_${name} INTERFACE ${roots})
    target_link_libraries(longwood_${name} INTERFACE ${used})
  endif()
  add_library(longwood::${name} ALIAS longwood_${name})
endfunction()

# longwood_in_the_browser(NAME...): these also run there, so they do without exceptions and type information everywhere,
# and the native compilers find a slip first.
function(longwood_in_the_browser)
  foreach(name IN LISTS ARGN)
    get_target_property(type longwood_${name} TYPE)
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
      target_compile_options(longwood_${name} PRIVATE -fno-exceptions -fno-rtti)
    endif()
  endforeach()
endfunction()
