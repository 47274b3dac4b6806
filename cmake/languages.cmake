# The languages inside the program: a catalogue for each that has PO files, made by tools/words.py, which needs Python and
# gettext. Without these the program speaks English.

enable_language(ASM)
find_package(Python3 COMPONENTS Interpreter)
find_program(MSGCAT msgcat)

set(words "${PROJECT_SOURCE_DIR}/tools/words.py")
set(folder "${PROJECT_BINARY_DIR}/languages")
file(MAKE_DIRECTORY "${folder}")
file(GLOB wholes CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/po" "${PROJECT_SOURCE_DIR}/po/*.po")
file(GLOB parts CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/po" "${PROJECT_SOURCE_DIR}/po/*/*.po")
list(TRANSFORM wholes REPLACE "\\.po$" "")
list(TRANSFORM parts REPLACE "/.*" "")
set(languages ${wholes} ${parts})
list(SORT languages)
list(REMOVE_DUPLICATES languages)
if(NOT Python3_FOUND OR NOT MSGCAT)
  message(STATUS "No Python or no gettext: the program speaks English only")
  set(languages "")
endif()

set(blobs ".section .rodata\n")
set(names "")
set(rows "")
set(catalogues "")
foreach(language IN LISTS languages)
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/po/${language}.po" "${PROJECT_SOURCE_DIR}/po/${language}/*.po")
  add_custom_command(
    OUTPUT "${folder}/${language}.lww"
    COMMAND Python3::Interpreter "${words}" compile "${language}" "${folder}/${language}.lww"
    DEPENDS ${sources} "${words}" COMMENT "Catalogue of ${language}" VERBATIM)
  list(APPEND catalogues "${folder}/${language}.lww")
  string(MAKE_C_IDENTIFIER "longwood_language_${language}" name)
  string(APPEND blobs ".global ${name}\n${name}:\n.incbin \"${folder}/${language}.lww\"\n.global ${name}_end\n${name}_end:\n.byte 0\n")
  string(APPEND names "extern const char ${name}[];\nextern const char ${name}_end[];\n")
  string(APPEND rows "    {\"${language}\", {${name}, ${name}_end}},\n")
endforeach()

set(list "return {};")
if(rows)
  set(list "static const Catalogue files[] = {\n${rows}  };\n  return files;")
endif()
file(CONFIGURE OUTPUT "${folder}/languages.S" CONTENT "${blobs}.section .note.GNU-stack,\"\",%progbits\n")
file(CONFIGURE OUTPUT "${folder}/catalogues.cpp" CONTENT "#include \"cli/languages.hpp\"

extern \"C\" {
${names}}

namespace longwood::cli {

std::span<const Catalogue> catalogues() {
  ${list}
}

}  // namespace longwood::cli
")
set_source_files_properties("${folder}/languages.S" PROPERTIES OBJECT_DEPENDS "${catalogues}")
target_sources(longwood PRIVATE "${folder}/languages.S" "${folder}/catalogues.cpp")
