import { describe, expect, it } from 'vitest'
import { avatarHueIndex, avatarHues, distinctHues } from './avatar-hue.ts'

const [first = '', ...alike] = Array.from({ length: 200 }, (_, index) => `王小${index}`).filter(
  (name) => avatarHueIndex(name) === 0,
)

describe('people side by side', () => {
  it('people side by side keep the colours of their names where these differ', () => {
    const names = ['Anna Kowalska', 'Ben Kowalski']
    expect(distinctHues(names)).toEqual(names.map(avatarHueIndex))
  })

  it('people side by side have different colours though their names would have the same', () => {
    expect(distinctHues([first, ...alike.slice(0, 3)])).toEqual([0, 1, 2, 3])
  })

  it('people side by side have all colours before one comes again', () => {
    const hues = distinctHues([first, ...alike.slice(0, 8)])
    expect(new Set(hues.slice(0, 8)).size).toBe(avatarHues.length)
    expect(hues).toHaveLength(9)
  })
})
