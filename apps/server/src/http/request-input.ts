import type { Context } from 'hono'
import { decodeForm, type Operation } from '@hwjy/sdk/operations'
import { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/actor.ts'
import type { BodyInMemory } from '../domain/bodies-in-memory.ts'
import { isTooComplex } from '../domain/json-complexity.ts'
import { ApiError } from './api-error.ts'
import { isUnannounced, UNANNOUNCED_MAX_BYTES } from '../objects/cos-request.ts'
import { bodyPieces } from './body-pieces.ts'
import { createFormParser, FormError, type FormEvent } from './form-fields.ts'
import { inputIssues, inputSentence } from './input-sentences.ts'
import type { Language } from './language.ts'
import { type FileIntake, receivingFiles, type StagedFiles } from './staged-files.ts'

type Fields = Record<string, unknown>
type Schema = (typeof requestSchemas)[keyof typeof requestSchemas] | (typeof paramSchemas)[keyof typeof paramSchemas]

/** Reads the path's fields. @throws {ApiError} `invalidInput` with one issue per field */
export function readParams(c: Context, { operationId }: Operation, language: Language): Fields {
  return has(paramSchemas, operationId) ? checked(paramSchemas[operationId], c.req.param(), language) : {}
}

/** A caller who may make the call, as far as can be told without its body. */
export interface Sender {
  actor: Actor | null
  network: string
  language: Language
}

type InputDeps = Pick<Deps, 'incomingBodies' | 'bodies' | 'config' | 'objects'>

/**
 * Reads and checks what was sent, by the call's encoding and schema, and has the work done with it. Nothing of it is
 * kept longer than that, in memory or in the store.
 * @throws {ApiError} `invalidInput` with one issue per field, `tooLarge`, `tooOften`; what the work throws
 */
export async function withInput<T>(
  c: Context,
  operation: Operation,
  sender: Sender,
  deps: InputDeps,
  work: (input: Fields, files: StagedFiles) => Promise<T>,
): Promise<T> {
  const { operationId: id, encoding } = operation
  const check = (fields: Fields) => (has(requestSchemas, id) ? checkedBody(requestSchemas[id], fields, sender) : {})
  if (!takesBody(operation)) return work(check(encoding === 'query' ? readQuery(c.req.queries(), operation) : {}), {})
  const { network, actor } = sender
  const memory = deps.bodies.begin({ network, person: actor?.userId ?? network })
  const read = (intake: FileIntake | null) => readBody(c.req.raw, operation, { memory, intake })
  try {
    if (!actor || !hasFiles(operation)) return await work(check(await read(null)), {})
    return await receivingFiles(c.req.raw, actor, deps, async (intake) => work(check(await read(intake)), intake.files))
  } finally {
    memory.end()
  }
}

function checkedBody(schema: Schema, fields: Fields, { language }: Sender): Fields {
  const body = checked(schema, fields, language)
  if (isUnstorable(body)) throw unreadable('U+0000 and unpaired surrogates are not allowed.')
  return body
}

function checked(schema: Schema, fields: Fields, language: Language): Fields {
  const result = schema.safeParse(fields, { error: inputSentence(language) })
  if (result.success) return result.data
  throw new ApiError('invalidInput', { issues: inputIssues(result.error.issues) })
}

/** False for a call without fields: its body is not read, regardless of its content. */
export const takesBody = ({ operationId, encoding }: Operation): boolean =>
  has(requestSchemas, operationId) && encoding !== 'query' && encoding !== 'none'

const isFile = (kind: string | undefined) => kind === 'file' || kind === 'base64File'

const hasFiles = ({ fieldKinds }: Operation): boolean => Object.values(fieldKinds).some(isFile)

const KB = 1024

/** Forms say little; the few calls whose longest form is larger name their own limit in `spec/`. */
export const maxBodyBytes = ({ encoding, maxBodyBytes }: Operation): number =>
  maxBodyBytes ?? (encoding === 'json' ? 1024 * KB : FORM_MAX_BYTES)

const FORM_MAX_BYTES = 256 * KB

const has = <Table extends object>(table: Table, id: PropertyKey): id is keyof Table => Object.hasOwn(table, id)

// PostgreSQL holds no U+0000 and no half of a surrogate pair, and no person writes them.
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value)
  if (value instanceof Blob) return false
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable)
}

interface Reading {
  memory: BodyInMemory
  /** Takes the files; null where the call has none. */
  intake: FileIntake | null
}

/** The fields as they were sent, by the call's encoding, before anything is checked. A file is a blob in the store. */
export async function readBody(request: Request, operation: Operation, reading: Reading): Promise<Fields> {
  if (operation.encoding === 'json') return readJson(keptPieces(request, operation, reading.memory))
  const fields = await readForm(request, operation, reading)
  const isComplex = ([name, kind]: [string, string]) => {
    const isJson = kind === 'json' || kind === 'jsonList' || kind === 'optionalJsonList'
    // A list may come as one text or item by item.
    return isJson && [fields[name]].flat().some((text) => typeof text === 'string' && isTooComplex(text))
  }
  if (Object.entries(operation.fieldKinds).some(isComplex)) throw unreadable(TOO_COMPLEX)
  return decodeForm(operation, fields)
}

const TOO_COMPLEX = 'The JSON is too deep, or has too many values.'

/**
 * Gives the pieces of a body that is kept in memory.
 * @throws {ApiError} `tooLarge`; `tooOften` when too many are kept already
 */
async function* keptPieces(request: Request, operation: Operation, memory: BodyInMemory) {
  const limit = maxBodyBytes(operation)
  const maxBytes = isUnannounced(request) ? Math.min(limit, UNANNOUNCED_MAX_BYTES) : limit
  for await (const piece of bodyPieces(request, maxBytes)) {
    remember(memory, piece.length)
    yield piece
  }
}

function remember(memory: BodyInMemory, bytes: number): void {
  if (!memory.add(bytes)) throw new ApiError('tooOften', { retryAfterSeconds: 1 })
}

async function readJson(pieces: AsyncIterable<Uint8Array>): Promise<Fields> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true })
  text += decoder.decode()
  if (isTooComplex(text)) throw unreadable(TOO_COMPLEX)
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch (cause) {
    throw unreadable('The body is not JSON.', cause)
  }
  throw unreadable('The body is not a JSON object.')
}

/** A field that comes more than once is a list. */
export function readQuery(query: Readonly<Record<string, string[]>>, operation: Operation): Fields {
  const fields = Object.entries(query).map(([name, values]) => [name, values.length > 1 ? values : values[0]] as const)
  return decodeForm(operation, Object.fromEntries(fields))
}

// The longest list of the contract has 500 items, each a field of its own.
const FIELDS_MAX = 1_000

// Either form encoding is fine wherever a form is expected: the fields are the same. An empty body is an empty form.
async function readForm(request: Request, operation: Operation, { memory, intake }: Reading): Promise<Fields> {
  const type = request.headers.get('content-type')
  if (type === null) return {}
  const { fieldKinds } = operation
  const kindOf = (name: string) => (Object.hasOwn(fieldKinds, name) ? fieldKinds[name] : undefined)
  const values = new Map<string, unknown[]>()
  const add = (name: string, value: unknown) => {
    const all = values.get(name)
    if (all) all.push(value)
    else values.set(name, [value])
  }
  let handedOn = ''

  const take = async (event: FormEvent) => {
    switch (event.type) {
      case 'field': {
        const { name, fileName, bytes } = event
        if (intake) remember(memory, bytes.length)
        return add(name, fileName === null ? new TextDecoder().decode(bytes) : new File([bytes], fileName))
      }
      case 'begin':
        handedOn = event.name
        return intake?.begin(handedOn, { name: event.fileName, isBase64: kindOf(handedOn) === 'base64File' })
      case 'piece':
        return intake?.write(event.bytes)
      case 'end': {
        await intake?.end()
        const file = intake?.files[handedOn]
        // A word stands for the text of a base64 file that arrived, and an empty text where none did.
        return add(handedOn, kindOf(handedOn) === 'file' ? file?.content : file?.sizeBytes ? 'stored' : '')
      }
    }
  }

  try {
    const parser = createFormParser(type, {
      isHandedOn: (name, fileName) =>
        intake !== null && (kindOf(name) === 'base64File' || (kindOf(name) === 'file' && fileName !== null)),
      fieldsMax: FIELDS_MAX,
      collectedMaxBytes: intake ? FORM_MAX_BYTES : maxBodyBytes(operation),
    })
    const pieces = intake ? bodyPieces(request, maxBodyBytes(operation)) : keptPieces(request, operation, memory)
    for await (const piece of pieces) for (const event of parser.write(piece)) await take(event)
    for (const event of parser.end()) await take(event)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    throw error.code === 'too-large' ? new ApiError('tooLarge') : unreadable('The form cannot be read.', error)
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

function unreadable(message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { issues: [{ path: '', code: 'unreadable', message }] }, { cause })
}
