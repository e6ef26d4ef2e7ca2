/** Makes an example of a schema: what its author wrote, as far as it goes, and the simplest fitting value elsewhere. */
import { type Contract, type ContractSchema, resolveSchema } from '../contract.ts'

/** @param depth of the value within the whole; far inside, what may be missing is */
export function exampleOf(contract: Contract, schema: ContractSchema, depth = 0): unknown {
  const resolved = resolveSchema(contract, schema)
  const { examples, example, const: constant, enum: values, oneOf = [], anyOf = [], allOf = [] } = resolved
  // A place may say more than the entity that it names.
  const given = schema.examples?.[0] ?? examples?.[0] ?? example ?? constant ?? values?.[0]
  if (given !== undefined) return given
  const [choice] = [...oneOf, ...anyOf].filter((one) => resolveSchema(contract, one).type !== 'null')
  const parts = [...allOf, ...(choice ? [choice] : [])].map((part) => exampleOf(contract, part, depth))
  if (parts.length > 0 && !parts.every(isObject)) return parts[0]
  if (parts.length > 0 || resolved.properties) {
    return Object.assign(objectOf(contract, resolved, depth), ...parts.filter(isObject)) as unknown
  }
  return plainValue(contract, resolved, depth)
}

const DEPTH_MAX = 8

function objectOf(contract: Contract, { properties = {}, required = [] }: ContractSchema, depth: number) {
  const shown = Object.entries(properties).filter(([name]) => depth < DEPTH_MAX || required.includes(name))
  return Object.fromEntries(shown.map(([name, property]) => [name, exampleOf(contract, property, depth + 1)]))
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T01:00:00.000Z',
  uri: 'https://school.example/hwjy-web/',
  'uri-reference': '/cos/huawen-1250000000/faces/0Q3mB1.jpg',
  binary: 'the bytes of a file',
}

function plainValue(contract: Contract, schema: ContractSchema, depth: number): unknown {
  const [type] = [schema.type ?? 'null'].flat()
  switch (type) {
    case 'string':
      return FORMATS[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
    case 'boolean':
      return false
    case 'array': {
      const isFar = depth >= DEPTH_MAX && (schema.minItems ?? 0) === 0
      return schema.items && !isFar
        ? Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
            exampleOf(contract, schema.items ?? {}, depth + 1),
          )
        : []
    }
    case 'object':
      return {}
    default:
      return null
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
