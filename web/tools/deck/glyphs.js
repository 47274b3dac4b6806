// What the faces of the Longwood deck are drawn from: ranks, suits and crowns.
import { ball, curve, hair, line, poly, rect, ring, slant } from './strokes.js'

const B = 11.5
const T = hair / 2

/** Ranks on a cap height of 100: advance width and path. The nine is the six turned round. */
export const ranks = {
  A: [
    98,
    slant(48, 0, 17, 100, 13) +
      slant(49, 0, 80, 100, 25) +
      rect(28, 60, 42, 11) +
      rect(0, 89, 36, 11) +
      rect(57, 89, 42, 11),
  ],
  2: [
    76,
    ball(16, 27, B) +
      curve([
        [7, 29],
        [14, 12],
        [38, T],
        [60, 13],
        [63, 32],
        [50, 53],
        [26, 74],
        [8, 90],
      ]) +
      rect(4, 83, 64, 17) +
      poly([
        [59, 92],
        [68, 92],
        [73, 66],
        [65, 66],
      ]),
  ],
  3: [
    76,
    ball(16, 25, B) +
      curve([
        [7, 27],
        [15, 11],
        [38, T],
        [58, 13],
        [60, 29],
        [49, 42],
        [28, 46.5],
      ]) +
      curve([
        [28, 46.5],
        [54, 51],
        [65, 70],
        [58, 88],
        [36, 100 - T],
        [14, 89],
        [6, 73],
      ]) +
      ball(15.5, 75, B),
  ],
  4: [84, line(52, 3, 7, 69, 12) + rect(2, 63, 79, 12) + rect(43, 0, 23, 100) + rect(31, 89, 47, 11)],
  5: [
    76,
    rect(14, 0, 53, 16) +
      poly([
        [13, 0],
        [23, 0],
        [22, 49],
        [11, 52],
      ]) +
      curve([
        [13, 50],
        [36, 38.5],
        [58, 47],
        [64.5, 67],
        [57, 88],
        [35, 100 - T],
        [14, 89],
        [6, 74],
      ]) +
      ball(15.5, 76, B),
  ],
  6: [
    78,
    curve([
      [67, 22],
      [58, 9],
      [43, T],
      [22, 20],
      [14, 50],
      [16, 74],
    ]) +
      ball(60, 22, 10.5) +
      ring(39, 67, 35, 33),
  ],
  7: [
    74,
    rect(4, 0, 66, 17) +
      poly([
        [4, 0],
        [13, 0],
        [10, 32],
        [2, 32],
      ]) +
      poly([
        [57, 12],
        [70, 4],
        [70, 17],
        [54, 44],
        [47, 70],
        [45, 100],
        [20, 100],
        [24, 72],
        [37, 42],
      ]),
  ],
  8: [78, ring(39, 26.5, 31, 26.5, 20, 10.5) + ring(39, 71.5, 36, 28.5)],
  T: [
    104,
    rect(13, 0, 21, 100) +
      poly([
        [2, 23],
        [2, 13],
        [13, 9],
        [20, 0],
        [24, 0],
        [24, 23],
      ]) +
      rect(0, 89, 47, 11) +
      ring(77, 50, 27, 50, 20, 11),
  ],
  J: [
    76,
    rect(40, 0, 24, 62) +
      rect(24, 0, 50, 11) +
      curve(
        [
          [52, 50],
          [52, 78],
          [43, 92],
          [27, 100 - T],
          [11, 92],
          [5, 76],
        ],
        24,
        11,
      ) +
      ball(15.5, 77, B),
  ],
  Q: [
    98,
    ring(47, 50, 45, 50, 23, 11) +
      curve(
        [
          [30, 78],
          [45, 69],
          [58, 80],
          [72, 103],
          [97, 92],
        ],
        17,
        13,
      ),
  ],
  K: [
    102,
    rect(11, 0, 24, 100) +
      rect(1, 0, 44, 11) +
      rect(1, 89, 44, 11) +
      line(82, 6, 28, 62, 13) +
      poly([
        [40, 44],
        [60, 36],
        [96, 100],
        [67, 100],
      ]) +
      rect(60, 0, 38, 11) +
      rect(60, 89, 42, 11),
  ],
}

/** The stem of a letter with its serifs, `head` and `foot` wide; what is round begins at the right of it. */
const stem = (head, foot) => rect(12, 0, 22, 100) + rect(2, 0, head, 11) + rect(2, 89, foot, 11)

/** Letters of courts in other languages, each at least as wide as the English one whose place it takes. */
export const letters = {
  B: [
    88,
    stem(46, 48) +
      rect(30, 44, 20, 11) +
      curve([
        [42, T],
        [62, 10],
        [68, 27],
        [61, 43],
        [42, 49.5],
      ]) +
      curve([
        [44, 49.5],
        [68, 57],
        [75, 73],
        [68, 89],
        [44, 100 - T],
      ]),
  ],
  D: [
    98,
    stem(48, 48) +
      curve([
        [44, T],
        [70, 14],
        [83, 34],
        [84, 50],
        [83, 66],
        [70, 86],
        [44, 100 - T],
      ]),
  ],
  V: [98, slant(19, 0, 50, 100, 25) + slant(81, 0, 50, 100, 13) + rect(0, 0, 42, 11) + rect(62, 0, 36, 11)],
  R: [
    102,
    stem(46, 43) +
      rect(30, 48, 20, 11) +
      curve([
        [42, T],
        [65, 11],
        [72, 29],
        [64, 46],
        [42, 53.5],
      ]) +
      slant(56, 53, 81, 100, 25) +
      rect(66, 89, 36, 11),
  ],
}

const P = 'var(--face)'
const AU = 'var(--gilt)'

/** Crowns, 120 x 78, sitting on the pip: closed crown, open coronet, plumed cap. */
export const courts = {
  K: `<path d="M60 0h0a4 4 0 0 1 4 4v5h6a4 4 0 0 1 0 8h-6v7h-8v-7h-6a4 4 0 0 1 0-8h6V4a4 4 0 0 1 4-4Z"/><path d="M60 20C84 20 104 30 104 46C104 52 101 58 97 62H23C19 58 16 52 16 46C16 30 36 20 60 20Z"/>
<path d="M60 27C54 36 52 46 52 56M60 27C66 36 68 46 68 56M54 27C40 31 32 42 33 56M66 27C80 31 88 42 87 56" fill="none" stroke="${P}" stroke-width="4"/><rect x="18" y="58" width="84" height="18" rx="3"/><circle cx="60" cy="67" r="4.5" fill="${AU}"/><circle cx="38" cy="67" r="4.5" fill="${AU}"/><circle cx="82" cy="67" r="4.5" fill="${AU}"/>`,
  Q: `<path d="M16 60L8 22L32 42L38 10L60 38L82 10L88 42L112 22L104 60Z" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><rect x="16" y="58" width="88" height="18" rx="3"/><circle cx="8" cy="19" r="6.5"/><circle cx="38" cy="8" r="6.5"/><circle cx="82" cy="8" r="6.5"/><circle cx="112" cy="19" r="6.5"/>
<path d="M25 54L60 49L95 54" fill="none" stroke="${P}" stroke-width="3.5"/><circle cx="60" cy="67" r="4.5" fill="${AU}"/><circle cx="38" cy="67" r="4.5" fill="${AU}"/><circle cx="82" cy="67" r="4.5" fill="${AU}"/>`,
  J: `<path d="M26 60C22 40 34 26 56 26C78 26 96 36 98 60Z"/><rect x="16" y="58" width="88" height="18" rx="9"/><path d="M74 50C72 28 84 6 112 2C117 16 114 40 90 54C84 57 78 56 74 50Z" stroke="${P}" stroke-width="4"/><path d="M80 50C84 34 93 20 106 10" fill="none" stroke="${P}" stroke-width="3.5"/><circle cx="77" cy="55" r="6" fill="${AU}" stroke="${P}" stroke-width="2.5"/>`,
}
