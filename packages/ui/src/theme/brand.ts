import {
  type ColorRoles,
  contrastColors,
  contrastDarkColors,
  darkColors,
  lightColors,
  roomColors,
} from './color-roles.ts'

/** The roles that follow a school's colour. The greys, and the colours of success and danger, are the same for all. */
export const brandRoles = [
  'accent',
  'accentStrong',
  'accentStrongHover',
  'onAccent',
  'accentSoft',
  'accentText',
  'focus',
] as const satisfies readonly (keyof ColorRoles)[]
type BrandRole = (typeof brandRoles)[number]

export const palettes = {
  light: lightColors,
  dark: darkColors,
  room: roomColors,
  contrast: contrastColors,
  contrastDark: contrastDarkColors,
} as const
export type PaletteName = keyof typeof palettes

type BrandVariable = `--hwjy-brand-${PaletteName}-${BrandRole}`
/** CSS variables to `#rrggbb` values; fits React's `style`, `element.style.setProperty` and a stylesheet's text. */
export type BrandVariables = Readonly<Record<BrandVariable, string>>

/** The variable in which a theme looks for a school's colour before it takes the product's own. */
export const brandVariable = (palette: PaletteName, role: BrandRole): BrandVariable => `--hwjy-brand-${palette}-${role}`

/**
 * A school's colours for all themes, grown from one. Set them on `:root`, or on any element around the themes: each theme
 * takes its own share, so the same values serve light, dark, the live room and high contrast.
 * Only hue and chroma of the seed are kept; its lightness gives way until words reach 4.5:1 (7:1 in high contrast) and
 * parts 3:1, so that no seed is unreadable.
 * @param seed `#rrggbb` or `#rgb`
 * @throws {RangeError} on any other notation
 */
export function themeFromSeed(seed: string): BrandVariables {
  const color = seed.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  const entries = Object.entries(palettes).flatMap(([name, colorsFrom]) => {
    const colors = colorsFrom(color)
    return brandRoles.map((role) => [brandVariable(name as PaletteName, role), colors[role]] as const)
  })
  return Object.fromEntries(entries) as BrandVariables
}
