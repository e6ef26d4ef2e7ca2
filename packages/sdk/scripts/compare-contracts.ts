/** Says what differs between two contracts on the wire: names, places and texts for readers do not count. */
import type { Contract } from './contract.ts'

export interface CallDifference {
  /** `POST /api-tch/notice`. */
  call: string
  change: 'added' | 'removed' | 'changed'
  /** What is different inside a changed call, as `place: before → after`. */
  details: readonly string[]
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const METHODS = ['get', 'post'] as const
/** Texts for readers, and what groups calls in a document. */
const UNSEEN: ReadonlySet<string> = new Set(['tags', 'description', 'summary', 'title', 'examples', 'example'])

/** @returns the calls that are not the same, in the order of their paths */
export function contractDifferences(before: Contract, after: Contract): CallDifference[] {
  const [old, now] = [callsOf(before), callsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((call): CallDifference[] => {
    const [from, to] = [old.get(call), now.get(call)]
    if (from === undefined) return [{ call, change: 'added', details: [] }]
    if (to === undefined) return [{ call, change: 'removed', details: [] }]
    const details = differences(from, to, '')
    return details.length > 0 ? [{ call, change: 'changed', details }] : []
  })
}

/** Each call as the wire has it: every reference replaced by what it names. */
function callsOf(contract: Contract): Map<string, Json> {
  const whole = contract as unknown as JsonObject
  return new Map(
    Object.entries(whole['paths'] as JsonObject).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const { parameters = [], [method]: operation } = item as JsonObject
        if (!isObject(operation)) return []
        const all = [...(parameters as Json[]), ...((operation['parameters'] ?? []) as Json[])]
        const seen = onTheWire({ ...operation, parameters: all }, whole, [])
        return [[`${method.toUpperCase()} ${path}`, seen] as const]
      }),
    ),
  )
}

function onTheWire(value: Json, contract: JsonObject, above: readonly string[], isNamed = false): Json {
  if (Array.isArray(value)) return value.map((item) => onTheWire(item, contract, above))
  if (!isObject(value)) return value
  const reference = value['$ref']
  if (typeof reference === 'string') {
    const depth = above.indexOf(reference)
    // A schema inside itself is told by how far above it begins: its name may change.
    if (depth !== -1) return { repeats: above.length - depth }
    return onTheWire(targetOf(contract, reference), contract, [...above, reference])
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      // Fields of an entity may have these names; keywords of a schema are left out.
      const isLeftOut = !isNamed && (UNSEEN.has(key) || key.startsWith('x-') || key === 'operationId')
      return isLeftOut ? [] : [[key, onTheWire(part, contract, above, key === 'properties' && !isNamed)] as const]
    }),
  )
}

function targetOf(contract: JsonObject, reference: string): Json {
  const steps = reference.replace('#/', '').split('/')
  const target = steps.reduce<Json | undefined>((at, step) => (isObject(at) ? at[step] : undefined), contract)
  if (target === undefined) throw new Error(`${reference} is not in the contract`)
  return target
}

function differences(before: Json | undefined, after: Json | undefined, place: string): string[] {
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], place === '' ? key : `${place}.${key}`),
    )
  }
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
  if (from === to) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => differences(item, after[index], `${place}[${index}]`))
  }
  return [`${place}: ${shortened(from)} → ${shortened(to)}`]
}

const shortened = (json = 'nothing') => (json.length > 120 ? `${json.slice(0, 119)}…` : json)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
