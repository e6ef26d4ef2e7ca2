/** Walks the answers of the contract: every picture of a person in them has a name that `addressPictures` knows. */
import * as schemas from '@hwjy/sdk/schemas'
import { expect, it } from 'vitest'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { addressPictures } from './picture-addresses.ts'

const KEY = 'teacher/usr_li/image/a.jpg'

function partsOf(schema: $ZodType): readonly (readonly [name: string | null, part: $ZodType])[] {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [[null, def.element]]
    case 'union':
      return def.options.map((option) => [null, option])
    case 'intersection':
      return [def.left, def.right].map((side) => [null, side])
    case 'record':
      return [[null, def.valueType]]
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default':
      return [[null, def.innerType]]
    default:
      return []
  }
}

/** Names of the fields that hold a picture, anywhere below. */
function pictureNames(schema: $ZodType, found = new Set<string>(), seen = new Set<$ZodType>()): ReadonlySet<string> {
  if (seen.has(schema)) return found
  seen.add(schema)
  for (const [name, part] of partsOf(schema)) {
    if (name !== null && (part === schemas.Avatar || name === 'logoUrl')) found.add(name)
    pictureNames(part, found, seen)
  }
  return found
}

it('every picture in an answer of the contract becomes an address', () => {
  const seen = new Set<$ZodType>()
  const found = new Set<string>()
  for (const schema of Object.values(schemas.answerSchemas)) pictureNames(schema, found, seen)
  expect([...found].toSorted()).toEqual(['avatar', 'logoUrl'])
  for (const name of found) {
    expect(addressPictures({ [name]: KEY }, (key) => `https://school.example/${key}`)).toEqual({
      [name]: `https://school.example/${KEY}`,
    })
  }
})
