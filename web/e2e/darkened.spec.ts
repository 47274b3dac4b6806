import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

type Colour = readonly [number, number, number]

/** Of one shown card of each suit the commonest colour, its face, and the one that stands out most from it, its print. */
async function printed(page: Page): Promise<Record<string, { face: Colour; ink: Colour; contrast: number }>> {
  const shot = await page.screenshot({ animations: 'disabled' })
  return page.evaluate(async (bytes) => {
    type Rgb = [number, number, number]
    const picture = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([picture], { type: 'image/png' }))
    const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    })!
    paint.drawImage(bitmap, 0, 0)
    const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const light = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    const contrast = (a: Rgb, b: Rgb) => {
      const [less, more] = [light(a), light(b)].sort((x, y) => x - y) as [number, number]
      return (more + 0.05) / (less + 0.05)
    }
    const found: Record<string, { face: Rgb; ink: Rgb; contrast: number }> = {}
    for (const card of document.querySelectorAll('.board .card.exposed')) {
      const suit = /suit-(\w)/.exec(card.className)?.[1]
      if (!suit || found[suit]) continue
      const { x, y, width, height } = card.getBoundingClientRect()
      const { data } = paint.getImageData(x + 4, y + 4, width - 8, height - 8)
      const counts = new Map<string, number>()
      for (let i = 0; i < data.length; i += 4) {
        const key = [data[i]! >> 3, data[i + 1]! >> 3, data[i + 2]! >> 3].join()
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      const colours = [...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([key]) => key.split(',').map((part) => Number(part) * 8 + 4) as Rgb)
      const face = colours[0]!
      const ink = colours.slice(1, 30).sort((a, b) => contrast(b, face) - contrast(a, face))[0]!
      found[suit] = { face, ink, contrast: contrast(face, ink) }
    }
    return found
  }, shot.toString('base64'))
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const theme of ['system', 'green', 'dark', 'paper'] as const)
    test(`a browser that darkens pages keeps ${theme} cards on a ${colorScheme} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript((theme) => {
        if (location.protocol !== 'http:') return
        localStorage.setItem('longwood.settings', JSON.stringify({ theme }))
        localStorage.setItem('longwood.met', JSON.stringify(['fortress']))
      }, theme)
      const browser = await page.context().newCDPSession(page)
      const seen = async (enabled: boolean) => {
        await browser.send('Emulation.setAutoDarkModeOverride', { enabled })
        await page.goto('about:blank')
        await page.goto('#/fortress/5')
        await expect(page.locator('.board .card.exposed').first()).toBeVisible()
        // the pips come after the cards
        let found = await printed(page)
        await expect
          .poll(async () => {
            found = await printed(page)
            return Math.min(...Object.values(found).map(({ contrast }) => contrast))
          })
          .toBeGreaterThan(4.5)
        return found
      }
      const usual = await seen(false)
      const darkened = await seen(true)
      expect(Object.keys(darkened).length).toBeGreaterThan(2)
      expect(darkened).toEqual(usual)
    })

for (const colorScheme of ['light', 'dark'] as const)
  for (const deck of ['large', 'classic', 'giant', 'old'] as const)
    test(`in forced colours all suits of ${deck} cards show on a ${colorScheme} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
      await page.addInitScript(
        (deck) => localStorage.setItem('longwood.settings', JSON.stringify({ deck })),
        deck,
      )
      await page.goto('#/fortress/5')
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      let found = await printed(page)
      // the pips come after the cards
      await expect
        .poll(async () => {
          found = await printed(page)
          return Math.min(...Object.values(found).map(({ contrast }) => contrast))
        })
        .toBeGreaterThan(4.5)
      expect(Object.keys(found).length).toBeGreaterThan(2)
      // the system's own ground, and red told from black by more than its shape
      const [red, black] = [found.H ?? found.D!, found.S ?? found.C!]
      expect(red.face).toEqual(black.face)
      expect(Math.hypot(...red.ink.map((part, i) => part - black.ink[i]!))).toBeGreaterThan(60)
      expect(black.face.every((part) => (colorScheme === 'light' ? part > 240 : part < 16))).toBe(true)
    })

test('controls and scroll bars follow the theme of the page, not of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [theme, scheme] of [
    ['green', 'light'],
    ['paper', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await page.goto('about:blank')
    await page.addInitScript(
      (theme) =>
        location.protocol === 'http:' && localStorage.setItem('longwood.settings', JSON.stringify({ theme })),
      theme,
    )
    await page.goto('#/fortress/5')
    await expect(page.locator('body')).toHaveAttribute('data-theme', theme)
    await page.keyboard.press(',')
    const field = page.getByRole('slider').first()
    await expect(field).toBeVisible()
    expect(await field.evaluate((one) => getComputedStyle(one).colorScheme)).toContain(scheme)
  }
})

test('what is printed is dark on white in every theme', async ({ page }) => {
  for (const hash of ['', '#/fortress/5'])
    for (const theme of ['green', 'dark']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto('about:blank')
      await page.addInitScript(
        (theme) =>
          location.protocol === 'http:' &&
          localStorage.setItem('longwood.settings', JSON.stringify({ theme })),
        theme,
      )
      await page.goto(hash)
      await expect(page.locator('.tile, .board .card.exposed').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      // the printed rules are made when printing begins
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const words = page.locator(
        hash === '' ? '.tile .name, .tile .line, header h1' : '.printed h1, .printed li',
      )
      const inks = await words.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color),
      )
      expect(inks.length).toBeGreaterThan(3)
      for (const ink of inks) {
        const parts = ink.match(/\d+/g)!.slice(0, 3).map(Number)
        expect(Math.max(...parts), `${ink} on white paper`).toBeLessThan(120)
      }
    }
})
