# longwood_precompile(TARGET HEADER...): reads the headers of libraries once for all files of the target, where that
# pays: clang also instantiates their templates once, which halves the time; g++ gains little.

function(longwood_precompile target)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${ARGN})
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # ccache needs the same bytes each time
endfunction()
