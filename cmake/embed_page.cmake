# cmake -DPAGE=folder -DOUT=folder -P embed_page.cmake
# Writes OUT/page.S, which holds every file of PAGE as it is and, where that is smaller, compressed, and
# OUT/page_files.cpp, which lists them for app/cli/page.hpp. Without PAGE/index.html the list is empty.

set(blobs ".section .rodata\n")
set(names "")
set(rows "")

# blob(NAME FILE): the bytes of a file between the symbols NAME and NAME_end.
macro(blob name file)
  string(APPEND blobs ".balign 16\n.global ${name}\n${name}:\n.incbin \"${file}\"\n")
  string(APPEND blobs ".global ${name}_end\n${name}_end:\n.byte 0\n")
  string(APPEND names "extern const char ${name}[];\nextern const char ${name}_end[];\n")
endmacro()

set(files "")
if(EXISTS "${PAGE}/index.html")
  file(GLOB_RECURSE files RELATIVE "${PAGE}" "${PAGE}/*")
  list(SORT files)
endif()
find_program(GZIP gzip)

set(number 0)
foreach(file IN LISTS files)
  math(EXPR number "${number} + 1")
  set(plain "longwood_page_${number}")
  file(SHA256 "${PAGE}/${file}" digest)
  string(SUBSTRING "${digest}" 0 32 digest)
  blob(${plain} "${PAGE}/${file}")

  set(packed "{}")
  if(GZIP AND file MATCHES "\\.(html|js|css|json|svg|wasm|webmanifest|txt)$")
    execute_process(COMMAND "${GZIP}" -9 -n -c "${PAGE}/${file}" OUTPUT_FILE "${OUT}/${number}.gz"
      COMMAND_ERROR_IS_FATAL ANY)
    file(SIZE "${PAGE}/${file}" size)
    file(SIZE "${OUT}/${number}.gz" packed_size)
    if(packed_size LESS size)
      blob(${plain}_gz "${OUT}/${number}.gz")
      set(packed "{${plain}_gz, ${plain}_gz_end}")
    endif()
  endif()
  string(APPEND rows "    {\"/${file}\", \"${digest}\", {${plain}, ${plain}_end}, ${packed}},\n")
endforeach()

# The stack needs no right to execute; the linker warns if a file is silent on it.
file(WRITE "${OUT}/page.S" "${blobs}.section .note.GNU-stack,\"\",%progbits\n")

set(list "return {};")
if(rows)
  set(list "static const PageFile files[] = {\n${rows}  };\n  return files;")
endif()
file(WRITE "${OUT}/page_files.cpp" "#include \"cli/page.hpp\"

extern \"C\" {
${names}}

namespace longwood::cli {

std::span<const PageFile> page_files() {
  ${list}
}

}  // namespace longwood::cli
")
