/**
 * `core/shapes/shape.ts` once more: each parser knows its JSON Schema, too. The script of the AsyncAPI document puts this
 * module in the place of the other one, so that the schemas come from the very tables that read the frames, and browsers
 * load nothing for it.
 */
import { SHEET_NAME_MAX_LENGTH } from '../../src/core/board/sheet.ts'
import * as plain from '../../src/core/shapes/shape.ts'
import type { Parser } from '../../src/core/shapes/shape.ts'

export interface JsonSchema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
  items?: JsonSchema
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  description?: string
}

type AnyParser = (value: never) => unknown
const schemas = new WeakMap<AnyParser, JsonSchema>()

/** Parsers that are written as functions, by name. Bytes are no field of a JSON frame: strokes travel as binary ones. */
const WRITTEN: Readonly<Record<string, JsonSchema>> = {
  command: { $ref: '#/components/schemas/Command' },
  event: { $ref: '#/components/schemas/Event' },
  anyBytes: { description: 'Bytes of a stroke or another element, in a binary frame.' },
  strokeBytes: { description: 'Bytes of a stroke, in a binary frame.' },
  fileName: { type: 'string', maxLength: 2 * SHEET_NAME_MAX_LENGTH, pattern: '^[^\\p{Cc}\\p{Cs}]*$' },
  place: { type: 'array', items: { type: 'integer' }, maxItems: 2 },
  range: { type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: 2 },
  lineWidth: { type: 'number', minimum: 0.25, maximum: 63.75 },
  matrix: {
    type: 'array',
    items: { type: 'integer' },
    maxItems: 6,
    description: 'a, b, c, d in 1/4096 and e, f in 1/16 px, as in CSS.',
  },
  matrixOfRow: { type: 'array', maxItems: 2 },
}

/** @throws for a parser that no combinator made: its schema is to be said above */
export function schemaOf(parser: AnyParser): JsonSchema {
  const schema = schemas.get(parser) ?? WRITTEN[parser.name]
  if (!schema) throw new Error(`The parser ${parser.name} says nothing about its schema`)
  return schema
}

/** Schemas of an object's fields, by name. */
export const schemasOf = (fields: object): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, parser]) => [name, schemaOf(parser as AnyParser)]))

function described<P extends AnyParser>(parser: P, schema: JsonSchema): P {
  // A new function: one parser may stand for two schemas.
  const own = ((value: never) => parser(value)) as P
  schemas.set(own, schema)
  return own
}

const maxItems = (max: number) => (Number.isFinite(max) ? { maxItems: max } : {})

export const text: typeof plain.text = (max, min = 0) =>
  described(plain.text(max, min), { type: 'string', maxLength: max, ...(min > 0 && { minLength: min }) })

export const matching: typeof plain.matching = (pattern) =>
  described(plain.matching(pattern), { type: 'string', pattern: pattern.source })

export const flag = described(plain.flag, { type: 'boolean' })

export const integer: typeof plain.integer = (minimum, maximum) =>
  described(plain.integer(minimum, maximum), { type: 'integer', minimum, maximum })

export const finite = described(plain.finite, { type: 'number' })

export const oneOf = (<const T extends string | number>(...values: readonly T[]) =>
  described(
    plain.oneOf(...values),
    values.length === 1 ? { const: values[0] } : { enum: [...values] },
  )) as typeof plain.oneOf

export const nullable: typeof plain.nullable = (parse) =>
  described(plain.nullable(parse), { oneOf: [schemaOf(parse), { type: 'null' }] })

export const listOf: typeof plain.listOf = (parse, max) =>
  described(plain.listOf(parse, max), { type: 'array', items: schemaOf(parse), ...maxItems(max) })

export const recordOf: typeof plain.recordOf = (parse) =>
  described(plain.recordOf(parse), { type: 'object', additionalProperties: schemaOf(parse) })

type AnyFields = Readonly<Record<string, Parser<unknown>>>

export const object = ((...both: [AnyFields] | [AnyFields, AnyFields]) => {
  const [fields, optional = {}] = both
  return described((plain.object as unknown as (...both: AnyFields[]) => AnyParser)(...both), {
    type: 'object',
    required: Object.keys(fields),
    properties: { ...schemasOf(fields), ...schemasOf(optional) },
  })
}) as unknown as typeof plain.object

export const unionBy = ((tag: string, shapes: AnyFields) =>
  described((plain.unionBy as unknown as (tag: string, shapes: AnyFields) => AnyParser)(tag, shapes), {
    oneOf: Object.values(shapes).map(schemaOf),
  })) as unknown as typeof plain.unionBy

export const { isRecord, readFields, parseJson } = plain

// A combinator that is new there has to be here, too.
const all = { text, matching, flag, integer, finite, oneOf, nullable, listOf, recordOf, object, unionBy, isRecord }
;({ ...all, readFields, parseJson }) satisfies Record<keyof typeof plain, unknown>
