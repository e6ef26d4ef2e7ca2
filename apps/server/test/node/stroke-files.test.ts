import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { strokeFiles } from '../../src/node/http/stroke-files.ts'

const get = (file: string) => new Hono().route('/hanzi', strokeFiles()).request(`/hanzi/${file}`)

it('the strokes of a character are a file that pages of every origin may read', async () => {
  const response = await get('5b66.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const { strokes, medians } = (await response.json()) as { strokes: string[]; medians: unknown[] }
  expect([strokes.length, medians.length]).toEqual([8, 8])
})

it('the licence of the strokes lies beside them', async () => {
  const response = await get('ARPHICPL.TXT')
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('ARPHIC PUBLIC LICENSE')
})

it('what is no character with strokes is not found', async () => {
  const files = [
    '1f600.json',
    '5B66.json',
    '0041.json',
    'package.json',
    'all.json',
    '..%2fpackage.json',
    'index.js',
    'fffff.json',
  ]
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 404])
})
