/** From the contract's schemas to generators of everything that fits them. */
import fc from 'fast-check'

/** The parts of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Stands for what the call's sample sends at this place. */
export const SAMPLE = Symbol('as in the sample')

/** Stands for an id of the school. `isAlike`: of the same kind as the sample's at this place. */
export class RealId {
  readonly no: number
  readonly isAlike: boolean
  constructor(no: number, isAlike: boolean) {
    this.no = no
    this.isAlike = isAlike
  }
}

const MAX_ITEMS = 4
const ID_PATTERN = /^\^\[A-Za-z0-9_-\]/

const sample = fc.constant<unknown>(SAMPLE)
const realId = fc.tuple(fc.nat(10_000), fc.boolean()).map(([no, isAlike]) => new RealId(no, isAlike))

/** Mostly near the school's own time; sometimes at the ends of what the format allows. */
const instant = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    },
    {
      weight: 1,
      arbitrary: fc.date({
        min: new Date('0000-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59Z'),
        noInvalidDate: true,
      }),
    },
  )
  .map((date) => date.toISOString())
const day = instant.map((text) => text.slice(0, 10))

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': instant,
  date: day,
  time: instant.map((text) => text.slice(11, 19)),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
}

/** A field of a request: the sample's value as often as not, so that most of a request makes sense. */
export function validField(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: sample }, { weight: 2, arbitrary: validValue(schema) })
}

export function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { const: only, enum: values, anyOf, oneOf, allOf } = schema
  if (only !== undefined) return fc.constant(only)
  if (values) return fc.constantFrom(...values)
  const options = anyOf ?? oneOf
  if (options) return fc.oneof(...options.map(validValue))
  if (allOf) return fc.tuple(...allOf.map(validValue)).map((parts) => Object.assign({}, ...parts) as unknown)
  switch (schema.type) {
    case 'object':
      return validObject(schema)
    case 'array':
      return validArray(schema)
    case 'string':
      return validString(schema)
    case 'integer':
      return validInteger(schema)
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      // Files and whatever else JSON Schema has no word for.
      return sample
  }
}

function validObject({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validField(schema)]))
  const known = fc.record(fields, { requiredKeys: required })
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known
  return fc.dictionary(fc.string({ maxLength: 8 }), validValue(additionalProperties), { maxKeys: MAX_ITEMS })
}

function validArray({ items = {}, minItems = 0, maxItems }: JsonSchema): fc.Arbitrary<unknown> {
  const maxLength = Math.max(minItems, Math.min(maxItems ?? MAX_ITEMS, MAX_ITEMS))
  return fc.array(validValue(items), { minLength: minItems, maxLength })
}

function validString({ format = '', pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const known = formats[format]
  if (known) return known
  const isFitting = (text: string) => text.length >= minLength && text.length <= (maxLength ?? Infinity)
  if (pattern !== undefined) {
    // No text can be made from what looks ahead; it only says how long one part may be, or what it may not be, which most
    // texts keep to.
    const made = new RegExp(ofLength(pattern.replace(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, ''), minLength, maxLength))
    const wanted = new RegExp(pattern)
    const matching = fc.stringMatching(made).filter((text) => isFitting(text) && wanted.test(text))
    return ID_PATTERN.test(pattern) ? fc.oneof({ weight: 4, arbitrary: realId }, matching) : matching
  }
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength ?? 40, minLength + 40) })
  const fitting = short.filter(isFitting)
  if (maxLength === undefined || maxLength > 5_000) return fitting
  return fc.oneof({ weight: 5, arbitrary: fitting }, fc.constant('好'.repeat(maxLength)))
}

/** A repeated class says here how often: chance alone hardly finds a text of twelve letters among all of them. */
function ofLength(pattern: string, minLength: number, maxLength = Infinity): string {
  const repeated = /^\^(\[[^\]]+\])[+*]\$$/.exec(pattern)?.[1]
  return repeated === undefined ? pattern : `^${repeated}{${minLength},${Math.min(maxLength, minLength + 40)}}$`
}

function validInteger(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { min, max } = bounds(schema)
  const isSmall = { min: Math.max(min, -100), max: Math.min(max, Math.max(100, min)) }
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer(isSmall) },
    // Not a filter of all integers: hardly one of them is a year.
    fc.integer({ min, max }),
  )
}

function bounds({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const step = type === 'integer' ? 1 : Number.EPSILON
  return {
    min: minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + step : Number.MIN_SAFE_INTEGER),
    max: maximum ?? (exclusiveMaximum !== undefined ? exclusiveMaximum - step : Number.MAX_SAFE_INTEGER),
  }
}
