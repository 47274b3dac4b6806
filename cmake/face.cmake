# longwood_face_files: the types of the page and a chapter of the manual, made from the descriptions in app/face. They are
# committed, so that the page and its editor need no compiler and a change of them is seen; a unit test compares them.

set(describe "${PROJECT_SOURCE_DIR}/app/describe")
add_library(longwood_face_described STATIC EXCLUDE_FROM_ALL
  "${describe}/description.cpp" "${describe}/manual.cpp" "${describe}/typescript.cpp")
target_link_libraries(longwood_face_described PUBLIC longwood_face PRIVATE longwood_warnings)
foreach(name face face_described)
  target_compile_options(longwood_${name} PRIVATE ${LONGWOOD_OUTER_FLAGS})
endforeach()
add_executable(longwood_face_writer EXCLUDE_FROM_ALL "${describe}/main.cpp")
target_link_libraries(longwood_face_writer PRIVATE longwood_face_described longwood_warnings)
add_custom_target(longwood_face_files COMMAND longwood_face_writer "${PROJECT_SOURCE_DIR}" VERBATIM
  COMMENT "Writing web/src/core/face.ts and docs/reference/json.md")
