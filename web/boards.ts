/**
 * The board that each window leaves, in pixels: in play, while the greeting or a hint takes several lines, and with the review
 * open. Approximate: whether a page shows whole tables is tested in the browser.
 */
export const leastBoards = {
  '320x568': { play: [320, 393], told: [320, 300], review: [320, 270] },
  '360x640': { play: [360, 465], told: [360, 390], review: [360, 340] },
  '390x844': { play: [390, 669], told: [390, 600], review: [390, 540] },
  '768x1024': { play: [768, 924], told: [768, 880], review: [768, 760] },
  '1024x768': { play: [680, 668], told: [680, 640], review: [1024, 510] },
  '1440x900': { play: [1096, 800], told: [1096, 780], review: [1096, 640] },
  '720x450': { play: [552, 450], told: [552, 450], review: [400, 450] },
  '844x390': { play: [676, 390], told: [676, 390], review: [470, 390] },
} as const satisfies Record<string, Record<'play' | 'told' | 'review', readonly [number, number]>>
