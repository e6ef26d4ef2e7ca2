import type { CaptchaPoint } from './captcha-rules.ts'

/** Draws a slide captcha: coloured noise, a gap, gaps of other shapes, and the piece. The same seed gives the same one. */

export const CAPTCHA_WIDTH = 320
export const CAPTCHA_HEIGHT = 160
export const PIECE_WIDTH = 48

export interface CaptchaPicture {
  picture: string
  piece: string
  /** Upper edge of the piece at the start; says nothing about the gap. */
  top: number
}

/** Radius by angle, from 0 to 1: outlines a person tells apart at a glance. */
const OUTLINES: readonly ((angle: number) => number)[] = [
  () => 0.9,
  (angle) => 0.72 + 0.24 * Math.cos(5 * angle),
  (angle) => 0.78 + 0.2 * Math.cos(3 * angle),
  (angle) => 0.95 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))),
  (angle) => 0.8 - 0.18 * Math.cos(4 * angle),
]
const VERTICES = 36
const NOISE_STROKES = 36
/** Slider values between the gap and others. */
const DECOY_DISTANCE = 22

/**
 * @param seed 32 bits nobody can guess
 * @param target where the piece covers its gap, 0 to 100 across and down
 */
export function captchaPicture(seed: number, target: CaptchaPoint): CaptchaPicture {
  const random = randomFrom(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  const round = (value: number) => Math.round(value * 10) / 10
  const hue = Math.floor(between(0, 360))
  const top = Math.floor((CAPTCHA_HEIGHT - PIECE_WIDTH) / 2)
  const first = Math.floor(random() * OUTLINES.length)

  const path = (outline: number, left: number, upper: number) => {
    const radius = OUTLINES[outline % OUTLINES.length] ?? (() => 1)
    const points = Array.from({ length: VERTICES }, (_, index) => {
      const angle = (2 * Math.PI * index) / VERTICES
      const reach = (PIECE_WIDTH / 2) * Math.min(0.97, radius(angle) * between(0.97, 1.03))
      const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
      return `${round(left + PIECE_WIDTH / 2 + x)} ${round(upper + PIECE_WIDTH / 2 + y)}`
    })
    return `M${points.join('L')}Z`
  }
  const gap = (outline: number, value: number, upper: number) =>
    `<path d="${path(outline, leftOf(value), upper)}" fill="#000" fill-opacity=".5" stroke="#fff" stroke-opacity=".6"/>`
  const stroke = () => {
    const color = `hsl(${Math.floor(hue + between(-60, 60))} 60% ${Math.floor(between(35, 85))}%)`
    const x = () => round(between(-20, CAPTCHA_WIDTH + 20))
    const y = () => round(between(-20, CAPTCHA_HEIGHT + 20))
    const width = round(between(2, 16))
    return `<path d="M${x()} ${y()}Q${x()} ${y()} ${x()} ${y()}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity=".5"/>`
  }
  const decoys = [10, 30, 50, 70, 90]
    .filter((value) => Math.abs(value - target.value) >= DECOY_DISTANCE)
    .slice(0, 2)
    .map((value, index) => gap(first + 1 + index, value + between(-4, 4), topOf(between(3, 97))))
  const gaps = [gap(first, target.value, topOf(target.level)), ...decoys].sort(() => random() - 0.5)
  const background = `<rect width="100%" height="100%" fill="hsl(${hue} 45% 60%)"/>`
  const noise = Array.from({ length: NOISE_STROKES }, stroke).join('')
  const piece = `<path d="${path(first, 0, 0)}" fill="hsl(${hue} 70% 70%)" stroke="#fff" stroke-width="2"/>`
  return {
    picture: svg(CAPTCHA_WIDTH, CAPTCHA_HEIGHT, background + noise + gaps.join('')),
    piece: svg(PIECE_WIDTH, PIECE_WIDTH, piece),
    top,
  }
}

const topOf = (level: number) => (level / 100) * (CAPTCHA_HEIGHT - PIECE_WIDTH)
const leftOf = (value: number) => (value / 100) * (CAPTCHA_WIDTH - PIECE_WIDTH)

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** mulberry32: good enough for a picture. The secret is the seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
