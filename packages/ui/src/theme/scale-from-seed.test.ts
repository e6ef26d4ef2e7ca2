import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { oklchFromHex } from './oklch.ts'
import { greyScale, readableStep, scaleFromSeed, scaleSteps } from './scale-from-seed.ts'

describe('a scale from a seed', () => {
  it('a scale from a seed goes from paper to ink without a step back', () => {
    const scale = scaleFromSeed('#1890ff')
    const lightness = scaleSteps.map((step) => oklchFromHex(scale[step]).l)
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
  })

  it('a scale from a seed holds the brand itself at step 500', () => {
    const { l, c, h } = oklchFromHex(scaleFromSeed('#1890ff')[500])
    const brand = oklchFromHex('#1890ff')
    expect(l).toBeCloseTo(brand.l, 2)
    expect(c).toBeCloseTo(brand.c, 2)
    expect(h).toBeCloseTo(brand.h, 0)
  })

  it.each(['#1890ff', '#00a870', '#e37318', '#d54941', '#7b61ff', '#ffdd00'])(
    'keeps the hue of %s in each step',
    (seed) => {
      const scale = scaleFromSeed(seed)
      const { h } = oklchFromHex(seed)
      // Near paper and near ink there is too little chroma left in eight bits to tell a hue.
      for (const step of [200, 300, 400, 500, 600, 700, 800] as const) {
        const distance = Math.abs(((oklchFromHex(scale[step]).h - h + 540) % 360) - 180)
        expect(distance, `step ${step}`).toBeLessThan(4)
      }
    },
  )

  it('a scale from a seed gives the same lightness to the same step of any hue', () => {
    const blue = oklchFromHex(scaleFromSeed('#1890ff')[600]).l
    const yellow = oklchFromHex(scaleFromSeed('#ffdd00')[600]).l
    expect(blue).toBeCloseTo(yellow, 2)
  })

  it('a scale from a seed has no hue where the chroma is 0', () => {
    expect(greyScale(252, 0)[500]).toMatch(/^#(..)\1\1$/)
  })

  it('a scale from a seed refuses what is not #rrggbb', () => {
    expect(() => scaleFromSeed('dodgerblue')).toThrow(RangeError)
  })
})

describe('a readable step', () => {
  it('a readable step walks on until the ground is far enough', () => {
    const step = readableStep(scaleFromSeed('#ffdd00'), ['#ffffff'], 4.5, { from: 400, towards: 'ink' })
    expect(contrastRatio(step, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('a readable step says so when no step is far enough', () => {
    const search = () => readableStep(greyScale(0, 0), ['#ffffff', '#000000'], 6, { from: 25, towards: 'ink' })
    expect(search).toThrow(RangeError)
  })
})
