# What `cmake --install` puts where, by GNUInstallDirs: the programs with their manual pages and completions, the desktop's
# files, the page for any static host, and the library with its headers, `find_package(longwood)` and pkg-config.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(LONGWOOD_APP_ID "io.github.longwood.Longwood" CACHE STRING "The application's id in desktop files")
set(LONGWOOD_HOMEPAGE "https://longwood.github.io" CACHE STRING "Where the project's page and pictures are")

# The date of the newest release in CHANGELOG.md, or else that of the sources' last change.
file(STRINGS "${PROJECT_SOURCE_DIR}/CHANGELOG.md" released REGEX "^## \\[[0-9].*[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]" LIMIT_COUNT 1)
string(REGEX MATCH "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]" released "${released}")
if(NOT released)
  set(released "2026-11-26")
endif()

# longwood_describe(TARGET): makes the program's descriptions as part of a whole build, and installs them.
function(longwood_describe target)
  set(folder "${PROJECT_BINARY_DIR}/descriptions/${target}")
  add_custom_command(
    OUTPUT "${folder}/stamp"
    COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:${target}>" "-DTEMPLATES=${PROJECT_SOURCE_DIR}/packaging/desktop"
      "-DOUT=${folder}" "-DAPP_ID=${LONGWOOD_APP_ID}" "-DHOMEPAGE=${LONGWOOD_HOMEPAGE}" "-DVERSION=${PROJECT_VERSION}"
      "-DDATE=${released}" -P "${PROJECT_SOURCE_DIR}/cmake/describe.cmake"
    COMMAND "${CMAKE_COMMAND}" -E touch "${folder}/stamp"
    DEPENDS ${target} "${PROJECT_SOURCE_DIR}/cmake/describe.cmake" "${PROJECT_SOURCE_DIR}/packaging/desktop/longwood.desktop.in"
      "${PROJECT_SOURCE_DIR}/packaging/desktop/record.desktop.in"
      "${PROJECT_SOURCE_DIR}/packaging/desktop/metainfo.xml.in"
    COMMENT "Describing ${target}" VERBATIM)
  add_custom_target(${target}_descriptions ALL DEPENDS "${folder}/stamp")
  get_target_property(name ${target} OUTPUT_NAME)
  if(NOT name)
    set(name ${target})
  endif()
  install(TARGETS ${target} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT programs)
  install(DIRECTORY "${folder}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT programs FILES_MATCHING PATTERN "*.1")
  install(FILES "${folder}/completions/${name}.bash" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
    RENAME ${name} COMPONENT programs)
  install(FILES "${folder}/completions/${name}.zsh" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" RENAME _${name}
    COMPONENT programs)
  install(FILES "${folder}/completions/${name}.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d"
    COMPONENT programs)
endfunction()

if(TARGET longwood)
  longwood_describe(longwood)
  set(folder "${PROJECT_BINARY_DIR}/descriptions/longwood")
  install(FILES "${folder}/${LONGWOOD_APP_ID}.desktop" "${folder}/${LONGWOOD_APP_ID}.Record.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT programs)
  install(FILES "${folder}/${LONGWOOD_APP_ID}.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT programs)
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/desktop/longwood.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages"
    COMPONENT programs)
  install(FILES "${PROJECT_SOURCE_DIR}/web/public/icon.svg" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps"
    RENAME ${LONGWOOD_APP_ID}.svg COMPONENT programs)
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/desktop/longwood-symbolic.svg"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps" RENAME ${LONGWOOD_APP_ID}-symbolic.svg
    COMPONENT programs)
  foreach(size IN ITEMS 192 512)
    install(FILES "${PROJECT_SOURCE_DIR}/web/public/icon-${size}.png"
      DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps" RENAME ${LONGWOOD_APP_ID}.png COMPONENT programs)
  endforeach()
  find_program(RSVG_CONVERT rsvg-convert)
  add_custom_target(longwood_icons ALL)  # none where nothing can draw them
  if(RSVG_CONVERT)
    foreach(size IN ITEMS 16 24 32 48 64 128 256)
      set(icon "${PROJECT_BINARY_DIR}/icons/${size}.png")
      file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/icons")
      add_custom_command(OUTPUT "${icon}"
        COMMAND "${RSVG_CONVERT}" -w ${size} -h ${size} -o "${icon}" "${PROJECT_SOURCE_DIR}/web/public/icon.svg"
        DEPENDS "${PROJECT_SOURCE_DIR}/web/public/icon.svg" VERBATIM)
      list(APPEND icons "${icon}")
      install(FILES "${icon}" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps" RENAME ${LONGWOOD_APP_ID}.png
        COMPONENT programs)
    endforeach()
    add_custom_target(longwood_drawn_icons DEPENDS ${icons})
    add_dependencies(longwood_icons longwood_drawn_icons)
  endif()
  install(DIRECTORY "${LONGWOOD_PAGE}/" DESTINATION "${CMAKE_INSTALL_DATADIR}/longwood/page" COMPONENT programs)
endif()
if(TARGET longwood_lab)
  longwood_describe(longwood_lab)
endif()

# From the pkg-config files up to the prefix: Debian has its libraries two folders deep.
file(RELATIVE_PATH up "/prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/prefix")
string(REGEX REPLACE "/$" "" up "${up}")

# The library, under include/longwood so that its rooms clash with nobody's.
set(library core statistics games session solve foresight honest review)
list(TRANSFORM library PREPEND "longwood_" OUTPUT_VARIABLE targets)
foreach(name IN LISTS library)
  set_target_properties(longwood_${name} PROPERTIES EXPORT_NAME ${name})
endforeach()
install(TARGETS ${targets} EXPORT longwood
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library
  INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/longwood")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/lib/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/longwood" COMPONENT library
  FILES_MATCHING PATTERN "*.hpp" PATTERN "*.inc" PATTERN "games/*/invariants.hpp" EXCLUDE PATTERN "perft" EXCLUDE PATTERN "c" EXCLUDE PATTERN "drawing" EXCLUDE PATTERN "exact" EXCLUDE PATTERN "parallel" EXCLUDE)
if(LONGWOOD_SHARED)
  set_target_properties(longwood_c PROPERTIES EXPORT_NAME c)
  install(TARGETS longwood_c EXPORT longwood
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT shared NAMELINK_COMPONENT library
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library
    RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT shared
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
  install(FILES "${PROJECT_SOURCE_DIR}/lib/c/longwood.h" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT library)
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/longwood-c.pc" @ONLY CONTENT [[
prefix=${pcfiledir}/@up@
includedir=${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
libdir=${pcfiledir}/..

Name: longwood-c
Description: Patience games of Victorian books, for C: longwood.h
Version: @PROJECT_VERSION@
Cflags: -I${includedir}
Libs: -L${libdir} -llongwood
]])
  install(FILES "${PROJECT_BINARY_DIR}/longwood-c.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT library)
  # Where Debian looks, below /usr; an empty value leaves the binding out.
  set(LONGWOOD_PYTHON_DIR "lib/python3/dist-packages" CACHE STRING "Folder of the Python binding, below the prefix")
  if(LONGWOOD_PYTHON_DIR)
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/python/longwood" DESTINATION "${LONGWOOD_PYTHON_DIR}" COMPONENT python
      FILES_MATCHING PATTERN "*.py" PATTERN "py.typed" PATTERN "__pycache__" EXCLUDE)
  endif()
endif()
install(EXPORT longwood NAMESPACE longwood:: DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/longwood" FILE longwood-targets.cmake
  COMPONENT library)
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/longwood-config.cmake" @ONLY CONTENT [[
include("${CMAKE_CURRENT_LIST_DIR}/longwood-targets.cmake")
]])
write_basic_package_version_file("${PROJECT_BINARY_DIR}/longwood-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/longwood-config.cmake" "${PROJECT_BINARY_DIR}/longwood-config-version.cmake"
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/longwood" COMPONENT library)

set(archives "")
foreach(name IN ITEMS review honest foresight session solve games statistics core)
  get_target_property(type longwood_${name} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    string(APPEND archives " -llongwood_${name}")
  endif()
endforeach()
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/longwood.pc" @ONLY CONTENT [[
prefix=${pcfiledir}/@up@
includedir=${prefix}/@CMAKE_INSTALL_INCLUDEDIR@/longwood
libdir=${pcfiledir}/..

Name: longwood
Description: Patience games of Victorian books: rules, solver and advice
Version: @PROJECT_VERSION@
Cflags: -std=c++23 -I${includedir}
Libs: -L${libdir} -Wl,--start-group@archives@ -Wl,--end-group
]])
install(FILES "${PROJECT_BINARY_DIR}/longwood.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT library)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT programs)
