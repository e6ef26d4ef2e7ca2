import { describe, expect, it } from 'vitest'
import {
  type ColorRoles,
  contrastColors,
  contrastDarkColors,
  darkColors,
  lightColors,
  roomColors,
} from './color-roles.ts'
import { contrastRatio } from './contrast-ratio.ts'

const seeds = [
  '#1890ff',
  '#00a870',
  '#e37318',
  '#d54941',
  '#7b61ff',
  '#ffdd00',
  '#0b3d91',
  '#000000',
  '#ffffff',
  '#808080',
  '#00ff00',
]
const themes = [
  ['light', lightColors, 4.5, 3],
  ['dark', darkColors, 4.5, 3],
  ['room', roomColors, 4.5, 3],
  ['contrast', contrastColors, 7, 4.5],
  ['dark contrast', contrastDarkColors, 7, 4.5],
] as const
const cases = themes.flatMap(([name, make, ofText, ofParts]) =>
  seeds.map((seed) => ({ name, seed, colors: make(seed), ofText, ofParts })),
)

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const words: readonly [keyof ColorRoles, readonly (keyof ColorRoles)[]][] = [
  ['text', [...surfaces, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft']],
  ['textMuted', surfaces],
  ['accentText', [...surfaces, 'accentSoft']],
  ['successText', [...surfaces, 'successSoft']],
  ['warningText', [...surfaces, 'warningSoft']],
  ['dangerText', [...surfaces, 'dangerSoft']],
  ['onAccent', ['accentStrong', 'accentStrongHover']],
  ['onSuccess', ['success']],
  ['onWarning', ['warning']],
  ['onDanger', ['danger', 'dangerHover']],
  // The tooltip uses the text color as its background.
  ['surface', ['text']],
]
const parts: readonly [keyof ColorRoles, readonly (keyof ColorRoles)[]][] = [
  ['lineStrong', surfaces],
  ['accent', ['surface', 'surfaceRaised']],
  ['accentStrong', ['surfaceRaised']],
  ['focus', surfaces],
]

const pairs = (list: typeof words) =>
  list.flatMap(([role, grounds]) => grounds.map((ground) => [role, ground] as const))

describe.each(cases)('the $name theme of a school whose colour is $seed', ({ colors, ofText, ofParts }) => {
  it.each(pairs(words))(`%s can be read on %s (${ofText}:1)`, (role, ground) => {
    expect(contrastRatio(colors[role], colors[ground])).toBeGreaterThanOrEqual(ofText)
  })

  it.each(pairs(parts))(`%s can be made out on %s (${ofParts}:1)`, (role, ground) => {
    expect(contrastRatio(colors[role], colors[ground])).toBeGreaterThanOrEqual(ofParts)
  })
})

describe('the high-contrast themes', () => {
  it.each([contrastColors(), contrastDarkColors()])('draw every line in the colour of the text', (colors) => {
    expect([colors.line, colors.lineStrong]).toEqual([colors.text, colors.text])
  })
})

describe('the room theme', () => {
  it('the room theme has grounds without hue, so that faces and the board keep theirs', () => {
    const room = roomColors()
    for (const ground of surfaces) expect(room[ground]).toMatch(/^#(..)\1\1$/)
  })
})
