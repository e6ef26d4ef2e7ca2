import { describe, expect, it } from 'vitest'
import type { Contract, ContractSchema, ListedOperation } from './contract.ts'
import { fieldKinds } from './field-kinds.ts'

const contract: Contract = {
  paths: {},
  components: {
    schemas: {
      PageNumber: { type: 'integer' },
      Flag: { enum: [0, 1] },
      Text: { type: 'string' },
      Answer: { type: 'object', properties: { text: { type: 'string' } } },
      Paging: { type: 'object', properties: { current: { $ref: '#/components/schemas/PageNumber' } } },
    },
  },
}
const ref = (name: string): ContractSchema => ({ $ref: `#/components/schemas/${name}` })

function operation(rest: Partial<ListedOperation>): ListedOperation {
  return {
    operationId: 'x',
    tags: [],
    parameters: [],
    security: [],
    responses: { '200': { content: {} } },
    'x-roles': [],
    'x-owner': 'self',
    'x-errors': [],
    ...rest,
  }
}
const form = (schema: ContractSchema, mediaType = 'application/x-www-form-urlencoded') =>
  fieldKinds(contract, operation({ requestBody: { content: { [mediaType]: { schema } } } }))

describe('fields of a form', () => {
  it.each<[string, ContractSchema, string | undefined]>([
    ['text', { type: 'string' }, undefined],
    ['a file', { type: 'string', format: 'binary' }, 'file'],
    ['a file as text', { type: 'string', contentEncoding: 'base64' }, 'base64File'],
    ['a whole number', { type: 'integer' }, 'number'],
    ['a number that may be null', { type: ['number', 'null'] }, 'number'],
    ['a number by reference', ref('PageNumber'), 'number'],
    ['an enum of numbers', ref('Flag'), 'number'],
    ['one of null and a number', { oneOf: [{ type: 'null' }, ref('PageNumber')] }, 'number'],
    ['a number with a remark', { allOf: [ref('PageNumber')] }, 'number'],
    ['a yes or no', { type: 'boolean' }, 'boolean'],
    ['a list of text', { type: 'array', items: ref('Text') }, 'optionalList'],
    ['a list of numbers', { type: 'array', items: ref('PageNumber') }, 'optionalNumbers'],
    ['an object', ref('Answer'), 'json'],
    ['a list of objects', { type: 'array', items: ref('Answer') }, 'optionalJsonList'],
  ])('%s', (_, schema, kind) => {
    expect(form({ type: 'object', properties: { field: schema } }).field).toEqual(kind)
  })

  it('a required list says so: a form cannot carry an empty one', () => {
    const properties = {
      ids: { type: 'array', items: ref('Text') },
      scores: { type: 'array', items: ref('PageNumber') },
    }
    expect(form({ properties, required: ['ids', 'scores'] })).toEqual({ ids: 'list', scores: 'numbers' })
  })

  it('fields of a form are found through allOf and oneOf', () => {
    const own = { properties: { isOpen: { type: 'boolean' } } }
    expect(form({ allOf: [ref('Paging'), own] })).toEqual({ current: 'number', isOpen: 'boolean' })
    expect(form({ oneOf: [ref('Answer'), ref('Paging')] }, 'multipart/form-data')).toEqual({ current: 'number' })
  })

  it('fields of a form are not asked about in JSON, which knows its types', () => {
    expect(form(ref('Paging'), 'application/json')).toEqual({})
  })

  it('fields of a form must be of schemas that exist', () => {
    expect(() => form(ref('Nothing'))).toThrow('There is no schema #/components/schemas/Nothing')
  })
})

it('fields of a query are its parameters; what stands in the path is text', () => {
  const parameters: ListedOperation['parameters'] = [
    { name: 'lessonId', in: 'path', schema: { type: 'integer' } },
    { name: 'current', in: 'query', schema: ref('PageNumber') },
    { name: 'ids', in: 'query', required: true, schema: { type: 'array', items: ref('Text') } },
  ]
  expect(fieldKinds(contract, operation({ parameters }))).toEqual({ current: 'number', ids: 'list' })
})
