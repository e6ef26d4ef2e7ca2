import type { Context } from 'hono'
import { decodeForm, type Operation } from '@hwjy/sdk/operations'
import { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import type { core } from 'zod/mini'
import { en, ja, zhCN } from 'zod/locales'
import { ApiError } from './api-error.ts'
import { countParts, countPairs } from './form-fields.ts'
import type { Language } from './language.ts'

const LOCALES = { 'zh-CN': zhCN().localeError, 'en-US': en().localeError, 'ja-JP': ja().localeError }

/**
 * Reads and checks what was sent, by the call's encoding and schema. Path parameters count as input.
 * @throws {ApiError} `invalidInput` with one issue per field
 */
export async function readInput(
  c: Context,
  operation: Operation,
  language: Language,
): Promise<Record<string, unknown>> {
  const id = operation.operationId
  const body = has(requestSchemas, id) ? checked(requestSchemas[id], await readBody(c, operation), language) : {}
  const params = has(paramSchemas, id) ? checked(paramSchemas[id], c.req.param(), language) : {}
  if (isUnstorable(body)) throw unreadable('U+0000 and unpaired surrogates are not allowed.')
  return { ...body, ...params }
}

type Fields = Record<string, unknown>
type Schema = (typeof requestSchemas)[keyof typeof requestSchemas] | (typeof paramSchemas)[keyof typeof paramSchemas]

function checked(schema: Schema, fields: Fields, language: Language): Fields {
  const result = schema.safeParse(fields, { error: LOCALES[language] })
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(nearestIssues).map(({ path, code = 'custom', message }) => ({
    path: path.join('.'),
    code,
    message,
  }))
  throw new ApiError('invalidInput', { issues })
}

type ZodIssue = core.$ZodIssue

/** Of something that may have several forms, what is wrong with the one it comes nearest to: its fields can be named. */
function nearestIssues(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest?.flatMap(nearestIssues).map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
}

/** Of a call without fields, whatever is sent, nothing is read. */
export const takesBody = ({ operationId, encoding }: Operation): boolean =>
  has(requestSchemas, operationId) && encoding !== 'query' && encoding !== 'none'

const KB = 1024

/** Forms say little; the few calls whose longest form is larger name their own limit in `spec/`. */
export const maxBodyBytes = ({ encoding, maxBodyBytes }: Operation): number =>
  maxBodyBytes ?? (encoding === 'json' ? 1024 * KB : 256 * KB)

const has = <Table extends object>(table: Table, id: PropertyKey): id is keyof Table => Object.hasOwn(table, id)

/** PostgreSQL holds no U+0000 and no half of a surrogate pair, and no person writes them. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value)
  if (value instanceof Blob) return false
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable)
}

/** The fields as they were sent, by the call's encoding, before anything is checked. */
export async function readBody(c: Context, operation: Operation): Promise<Record<string, unknown>> {
  switch (operation.encoding) {
    case 'none':
      return {}
    case 'json':
      return readJson(c)
    case 'query':
      return decodeForm(operation, readQuery(c))
    case 'form':
    case 'multipart':
      return decodeForm(operation, await readForm(c))
  }
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch (cause) {
    throw unreadable('The body is not JSON.', cause)
  }
  throw unreadable('The body is not a JSON object.')
}

/** A field that comes more than once is a list. */
function readQuery(c: Context): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}

/** Either form encoding is fine wherever a form is expected: the fields are the same. An empty body is an empty form. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')
  if (type === undefined) return {}
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw unreadable('The body is not a form.')
  if (await hasTooManyFields(c, type)) throw new ApiError('tooLarge')
  try {
    return await c.req.parseBody({ all: true })
  } catch (cause) {
    throw unreadable('The form cannot be read.', cause)
  }
}

/** The longest list of the contract has 500 items, each a field of its own. */
const FIELDS_MAX = 1_000

/** Decoding costs by the field: they are counted before, because some forms are read from people who never signed in. */
async function hasTooManyFields(c: Context, type: string): Promise<boolean> {
  const body = new Uint8Array(await c.req.arrayBuffer())
  return (/^multipart/i.test(type) ? countParts(body, type) : countPairs(body)) > FIELDS_MAX
}

function unreadable(message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { issues: [{ path: '', code: 'unreadable', message }] }, { cause })
}
