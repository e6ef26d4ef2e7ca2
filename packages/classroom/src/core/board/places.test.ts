import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlaces, encodePlaces } from './places.ts'

const every = (step: number, count: number) => Array.from({ length: count }, (_, i) => i * step)

describe('places of elements', () => {
  it('[R84] come back as they were, whatever they are', () => {
    const places = fc.uniqueArray(fc.nat(60_000), { maxLength: 400 }).map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(places, (list) => {
        expect(decodePlaces(encodePlaces(list))).toEqual(list)
      }),
    )
  })

  it('[R84] never throw when they are broken', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodePlaces(text)))
    expect([decodePlaces('_'), decodePlaces('____'), decodePlaces('å')]).toEqual([null, null, null])
  })

  it.each([
    ['written one after another', every(1, 500), 4],
    ['of twenty places in the lesson', every(1, 5_000).filter((i) => i % 250 < 25), 80],
    ['scattered over the page', every(10, 500), 667],
  ])('[R84] of 500 elements that are %s take few bytes', (_, places, bytes) => {
    expect(encodePlaces(places).length).toBeLessThanOrEqual(bytes)
  })
})
