/**
 * Small parsers for received data. A parser gives back a clean copy of the value, without unknown fields, or
 * `undefined` when it has another shape. Nothing here throws. JSON has no `undefined`, so it is free.
 */
export type Parser<T> = (value: unknown) => T | undefined

/** @param max longest text accepted, in UTF-16 units */
export const text =
  (max: number, min = 0): Parser<string> =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined

/** @param pattern the whole text, with its limit; linear */
export const matching =
  (pattern: RegExp): Parser<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

export const flag: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A whole number within bounds, both included. */
export const integer =
  (min: number, max: number): Parser<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined

export const finite: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

export const oneOf =
  <const T extends string | number>(...values: readonly T[]): Parser<T> =>
  (value) =>
    values.find((one) => one === value)

export const nullable =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (value) =>
    value === null ? null : parse(value)

export const listOf =
  <T>(parse: Parser<T>, max: number): Parser<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined
    const items: T[] = []
    for (const entry of value) {
      const item = parse(entry)
      if (item === undefined) return undefined
      items.push(item)
    }
    return items
  }

export const recordOf =
  <T>(parse: Parser<T>): Parser<Readonly<Record<string, T>>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const entries: [string, T][] = []
    for (const [key, entry] of Object.entries(value)) {
      const item = parse(entry)
      if (item === undefined) return undefined
      entries.push([key, item])
    }
    return Object.fromEntries(entries)
  }

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]
/** A parser for each field that is always there. */
export type Fields<T> = { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Parser<T[K]> }
/** A parser for each field that may be missing. */
export type OptionalFields<T> = { readonly [K in OptionalKeys<T>]-?: Parser<Exclude<T[K], undefined>> }

/** An object with exactly these fields. Optional ones may be missing but, if there, must fit. */
export const object =
  <T extends object>(
    ...[fields, optional]: OptionalKeys<T> extends never ? [Fields<T>] : [Fields<T>, OptionalFields<T>]
  ): Parser<T> =>
  (value) => {
    const parsed: Record<string, unknown> = {}
    if (!isRecord(value) || !readFields(value, fields, parsed)) return undefined
    return optional === undefined || readFields(value, optional, parsed, true) ? (parsed as T) : undefined
  }

/**
 * Reads the named fields of a record into `parsed`.
 * @param mayMiss leaves out fields that the record has not
 * @returns false when a field is missing or has another shape
 */
export function readFields(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Parser<unknown>>>,
  parsed: Record<string, unknown>,
  mayMiss = false,
): boolean {
  for (const key in fields) {
    if (!Object.hasOwn(value, key)) {
      if (mayMiss) continue
      return false
    }
    const field = fields[key]?.(value[key])
    if (field === undefined) return false
    parsed[key] = field
  }
  return true
}

/** A union told apart by one field. `shapes` has the parser of each member, by that field's value. */
export const unionBy =
  <T extends object, K extends keyof T & string>(
    tag: K,
    shapes: { [V in T[K] & string]: Parser<T & Record<K, V>> },
  ): Parser<T> =>
  (value) => {
    const name = isRecord(value) ? value[tag] : undefined
    if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return undefined
    return (shapes as Record<string, Parser<T>>)[name]?.(value)
  }

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns undefined for text that is not JSON */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
