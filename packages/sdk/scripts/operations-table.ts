/** Writes the tables that the generated code and the hand-written core read: one row per operation. */
import {
  authorizationOf,
  bytesTypeOf,
  type Contract,
  type ContractSchema,
  encodingOf,
  type ListedOperation,
  listOperations,
  queryParameters,
} from './contract.ts'
import type { AnswerSchemas } from './answers.ts'
import {
  type FieldKind,
  OWN_TRANSACTIONS,
  type OwnTransaction,
  type Permission,
  PERMISSIONS,
} from '../src/client/operation.ts'
import { fieldKinds } from './field-kinds.ts'

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `operations.ts`: everything the server, the mocks and the tests ask about a call. */
export function operationsModule(contract: Contract): string {
  const rows = listOperations(contract).map(({ path, method, operation }) => {
    const kinds = fieldKinds(contract, operation)
    const row = {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      group: operation.tags[0],
      encoding: encodingOf(operation),
      authorization: authorizationOf(operation),
      isRead: operation['x-read'] ?? false,
      isExtension: operation['x-extension'] ?? false,
      roles: operation['x-roles'],
      owner: operation['x-owner'],
      permission: permissionOf(operation),
      errors: operation['x-errors'],
      fieldKinds: kinds,
      maxBodyBytes: bodyLimit(operation, kinds),
      cost: operation['x-cost'],
      cacheSeconds: cacheSeconds(operation),
      bytesType: bytesTypeOf(contract, operation),
      ownTransaction: ownTransaction(operation),
      isForFullDisk: forFullDisk(operation),
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return [
    "import type { Operation } from '../client/operation.ts'",
    '',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, Operation>',
    '',
  ].join('\n')
}

// Largest body that a server keeps in memory. Files are not kept there.
const MEMORY_MAX_BYTES = 2 * 1024 * 1024

/** @throws when a call without files would let a server keep more in memory than it may */
export function bodyLimit(
  operation: Pick<ListedOperation, 'operationId' | 'x-max-body-bytes'>,
  kinds: Readonly<Record<string, FieldKind>>,
): number | undefined {
  const limit = operation['x-max-body-bytes']
  const hasFile = Object.values(kinds).some((kind) => kind === 'file' || kind === 'base64File')
  if (limit === undefined || hasFile || limit <= MEMORY_MAX_BYTES) return limit
  throw new Error(`${operation.operationId}: x-max-body-bytes above ${MEMORY_MAX_BYTES} is for calls with a file`)
}

/** @throws when a call cannot have it: reads and calls before sign-in are never carried out once per key */
export function ownTransaction(
  operation: Pick<ListedOperation, 'operationId' | 'x-read' | 'x-roles' | 'x-transaction'>,
): OwnTransaction | undefined {
  const { operationId, 'x-transaction': named } = operation
  if (named === undefined) return undefined
  const own = OWN_TRANSACTIONS.find((value) => value === named)
  if (!own) throw new Error(`${operationId}: x-transaction is one of ${OWN_TRANSACTIONS.join(', ')}`)
  if (operation['x-read'] === true || operation['x-roles'].includes('anonymous'))
    throw new Error(`${operationId}: x-transaction is for calls that change something and know their caller`)
  return own
}

/** @throws on a call whose answer belongs to one person, or changes something: only visitors' reads may be kept */
export function cacheSeconds(
  operation: Pick<ListedOperation, 'operationId' | 'x-read' | 'x-roles' | 'x-cache-seconds'>,
): number | undefined {
  const { operationId, 'x-cache-seconds': seconds } = operation
  if (seconds === undefined) return undefined
  if (operation['x-read'] !== true || !operation['x-roles'].includes('anonymous'))
    throw new Error(`${operationId}: x-cache-seconds is for reads that everybody may make`)
  return seconds
}

/** @throws on a read, which goes on anyway */
export function forFullDisk(
  operation: Pick<ListedOperation, 'operationId' | 'x-read' | 'x-on-full-disk'>,
): true | undefined {
  if (operation['x-on-full-disk'] !== true) return undefined
  if (operation['x-read'] === true) throw new Error(`${operation.operationId}: x-on-full-disk is for calls that write`)
  return true
}

/** @throws when there is no such permission, or its call is not for teachers alone: they alone have permissions */
export function permissionOf(
  operation: Pick<ListedOperation, 'operationId' | 'x-permission' | 'x-roles'>,
): Permission | undefined {
  const { operationId, 'x-permission': named, 'x-roles': roles } = operation
  if (named === undefined) return undefined
  const permission = PERMISSIONS.find((value) => value === named)
  if (!permission) throw new Error(`${operationId}: x-permission is one of ${PERMISSIONS.join(', ')}`)
  if (roles.some((role) => role !== 'teacher')) throw new Error(`${operationId}: x-permission is for teachers`)
  return permission
}

/** `wire.ts`: the calls that differ from "form-encoded, Bearer", in as few bytes as possible: browsers load it. */
export function wireModule(contract: Contract): string {
  const rows = listOperations(contract).flatMap(({ path, operation }) => {
    const encoding = encodingOf(operation)
    const authorization = authorizationOf(operation)
    const exceptions = [
      ...(encoding === 'multipart' || encoding === 'json' ? [`encoding: '${encoding}'`] : []),
      ...(authorization === 'bearer' ? [] : [`authorization: '${authorization}'`]),
    ]
    return exceptions.length > 0 ? [`  '${path}': { ${exceptions.join(', ')} },`] : []
  })
  return [
    "import type { WireException } from '../client/operation.ts'",
    '',
    'export const wireExceptions: Readonly<Record<string, WireException>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

export function errorCodesModule(contract: Contract): string {
  const { oneOf: codes = [] } = contract.components.schemas.ErrorCode as ContractSchema
  return [
    '// One constant each: a browser loads those that somebody asks about, not the catalogue.',
    ...codes.map(({ const: code, title, description }) => `/** ${description} */\nexport const ${title} = ${code}`),
    '',
  ].join('\n')
}

/**
 * `schemas-by-operation.ts`: the validators of each call's path, request and answer. Their types are named, not
 * inferred: inferred ones would repeat every schema in full in the published types.
 */
export function schemasByOperationModule(contract: Contract, { answers }: AnswerSchemas): string {
  const listed = listOperations(contract)
  const operations = listed.map(({ operation }) => operation)
  const withParams = listed.filter(({ path }) => path.includes('{')).map(({ operation }) => operation)
  const withBody = operations.filter((operation) => operation.requestBody)
  const withQuery = operations.filter((operation) => queryParameters(operation).length > 0)
  const plain = (suffix: string) => (operation: { operationId: string }) => {
    const schema = `schemas.${upperFirst(operation.operationId)}${suffix}`
    return { name: operation.operationId, type: `typeof ${schema}`, value: schema }
  }
  const answerRows = [...answers].map(([operationId, { name, isEnveloped }]) => {
    const schema = `schemas.${name}`
    if (!isEnveloped) return { name: operationId, type: `typeof ${schema}`, value: schema }
    return {
      name: operationId,
      type: `AnswerSchema<typeof ${schema}>`,
      value: `/*#__PURE__*/ answerSchema(${schema})`,
    }
  })
  return [
    "import { type AnswerSchema, answerSchema } from '../client/answer-schema.ts'",
    "import * as schemas from './schemas.ts'",
    '',
    '/** What stands in the path of a call, by operationId. Calls without path parameters are not listed. */',
    ...table('paramSchemas', withParams.map(plain('Params'))),
    '/** What a call takes in its body or query, by operationId. Calls without either are not listed. */',
    ...table('requestSchemas', [...withBody.map(plain('Body')), ...withQuery.map(plain('QueryParams'))]),
    '/** What a call answers, envelope included, by operationId. */',
    ...table('answerSchemas', answerRows),
  ].join('\n')
}

const table = (name: string, rows: readonly { name: string; type: string; value: string }[]) => [
  `export const ${name}: {`,
  ...rows.map((row) => `  readonly ${row.name}: ${row.type}`),
  '} = {',
  ...rows.map((row) => `  ${row.name}: ${row.value},`),
  '}',
  '',
]
