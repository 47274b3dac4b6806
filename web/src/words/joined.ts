import { t } from './say.svelte'

const joined = (parts: readonly string[], join: (list: string, item: string) => string) =>
  parts.filter((part) => part !== '').reduce((list, item) => (list === '' ? item : join(list, item)), '')

/** Clauses one after another as the language joins them, "one; two"; empty ones are left out. */
export const clauses = (parts: readonly string[]) =>
  joined(parts, (list, item) => t('{list}; {item}', { list, item }))

/** Things one after another as the language lists them, "one, two"; empty ones are left out. */
export const listed = (parts: readonly string[]) =>
  joined(parts, (list, item) => t('{list}, {item}', { list, item }))
