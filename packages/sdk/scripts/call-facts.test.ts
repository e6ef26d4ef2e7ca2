import { describe, expect, it } from 'vitest'
import { type CallFacts, callFacts } from './call-facts.ts'
import type { Contract, ContractOperation, ContractSchema } from './contract.ts'

const text: ContractSchema = { type: 'string' }
const page = ['records', 'total', 'current', 'size', 'pages']
const properties = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]))
const envelope = (data: ContractSchema): ContractSchema => ({
  oneOf: [{ type: 'object', properties: { code: { const: 200 }, data } }, { type: 'object' }],
})
const json = (schema: ContractSchema) => ({ content: { 'application/json': { schema } } })
const multipart = (schema: ContractSchema) => ({ content: { 'multipart/form-data': { schema } } })

const call = (operationId: string, rest: Partial<ContractOperation> = {}): ContractOperation => ({
  operationId,
  tags: ['notice'],
  security: [{ bearerToken: [] }],
  responses: { '200': { $ref: '#/components/responses/Nothing' } },
  'x-roles': [],
  'x-owner': 'self',
  'x-errors': [],
  ...rest,
})

function factsOf(post: ContractOperation, path = '/api-tch/notice', others: ContractOperation[] = []): CallFacts {
  const contract: Contract = {
    paths: Object.fromEntries([[path, { post }], ...others.map((other) => [`/${other.operationId}`, { post: other }])]),
    components: {
      schemas: {
        NoticePage: { type: 'object', properties: properties(page) },
        Filter: { type: 'object', properties: properties(['current', 'size']) },
      },
      responses: { Nothing: json(envelope({ type: 'null' })), NoticePage: json(envelope({ $ref: '#/NoticePage' })) },
    },
  }
  const facts = callFacts(contract).get(post.operationId)
  if (!facts) throw new Error('no facts')
  return facts
}

describe('a page', () => {
  const responses = { '200': { $ref: '#/components/responses/NoticePage' } }
  const query = [{ in: 'query' as const, name: 'current', schema: text }]

  it('a page is asked for with `current`, in a body or a query, and answers records and how many there are', () => {
    expect(factsOf(call('list', { responses, requestBody: multipart({ $ref: '#/Filter' }) })).isPaged).toBe(true)
    expect(factsOf(call('list', { responses, parameters: query })).isPaged).toBe(true)
  })
  it('a page is none when nobody can ask for another, or the answer is something else', () => {
    expect(factsOf(call('list', { responses })).isPaged).toBe(false)
    expect(factsOf(call('list', { parameters: query })).isPaged).toBe(false)
  })
})

describe('files', () => {
  it.each<[string, ContractSchema, boolean]>([
    ['a file', { type: 'string', format: 'binary' }, true],
    ['a file, as OpenAPI 3.1 says it', { contentMediaType: 'application/octet-stream' }, true],
    ['several files', { type: 'array', items: { type: 'string', format: 'binary' } }, true],
    ['a picture as text', { type: 'string', format: 'byte' }, false],
  ])('%s', (_, file, hasFiles) => {
    expect(factsOf(call('upload', { requestBody: multipart({ properties: { file } }) })).hasFiles).toBe(hasFiles)
  })
})

describe('what a change makes stale', () => {
  it('what a change makes stale is its own group', () => {
    expect(factsOf(call('addNotice')).changes).toEqual(['notice'])
  })
  it('what a change makes stale is what it says, calls and groups, also nothing', () => {
    const lesson = call('listLessons', { tags: ['lesson'] })
    const changes = ['listLessons', 'notice']
    expect(factsOf(call('addNotice', { 'x-changes': changes }), '/a', [lesson]).changes).toEqual(changes)
    expect(factsOf(call('addNotice', { 'x-changes': [] })).changes).toEqual([])
  })
  it('what a change makes stale must exist', () => {
    const wrong = call('addNotice', { 'x-changes': ['listLesons'] })
    expect(() => factsOf(wrong)).toThrow('x-changes of addNotice: there is no call or group listLesons')
  })
})

it('parameters of a path are encoded where it is written', () => {
  expect(factsOf(call('x')).url).toBe(`'/api-tch/notice'`)
  expect(factsOf(call('x'), '/api-tch/notice/{id}').url).toBe('`/api-tch/notice/${encodeURIComponent(id)}`')
})

it('an answer without JSON is bytes', () => {
  const content = { 'application/octet-stream': { schema: text } }
  expect(factsOf(call('x')).answersBytes).toBe(false)
  expect(factsOf(call('x', { responses: { '200': { content } } })).answersBytes).toBe(true)
})
