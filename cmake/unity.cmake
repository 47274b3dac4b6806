# longwood_together(TARGET MOST): compiles the target's files in groups of MOST, so that the headers of libraries and the
# templates of the games are read and instantiated once for a group; that is most of the work. More files in a group take
# less time in all, fewer less after a change to one. LONGWOOD_TOGETHER=OFF compiles each file for itself, which shows a
# header that is missing.

option(LONGWOOD_TOGETHER "Compile files that share large headers in groups" ON)
set(LONGWOOD_GROUP "" CACHE STRING "Files in a group; if empty, each target has its own number")

# CMake's own UNITY_BUILD names the files by absolute paths, so that a compiler cache finds nothing for another clone. Files
# with the same options are grouped with each other, those with definitions of their own stay alone.
function(longwood_together target most)
  if(LONGWOOD_GROUP)
    set(most ${LONGWOOD_GROUP})
  endif()
  if(NOT LONGWOOD_TOGETHER)
    return()
  endif()

  get_target_property(sources ${target} SOURCES)
  set(kinds "usual")
  set(files_usual "")
  foreach(source IN LISTS sources)
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
    if(definitions OR source MATCHES "/facts\\.cpp$")  # so that a changed sentence compiles one game's facts
      continue()
    endif()
    set(kind "usual")
    if(options)
      string(MAKE_C_IDENTIFIER "${options}" kind)
      set(options_${kind} "${options}")
    endif()
    list(APPEND kinds ${kind})
    list(APPEND files_${kind} "${source}")
  endforeach()

  set(number 0)
  list(REMOVE_DUPLICATES kinds)
  foreach(kind IN LISTS kinds)
    longwood_group(${target} ${most} "${files_${kind}}" "${options_${kind}}")
  endforeach()
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
endfunction()

# Groups of `most` of these files of a target, with these options; `number` counts the groups of the target.
function(longwood_group target most files options)
  set_source_files_properties(${files} PROPERTIES HEADER_FILE_ONLY ON)
  while(files)
    list(SUBLIST files 0 ${most} group)
    list(REMOVE_ITEM files ${group})
    set(text "")
    foreach(source IN LISTS group)
      cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
      string(APPEND text "#include \"${source}\"\n")
    endforeach()
    set(file "${PROJECT_BINARY_DIR}/Unity/${target}_${number}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${text}" @ONLY)
    set_source_files_properties("${file}" PROPERTIES COMPILE_OPTIONS "${options}")
    target_sources(${target} PRIVATE "${file}")
    math(EXPR number "${number} + 1")
  endwhile()
  set(number ${number} PARENT_SCOPE)
endfunction()
