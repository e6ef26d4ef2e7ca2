import { describe, expect, it } from 'vitest'
import type { Operation } from '@hwjy/sdk/operations'
import { operations } from '@hwjy/sdk/operations'
import { requestSchemas } from '@hwjy/sdk/schemas'
import * as z from 'zod/mini'
import { createBodiesInMemory } from '../domain/bodies-in-memory.ts'
import { maxBodyBytes, readBody, readQuery, takesBody } from './request-input.ts'

const KINDS: Operation['fieldKinds'] = { current: 'number', ids: 'list' }

/** What a call of that encoding reads. */
async function inputOf(encoding: Operation['encoding'], request: Request): Promise<Record<string, unknown>> {
  const operation: Operation = { ...operations.rateLesson, encoding, fieldKinds: KINDS }
  return readBody(request, operation, { memory: roomy(), intake: null })
}

const roomy = () => createBodiesInMemory().begin({ network: 'here', person: 'anna' })

/** What it throws. */
const refusalOf = (request: Request, operation: Operation = operations.checkCaptchaWork, memory = roomy()) =>
  readBody(request, operation, { memory, intake: null }).catch((error: unknown) => error)

type JsonSchema = z.core.JSONSchema.BaseSchema

const schemaOf = (operationId: string) =>
  z.toJSONSchema(requestSchemas[operationId as keyof typeof requestSchemas], { io: 'input', unrepresentable: 'any' })

/** A list is a field for every item, unless it travels as JSON. */
function mostFields({ fieldKinds }: Operation, { properties = {} }: JsonSchema): number {
  const isRepeated = (name: string) => /^(list|optionalList|numbers|optionalNumbers)$/.test(fieldKinds[name] ?? '')
  const counts = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) =>
    isRepeated(name) ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Calls with the ink of a work, which the rules of marking bound as a whole. */
const WITH_INK: ReadonlySet<string> = new Set([
  'markHomework',
  'markAnswerPaper',
  'returnAnswerPaper',
  'saveMarkingDraft',
])

/**
 * Bytes of the longest value, every character written as three percent signs, or as one where a pattern lets nothing
 * but ASCII through. Other values than text have a few.
 */
function longest({ anyOf, type, maxLength, pattern, maxItems, items, properties, ...rest }: JsonSchema): number {
  const endless = Number.POSITIVE_INFINITY
  if (anyOf) return Math.max(...anyOf.map((schema) => longest(schema as JsonSchema)))
  if (type === 'array') return (maxItems ?? endless) * (longest(items as JsonSchema) + 40)
  if (type === 'string' && !rest.enum && rest.const === undefined)
    return (maxLength ?? endless) * (pattern === undefined || pattern === '\\S' ? 9 : 3)
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  return fields.reduce((sum, [name, schema]) => sum + name.length + 20 + longest(schema), 60)
}

const url = 'http://school.test/call'
const post = (body: BodyInit) => new Request(url, { method: 'POST', body })

it('a query is read by its types', () => {
  const operation: Operation = { ...operations.rateLesson, encoding: 'query', fieldKinds: KINDS }
  expect(readQuery({ current: ['2'], ids: ['a', 'b'], name: ['华'] }, operation)).toEqual({
    current: 2,
    ids: ['a', 'b'],
    name: '华',
  })
  expect(readQuery({}, operation)).toEqual({ ids: [] })
})

it('a form keeps every item of a list', async () => {
  expect(await inputOf('form', post(new URLSearchParams('current=1&ids=a&ids=b')))).toEqual({
    current: 1,
    ids: ['a', 'b'],
  })
})

it('a multipart form brings its files', async () => {
  const form = new FormData()
  form.append('cover', new File(['png'], '封面.png', { type: 'image/png' }))
  form.append('ids', 'a')
  const { cover, ids } = await inputOf('multipart', post(form))
  expect(cover).toBeInstanceOf(File)
  expect(cover).toMatchObject({ name: '封面.png', size: 3 })
  expect(ids).toEqual(['a'])
})

describe('a form', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`)
  const forms = (count: number) => {
    const form = new FormData()
    for (const name of names(count)) form.append(name, 'a & b\r\n--c')
    return [new URLSearchParams(names(count).map((name) => [name, '?'])), form]
  }

  it('of more than a thousand fields is refused, in either encoding', async () => {
    for (const body of forms(1_000)) expect(Object.keys(await inputOf('form', post(body)))).toContain('f999')
    for (const body of forms(1_001)) expect(await refusalOf(post(body))).toMatchObject({ code: 'tooLarge' })
    expect(await refusalOf(post(new URLSearchParams('a&'.repeat(1_001))))).toMatchObject({ code: 'tooLarge' })
  })

  it('that is cut off in the middle is unreadable', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const send = (body: string) => new Request(url, { method: 'POST', headers: type, body })
    const whole = '--x\r\ncontent-disposition: form-data; name="ids"\r\n\r\na\r\n--x--'
    expect(await inputOf('form', send(whole))).toEqual({ ids: ['a'] })
    for (const cut of ['', '--x', whole.slice(0, 40), whole.slice(0, -2)])
      expect(await refusalOf(send(cut))).toMatchObject({ code: 'invalidInput' })
  })

  it('may have all the fields and characters that its schema allows', () => {
    for (const operation of Object.values<Operation>(operations)) {
      const { operationId, encoding } = operation
      if ((encoding !== 'form' && encoding !== 'multipart') || !takesBody(operation)) continue
      const schema = schemaOf(operationId)
      expect([operationId, mostFields(operation, schema) <= 1_000]).toEqual([operationId, true])
      // Base64 is plain letters, and the ink of a work is bounded as a whole, not by each of its pictures.
      if (operationId === 'uploadBase64Image' || WITH_INK.has(operationId)) continue
      expect([operationId, longest(schema) <= maxBodyBytes(operation)]).toEqual([operationId, true])
    }
  })
})

describe('JSON', () => {
  const json = (text: string, headers: Record<string, string> = {}) =>
    new Request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
  const refused = (text: string) => refusalOf(json(text), operations.studentCollectMetrics)

  it('that is deeper, or has more values, than any call takes is refused before it is parsed', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const wide = JSON.stringify({ infos: Array.from({ length: 200_000 }, () => 0) })
    for (const text of [deep, `{"infos":${deep}}`, wide])
      expect(await refused(text)).toMatchObject({ code: 'invalidInput', detail: { issues: [{ code: 'unreadable' }] } })
  })

  it('in a field of a form is looked at in the same way', async () => {
    const body = new URLSearchParams({ cycle: '['.repeat(50_000) })
    expect(await refusalOf(post(body), operations.addPublicCourse)).toMatchObject({
      code: 'invalidInput',
      detail: { issues: [{ code: 'unreadable' }] },
    })
  })

  it('that does not say how long it is has at most 64 KiB', async () => {
    const chunked = { 'transfer-encoding': 'chunked' }
    const text = (length: number) => JSON.stringify({ text: 'x'.repeat(length - 11) })
    const send = (length: number) => refusalOf(json(text(length), chunked), operations.studentCollectMetrics)
    expect(await send(64 * 1024)).toHaveProperty('text')
    expect(await send(64 * 1024 + 1)).toMatchObject({ code: 'tooLarge' })
  })

  it('is refused for a moment where its sender has too much in memory already', async () => {
    const memory = createBodiesInMemory({ inAll: 1_000, ofAddress: 1_000, ofPerson: 100 }).begin({
      network: 'here',
      person: 'anna',
    })
    const refusal = await refusalOf(json(`{"text":"${'x'.repeat(100)}"}`), operations.studentCollectMetrics, memory)
    expect(refusal).toMatchObject({ code: 'tooOften', detail: { retryAfterSeconds: 1 } })
  })
})
