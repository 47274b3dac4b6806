// Checks the English of documents and of the strings of page and program with textlint: node tools/prose/lint.mjs [FILE...]
// Without files: every document in git and the templates of the strings, except what exceptions.json names. Status 1 if
// anything is found.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createLinter, loadTextlintrc } from 'textlint'

const here = import.meta.dirname
const root = resolve(here, '../..')
const exceptions = JSON.parse(readFileSync(join(here, 'exceptions.json'), 'utf8'))

const excepted = (file) =>
  Object.keys({ ...exceptions.documents, ...exceptions.strings }).some((prefix) => file.startsWith(prefix))

/** The documents and templates of the project, from git. */
function everything() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'po/template/*.pot'],
    { cwd: root, encoding: 'utf8' },
  )
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && !excepted(file))
}

/** A document without the tables that are made from the program's data: those have the words of the games. */
const byHand = (text) =>
  text.replace(/<!-- table: [^]*?<!-- end of table -->/g, (table) => table.replace(/[^\n]/g, ''))

const unquoted = (line) => JSON.parse(line.slice(line.indexOf('"')))

/** The English messages of a PO template: a paragraph each, and for each line of that text the line in the template. */
function messages(template) {
  const text = []
  const lines = []
  let message = null
  const end = () => {
    if (message !== null && message.words !== '') {
      // An argument stands for a word, so that sentences are counted with it.
      text.push(message.words.replaceAll('\n', ' ').replace(/\{[^}]*\}/g, 'X'), '')
      lines.push(message.line, message.line)
    }
    message = null
  }
  for (const [index, line] of template.split('\n').entries()) {
    if (/^msgid(_plural)? "/.test(line)) {
      end()
      message = { line: index + 1, words: unquoted(line) }
    } else if (line.startsWith('"') && message !== null) message.words += unquoted(line)
    else end()
  }
  end()
  return { text: text.join('\n'), lines }
}

const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: join(here, '.textlintrc.json') }) })

async function faultsOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  if (!file.endsWith('.pot')) return (await linter.lintText(byHand(source), join(root, file))).messages
  const { text, lines } = messages(source)
  const found = await linter.lintText(text, join(root, `${file}.txt`))
  return found.messages.map((fault) => ({ ...fault, line: lines[fault.line - 1] }))
}

const given = process.argv.slice(2).map((file) => relative(root, resolve(file)))
let count = 0
for (const file of given.length > 0 ? given : everything()) {
  for (const { line, ruleId, message } of await faultsOf(file)) {
    count++
    console.log(`${file}:${line}: ${message.split('\n')[0]} (${ruleId})`)
  }
}
if (count > 0) console.log(`${count} found; docs/contribute/writing.md says how we write`)
process.exitCode = count > 0 ? 1 : 0
