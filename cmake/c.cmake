# The C header lib/c/longwood.h and what stands behind it: the shared library liblongwood, numbered as the header is.
# Without LONGWOOD_SHARED it is an archive that is built only when it is named.

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lib/c/*.cpp")
file(STRINGS "${PROJECT_SOURCE_DIR}/lib/c/longwood.h" c_version REGEX "^#define LONGWOOD_C_VERSION ")
string(REGEX REPLACE "[^0-9]" "" c_version "${c_version}")

if(LONGWOOD_SHARED)
  add_library(longwood_c SHARED ${sources})
else()
  add_library(longwood_c STATIC EXCLUDE_FROM_ALL ${sources})
endif()
add_library(longwood::c ALIAS longwood_c)
set_target_properties(longwood_c PROPERTIES
  OUTPUT_NAME longwood VERSION "${c_version}.${PROJECT_VERSION}" SOVERSION "${c_version}" CXX_VISIBILITY_PRESET hidden
  VISIBILITY_INLINES_HIDDEN ON LINK_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/c.map")
target_compile_definitions(longwood_c PRIVATE LONGWOOD_VERSION="${PROJECT_VERSION}")
target_compile_options(longwood_c PRIVATE -fno-exceptions -fno-rtti)
target_include_directories(longwood_c INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/lib/c>")
target_link_libraries(longwood_c PRIVATE $<BUILD_INTERFACE:longwood_honest> $<BUILD_INTERFACE:longwood_warnings>)
if(LONGWOOD_SHARED AND UNIX AND NOT APPLE)
  # of the C++ library's templates nothing is offered to others
  target_link_options(longwood_c PRIVATE "-Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/c.map" -Wl,--gc-sections)
endif()
longwood_together(longwood_c 8)
