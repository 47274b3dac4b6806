# longwood_together(TARGET MOST): compiles the target's files in groups of MOST, so that the headers of libraries and the
# templates of the games are read and instantiated once for a group; that is most of the work. More files in a group take
# less time in all, fewer less after a change to one. LONGWOOD_TOGETHER=OFF compiles each file for itself, which shows a
# header that is missing.

option(LONGWOOD_TOGETHER "Compile files that share large headers in groups" ON)
set(LONGWOOD_GROUP "" CACHE STRING "Files in a group; if empty, each target has its own number")

function(longwood_together target most)
  if(LONGWOOD_GROUP)
    set(most ${LONGWOOD_GROUP})
  endif()
  if(LONGWOOD_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${most})
  endif()
endfunction()
