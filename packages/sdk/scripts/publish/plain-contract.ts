/**
 * The contract for everybody: plain OpenAPI 3.1 that tools of others understand without our extensions. What they said
 * stands in parameters, schemas, examples and sentences instead.
 */
import { errorSentence } from '../../src/error/error-sentences.ts'
import type { FieldKind } from '../../src/client/operation.ts'
import type { ErrorCode } from '../../src/error/error-code.ts'
import { isKeyed } from '../call-facts.ts'
import {
  authorizationOf,
  type Contract,
  type ContractParameter,
  type ContractSchema,
  listOperations,
  type ListedOperation,
  pascalCase,
  resolveResponse,
  resolveSchema,
} from '../contract.ts'
import { errorNames } from '../documented.ts'
import { fieldKinds } from '../field-kinds.ts'
import { costOf, effectOf, whoMay } from './call-words.ts'
import { exampleOf } from './schema-example.ts'

export interface PlainParameter extends Omit<ContractParameter, 'in'> {
  in: 'path' | 'query' | 'header'
  description?: string
}
export interface PlainMedia {
  schema: ContractSchema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
  encoding?: Record<string, { contentType: string }>
}
export interface PlainOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (PlainParameter | { $ref: string })[]
  requestBody?: { required: boolean; content: Record<string, PlainMedia> }
  responses: { '200': { description: string; content: Record<string, PlainMedia> } }
}
export interface PlainContract {
  openapi: string
  info: Contract['info']
  tags: { name: string; description?: string }[]
  paths: Record<string, { get?: PlainOperation; post?: PlainOperation }>
  components: {
    schemas: Record<string, ContractSchema>
    parameters: Record<string, PlainParameter>
    securitySchemes: Record<string, object>
  }
}

/** @param contract as it was bundled */
export function plainContract(contract: Contract): PlainContract {
  const schemas = { ...contract.components.schemas }
  const paths: PlainContract['paths'] = {}
  for (const { path, method, operation } of listOperations(contract)) {
    const failure = failureOf(contract, operation)
    const failureName = `${pascalCase(operation.operationId)}Failure`
    schemas[failureName] = failure
    paths[path] = { ...paths[path], [method]: plainOperation(contract, operation, failureName, failure) }
  }
  // It named the codes of all calls, and each call has its own now.
  delete schemas.Failure
  delete schemas.LoginFailure
  const { openapi, servers, tags, info, components } = contract as Contract & { openapi: string; servers: object[] }
  const plain = {
    openapi,
    info: { ...info, description: ABOUT },
    servers,
    tags: tags ?? [],
    paths,
    components: {
      securitySchemes: securitySchemesOf(components as unknown as PlainContract['components']),
      parameters: headerParameters(contract),
      schemas,
    },
  }
  return withoutExtensions(plain) as PlainContract
}

// The bundle names all components as entities; calls name these as they were written.
const securitySchemesOf = ({ securitySchemes }: PlainContract['components']) =>
  Object.fromEntries(
    Object.entries(securitySchemes).map(([name, scheme]) => [name.charAt(0).toLowerCase() + name.slice(1), scheme]),
  )

const ABOUT = `Live Chinese classes: sign-in, lessons, rooms, uploads and what a class leaves behind.

**Roles.** Teachers call \`/api-tch\`, students \`/api-user\`. Where both have a call, the two share their schemas.

**Requests.** POST is form-encoded unless the call says otherwise: a list repeats its field, an object in a form is JSON text (\`encoding\`), and a field that is null is left out. Sign-in takes the client's key (HTTP Basic), everything after it the \`accessToken\` (Bearer).

**Answers.** HTTP 200 with \`{code, message, data}\`; \`code\` 200 is success. Sign-in answers \`{status, message, info}\`. Each call names the codes that it can give; \`ErrorCode\` says what they mean.

**Changes** happen once for each \`Idempotency-Key\`. \`requestId\` is for tracing.

**Live.** What happens in a room goes over the WebSocket \`/live\`: see \`/asyncapi.json\`.`

const HEADER_SCHEMA: ContractSchema = { type: 'string', maxLength: 256 }

// OpenAPI says `Authorization` by security schemes.
const headersOf = (contract: Contract) =>
  (contract['x-request-headers'] ?? []).filter(({ name }) => name !== 'Authorization')

const IDEMPOTENCY_KEY = 'Idempotency-Key'

const headerParameters = (contract: Contract): Record<string, PlainParameter> =>
  Object.fromEntries(
    headersOf(contract).map(({ name, description, schema = HEADER_SCHEMA }) => [
      pascalCase(name),
      { name, in: 'header', required: false, description, schema },
    ]),
  )

function plainOperation(
  contract: Contract,
  operation: ListedOperation,
  failureName: string,
  failure: ContractSchema,
): PlainOperation {
  const { operationId, summary = '', description, tags, security, parameters, requestBody } = operation
  const headers = headersOf(contract).filter(({ name }) => name !== IDEMPOTENCY_KEY || isKeyed(operation))
  const sentences = [description?.trim(), [whoMay(operation), effectOf(operation), ...costOf(operation)].join(' ')]
  return {
    operationId,
    summary,
    description: sentences.filter((text) => text !== undefined).join('\n\n'),
    tags,
    security,
    parameters: [
      ...parameters,
      ...headers.map(({ name }) => ({ $ref: `#/components/parameters/${pascalCase(name)}` })),
    ],
    ...(requestBody && { requestBody: plainBody(contract, operation, requestBody.content) }),
    responses: { '200': plainResponse(contract, operation, failureName, failure) },
  }
}

function plainBody(contract: Contract, operation: ListedOperation, content: Record<string, PlainMedia>) {
  const kinds = fieldKinds(contract, operation)
  const media = Object.entries(content).map(([type, { schema, example }]) => {
    const fields = fieldNames(contract, schema)
    const json = fields.filter((name) => isJson(kinds[name]))
    const encoding = Object.fromEntries(json.map((name) => [name, { contentType: 'application/json' }]))
    const isForm = type !== 'application/json'
    const shown = example ?? exampleOf(contract, schema)
    return [type, { schema, example: shown, ...(isForm && json.length > 0 && { encoding }) }] as const
  })
  const required = media.some(([, { schema }]) => isAnyFieldRequired(contract, schema))
  return { required, content: Object.fromEntries(media) }
}

const isJson = (kind: FieldKind | undefined) => kind === 'json' || kind === 'jsonList' || kind === 'optionalJsonList'

const partsOf = ({ oneOf = [], anyOf = [], allOf = [] }: ContractSchema) => [...oneOf, ...anyOf, ...allOf]

function fieldNames(contract: Contract, schema: ContractSchema): string[] {
  const resolved = resolveSchema(contract, schema)
  const inParts = partsOf(resolved).flatMap((part) => fieldNames(contract, part))
  return [...new Set([...Object.keys(resolved.properties ?? {}), ...inParts])]
}

function isAnyFieldRequired(contract: Contract, schema: ContractSchema): boolean {
  const resolved = resolveSchema(contract, schema)
  const { required = [], oneOf = [], anyOf = [], allOf = [] } = resolved
  const asks = (part: ContractSchema) => isAnyFieldRequired(contract, part)
  // One form of a choice without a required field is enough to leave all of them out.
  const choices = [oneOf, anyOf].filter((choice) => choice.length > 0)
  return required.length > 0 || allOf.some(asks) || choices.some((choice) => choice.every(asks))
}

function plainResponse(
  contract: Contract,
  operation: ListedOperation,
  failureName: string,
  failure: ContractSchema,
): PlainOperation['responses']['200'] {
  const { description = '', content } = resolveResponse(contract, operation.responses['200'])
  const names = errorNames(contract)
  const codes = operation['x-errors'].map((code) => `\`${code}\` ${names.get(code) ?? ''}`).join(', ')
  const failed = { summary: 'Refused', value: exampleOf(contract, failure) }
  const media = Object.entries(content).map(([type, { schema }]) => {
    if (type !== 'application/json') return [type, { schema, example: BYTES[type] ?? 'bytes' }] as const
    const success = successOf(contract, schema)
    const reference = { $ref: `#/components/schemas/${failureName}` }
    if (!success) return [type, { schema: reference, examples: { failed } }] as const
    const examples = { succeeded: { summary: 'Done', value: exampleOf(contract, success) }, failed }
    return [type, { schema: { oneOf: [success, reference] }, examples }] as const
  })
  return { description: `${description} Codes of a refusal: ${codes}.`.trim(), content: Object.fromEntries(media) }
}

const BYTES: Readonly<Record<string, string>> = {
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Huawen Classroom//EN\r\nEND:VCALENDAR\r\n',
}

const isFailure = ({ $ref = '' }: ContractSchema) => /\/(Login)?Failure$/.test($ref)

/** The other form of an answer; undefined where a success is bytes. */
const successOf = (contract: Contract, schema: ContractSchema): ContractSchema | undefined =>
  isFailure(schema) ? undefined : (resolveSchema(contract, schema).oneOf ?? [schema]).find((one) => !isFailure(one))

/** The refusals of one call, by exactly its codes. */
function failureOf(contract: Contract, operation: ListedOperation): ContractSchema {
  const isSignIn = authorizationOf(operation) === 'basic'
  const codes = operation['x-errors']
  const names = errorNames(contract)
  const [shown = 500] = codes.filter((code) => code > 400)
  const list = codes.map((code) => `${code} ${names.get(code) ?? ''}`).join(', ')
  const detail: ContractSchema = {
    oneOf: [{ $ref: '#/components/schemas/FailureDetail' }, { type: 'null' }],
    examples: [null],
  }
  const message: ContractSchema = {
    type: 'string',
    description: 'A sentence in the language of the request, for a person. May be empty.',
    examples: [errorSentence(shown as ErrorCode, 'en-US', { retryAfterSeconds: 30 })],
  }
  const code: ContractSchema = isSignIn
    ? { type: 'string', enum: codes.map(String), description: list, examples: [String(shown)] }
    : { type: 'integer', enum: codes, description: list, examples: [shown] }
  const properties = isSignIn ? { status: code, message, info: detail } : { code, message, data: detail }
  return {
    type: 'object',
    description: 'An answer that is not a success.',
    required: Object.keys(properties),
    properties,
  }
}

function withoutExtensions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExtensions)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutExtensions(inner)]))
}
