/** OKLCH: `l` 0–1 (perceived lightness), `c` 0–about 0.37 (chroma), `h` degrees. https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** @param hex `#rrggbb`. @returns red, green, blue in linear light, 0–1. @throws {RangeError} on any other notation */
export function linearFromHex(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new RangeError(`not an #rrggbb colour: ${hex}`)
  const [red, green, blue] = match.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** @param hex `#rrggbb`. @throws {RangeError} on any other notation */
export function oklchFromHex(hex: string): Oklch {
  const [r, g, b] = linearFromHex(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function linearFromOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (linear: Triple) => linear.every((value) => value > -0.0005 && value < 1.0005)

/** The nearest `#rrggbb` that keeps lightness and hue: chroma gives way until sRGB can show the colour. */
export function hexFromOklch(color: Oklch): string {
  let low = 0
  let high = color.c
  if (isInGamut(linearFromOklch(color))) low = high
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isInGamut(linearFromOklch({ ...color, c: middle }))) low = middle
    else high = middle
  }
  const bytes = linearFromOklch({ ...color, c: low }).map((value) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${bytes.join('')}`
}
