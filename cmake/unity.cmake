# longwood_together(TARGET MOST): compiles the target's files in groups of MOST, so that the headers of libraries and the
# templates of the games are read and instantiated once for a group; that is most of the work. More files in a group take
# less time in all, fewer less after a change to one. LONGWOOD_TOGETHER=OFF compiles each file for itself, which shows a
# header that is missing.

option(LONGWOOD_TOGETHER "Compile files that share large headers in groups" ON)
set(LONGWOOD_GROUP "" CACHE STRING "Files in a group; if empty, each target has its own number")

# CMake's own UNITY_BUILD names the files by absolute paths, so that a compiler cache finds nothing for another clone. Files
# with options or definitions of their own stay alone.
function(longwood_together target most)
  if(LONGWOOD_GROUP)
    set(most ${LONGWOOD_GROUP})
  endif()
  if(NOT LONGWOOD_TOGETHER)
    return()
  endif()

  get_target_property(sources ${target} SOURCES)
  set(included "")
  foreach(source IN LISTS sources)
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
    if(NOT options AND NOT definitions)
      set_source_files_properties("${source}" PROPERTIES HEADER_FILE_ONLY ON)
      cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
      list(APPEND included "#include \"${source}\"")
    endif()
  endforeach()

  list(LENGTH included count)
  set(first 0)
  set(number 0)
  while(first LESS count)
    list(SUBLIST included ${first} ${most} group)
    list(JOIN group "\n" text)
    set(file "${PROJECT_BINARY_DIR}/Unity/${target}_${number}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${text}\n" @ONLY)
    target_sources(${target} PRIVATE "${file}")
    math(EXPR first "${first} + ${most}")
    math(EXPR number "${number} + 1")
  endwhile()
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
endfunction()
