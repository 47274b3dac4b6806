// The suits on 100 by 100, each one closed curve of absolute M, C, H and Z. Both the decks and the page draw from them.
const suits = {
  S: 'M50 3C55 21 91 38 91 64C91 77 82 85 71 85C63 85 57 81 53.5 75C54 85 59 92 68 97H32C41 92 46 85 46.5 75C43 81 37 85 29 85C18 85 9 77 9 64C9 38 45 21 50 3Z',
  H: 'M50 95C45 79 8 58 8 31C8 15 20 6 31 6C41 6 48 13 50 23C52 13 59 6 69 6C80 6 92 15 92 31C92 58 55 79 50 95Z',
  D: 'M50 1C60 20 74 38 91 50C74 62 60 80 50 99C40 80 26 62 9 50C26 38 40 20 50 1Z',
  C: 'M50 4C62 4 71 13 71 25C71 31 68.5 36.5 64 40C66.5 39 69.5 38 73 38C85 38 94 47 94 59C94 71 85 80 73 80C64.5 80 57.5 75.5 53.5 69C54 83 59 91 68 97H32C41 91 46 83 46.5 69C42.5 75.5 35.5 80 27 80C15 80 6 71 6 59C6 47 15 38 27 38C30.5 38 33.5 39 36 40C31.5 36.5 29 31 29 25C29 13 38 4 50 4Z',
}

const short = (number) => String(Math.round(number * 100) / 100)

/** The outline of a suit of this size with its corner there. */
export const pip = (suit, x, y, size) =>
  suits[suit].replace(/([MCHZ])([^MCHZ]*)/g, (_, command, list) => {
    const numbers = list === '' ? [] : list.split(' ').map(Number)
    return command + numbers.map((one, i) => short((i % 2 === 0 ? x : y) + (one * size) / 100)).join(' ')
  })
