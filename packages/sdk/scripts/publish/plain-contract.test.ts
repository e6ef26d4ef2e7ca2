import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, expect, it } from 'vitest'
import { type Contract, type ContractSchema, listOperations } from '../contract.ts'
import { bundledContract } from './bundled-contract.ts'
import { type PlainContract, type PlainMedia, plainContract } from './plain-contract.ts'

let contract: Contract
let plain: PlainContract
beforeAll(() => {
  contract = bundledContract()
  plain = plainContract(contract)
})

const operations = () =>
  Object.entries(plain.paths).flatMap(([path, item]) =>
    [item.get, item.post].flatMap((operation) => (operation ? [{ path, operation }] : [])),
  )
const mediaOf = (content: Record<string, PlainMedia>) =>
  Object.entries(content).flatMap(([type, media]) => {
    const values = Object.values(media.examples ?? {}).map(({ value }) => value)
    return { type, schema: media.schema, values: media.example === undefined ? values : [media.example, ...values] }
  })

it('the published contract has every call, and no extension', () => {
  expect(operations()).toHaveLength(listOperations(contract).length)
  expect(JSON.stringify(plain)).not.toMatch(/"x-[a-z-]+":/)
})

it('the security schemes that calls name are there', () => {
  const named = operations().flatMap(({ operation }) => operation.security.flatMap((one) => Object.keys(one)))
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(plain.components.securitySchemes).toSorted())
})

it('every answer and body of the published contract has an example, which fits its schema', () => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    validateSchema: false,
    addUsedSchema: false,
    code: { optimize: false },
    formats: { binary: true },
  })
  addFormats.default(ajv)
  // Each entity is a schema of its own, so that it is compiled once for all calls that have it.
  const linked = (schema: ContractSchema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"https://contract.test/')) as object
  for (const [name, schema] of Object.entries(plain.components.schemas)) {
    ajv.addSchema(linked(schema), `https://contract.test/${name}`)
  }
  const checked = new Map<string, ReturnType<typeof ajv.compile>>()
  const validate = (schema: ContractSchema) => {
    const key = JSON.stringify(schema)
    const known = checked.get(key) ?? ajv.compile(linked(schema))
    checked.set(key, known)
    return known
  }
  const wrong = operations().flatMap(({ operation: { operationId, requestBody, responses } }) =>
    [...mediaOf(requestBody?.content ?? {}), ...mediaOf(responses['200'].content)].flatMap(
      ({ type, schema, values }) => {
        if (values.length === 0) return [`${operationId} has no example of ${type}`]
        const check = validate(schema)
        return values.flatMap((value) =>
          check(value) ? [] : [`${operationId} ${type}: ${ajv.errorsText(check.errors)}`],
        )
      },
    ),
  )
  expect(wrong).toEqual([])
})

it('the refusals of a published call have exactly its codes, as numbers, and as text for a sign-in', () => {
  const codesOf = (name: string) => plain.components.schemas[`${name}Failure`]?.properties
  const listed = listOperations(contract).find(({ operation }) => operation.operationId === 'rateLesson')
  expect(codesOf('RateLesson')?.code?.enum).toEqual(listed?.operation['x-errors'])
  expect(codesOf('StudentLogin')?.status?.enum).toContain('50001')
})

it('the published contract says which fields of a form hold JSON', () => {
  const fields = operations().flatMap(({ operation: { operationId, requestBody } }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ encoding = {} }) =>
      Object.keys(encoding).map((name) => `${operationId}.${name}`),
    ),
  )
  expect(fields).toEqual(
    expect.arrayContaining(['addLessons.lessons', 'createHomework.questions', 'updatePublicCourse.cycle']),
  )
  expect(fields.filter((field) => field.endsWith('Ids'))).toEqual([])
})

it('a body of the published contract is required exactly where one of its fields is', () => {
  const isRequired = (id: string) =>
    operations().find(({ operation }) => operation.operationId === id)?.operation.requestBody?.required
  expect([isRequired('studentLogin'), isRequired('studentListMessages')]).toEqual([true, false])
})

it('headers of the published contract are parameters, the key only where a change happens once', () => {
  const headers = (id: string) =>
    operations()
      .find(({ operation }) => operation.operationId === id)
      ?.operation.parameters.map((one) => ('$ref' in one ? one.$ref.split('/').at(-1) : one.name))
  expect(headers('rateLesson')).toEqual(expect.arrayContaining(['RequestId', 'IdempotencyKey', 'AcceptLanguage']))
  expect(headers('listLessonsToday')).not.toContain('IdempotencyKey')
  expect(headers('studentProveIdentity')).not.toContain('IdempotencyKey')
  expect(plain.components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header' })
})
