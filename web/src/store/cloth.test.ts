import { expect, it } from 'vitest'
import { dimmed, lightest, luminance, rgbOf, share } from './cloth'

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('leaves a colour its hue, and makes it dark enough for the words on it', () => {
  for (const colour of [
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#8899aa',
    '#184634',
    '#000000',
  ]) {
    const own = dimmed(colour)
    // the words of a cloth, as tokens.css has them
    expect(contrast(own, '#f3ecd9'), colour).toBeGreaterThan(7)
    expect(contrast(own, '#c9d0ba'), colour).toBeGreaterThan(4.5)
    expect(luminance(rgbOf(own)), colour).toBeLessThanOrEqual(lightest)
  }
  expect(dimmed('#184634')).toBe('#184634')
  expect(dimmed('#ff0000')).toMatch(/^#[0-9a-f]{2}0000$/)
  expect(share([255, 255, 255])).toBeCloseTo(0.286, 2)
})
