import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenshots } from '../../offline/facts'
import { sharedParts, sharedText } from './launchFiles'
import { readLink } from './links'

interface Picture {
  src: string
  sizes: string
  type: string
  form_factor?: string
  label?: string
}
interface Manifest {
  lang: string
  dir: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; description: string; url: string }[]
  file_handlers: { action: string; accept: Record<string, string[]> }[]
  share_target: { action: string; method: string; params: Record<string, string> }
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

/** Width and height as a PNG or JPEG itself has them. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file)
  if (bytes.readUInt32BE(0) === 0x89504e47) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes[at + 1]!
    if (mark >= 0xc0 && mark <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  throw new Error(`${file} is neither PNG nor JPEG`)
}

test('pictures exist in the sizes that are given', () => {
  for (const icon of manifest.icons) {
    expect(existsSync(`public/${icon.src}`), icon.src).toBe(true)
    if (icon.sizes !== 'any') expect(sizeOf(`public/${icon.src}`), icon.src).toBe(icon.sizes)
  }
  for (const { src, sizes, type, label } of manifest.screenshots) {
    expect([sizeOf(screenshots[src]!), type], src).toEqual([sizes, 'image/jpeg'])
    // what browsers show: between 320 and 3840, and not too long
    const [width, height] = sizes.split('x').map(Number) as [number, number]
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)))
    expect(label).toBeTruthy()
  }
  expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(['wide', 'narrow'])
})

test('shortcuts lead where the page follows', () => {
  const kinds = manifest.shortcuts.map(({ url }) => {
    expect(url).toMatch(/^\.\/#\//)
    const wish = readLink(url.slice(2))
    return 'fault' in wish ? wish.fault : wish.kind
  })
  expect(kinds).toEqual(['latest', 'daily', 'puzzles'])
})

test('records are opened as the desktop opens them', () => {
  const mime = readFileSync('../packaging/desktop/longwood.xml', 'utf8')
  const globs = [...mime.matchAll(/glob pattern="\*(\.\w+)"/g)].map(([, ending]) => ending)
  const type = /mime-type type="([^"]+)"/.exec(mime)![1]!
  expect(manifest.file_handlers).toEqual([{ action: './', accept: { [type]: globs } }])
})

test('what is shared arrives in the parts that are read', () => {
  const { action, method, params } = manifest.share_target
  expect([action, method]).toEqual(['./', 'GET'])
  expect(Object.keys(params).sort()).toEqual([...sharedParts].sort())
  const sent = new URLSearchParams({ [params.title!]: 'A game', [params.text!]: 'longwood record 1\ngame x' })
  expect(sharedText(`?${sent}`)).toBe('longwood record 1\ngame x\nA game')
  expect(sharedText('')).toBe('')
  expect(sharedText('?utm=1')).toBe('')
})

test('the language is given', () => {
  expect([manifest.lang, manifest.dir]).toEqual(['en', 'ltr'])
})
