/** Tells what a field may hold, as the contract's schema says it, so that a form can say it in its user's language. */
import type * as zod from 'zod/mini'

export interface Allowed {
  /** The schema of the field itself, without what makes it optional or empty: compare it with `Mobile` and others. */
  schema: zod.core.$ZodType
  kind: 'number' | 'text' | 'list' | 'other'
  /** Least and most of a number, characters of a text, entries of a list; null where the contract has no such limit. */
  min: number | null
  max: number | null
}

/** @param path a field, and the place inside it, as a violation names them: `name`, `origins.3` */
export function allowedAt(schema: zod.core.$ZodType, path: string): Allowed | null {
  const found = path.split('.').reduce<zod.core.$ZodType | undefined>(partOf, schema)
  if (!found) return null
  const field = within(found)
  const { type } = field._zod.def
  const kind = type === 'string' ? 'text' : type === 'array' ? 'list' : type === 'int' ? 'number' : type
  const bounds = (field._zod.def.checks ?? []).map((check) => check._zod.def as Bound)
  const boundOf = (...names: string[]) => {
    const bound = bounds.find(({ check }) => names.includes(check))
    return Number(bound?.minimum ?? bound?.maximum ?? bound?.value ?? Number.NaN)
  }
  return {
    schema: field,
    kind: kind === 'text' || kind === 'list' || kind === 'number' ? kind : 'other',
    min: orNull(boundOf('greater_than', 'min_length')),
    max: orNull(boundOf('less_than', 'max_length')),
  }
}

interface Bound {
  check: string
  minimum?: number
  maximum?: number
  value?: number
}

interface Parts {
  innerType?: zod.core.$ZodType
  options?: readonly zod.core.$ZodType[]
  element?: zod.core.$ZodType
  shape?: Readonly<Record<string, zod.core.$ZodType>>
}

const partsOf = (schema: zod.core.$ZodType) => schema._zod.def as Parts

/** Leaves out what surrounds a field. Of several forms the first is the one that people type. */
function within(schema: zod.core.$ZodType): zod.core.$ZodType {
  const { innerType, options } = partsOf(schema)
  const inner = innerType ?? options?.[0]
  return inner ? within(inner) : schema
}

function partOf(schema: zod.core.$ZodType | undefined, name: string): zod.core.$ZodType | undefined {
  if (!schema) return undefined
  const { shape, element } = partsOf(within(schema))
  return shape ? shape[name] : element
}

const orNull = (bound: number) => (Number.isNaN(bound) ? null : bound)
