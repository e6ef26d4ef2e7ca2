import { describe, expect, it } from 'vitest'
import { answerSchemas } from './answers.ts'
import type { Contract, ContractSchema } from './contract.ts'

const failure = { $ref: '#/components/schemas/Failure' }
const envelope = (data: ContractSchema): ContractSchema => ({
  oneOf: [{ properties: { code: { const: 200 }, message: { type: 'string' }, data } }, failure],
})

/** One call that answers like that, by a response called Notices. */
function answerOf(schema: ContractSchema, entities: Record<string, ContractSchema> = {}) {
  const contract: Contract = {
    paths: {
      '/api-tch/notice': {
        post: {
          operationId: 'listNotices',
          tags: ['notice'],
          security: [],
          responses: { '200': { $ref: '#/components/responses/Notices' } },
          'x-roles': [],
          'x-owner': 'self',
          'x-errors': [],
        },
      },
    },
    components: { schemas: entities, responses: { Notices: { content: { 'application/json': { schema } } } } },
  }
  const { added, answers } = answerSchemas(contract)
  return { added, answer: answers.get('listNotices') }
}

describe('what stands in the envelope', () => {
  it('what stands in the envelope is an entity by its name', () => {
    expect(answerOf(envelope({ $ref: '#/components/schemas/NoticePage' }))).toEqual({
      added: {},
      answer: { name: 'NoticePage', isEnveloped: true },
    })
  })
  it('what stands in the envelope gets a name if it has none', () => {
    const notices = { type: 'array', items: { type: 'string' } }
    expect(answerOf(envelope(notices))).toEqual({
      added: { NoticesData: notices },
      answer: { name: 'NoticesData', isEnveloped: true },
    })
  })
  it('what stands in the envelope must not take the name of an entity', () => {
    expect(() => answerOf(envelope({ type: 'null' }), { NoticesData: {} })).toThrow('NoticesData')
  })
})

it('an answer without our envelope is taken whole', () => {
  const signIn = { oneOf: [{ properties: { status: { const: '200' } } }, failure] }
  expect(answerOf(signIn)).toEqual({
    added: { NoticesAnswer: signIn },
    answer: { name: 'NoticesAnswer', isEnveloped: false },
  })
})
