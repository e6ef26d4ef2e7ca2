import { describe, expect, it } from 'vitest'
import { brandRoles, brandVariable, palettes, themeFromSeed } from './brand.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { oklchFromHex } from './oklch.ts'

const names = Object.keys(palettes) as (keyof typeof palettes)[]

describe('themeFromSeed', () => {
  it('themeFromSeed gives each theme its share of the brand', () => {
    const expected = names.flatMap((name) => brandRoles.map((role) => brandVariable(name, role)))
    expect(Object.keys(themeFromSeed('#c2410c')).toSorted()).toEqual(expected.toSorted())
  })

  it('themeFromSeed keeps the hue of the school in the main button', () => {
    const { h } = oklchFromHex(themeFromSeed('#c2410c')['--hwjy-brand-light-accentStrong'])
    expect(h).toBeCloseTo(oklchFromHex('#c2410c').h, 0)
  })

  // The themes' other colours stay the product's own, so the school's must read on those.
  describe.each(names)('in the theme %s', (name) => {
    const own = palettes[name]()
    it.each(['#c2410c', '#ffff00', '#ffffff', '#000000', '#7b61ff'])('words in %s read on every surface', (seed) => {
      const brand = themeFromSeed(seed)
      const words = brand[brandVariable(name, 'accentText')]
      for (const ground of [own.surface, own.surfaceRaised, own.surfaceSunken]) {
        expect(contrastRatio(words, ground)).toBeGreaterThanOrEqual(4.5)
      }
      const button = brand[brandVariable(name, 'accentStrong')]
      expect(contrastRatio(brand[brandVariable(name, 'onAccent')], button)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(own.text, brand[brandVariable(name, 'accentSoft')])).toBeGreaterThanOrEqual(4.5)
    })
  })

  it('themeFromSeed takes the short notation for the long one', () => {
    expect(themeFromSeed('#c40')).toEqual(themeFromSeed('#cc4400'))
    expect(themeFromSeed('#FFF')).toEqual(themeFromSeed('#ffffff'))
  })

  it.each(['dodgerblue', '#ff', '#c2410cff', 'c2410c', '', 'url(x)'])(
    'themeFromSeed refuses %o, which is no such colour',
    (seed) => {
      expect(() => themeFromSeed(seed)).toThrow(RangeError)
    },
  )
})
