/** A cloth of the player's own: a colour, and a picture that lies in this browser alone. */
import { dropLocal, readLocal, writeLocal } from './local'
import { t } from '../words/say.svelte'

const place = 'longwood.cloth'
/** The picture's longer side, in pixels, and the largest file that is read, in bytes. */
const widest = 1600
const largestFile = 50_000_000
/** As light as the lightest of our own cloths, so that all that is written on it can be read. */
export const lightest = 0.066

type Rgb = readonly [red: number, green: number, blue: number]

const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)

/** The relative luminance of WCAG 2.2, from 0 to 1; parts of the colour go to 255. */
export const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

export function rgbOf(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** How much of a colour is left when it is as dark as a cloth must be, from 0 to 1. */
export function share(colour: Rgb): number {
  let least = 0
  let most = 1
  if (luminance(colour) <= lightest) return 1
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2
    const [red, green, blue] = colour
    if (luminance([red * middle, green * middle, blue * middle]) > lightest) most = middle
    else least = middle
  }
  return least
}

/** The colour as it lies under the cards: of its hue, and dark enough. */
export function dimmed(colour: string): string {
  const rgb = rgbOf(colour)
  const part = share(rgb)
  return '#' + rgb.map((value) => Math.floor(value * part).toString(16).padStart(2, '0')).join('') // prettier-ignore
}

/** The picture as an address; empty if there is none. */
export const readCloth = () => readLocal(place) ?? ''

export const dropCloth = () => dropLocal(place)

/**
 * Keeps a picture for the cloth, scaled down and darkened until all that is written on it can be read. Answers the colour
 * that goes with it, or one line that names the fault.
 */
export async function keepCloth(file: Blob): Promise<{ colour: string } | { fault: string }> {
  if (file.size > largestFile) return { fault: t('This picture is larger than 50 MB. Choose a smaller one.') }
  let image: ImageBitmap
  try {
    image = await createImageBitmap(file)
  } catch {
    return { fault: t('The browser cannot read this picture. Choose a JPEG, PNG or WebP file.') }
  }
  const scale = Math.min(1, widest / Math.max(image.width, image.height))
  const [width, height] = [Math.max(1, image.width * scale), Math.max(1, image.height * scale)].map(
    Math.round,
  )
  const canvas = document.createElement('canvas')
  canvas.width = width!
  canvas.height = height!
  const pen = canvas.getContext('2d')
  if (!pen) return { fault: t('This browser cannot show the picture.') }
  pen.fillStyle = '#000' // what is clear in a picture
  pen.fillRect(0, 0, width!, height!)
  pen.drawImage(image, 0, 0, width!, height!)
  image.close()
  const { colour, part } = seenIn(pen.getImageData(0, 0, width!, height!).data)
  pen.globalCompositeOperation = 'multiply'
  const grey = Math.floor(255 * part)
  pen.fillStyle = `rgb(${grey} ${grey} ${grey})`
  pen.fillRect(0, 0, width!, height!)
  if (!writeLocal(place, canvas.toDataURL('image/jpeg', 0.8)))
    return { fault: t('This browser has no room for the picture.') }
  return { colour }
}

/** The middle colour of the pixels, and how much of the picture may be left, by its lightest parts. */
function seenIn(pixels: Uint8ClampedArray): { colour: string; part: number } {
  const sum = [0, 0, 0]
  let part = 1
  let seen = 0
  // every pixel would add nothing
  for (let at = 0; at < pixels.length; at += 4 * 7) {
    const rgb: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    rgb.forEach((value, i) => (sum[i]! += value))
    if (luminance(rgb) * part > lightest) part = Math.min(part, share(rgb))
    seen++
  }
  const hex = sum.map((value) => Math.round(value / seen).toString(16).padStart(2, '0')) // prettier-ignore
  return { colour: '#' + hex.join(''), part }
}
