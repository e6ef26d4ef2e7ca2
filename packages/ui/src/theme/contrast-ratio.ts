import { linearFromHex } from './oklch.ts'

function luminance(hex: string): number {
  const [red, green, blue] = linearFromHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1–21. Text wants at least 4.5, parts of controls at least 3. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
