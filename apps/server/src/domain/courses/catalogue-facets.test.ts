import { expect, it } from 'vitest'
import { type CatalogueGroup, facetCounts } from './catalogue-facets.ts'

const group = (
  subjectId: string | null,
  kind: CatalogueGroup['kind'],
  classType: CatalogueGroup['classType'],
  count: number,
  price: CatalogueGroup['price'] = 'free',
) => ({ subjectId, subjectName: null, kind, classType, price, count })

const groups = [
  group('sub_talk', 'public', 'small', 2),
  group('sub_talk', 'systematic', 'large', 3, 'paid'),
  group('sub_write', 'public', 'large', 1),
  group(null, 'public', 'small', 4),
]
const nothing = { subjectId: null, kind: null, classType: null, price: null }

it('counts each value of a facet, and courses without one in none', () => {
  expect(facetCounts('subjectId', groups, nothing)).toEqual(
    new Map([
      ['sub_talk', 5],
      ['sub_write', 1],
    ]),
  )
})

it('counts what is found with the choices of the other facets, and keeps values with nothing', () => {
  expect(facetCounts('subjectId', groups, { ...nothing, kind: 'systematic' })).toEqual(
    new Map([
      ['sub_talk', 3],
      ['sub_write', 0],
    ]),
  )
})

it('does not narrow a facet by its own choice, for another value may be chosen instead', () => {
  expect(facetCounts('kind', groups, { ...nothing, kind: 'systematic', classType: 'large' })).toEqual(
    new Map([
      ['public', 1],
      ['systematic', 3],
    ]),
  )
})

it('counts by price as well', () => {
  expect(facetCounts('price', groups, { ...nothing, subjectId: 'sub_talk' })).toEqual(
    new Map([
      ['free', 2],
      ['paid', 3],
    ]),
  )
  expect(facetCounts('subjectId', groups, { ...nothing, price: 'paid' })).toEqual(
    new Map([
      ['sub_talk', 3],
      ['sub_write', 0],
    ]),
  )
})
