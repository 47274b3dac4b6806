# longwood_together(TARGET): compiles the target's files in groups, so that the headers of its libraries are read and
# instantiated once for a group; that is most of the work. LONGWOOD_TOGETHER=OFF compiles each file for itself, which
# shows a header that is missing.

option(LONGWOOD_TOGETHER "Compile files that share large headers in groups" ON)
set(LONGWOOD_GROUP 16 CACHE STRING "Files in a group: more take less time in all, fewer less after a change to one")

function(longwood_together target)
  if(LONGWOOD_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${LONGWOOD_GROUP})
  endif()
endfunction()
