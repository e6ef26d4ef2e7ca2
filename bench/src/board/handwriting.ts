/** Handwriting from a seed: the same strokes for every board. */
export interface RawStroke {
  /** x, y in page pixels, pressure 0..1, ms since the first point. */
  points: readonly (readonly [x: number, y: number, pressure: number, t: number])[]
  color: string
}

export const POINTS_PER_STROKE = 40
const COLORS = ['#1f1f1f', '#1677ff', '#389e0d', '#722ed1']
/** No other stroke has it: the bench looks for it when this one is erased. */
export const LAST_COLOR = '#ff0000'
export const LAST_AT = { x: 640, y: 360 }

/** All on one page of 1280 × 720, the worst case: nothing can be left out as out of view. */
export function handwriting(count: number): RawStroke[] {
  const random = mulberry32(20_261_120)
  const strokes = Array.from({ length: count - 1 }, (): RawStroke => {
    const color = COLORS[Math.floor(random() * COLORS.length)] ?? '#000000'
    return { color, points: scribble(random, 40 + random() * 1_160, 40 + random() * 640) }
  })
  const last = Array.from(
    { length: POINTS_PER_STROKE },
    (_, i) => [LAST_AT.x - 40 + i * 2, LAST_AT.y, 0.5, i * 8] as const,
  )
  return [...strokes, { color: LAST_COLOR, points: last }]
}

function scribble(random: () => number, x0: number, y0: number): RawStroke['points'] {
  let [x, y] = [x0, y0]
  let angle = random() * 2 * Math.PI
  const bend = (random() - 0.5) * 0.3
  return Array.from({ length: POINTS_PER_STROKE }, (_, i) => {
    angle += bend + (random() - 0.5) * 0.25
    const step = 1.2 + 1.6 * Math.sin((i / POINTS_PER_STROKE) * Math.PI)
    x += Math.cos(angle) * step
    y += Math.sin(angle) * step
    return [x, y, 0.35 + 0.3 * Math.sin((i / POINTS_PER_STROKE) * Math.PI), i * 8] as const
  })
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
