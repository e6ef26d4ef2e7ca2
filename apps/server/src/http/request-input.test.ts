import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Operation } from '@hwjy/sdk/operations'
import { operations } from '@hwjy/sdk/operations'
import { readBody } from './request-input.ts'

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
