/** Reads from the contract what the generated function of a call has to know. */
import {
  authorizationOf,
  bytesTypeOf,
  type Authorization,
  type Contract,
  type ContractSchema,
  encodingOf,
  type Encoding,
  type ListedOperation,
  listOperations,
  resolveResponse,
  resolveSchema,
} from './contract.ts'

export interface CallFacts {
  /** A JavaScript expression. */
  url: string
  method: 'GET' | 'POST'
  encoding: Encoding
  authorization: Authorization
  isRead: boolean
  group: string
  /** Reads that the call makes stale: operationIds and groups. */
  changes: readonly string[]
  /** The answer is one page of a list, and the request says which. */
  isPaged: boolean
  hasFiles: boolean
  /** The server carries it out once for each idempotency key, so that it may be sent again. */
  isKeyed: boolean
  answersBytes: boolean
  silentCode: number | null
}

export function callFacts(contract: Contract): Map<string, CallFacts> {
  const listed = listOperations(contract)
  const readable = new Set(listed.flatMap(({ operation: { operationId, tags } }) => [operationId, ...tags]))
  return new Map(
    listed.map(({ path, method, operation }) => [
      operation.operationId,
      {
        url: urlOf(path),
        method: method === 'get' ? 'GET' : 'POST',
        encoding: encodingOf(operation),
        authorization: authorizationOf(operation),
        isRead: operation['x-read'] ?? false,
        group: operation.tags[0] ?? '',
        changes: changesOf(operation, readable),
        isPaged: isPaged(contract, operation),
        hasFiles: hasFiles(contract, operation),
        isKeyed: isKeyed(operation),
        answersBytes: bytesTypeOf(contract, operation) !== undefined,
        silentCode: operation['x-silent'] ?? null,
      },
    ]),
  )
}

// What these do is not carried out once for each key: a wrong code counts again, a secret would be made again.
const NOT_KEYED: ReadonlySet<string | undefined> = new Set(['identity', 'secret-answer', 'payment-service'])

export const isKeyed = (operation: ListedOperation): boolean =>
  operation['x-read'] !== true &&
  !operation['x-roles'].includes('anonymous') &&
  !NOT_KEYED.has(operation['x-transaction'])

const urlOf = (path: string) =>
  path.includes('{') ? `\`${path.replaceAll(/\{(\w+)\}/g, '${encodeURIComponent($1)}')}\`` : `'${path}'`

// The names in `x-changes` must exist; a call without `x-changes` changes its own group.
function changesOf({ operationId, tags, 'x-changes': changes = tags }: ListedOperation, readable: Set<string>) {
  const stray = changes.filter((name) => !readable.has(name))
  if (stray.length > 0) throw new Error(`x-changes of ${operationId}: there is no call or group ${stray.join(', ')}`)
  return changes
}

const answerMedia = (contract: Contract, operation: ListedOperation) =>
  resolveResponse(contract, operation.responses['200']).content

function isPaged(contract: Contract, operation: ListedOperation): boolean {
  const answer = answerMedia(contract, operation)['application/json']?.schema
  const asksForPage = inputNames(contract, operation).includes('current')
  return (
    asksForPage && answer !== undefined && variantsOf(contract, answer).some((variant) => isPage(contract, variant))
  )
}

function isPage(contract: Contract, { properties: { data } = {} }: ContractSchema): boolean {
  if (!data) return false
  const names = variantsOf(contract, data).flatMap(({ properties = {} }) => Object.keys(properties))
  return ['records', 'total', 'current', 'size', 'pages'].every((name) => names.includes(name))
}

function hasFiles(contract: Contract, { requestBody }: ListedOperation): boolean {
  const multipart = requestBody?.content['multipart/form-data']
  const properties = multipart
    ? variantsOf(contract, multipart.schema).flatMap(({ properties = {} }) => Object.values(properties))
    : []
  return properties.some((property) => {
    const { items, ...schema } = resolveSchema(contract, property)
    return isFile(items ? resolveSchema(contract, items) : schema)
  })
}

const isFile = ({ format, contentMediaType }: ContractSchema) =>
  format === 'binary' || contentMediaType === 'application/octet-stream'

function inputNames(contract: Contract, { parameters, requestBody }: ListedOperation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => variantsOf(contract, schema))
  return [...parameters.map(({ name }) => name), ...bodies.flatMap(({ properties = {} }) => Object.keys(properties))]
}

function variantsOf(contract: Contract, schema: ContractSchema): ContractSchema[] {
  const resolved = resolveSchema(contract, schema)
  const { oneOf = [], anyOf = [], allOf = [] } = resolved
  return [resolved, ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => variantsOf(contract, part))]
}
