import { describe, expect, it } from 'vitest'
import type { Contract, ContractOperation, ContractSchema } from './contract.ts'
import { rolePairs } from './role-pairs.ts'

const text: ContractSchema = { type: 'string' }
const json = (schema: ContractSchema) => ({ content: { 'application/json': { schema } } })
const answer = (data: ContractSchema) => json({ oneOf: [{ type: 'object', properties: { code: {}, data } }] })

const call = (operationId: string, rest: Partial<ContractOperation> = {}): ContractOperation => ({
  operationId,
  tags: ['teacher-user'],
  security: [{ bearerToken: [] }],
  responses: { '200': answer(text) },
  'x-roles': [],
  'x-owner': 'self',
  'x-errors': [],
  ...rest,
})

const pairsOf = (...operations: ContractOperation[]) => {
  const paths = Object.fromEntries(operations.map((post) => [`/${post.operationId}`, { post }]))
  const contract: Contract = { paths, components: { schemas: {} } }
  return [...rolePairs(contract).values()]
}

describe('twin operations', () => {
  it('twin operations become one role-bound call with a name and a group that belong to neither role', () => {
    expect(pairsOf(call('teacherModifyUser'), call('studentModifyUser', { tags: ['student-user'] }))).toEqual([
      { name: 'modifyUserAs', teacher: 'teacherModifyUser', student: 'studentModifyUser', group: 'user' },
    ])
  })

  it('twin operations may differ in their descriptions and in the codes of their failures', () => {
    const described = answer({ ...text, description: 'Seen by students.' })
    const student = call('studentModifyUser', { responses: { '200': described }, 'x-errors': [30006] })
    expect(pairsOf(call('teacherModifyUser'), student)).toHaveLength(1)
  })

  it.each<[string, Partial<ContractOperation>]>([
    ['another answer', { responses: { '200': answer({ type: 'integer' }) } }],
    ['a body', { requestBody: json(text) }],
    ['a parameter', { parameters: [{ in: 'query', name: 'size', schema: text }] }],
    ['a read where the other is a change', { 'x-read': true }],
  ])('twin operations stay apart when one has %s', (_, rest) => {
    expect(pairsOf(call('teacherModifyUser'), call('studentModifyUser', rest))).toEqual([])
  })

  it('twin operations need both roles: a call of one role alone has no role-bound form', () => {
    expect(pairsOf(call('teacherModifyUser'), call('studentRateLesson'))).toEqual([])
  })

  it('twin operations refuse a contract in which the name of the role-bound call is taken', () => {
    const taken = [call('teacherModifyUser'), call('studentModifyUser'), call('modifyUserAs')]
    expect(() => pairsOf(...taken)).toThrow(/modifyUserAs/)
  })
})
