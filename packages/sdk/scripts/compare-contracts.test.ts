import { expect, it } from 'vitest'
import { contractDifferences } from './compare-contracts.ts'
import type { Contract, ContractOperation, ContractSchema } from './contract.ts'

const nothing = { content: { 'application/json': { schema: { type: 'null' } } } }
const call = (operationId: string, body: ContractSchema, rest: Partial<ContractOperation> = {}): ContractOperation => ({
  operationId,
  tags: ['notice'],
  security: [],
  requestBody: { content: { 'application/json': { schema: body } } },
  responses: { '200': nothing },
  'x-roles': [],
  'x-owner': 'self',
  'x-errors': [],
  ...rest,
})
const contractOf = (
  calls: Record<string, ContractOperation>,
  schemas: Record<string, ContractSchema> = {},
): Contract => ({
  paths: Object.fromEntries(Object.entries(calls).map(([path, post]) => [path, { post }])),
  components: { schemas },
})
const name = (maxLength: number): ContractSchema => ({
  type: 'object',
  properties: { name: { type: 'string', maxLength } },
})

it('a contract whose schemas, tags and own keys have other names is the same on the wire', () => {
  const before = contractOf(
    { '/add': call('add', { $ref: '#/components/schemas/Notice' }, { summary: 'Add', 'x-cost': 1 }) },
    { Notice: { ...name(50), description: 'A notice.' } },
  )
  const after = contractOf({
    '/add': call('addNotice', name(50), { tags: ['messages'], summary: 'Publish', 'x-cost': 5 }),
  })
  expect(contractDifferences(before, after)).toEqual([])
})

it('calls that came, went and changed are told apart, and a change says where it is', () => {
  const before = contractOf(
    { '/a': call('a', { $ref: '#/components/schemas/Name' }), '/b': call('b', name(1)) },
    { Name: name(50) },
  )
  const after = contractOf(
    { '/a': call('a', { $ref: '#/components/schemas/Title' }), '/c': call('c', name(1)) },
    { Title: name(60) },
  )
  expect(contractDifferences(before, after)).toEqual([
    {
      call: 'POST /a',
      change: 'changed',
      details: ['requestBody.content.application/json.schema.properties.name.maxLength: 50 → 60'],
    },
    { call: 'POST /b', change: 'removed', details: [] },
    { call: 'POST /c', change: 'added', details: [] },
  ])
})

it('a field that is called like a keyword counts', () => {
  const withTitle: ContractSchema = { type: 'object', properties: { title: { type: 'string' } } }
  const [difference] = contractDifferences(
    contractOf({ '/a': call('a', withTitle) }),
    contractOf({ '/a': call('a', { type: 'object', properties: {} }) }),
  )
  expect(difference?.details).toEqual([
    'requestBody.content.application/json.schema.properties.title: {"type":"string"} → nothing',
  ])
})

it('a schema that contains itself is compared as far as it repeats, whatever it is called', () => {
  const tree = (called: string, maxItems: number) =>
    contractOf(
      { '/a': call('a', { $ref: `#/components/schemas/${called}` }) },
      { [called]: { type: 'array', maxItems, items: { $ref: `#/components/schemas/${called}` } } },
    )
  expect(contractDifferences(tree('Tree', 9), tree('Folder', 9))).toEqual([])
  expect(contractDifferences(tree('Tree', 9), tree('Tree', 8))[0]?.details).toEqual([
    'requestBody.content.application/json.schema.maxItems: 9 → 8',
  ])
})
