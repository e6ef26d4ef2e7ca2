import { describe, expect, it } from 'vitest'
import { type ColorRoles, darkColors, lightColors, roomColors } from './color-roles.ts'
import { contrastRatio } from './contrast-ratio.ts'

const seeds = ['#1890ff', '#00a870', '#e37318', '#d54941', '#7b61ff', '#ffdd00', '#0b3d91']
const themes = [
  ['light', lightColors],
  ['dark', darkColors],
  ['room', roomColors],
] as const
const cases = themes.flatMap(([name, make]) => seeds.map((seed) => [name, seed, make(seed)] as const))

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
  // The tooltip wears the text colour as its ground.
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

describe.each(cases)('the %s theme of a school whose colour is %s', (_name, _seed, colors) => {
  it.each(pairs(words))('%s can be read on %s (4.5:1)', (role, ground) => {
    expect(contrastRatio(colors[role], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(parts))('%s can be made out on %s (3:1)', (role, ground) => {
    expect(contrastRatio(colors[role], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe('the room theme', () => {
  it('has grounds without hue, so that faces and the board keep theirs', () => {
    const room = roomColors()
    for (const ground of surfaces) expect(room[ground]).toMatch(/^#(..)\1\1$/)
  })
})
