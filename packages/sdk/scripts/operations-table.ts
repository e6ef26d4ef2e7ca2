/** Writes the tables that the generated code and the hand-written core read: one row per operation. */
import {
  authorizationOf,
  bytesTypeOf,
  type Contract,
  type ContractSchema,
  encodingOf,
  listOperations,
  queryParameters,
} from './contract.ts'
import { fieldKinds } from './field-kinds.ts'

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `operations.ts`: everything the server, the mocks and the tests ask about a call. */
export function operationsModule(contract: Contract): string {
  const rows = listOperations(contract).map(({ path, method, operation }) => {
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
      errors: operation['x-errors'],
      fieldKinds: fieldKinds(contract, operation),
      maxBodyBytes: operation['x-max-body-bytes'],
      bytesType: bytesTypeOf(contract, operation),
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return [
    "import type { Operation } from '../operation.ts'",
    '',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, Operation>',
    '',
  ].join('\n')
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
    "import type { WireException } from '../operation.ts'",
    '',
    'export const wireExceptions: Readonly<Record<string, WireException>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

/** `error-codes.ts`: the catalogue by name. */
export function errorCodesModule(contract: Contract): string {
  const { oneOf: codes = [] } = contract.components.schemas.ErrorCode as ContractSchema
  const rows = codes.map(({ const: code, title, description }) => `  /** ${description} */\n  ${title}: ${code},`)
  return [
    '/** Every `code` of an answer that is not a success. */',
    'export const errorCodes = {',
    ...rows,
    '} as const',
    'export type ErrorName = keyof typeof errorCodes',
    'export type ErrorCode = (typeof errorCodes)[ErrorName]',
    '',
  ].join('\n')
}

/** `schemas-by-operation.ts`: the validators of each call's path, request and answer. */
export function schemasByOperationModule(contract: Contract): string {
  const listed = listOperations(contract)
  const operations = listed.map(({ operation }) => operation)
  const withParams = listed.filter(({ path }) => path.includes('{')).map(({ operation }) => operation)
  const withBody = operations.filter((operation) => operation.requestBody)
  const withQuery = operations.filter((operation) => queryParameters(operation).length > 0)
  const row = (suffix: string) => (operation: { operationId: string }) =>
    `  ${operation.operationId}: schemas.${upperFirst(operation.operationId)}${suffix},`
  return [
    "import * as schemas from './schemas.ts'",
    '',
    '/** What stands in the path of a call, by operationId. Calls without path parameters are not listed. */',
    'export const paramSchemas = {',
    ...withParams.map(row('Params')),
    '} as const',
    '',
    '/** What a call takes in its body or query, by operationId. Calls without either are not listed. */',
    'export const requestSchemas = {',
    ...withBody.map(row('Body')),
    ...withQuery.map(row('QueryParams')),
    '} as const',
    '',
    '/** What a call answers, envelope included, by operationId. */',
    'export const answerSchemas = {',
    ...operations.map(row('Response')),
    '} as const',
    '',
  ].join('\n')
}
