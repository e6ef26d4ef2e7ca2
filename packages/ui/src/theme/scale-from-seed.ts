import { contrastRatio } from './contrast-ratio.ts'
import { hexFromOklch, type Oklch, oklchFromHex } from './oklch.ts'

/** Steps of a scale, lightest first. The same step of any two scales looks equally light. */
export const scaleSteps = [25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type ScaleStep = (typeof scaleSteps)[number]
export type Scale = Readonly<Record<ScaleStep, string>>

/** Lightness of each step, and how much of the seed's chroma it keeps: pale and deep colours carry less. */
const curve: Readonly<Record<ScaleStep, readonly [lightness: number, chromaShare: number]>> = {
  25: [0.985, 0.05],
  50: [0.967, 0.12],
  100: [0.935, 0.24],
  200: [0.88, 0.42],
  300: [0.81, 0.65],
  400: [0.73, 0.88],
  500: [0.65, 1],
  600: [0.55, 1],
  700: [0.47, 0.92],
  800: [0.39, 0.76],
  900: [0.31, 0.56],
  950: [0.25, 0.28],
}

/** Twelve colours of one hue, from paper to ink. @param seed `#rrggbb` or OKLCH; only its chroma and hue matter */
export function scaleFromSeed(seed: string | Oklch): Scale {
  const { c, h } = typeof seed === 'string' ? oklchFromHex(seed) : seed
  const entries = scaleSteps.map((step) => {
    const [l, share] = curve[step]
    return [step, hexFromOklch({ l, c: c * share, h })] as const
  })
  return Object.fromEntries(entries) as unknown as Scale
}

/** Twelve greys with a slight tint of the hue; every step has the same small chroma. @param chroma 0 is a pure grey */
export function greyScale(hue: number, chroma: number): Scale {
  const entries = scaleSteps.map((step) => [step, hexFromOklch({ l: curve[step][0], c: chroma, h: hue })] as const)
  return Object.fromEntries(entries) as unknown as Scale
}

/**
 * The first step, walking from `from` towards more contrast, that reads on every ground.
 * A yellow seed needs a darker step than a blue one; this finds it, so that any school colour stays readable.
 * @param grounds `#rrggbb` colours it must stand on @param minimum 4.5 for text, 3 for parts
 * @throws {RangeError} when no step of the scale reaches the minimum
 */
export function readableStep(
  scale: Scale,
  grounds: readonly string[],
  minimum: number,
  { from, towards }: { from: ScaleStep; towards: 'ink' | 'paper' },
): string {
  const start = scaleSteps.indexOf(from)
  const candidates = towards === 'ink' ? scaleSteps.slice(start) : scaleSteps.slice(0, start + 1).reverse()
  const step = candidates.find((candidate) =>
    grounds.every((ground) => contrastRatio(scale[candidate], ground) >= minimum),
  )
  if (step === undefined) throw new RangeError(`no step reaches ${minimum}:1 on ${grounds.join(', ')}`)
  return scale[step]
}
