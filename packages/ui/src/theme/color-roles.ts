import { hexFromOklch, oklchFromHex } from './oklch.ts'
import { greyScale, readableStep, type Scale, scaleFromSeed } from './scale-from-seed.ts'

export const brandSeed = '#1890ff'

/** Gives the role of each color. Values are `#rrggbb` except the see-through `hover`, `press`, `overlay` and `shade`. */
export interface ColorRoles {
  readonly surface: string
  /** Cards, bars, menus: what lies on the page. */ readonly surfaceRaised: string
  /** Wells, tracks, the ground behind cards. */ readonly surfaceSunken: string
  readonly text: string
  readonly textMuted: string
  readonly line: string
  /** Outlines of controls, at least 3:1. */ readonly lineStrong: string
  /** Is for the brand: icons, bars, large shapes, at least 3:1. */ readonly accent: string
  /** Ground of the main button; `onAccent` reads on it. */ readonly accentStrong: string
  readonly accentStrongHover: string
  readonly onAccent: string
  readonly accentSoft: string
  /** Links and words in the brand colour; reads on every surface and on `accentSoft`. */ readonly accentText: string
  readonly success: string
  readonly onSuccess: string
  readonly successSoft: string
  readonly successText: string
  readonly warning: string
  readonly onWarning: string
  readonly warningSoft: string
  readonly warningText: string
  readonly danger: string
  readonly dangerHover: string
  readonly onDanger: string
  readonly dangerSoft: string
  readonly dangerText: string
  readonly focus: string
  /** First colour of the pen on the board's white page. */ readonly ink: string
  readonly hover: string
  readonly press: string
  readonly overlay: string
  readonly shade: string
}

const white = '#ffffff'
const black = '#000000'
const status = {
  green: scaleFromSeed({ l: 0.65, c: 0.15, h: 152 }),
  amber: scaleFromSeed({ l: 0.65, c: 0.15, h: 72 }),
  red: scaleFromSeed({ l: 0.65, c: 0.2, h: 25 }),
}
/** The greys are the product's own for every school; only the brand follows the seed. */
const greyHue = oklchFromHex(brandSeed).h
/** Stars and warnings: brighter than any amber on which white could stand. */
const gold = hexFromOklch({ l: 0.8, c: 0.165, h: 78 })

export function lightColors(seed: string = brandSeed): ColorRoles {
  const accent = scaleFromSeed(seed)
  const paper = greyScale(85, 0.005)
  const grey = greyScale(greyHue, 0.022)
  const surfaces = [white, paper[25], paper[50]]
  const outline = (scale: Scale) => readableStep(scale, surfaces, 3, { from: 500, towards: 'ink' })
  const words = (scale: Scale, soft: string) =>
    readableStep(scale, [...surfaces, soft], 4.5, { from: 600, towards: 'ink' })
  const ground = (scale: Scale) => readableStep(scale, [white], 4.5, { from: 500, towards: 'ink' })
  return {
    surface: paper[25],
    surfaceRaised: white,
    surfaceSunken: paper[50],
    text: grey[950],
    textMuted: words(grey, paper[50]),
    line: paper[200],
    lineStrong: outline(grey),
    accent: readableStep(accent, [white, paper[25]], 3, { from: 500, towards: 'ink' }),
    accentStrong: ground(accent),
    accentStrongHover: accent[700],
    onAccent: white,
    accentSoft: accent[50],
    accentText: words(accent, accent[50]),
    success: ground(status.green),
    onSuccess: white,
    successSoft: status.green[50],
    successText: words(status.green, status.green[50]),
    warning: gold,
    onWarning: grey[950],
    warningSoft: status.amber[50],
    warningText: words(status.amber, status.amber[50]),
    danger: ground(status.red),
    dangerHover: status.red[700],
    onDanger: white,
    dangerSoft: status.red[50],
    dangerText: words(status.red, status.red[50]),
    focus: outline(accent),
    ink: grey[950],
    hover: 'rgb(12 32 64 / 0.05)',
    press: 'rgb(12 32 64 / 0.1)',
    overlay: 'rgb(12 22 40 / 0.45)',
    shade: 'rgb(20 32 56 / 0.14)',
  }
}

/** The dark theme: deep cool grounds; raised things are lighter, because shadows do not show. */
export const darkColors = (seed: string = brandSeed): ColorRoles => colorsAtNight(seed, 0.018)

/** The live room: no hue in the grounds, so that faces and the board keep their own colours. */
export const roomColors = (seed: string = brandSeed): ColorRoles => colorsAtNight(seed, 0)

/** Deeper than any step of a scale: four grounds that only the night themes have. */
const nightGrounds = (chroma: number) => ({
  surface: hexFromOklch({ l: 0.21, c: chroma, h: greyHue }),
  surfaceRaised: hexFromOklch({ l: 0.245, c: chroma, h: greyHue }),
  surfaceSunken: hexFromOklch({ l: 0.165, c: chroma, h: greyHue }),
  line: hexFromOklch({ l: 0.34, c: chroma, h: greyHue }),
})

/** High contrast by day: black on white, every line drawn, words and grounds at 7:1. */
export const contrastColors = (seed: string = brandSeed): ColorRoles =>
  colorsInContrast(seed, {
    paper: white,
    raised: white,
    sunken: '#f2f2f2',
    ink: black,
    muted: '#474747',
    towards: 'ink',
  })

export const contrastDarkColors = (seed: string = brandSeed): ColorRoles =>
  colorsInContrast(seed, {
    paper: black,
    raised: '#0d0d0d',
    sunken: black,
    ink: white,
    muted: '#c6c6c6',
    towards: 'paper',
  })

interface ContrastGrounds {
  readonly paper: string
  readonly raised: string
  readonly sunken: string
  readonly ink: string
  /** Still 7:1, yet a hint in a field does not look like an answer. */
  readonly muted: string
  readonly towards: 'ink' | 'paper'
}

function colorsInContrast(seed: string, { paper, raised, sunken, ink, muted, towards }: ContrastGrounds): ColorRoles {
  const accent = scaleFromSeed(seed)
  const softStep = towards === 'ink' ? 50 : 950
  const hoverStep = towards === 'ink' ? 800 : 200
  const strong = (scale: Scale) =>
    readableStep(scale, [paper, raised, sunken, scale[softStep]], 7, { from: towards === 'ink' ? 500 : 600, towards })
  const [green, amber, red] = [strong(status.green), strong(status.amber), strong(status.red)]
  return {
    surface: paper,
    surfaceRaised: raised,
    surfaceSunken: sunken,
    text: ink,
    textMuted: muted,
    line: ink,
    lineStrong: ink,
    accent: strong(accent),
    accentStrong: strong(accent),
    accentStrongHover: accent[hoverStep],
    onAccent: paper,
    accentSoft: accent[softStep],
    accentText: strong(accent),
    success: green,
    onSuccess: paper,
    successSoft: status.green[softStep],
    successText: green,
    warning: amber,
    onWarning: paper,
    warningSoft: status.amber[softStep],
    warningText: amber,
    danger: red,
    dangerHover: status.red[hoverStep],
    onDanger: paper,
    dangerSoft: status.red[softStep],
    dangerText: red,
    focus: strong(accent),
    ink: black,
    hover: towards === 'ink' ? 'rgb(0 0 0 / 0.08)' : 'rgb(255 255 255 / 0.16)',
    press: towards === 'ink' ? 'rgb(0 0 0 / 0.16)' : 'rgb(255 255 255 / 0.26)',
    overlay: 'rgb(0 0 0 / 0.75)',
    // A line says where a thing ends, not a shadow.
    shade: 'rgb(0 0 0 / 0)',
  }
}

function colorsAtNight(seed: string, chroma: number): ColorRoles {
  const accent = scaleFromSeed(seed)
  const grey = greyScale(greyHue, chroma)
  const grounds = nightGrounds(chroma)
  const surfaces = [grounds.surface, grounds.surfaceRaised, grounds.surfaceSunken]
  const outline = (scale: Scale) => readableStep(scale, surfaces, 3, { from: 600, towards: 'paper' })
  const words = (scale: Scale, soft: string) =>
    readableStep(scale, [...surfaces, soft], 6, { from: 400, towards: 'paper' })
  const ground = (scale: Scale) => readableStep(scale, [white], 4.5, { from: 500, towards: 'ink' })
  return {
    ...grounds,
    text: greyScale(greyHue, chroma / 3)[50],
    textMuted: readableStep(grey, surfaces, 5.5, { from: 500, towards: 'paper' }),
    lineStrong: outline(grey),
    accent: accent[400],
    accentStrong: ground(accent),
    accentStrongHover: accent[700],
    onAccent: white,
    accentSoft: accent[950],
    accentText: words(accent, accent[950]),
    success: ground(status.green),
    onSuccess: white,
    successSoft: status.green[950],
    successText: words(status.green, status.green[950]),
    warning: gold,
    onWarning: grey[950],
    warningSoft: status.amber[950],
    warningText: words(status.amber, status.amber[950]),
    danger: ground(status.red),
    dangerHover: status.red[700],
    onDanger: white,
    dangerSoft: status.red[950],
    dangerText: words(status.red, status.red[950]),
    focus: accent[300],
    // The board's page stays white in every theme, and so its ink stays dark.
    ink: greyScale(greyHue, 0.022)[950],
    hover: 'rgb(255 255 255 / 0.07)',
    press: 'rgb(255 255 255 / 0.13)',
    overlay: 'rgb(0 0 0 / 0.6)',
    shade: 'rgb(0 0 0 / 0.5)',
  }
}
