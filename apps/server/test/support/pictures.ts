import * as schemas from '@hwjy/sdk/schemas'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

interface Picture {
  /** Where it stands in the answer, as in `data.records.0.teacher.avatar`. */
  path: string
  value: unknown
}

/** Finds faces and logos in an answer by its schema, and those that are null, too. */
export function picturesIn(schema: $ZodType, value: unknown, path = ''): Picture[] {
  if (isPicture(schema, path)) return [{ path, value }]
  if (!holdsPicture(schema)) return []
  const { def } = (schema as $ZodTypes)._zod
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  switch (def.type) {
    case 'object':
      return fields.flatMap(([name, field]) => {
        const part = def.shape[name]
        return part ? picturesIn(part, field, below(path, name)) : []
      })
    case 'array':
      return fields.flatMap(([index, item]) => picturesIn(def.element, item, below(path, index)))
    case 'record':
      return fields.flatMap(([key, item]) => picturesIn(def.valueType, item, below(path, key)))
    default:
      return partsOf(schema).flatMap(([, part]) => picturesIn(part, value, path))
  }
}

const known = new WeakMap<$ZodType, boolean>()

/** True for schemas of values that may have a picture anywhere. */
export function holdsPicture(schema: $ZodType): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  // A schema may contain itself.
  known.set(schema, false)
  const holds =
    schema === schemas.Avatar || partsOf(schema).some(([name, part]) => isPicture(part, name) || holdsPicture(part))
  known.set(schema, holds)
  return holds
}

const isPicture = (schema: $ZodType, path: string) => schema === schemas.Avatar || /(^|\.)logoUrl$/.test(path)

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

function partsOf(schema: $ZodType): readonly (readonly [name: string, part: $ZodType])[] {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['', def.element]]
    case 'union':
      return def.options.map((option) => ['', option])
    case 'intersection':
      return [def.left, def.right].map((side) => ['', side])
    case 'record':
      return [['', def.valueType]]
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default':
      return [['', def.innerType]]
    default:
      return []
  }
}
