import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Operation } from '@hwjy/sdk/operations'
import { operations } from '@hwjy/sdk/operations'
import { requestSchemas } from '@hwjy/sdk/schemas'
import * as z from 'zod/mini'
import { maxBodyBytes, readBody, takesBody } from './request-input.ts'

const KINDS: Operation['fieldKinds'] = { current: 'number', ids: 'list' }

/** What a call of that encoding reads. */
async function inputOf(encoding: Operation['encoding'], request: Request): Promise<Record<string, unknown>> {
  const operation: Operation = { ...operations.rateLesson, encoding, fieldKinds: KINDS }
  let input: Record<string, unknown> = {}
  const app = new Hono().all('*', async (c) => {
    input = await readBody(c, operation)
    return c.body(null)
  })
  await app.fetch(request)
  return input
}

/** What it throws. */
async function refusalOf(request: Request): Promise<unknown> {
  let refusal: unknown = null
  const app = new Hono().all('*', async (c) => c.json(await readBody(c, operations.checkCaptcha)))
  app.onError((error, c) => {
    refusal = error
    return c.body(null)
  })
  await app.fetch(request)
  return refusal
}

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

/** Bytes of the longest value, every character written as three percent signs. Other values than text have a few. */
function longest({ anyOf, type, maxLength, pattern, maxItems, items, properties, ...rest }: JsonSchema): number {
  const endless = Number.POSITIVE_INFINITY
  if (anyOf) return Math.max(...anyOf.map((schema) => longest(schema as JsonSchema)))
  if (type === 'array') return (maxItems ?? endless) * (longest(items as JsonSchema) + 40)
  if (type === 'string' && !rest.enum && rest.const === undefined)
    return maxLength ? maxLength * 9 : pattern || rest.format || rest.allOf ? 100 : endless
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  return fields.reduce((sum, [name, schema]) => sum + name.length + 20 + longest(schema), 60)
}

const url = 'http://school.test/call'
const post = (body: BodyInit) => new Request(url, { method: 'POST', body })

it('a query is read by its types', async () => {
  const request = new Request(`${url}?current=2&ids=a&ids=b&name=%E5%8D%8E`, { method: 'POST' })
  expect(await inputOf('query', request)).toEqual({ current: 2, ids: ['a', 'b'], name: '华' })
  expect(await inputOf('query', new Request(url))).toEqual({ ids: [] })
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
  expect(cover).toMatchObject({ name: '封面.png', type: 'image/png', size: 3 })
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

  it('may have all the fields and characters that its schema allows', () => {
    for (const operation of Object.values<Operation>(operations)) {
      const { operationId, encoding } = operation
      if ((encoding !== 'form' && encoding !== 'multipart') || !takesBody(operation)) continue
      const schema = schemaOf(operationId)
      expect([operationId, mostFields(operation, schema) <= 1_000]).toEqual([operationId, true])
      // Base64 is plain letters.
      if (operationId === 'uploadBase64Image') continue
      expect([operationId, longest(schema) <= maxBodyBytes(operation)]).toEqual([operationId, true])
    }
  })
})
