/**
 * The texts of the page: `node tools/words.mjs FILE` writes the translators' template; `textsIn` and `strayIn` are what
 * src/words/texts.test.ts asks. Svelte's own parser reads components, and scripts as if they stood in one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'svelte/compiler'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'web/src')

/** Components and scripts of the page, without their tests. */
export const files = () =>
  readdirSync(source, { recursive: true })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$|fixtures\.ts$/.test(name))
    .map((name) => join(source, name))
    .sort()

const prefix = '<script lang="ts">'

/** A file's tree; places in it are of `text`. */
export function read(file) {
  const code = readFileSync(file, 'utf8')
  const text = file.endsWith('.svelte') ? code : `${prefix}${code}</script>`
  return {
    file,
    text,
    shift: text.length - code.length > 0 ? prefix.length : 0,
    tree: parse(text, { modern: true }),
  }
}

const isNode = (value) => typeof value?.type === 'string'
/** Calls `visit` with each node and those above it, the nearest first; false leaves out what is in it. */
export function walk(node, visit, above = []) {
  if (visit(node, above) === false) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'metadata' || key === 'css') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, [node, ...above])
      else if (child && typeof child === 'object' && key === 'fragment') walk(child, visit, [node, ...above])
  }
}

const plainText = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.expressions.length === 0
      ? node.quasis[0].value.cooked
      : node?.type === 'BinaryExpression' && node.operator === '+'
        ? [plainText(node.left), plainText(node.right)].reduce((a, b) =>
            a === undefined || b === undefined ? undefined : a + b,
          )
        : undefined

/** Which function of the words a call is: "t", "tn", "t.parts"; else undefined. */
export function said(node) {
  if (node.type !== 'CallExpression') return undefined
  const { callee } = node
  const name =
    callee.type === 'MemberExpression' && callee.object.name === 't'
      ? `t.${callee.property.name}`
      : callee.name
  return ['t', 'tn', 't.parts'].includes(name) ? name : undefined
}

/** The texts a file says: English, plural, context, comment for translators, line. A text that is no literal is a fault. */
export function textsIn({ text, tree, file }) {
  const found = []
  const lines = text.split('\n')
  walk(tree, (node) => {
    const what = said(node)
    if (what === undefined) return
    const args = what === 'tn' ? node.arguments.slice(0, 2) : node.arguments.slice(0, 1)
    const at = what === 'tn' ? 4 : what === 't' ? 2 : 1
    const context = node.arguments[at] ? plainText(node.arguments[at]) : ''
    const line = text.slice(0, node.start).split('\n').length
    const [english, more] = args.map(plainText)
    if (english === undefined || context === undefined || (what === 'tn' && more === undefined))
      throw new Error(`${file}:${line}: ${what} takes its English as a literal`)
    const [, note] = /TRANSLATORS: (.*?)(?: -->| \*\/|$)/.exec(lines[line - 2] ?? '') ?? []
    found.push({ english, more, context, note, place: `${relative(root, file)}:${line}` })
  })
  return found
}

const quoted = (words) => JSON.stringify(words)

/** The template: each text once, with all its places. */
export function template() {
  const entries = new Map()
  for (const file of files())
    for (const one of textsIn(read(file))) {
      const key = `${one.context}\x04${one.english}`
      const entry = entries.get(key) ?? { ...one, places: [], notes: new Set() }
      if (one.more !== undefined && entry.more !== undefined && one.more !== entry.more)
        throw new Error(`${one.place}: another plural of ${quoted(one.english)}`)
      entry.more ??= one.more
      entry.places.push(one.place)
      if (one.note) entry.notes.add(one.note)
      entries.set(key, entry)
    }
  const head =
    'msgid ""\nmsgstr ""\n"Project-Id-Version: longwood\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
  const written = [...entries.values()].map(({ english, more, context, places, notes }) =>
    [
      ...[...notes].map((note) => `#. ${note}`),
      // lines of code would change the template with every edit
      `#: ${[...new Set(places.map((place) => place.replace(/:\d+$/, '')))].join(' ')}`,
      ...(context ? [`msgctxt ${quoted(context)}`] : []),
      `msgid ${quoted(english)}`,
      ...(more === undefined
        ? ['msgstr ""']
        : [`msgid_plural ${quoted(more)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
    ].join('\n'),
  )
  return `${head}\n${written.join('\n\n')}\n`
}

/** Attributes whose words are seen or spoken. */
const spoken = new Set(['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'])
/** Attributes that hold no words, of whatever they are. */
const wordless = new Set(['class', 'style', 'd', 'transform', 'generics'])
/** Where a literal is no text for the player: names of modules and types, and what only programmers read. */
const unsaid = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSImportType',
])

const hasWords = (words) => /\p{L}{2}/u.test(words)
/** A sentence, or a word as one writes it for a person: with a blank within, or a capital. */
const looksSaid = (words) => /\p{L}{2,}[.,;:?!…]? +\p{L}|^\p{Lu}\p{Ll}+[….?!]*$|\p{Ll}…$/u.test(words)

/** English that looks said and is not, with the reason. */
const spared = [
  [/^(\. )?Longwood\.?$/, 'the name'],
  [/^longwood (record|tries|statistics)/, 'the first line of a file'],
  [/^px$/, 'a length'],
  [/^[(<.]|^"[ >]|^(input|textarea|dialog|button)\b.*,/, 'media queries, drawings, selectors'],
  [/^(svg g |linearGradient |defs, |xMidYMid )/, 'names in drawings'],
  [/^[a-z]+: [a-z]+; /, 'styles'],
  [
    /^(Digit|Numpad|Minus|Equal|Tab|Enter|Home|End|Shift|Ctrl|Backspace|Escape)$/,
    'keys, as the browser calls them',
  ],
  [/^(why|where|note|name|deal) [A-Z]+$/, 'typed words'],
  [/^share low high /, 'names of figures in JSON'],
  [/^St\.$/, 'part of a citation'],
  [/^((\S*[-\d]\S*|deal|turn|refill|redeal) ?)+$/, 'moves in notation'],
]

/** English that no call of the words says: its text and its line. */
export function strayIn({ text, tree }) {
  const found = []
  const stray = (words, { start }) => {
    const said = words.replace(/\s+/g, ' ').trim()
    if (!spared.some(([pattern]) => pattern.test(said)))
      found.push({ words: said, line: text.slice(0, start).split('\n').length })
  }
  walk(tree, (node, above) => {
    const [parent] = above
    if (node.type === 'Comment' || node.type === 'StyleSheet' || said(node) !== undefined)
      return node.type === 'CallExpression' ? undefined : false
    if (node.type === 'Text' && parent?.type !== 'Attribute')
      return hasWords(node.data) ? stray(node.data, node) : undefined
    if (node.type === 'Text') {
      if (wordless.has(parent.name)) return
      const isElement = above[1]?.type === 'RegularElement' || above[1]?.type === 'SvelteElement'
      if (spoken.has(parent.name) ? hasWords(node.data) : !isElement && looksSaid(node.data))
        stray(node.data, node)
      return
    }
    if (node.type !== 'Literal' && node.type !== 'TemplateElement') return
    const words = node.type === 'Literal' ? node.value : node.value.cooked
    if (typeof words === 'string' && isStray(words, node, node.type === 'Literal' ? above : above.slice(1)))
      stray(words, node)
  })
  return found
}

/** Errors whose messages are for programmers, in English. */
const forProgrammers = new Set(['Error', 'UnfitArgument'])

/** Whether a literal in code is said without the words; `above`: what it stands in, the nearest first. */
function isStray(words, node, above) {
  const [holder] = above
  const call = above.find((one) => said(one) !== undefined)
  const english = call?.arguments.filter((one) => plainText(one) !== undefined) ?? []
  if (english.some((one) => one === node || above.includes(one))) return false
  if (
    above.some(
      ({ type, callee }) => unsaid.has(type) || (type === 'NewExpression' && forProgrammers.has(callee.name)),
    )
  )
    return false
  if (['ExportNamedDeclaration', 'SwitchCase', 'MemberExpression'].includes(holder.type)) return false
  if (holder.type === 'BinaryExpression' && holder.operator !== '+') return false
  if (holder.type === 'Property' && holder.key === node) return false
  const attribute = above.find(({ type }) => type === 'Attribute')
  if (attribute && wordless.has(attribute.name)) return false
  // what `sheet.label` writes on the table
  const label = above.find(({ callee }) => callee?.property?.name === 'label')?.arguments[0]
  const isLabel = label !== undefined && label.start <= node.start && node.end <= label.end
  const isShown = attribute
    ? spoken.has(attribute.name)
    : isLabel || above.some(({ type }) => type === 'ExpressionTag')
  // a name that is handed to a function is no text yet
  const isName = holder.type === 'CallExpression' && /^[a-z-]+$/.test(words)
  return looksSaid(words) || (isShown && !isName && hasWords(words))
}

const later = /Function|MethodDefinition|ClassBody|^Fragment$|^SnippetBlock$/
const isRune = ({ type, callee }) =>
  type === 'CallExpression' && /^\$(derived|effect)/.test(callee.name ?? callee.object?.name ?? '')

/** Texts that are said once, when the script is run: a change of the language would not reach them. */
export function saidOnceIn({ tree, text }) {
  const found = []
  walk(tree, (node, above) => {
    if (said(node) === undefined || above.some((one) => later.test(one.type) || isRune(one))) return
    found.push({ words: plainText(node.arguments[0]), line: text.slice(0, node.start).split('\n').length })
  })
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , out] = process.argv
  if (out) writeFileSync(out, template())
  else
    for (const file of files())
      for (const [what, found] of Object.entries({
        stray: strayIn(read(file)),
        once: saidOnceIn(read(file)),
      }))
        for (const { words, line } of found) console.log(`${relative(root, file)}:${line}: ${what}: ${words}`)
}
