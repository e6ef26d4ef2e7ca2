/** A schema as rows of a table: one for each field, those of objects inside named by their path. */
import { escapeHtml, inline } from './html.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
export type Schemas = Readonly<Record<string, Schema>>

const DEPTH_MAX = 3

export function resolve(schemas: Schemas, schema: Schema): Schema {
  const target = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? '']
  return target
    ? { ...resolve(schemas, target), ...(schema.description !== undefined && { description: schema.description }) }
    : schema
}

/** Name, type, and what is said about it. */
export function fieldRows(schemas: Schemas, schema: Schema, path = '', depth = 0): string[][] {
  const resolved = resolve(schemas, schema)
  const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])]
  const own = Object.entries(resolved.properties ?? {}).flatMap(([name, property]) => {
    const field = resolve(schemas, property)
    const isRequired = resolved.required?.includes(name) ?? false
    const at = path === '' ? name : `${path}.${name}`
    const row = [
      `<code>${escapeHtml(at)}</code>${isRequired ? '' : ' <small>optional</small>'}`,
      typeText(schemas, field),
      inline(field.description ?? ''),
    ]
    return [row, ...(depth < DEPTH_MAX ? innerRows(schemas, field, at, depth + 1) : [])]
  })
  const inner = parts.flatMap((part) => fieldRows(schemas, part, path, depth))
  const seen = new Set(own.map(([name]) => name))
  return [...own, ...inner.filter(([name]) => !seen.has(name) && seen.add(name))]
}

function innerRows(schemas: Schemas, field: Schema, at: string, depth: number): string[][] {
  if (field.items) return fieldRows(schemas, field.items, `${at}[]`, depth)
  return fieldRows(schemas, field, at, depth)
}

/** Such as “list of text · 1–64 characters”. */
function typeText(schemas: Schemas, schema: Schema): string {
  return [nameOfType(schemas, schema), ...limitsOf(schema)].join(' · ')
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

function nameOfType(schemas: Schemas, schema: Schema): string {
  const { type, const: constant, enum: values, items, format, oneOf = [], anyOf = [] } = schema
  const shown = values ?? (constant === undefined ? null : [constant])
  if (shown) return shown.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ')
  if (items) return `list of ${nameOfType(schemas, resolve(schemas, items))}`
  const choices = [...oneOf, ...anyOf].map((one) => nameOfType(schemas, resolve(schemas, one)))
  if (choices.length > 0) return [...new Set(choices)].join(' or ')
  const words = [type ?? 'object'].flat().map((one) => WORDS[one] ?? one)
  return `${words.join(' or ')}${format === undefined ? '' : ` (${escapeHtml(format)})`}`
}

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string) =>
    least === undefined && most === undefined
      ? []
      : [`${least ?? 0}–${most === undefined ? '…' : most.toLocaleString('en-US')}${unit}`]
  return [
    ...range(minLength, maxLength, ' characters'),
    ...(minimum === undefined && maximum === undefined ? [] : range(minimum, maximum, '')),
    ...range(minItems, maxItems, ' items'),
  ]
}
