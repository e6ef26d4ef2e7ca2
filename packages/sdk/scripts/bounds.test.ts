import { expect, it } from 'vitest'
import * as schemas from '../src/generated/schemas.ts'
import { requestSchemas } from '../src/schemas.ts'
import { bodyLimits, lengthsFirst, limitsApart, unboundedInputs, unicodePatterns } from './bounds.ts'
import type { Contract, ContractSchema } from './contract.ts'

const contractWith = (schema: ContractSchema, schemas: Record<string, ContractSchema> = {}): Contract => ({
  paths: {
    '/api-tch/notice': {
      post: {
        operationId: 'addNotice',
        tags: ['notice'],
        security: [],
        requestBody: { content: { 'application/json': { schema } } },
        responses: { '200': { $ref: '#/components/responses/Nothing' } },
        'x-roles': [],
        'x-owner': 'self',
        'x-errors': [],
      },
    },
  },
  components: { schemas },
})
const oneField = (field: ContractSchema): ContractSchema => ({ type: 'object', properties: { field } })

it.each<[string, ContractSchema]>([
  ['a text without a length', { type: 'string' }],
  ['a text with a pattern alone', { type: 'string', pattern: '^[a-z]{1,4}$' }],
  ['a text that may be null', { type: ['string', 'null'] }],
  ['an instant without a length', { type: 'string', format: 'date-time' }],
  ['a list without a number of items', { type: 'array', items: { type: 'integer' } }],
  ['one of several forms', { oneOf: [{ type: 'integer' }, { type: 'string' }] }],
  ['an entity of another file', { $ref: '#/components/schemas/Note' }],
])('the generator does not generate when an input is %s', (_, field) =>
  expect(unboundedInputs(contractWith(oneField(field), { Note: { type: 'string' } }))).toEqual([
    'addNotice: body.field',
  ]),
)

it('names an unbounded text within a list, and one under any name', () => {
  const list: ContractSchema = { type: 'array', maxItems: 3, items: { type: 'string' } }
  const map: ContractSchema = { type: 'object', additionalProperties: { type: 'string' } }
  expect(unboundedInputs(contractWith({ type: 'object', properties: { list, map } }))).toEqual([
    'addNotice: body.list.[]',
    'addNotice: body.map.*',
  ])
})

it.each<[string, ContractSchema]>([
  ['a text with a length', { type: 'string', maxLength: 9 }],
  ['a choice', { type: 'string', enum: ['a', 'b'] }],
  ['a constant', { type: 'string', const: 'a' }],
  ['a file', { type: 'string', format: 'binary' }],
  ['a list with a number of items', { type: 'array', maxItems: 3, items: { type: 'integer' } }],
  ['an entity that contains itself', { $ref: '#/components/schemas/Tree' }],
])('the generator generates when an input is %s', (_, field) => {
  const Tree: ContractSchema = { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Tree' } }
  expect(unboundedInputs(contractWith(oneField(field), { Tree }))).toEqual([])
})

it('a length that was exceeded ends the checks of a text that also has a pattern', () => {
  const check = (text: string) => `/*#__PURE__*/ zod.string().check(/*#__PURE__*/ ${text})`
  const pattern = '.check(/*#__PURE__*/ zod.regex(ZoneRegExp))'
  expect(lengthsFirst(check('zod.maxLength(ZoneMax)') + pattern)).toBe(
    check('zod.maxLength(ZoneMax, { abort: true })') + pattern,
  )
  expect(lengthsFirst(check('zod.maxLength(ZoneMax)'))).toBe(check('zod.maxLength(ZoneMax)'))
})

it('a text that is too long is refused for its length, and its pattern is not looked for', () => {
  const { error } = requestSchemas.getSchedule.safeParse({
    searchStartDate: '2026-11-20',
    searchEndDate: '2026-11-21',
    timezone: `${'a/'.repeat(40)}!`,
  })
  expect(error?.issues.map(({ code, path }) => `${path.join('.')}: ${code}`)).toEqual(['timezone: too_big'])
})

it('limits are a module of their own, and validators read them from there', () => {
  const name = 'export const Name = zod.string().check(zod.maxLength(NameMax));\n'
  const range = 'export const Share = zod.number().check(zod.gte(ShareMin));\n'
  const apart = limitsApart(
    `import * as zod from 'zod/mini';\n\nexport const NameMax = 50;\n\n\n${name}\nexport const ShareMin = -0.5;\n${range}`,
  )
  expect(apart.limits).toBe('export const NameMax = 50;\nexport const ShareMin = -0.5;\n')
  expect(apart.schemas).toBe(
    `import * as zod from 'zod/mini';\nimport {\n  NameMax,\n  ShareMin,\n} from './limits.ts';\nexport * from './limits.ts';\n\n${name}\n${range}`,
  )
})

it('a limit is written for a call with a large body, and for no other call', () => {
  const contract = contractWith({ type: 'object' })
  expect(bodyLimits(contract)).toBe('')
  const operation = contract.paths['/api-tch/notice']?.post
  if (operation) operation['x-max-body-bytes'] = 2_097_152
  expect(bodyLimits(contract)).toBe('export const addNoticeBodyMax = 2097152;\n')
})

it('patterns of the contract count characters and know classes of them', () => {
  const validators = String.raw`export const NameRegExp = new RegExp('[^\\s\\p{Cf}]');`
  expect(unicodePatterns(validators)).toBe(String.raw`export const NameRegExp = new RegExp('[^\\s\\p{Cf}]', 'u');`)
})

it.each([
  ['the words of a return', schemas.ReturnComment],
  ['the title of a homework', schemas.HomeworkTitle],
  ['the name of a person', schemas.PersonName],
])('%s are refused when people see nothing in them', (_, schema) => {
  for (const blank of [' ', '\u3000', '\u200B', '\u200B \u2060'])
    expect([blank, schema.safeParse(blank).success]).toEqual([blank, false])
  for (const text of ['好', 'Cf\u200B', '{p}']) expect([text, schema.safeParse(text).success]).toEqual([text, true])
})
