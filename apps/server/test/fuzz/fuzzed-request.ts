/** A request of a call, right or broken, that still has to be filled with what the school has. */
import { type Operation, type OperationId, operations } from '@hwjy/sdk/operations'
import { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import fc from 'fast-check'
import { toJSONSchema } from 'zod/mini'
import { toRequest } from '../support/to-request.ts'
import { oddBodies, oddContentTypes, oddHeaders, oddValue } from './odd-value.ts'
import { type JsonSchema, RealId, SAMPLE, validField } from './valid-value.ts'

type Fault =
  | { type: 'omit'; no: number }
  | { type: 'replace'; no: number; value: unknown }
  | { type: 'add'; name: string; value: unknown }
  | { type: 'contentType'; value: string }
  | { type: 'body'; value: string }
  | { type: 'largeBody' }
  | { type: 'header'; name: string; value: string }

export interface FuzzedRequest {
  by: 'owner' | 'neighbour' | 'otherRole' | 'nobody'
  fields: Fields
  faults: Fault[]
}

export type Fields = Record<string, unknown>

/** A blob, because it is read only as far as the server reads it. */
const LARGE_BODY = new Blob(['x'.repeat(10 * 1024 * 1024)])

/** What is at hand to fill a request with. */
export interface Filling {
  /** What the call's sample sends. */
  sample: object
  ids: readonly string[]
  headers: Record<string, string>
}

export function fuzzedRequest(id: OperationId): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    by: fc.oneof(
      { weight: 20, arbitrary: fc.constant('owner' as const) },
      { weight: 2, arbitrary: fc.constantFrom('neighbour' as const, 'otherRole' as const, 'nobody' as const) },
    ),
    fields: validFields(id),
    faults: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Fault[]>([]) },
      { weight: 2, arbitrary: fc.array(faults, { minLength: 1, maxLength: 2 }) },
    ),
  })
}

const place = fc.nat(50)
/** How often each kind of fault comes, and what it is like. */
const faultKinds: Readonly<Record<Fault['type'], { weight: number; arbitrary: fc.Arbitrary<Fault> }>> = {
  replace: { weight: 160, arbitrary: fc.record({ type: fc.constant('replace' as const), no: place, value: oddValue }) },
  omit: { weight: 50, arbitrary: fc.record({ type: fc.constant('omit' as const), no: place }) },
  add: {
    weight: 25,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'lessonId', 'role', 'size'), fc.string()),
      value: oddValue,
    }),
  },
  body: { weight: 25, arbitrary: fc.constantFrom(...oddBodies).map((value) => ({ type: 'body' as const, value })) },
  contentType: {
    weight: 25,
    arbitrary: fc.constantFrom(...oddContentTypes).map((value) => ({ type: 'contentType' as const, value })),
  },
  header: {
    weight: 25,
    arbitrary: fc.constantFrom(...oddHeaders).map(([name, value]) => ({ type: 'header' as const, name, value })),
  },
  // Ten megabytes take their time.
  largeBody: { weight: 1, arbitrary: fc.constant({ type: 'largeBody' as const }) },
}
const faults: fc.Arbitrary<Fault> = fc.oneof(...Object.values(faultKinds))

/** One request of every kind that the call can get: right, by each kind of caller, and with each fault. */
export function everyKind(id: OperationId): fc.Arbitrary<FuzzedRequest>[] {
  const { method }: Operation = operations[id]
  const fields = validFields(id)
  const others = (['owner', 'neighbour', 'otherRole', 'nobody'] as const).map((by) =>
    fc.record({ by: fc.constant(by), fields, faults: fc.constant<Fault[]>([]) }),
  )
  const broken = Object.entries(faultKinds)
    .filter(([type]) => method !== 'GET' || (type !== 'body' && type !== 'largeBody'))
    .map(([, { arbitrary }]) =>
      fc.record({ by: fc.constant('owner' as const), fields, faults: arbitrary.map((one) => [one]) }),
    )
  return [...others, ...broken]
}

/** Just what the call's sample sends. */
export function sampleRequest(id: OperationId): FuzzedRequest {
  const names = schemasOf(id).flatMap(fieldNames)
  return { by: 'owner', fields: Object.fromEntries(names.map((name) => [name, SAMPLE])), faults: [] }
}

const fieldNames = ({ anyOf, oneOf, properties = {} }: JsonSchema): string[] =>
  (anyOf ?? oneOf)?.flatMap(fieldNames) ?? Object.keys(properties)

function schemasOf(id: OperationId): JsonSchema[] {
  const tables: Readonly<Record<string, unknown>>[] = [requestSchemas, paramSchemas]
  return tables.flatMap((table) => (table[id] === undefined ? [] : [jsonSchemaOf(table[id])]))
}

/** Everything that fits the call's schemas. */
function validFields(id: OperationId): fc.Arbitrary<Fields> {
  return fc.tuple(...schemasOf(id).map(validObject)).map((all) => Object.assign({}, ...all) as Fields)
}

function validObject(schema: JsonSchema): fc.Arbitrary<object> {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map(validObject))
  const { properties = {}, required = [] } = schema
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validField(field)]))
  return fc.record(fields, { requiredKeys: required })
}

function jsonSchemaOf(schema: unknown): JsonSchema {
  return toJSONSchema(schema as Parameters<typeof toJSONSchema>[0], {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema
}

/** Fills the placeholders, puts the faults in and encodes what came out. */
export async function requestFrom(id: OperationId, { fields, faults }: FuzzedRequest, filling: Filling) {
  const operation: Operation = operations[id]
  const filled = fill(fields, filling.sample, filling.ids)
  let input: Fields = typeof filled === 'object' && filled !== null ? { ...filled } : {}
  for (const broken of faults) input = withFault(input, broken)
  const right = toRequest(operation, input, filling.headers)
  return faults.reduce<Promise<Request>>(
    async (request, broken) => withWireFault(await request, broken),
    Promise.resolve(right),
  )
}

/** @param sample what the sample has at this place */
function fill(value: unknown, sample: unknown, ids: readonly string[]): unknown {
  if (value === SAMPLE) return sample
  if (value instanceof RealId) {
    const kind = typeof sample === 'string' ? sample.split('_')[0] : undefined
    const alike = value.isAlike ? ids.filter((id) => id.split('_')[0] === kind) : []
    const pool = alike.length > 0 ? alike : ids
    return pool[value.no % pool.length]
  }
  if (Array.isArray(value)) return value.map((item, index) => fill(item, at(sample, index), ids))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, at(sample, name), ids)]))
  return value
}

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

function withFault(input: Fields, broken: Fault): Fields {
  switch (broken.type) {
    case 'omit':
    case 'replace': {
      const paths = pathsIn(input)
      const path = paths[broken.no % paths.length]
      return path ? changed(input, path, broken) : input
    }
    case 'add':
      return Object.fromEntries([...Object.entries(input), [broken.name, broken.value]])
    default:
      return input
  }
}

/** Every place in the input, also inside lists and objects. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])])
}

function changed(input: Fields, [key = '', ...rest]: string[], broken: Fault & { type: 'omit' | 'replace' }): Fields {
  const part = input[key]
  if (rest.length > 0 && Array.isArray(part))
    return { ...input, [key]: Object.values(changed({ ...part }, rest, broken)) }
  if (rest.length > 0) return { ...input, [key]: changed({ ...(part as Fields) }, rest, broken) }
  const { [key]: _, ...others } = input
  return broken.type === 'omit' ? others : { ...input, [key]: broken.value }
}

async function withWireFault(request: Request, broken: Fault): Promise<Request> {
  const { url, method } = request
  const headers = new Headers(request.headers)
  const send = async (body: string | Blob | null) =>
    new Request(url, { method, headers, ...(body !== null && { body }) })
  const ownBody = async () => (method === 'GET' ? null : request.text())
  switch (broken.type) {
    case 'contentType': {
      const body = await ownBody()
      headers.set('content-type', broken.value)
      return send(body)
    }
    case 'header': {
      const body = await request.blob()
      headers.set(broken.name, broken.value)
      return new Request(url, { method, headers, ...(method !== 'GET' && { body }) })
    }
    case 'body':
      return method === 'GET' ? request : send(broken.value)
    case 'largeBody':
      headers.set('content-length', String(LARGE_BODY.size))
      return method === 'GET' ? request : send(LARGE_BODY)
    default:
      return request
  }
}
