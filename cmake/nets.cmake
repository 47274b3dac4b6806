# The nets of the games inside the program, where its assembler is that of ELF. The module of the page has none: it fetches a net with its game.

set(folder "${PROJECT_BINARY_DIR}/nets")
file(MAKE_DIRECTORY "${folder}")
file(GLOB nets CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lib/games/*/*.net")

set(blobs ".section .rodata\n")
set(names "")
set(rows "")
if(NOT LONGWOOD_WASM AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
  foreach(net IN LISTS nets)
    cmake_path(GET net STEM model)
    string(MAKE_C_IDENTIFIER "longwood_net_${model}" name)
    string(APPEND blobs ".global ${name}\n.hidden ${name}\n${name}:\n.incbin \"${net}\"\n.global ${name}_end\n.hidden ${name}_end\n${name}_end:\n.byte 0\n")
    string(APPEND names "[[gnu::visibility(\"hidden\")]] extern const char ${name}[];\n[[gnu::visibility(\"hidden\")]] extern const char ${name}_end[];\n")
    string(APPEND rows "  if (model == \"${model}\") return {${name}, ${name}_end};\n")
  endforeach()
  enable_language(ASM)
  file(CONFIGURE OUTPUT "${folder}/nets.S" CONTENT "${blobs}.section .note.GNU-stack,\"\",%progbits\n")
  set_source_files_properties("${folder}/nets.S" PROPERTIES OBJECT_DEPENDS "${nets}")
  target_sources(longwood_honest PRIVATE "${folder}/nets.S")
endif()
file(CONFIGURE OUTPUT "${folder}/nets.cpp" CONTENT "#include \"honest/nets.hpp\"

extern \"C\" {
${names}}

namespace longwood {

std::string_view built_in_net([[maybe_unused]] std::string_view model) {
${rows}  return {};
}

}  // namespace longwood
")
target_sources(longwood_honest PRIVATE "${folder}/nets.cpp")
