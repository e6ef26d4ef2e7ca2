/** Reads the bundled contract: what the generator needs to know about each operation. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Contract {
  /** Codes of every call, and of every call that changes something: what can happen to the server, not to the call. */
  'x-errors-of-all'?: number[]
  'x-errors-of-changes'?: number[]
  'x-request-headers'?: { name: string; description: string; schema?: ContractSchema }[]
  info?: { title: string; version: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, ContractPath>
  components: {
    schemas: Record<string, ContractSchema>
    parameters?: Record<string, ContractParameter>
    responses?: Record<string, ContractResponse>
  }
}
interface ContractPath {
  parameters?: (ContractParameter | Reference)[]
  get?: ContractOperation
  post?: ContractOperation
}
interface Reference {
  $ref: string
}
export interface ContractSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, ContractSchema>
  required?: string[]
  items?: ContractSchema
  oneOf?: ContractSchema[]
  anyOf?: ContractSchema[]
  allOf?: ContractSchema[]
  const?: string | number
  enum?: (string | number)[]
  format?: string
  contentMediaType?: string
  maxLength?: number
  maxItems?: number
  pattern?: string
  additionalProperties?: boolean | ContractSchema
  contentEncoding?: string
  title?: string
  description?: string
  examples?: unknown[]
  example?: unknown
  default?: unknown
  minLength?: number
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
}
export interface ContractResponse {
  description?: string
  content: Record<string, { schema: ContractSchema }>
}
export interface ContractParameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
  schema: ContractSchema
}
export interface ContractOperation {
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: (ContractParameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, { schema: ContractSchema }> }
  responses: { '200': ContractResponse | Reference }
  'x-read'?: boolean
  'x-changes'?: string[]
  'x-silent'?: number
  'x-extension'?: boolean
  'x-encoding'?: Encoding
  'x-roles': string[]
  'x-owner': string
  'x-errors': number[]
  'x-max-body-bytes'?: number
  'x-cost'?: number
  'x-cache-seconds'?: number
  'x-transaction'?: string
  'x-on-full-disk'?: boolean
  'x-permission'?: string
}
export type Encoding = 'form' | 'multipart' | 'json' | 'query' | 'none'
export type Authorization = 'basic' | 'bearer' | 'basicOrBearer' | 'none'

const ENCODINGS: Record<string, Encoding> = {
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'application/json': 'json',
}

/** Joins the files of `spec/` into one document. The one entity that is a whole file is named after it: error-code.yaml → ErrorCode. */
export function bundleContract(specFolder: string, target: string): Contract {
  const redocly = ['bundle', `${specFolder}/openapi.yaml`, '--config', `${specFolder}/redocly.yaml`, '--output', target]
  const programs = new URL('../node_modules/.bin', import.meta.url).pathname
  execFileSync('redocly', redocly, {
    stdio: 'pipe',
    env: {
      ...process.env,
      PATH: `${programs}:${process.env.PATH}`,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  })
  const contract = JSON.parse(readFileSync(target, 'utf8'), (key, value) =>
    key === '$ref' ? entityReference(value) : value,
  ) as Contract
  for (const [section, components] of Object.entries(contract.components)) {
    const named = Object.entries(components).map(([name, component]) => [pascalCase(name), component])
    Object.assign(contract.components, { [section]: Object.fromEntries(named) })
  }
  return contract
}

// `…/lesson-day` → `…/LessonDay`.
function entityReference(reference: string): string {
  const name = lastName(reference)
  return reference.slice(0, reference.length - name.length) + pascalCase(name)
}

export function listOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveParameter(contract))
      return [{ path, method, operation: { ...operation, parameters, 'x-errors': errorsOf(contract, operation) } }]
    }),
  )
}

function errorsOf(contract: Contract, operation: ContractOperation): number[] {
  const { 'x-errors-of-all': ofAll = [], 'x-errors-of-changes': ofChanges = [] } = contract
  const common = [...ofAll, ...(operation['x-read'] === true ? [] : ofChanges)]
  return [...new Set([...operation['x-errors'], ...common])].toSorted((a, b) => a - b)
}

/** An operation whose parameters are all at hand: those of its path too, none by reference. */
export type ListedOperation = ReturnType<typeof listOperations>[number]['operation']

function resolveParameter({ components }: Contract) {
  return (parameter: ContractParameter | Reference): ContractParameter => {
    if ('in' in parameter) return parameter
    const target = components.parameters?.[lastName(parameter.$ref)]
    if (!target) throw new Error(`There is no parameter ${parameter.$ref}`)
    return target
  }
}

export function resolveResponse({ components }: Contract, response: ContractResponse | Reference): ContractResponse {
  if (!('$ref' in response)) return response
  const target = components.responses?.[lastName(response.$ref)]
  if (!target) throw new Error(`There is no response ${response.$ref}`)
  return target
}

export function resolveSchema(contract: Contract, schema: ContractSchema): ContractSchema {
  if (schema.$ref === undefined) return schema
  const target = contract.components.schemas[lastName(schema.$ref)]
  if (!target) throw new Error(`There is no schema ${schema.$ref}`)
  return resolveSchema(contract, target)
}

const lastName = (reference: string) => reference.split('/').at(-1) ?? ''

export function encodingOf(operation: ListedOperation): Encoding {
  const [mediaType] = Object.keys(operation.requestBody?.content ?? {})
  if (mediaType !== undefined) return ENCODINGS[mediaType] ?? 'none'
  return operation['x-encoding'] ?? (queryParameters(operation).length > 0 ? 'query' : 'none')
}

/** The media type of an answer that is bytes; undefined where every answer is JSON. */
export function bytesTypeOf(contract: Contract, { responses }: ListedOperation): string | undefined {
  return Object.keys(resolveResponse(contract, responses['200']).content).find((type) => type !== 'application/json')
}

export const queryParameters = ({ parameters }: ListedOperation) =>
  parameters.filter((parameter) => parameter.in === 'query')

export function authorizationOf({ security }: ContractOperation): Authorization {
  const schemes = security.flatMap((requirement) => Object.keys(requirement))
  if (schemes.includes('basicClient')) return schemes.includes('bearerToken') ? 'basicOrBearer' : 'basic'
  return schemes.includes('bearerToken') ? 'bearer' : 'none'
}

export const pascalCase = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
