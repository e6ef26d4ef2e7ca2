import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { withForgottenBase } from '../../src/node/http/forgotten-base.ts'

const PERSON = 'text/html,application/xhtml+xml,*/*;q=0.8'
const site = new Hono().all('*', withForgottenBase, (c) =>
  c.req.path === '/healthz' ? c.json({ status: 'ok' }) : c.json({ code: 404 }, 404),
)
const ask = async (path: string, accept: string, method = 'GET') => {
  const { status, headers } = await site.request(`http://class.example${path}`, { method, headers: { accept } })
  return [status, headers.get('location')]
}

it.each([
  ['/login', '/hwjy-web/login'],
  ['/student/lesson/7?tab=files', '/hwjy-web/student/lesson/7?tab=files'],
  ['/%E8%AF%BE', '/hwjy-web/%E8%AF%BE'],
  ['/apiary', '/hwjy-web/apiary'],
  ['//evil.example/login', '/hwjy-web/evil.example/login'],
  ['/\\evil.example', '/hwjy-web/evil.example'],
  ['/%2e%2e//evil.example', '/hwjy-web/evil.example'],
])('leads a person who opened %s to %s', async (path, address) => {
  expect(await ask(path, PERSON)).toEqual([302, address])
})

it('never leads to another site, whatever stands in the path', async () => {
  for (const path of [
    '//evil.example',
    '/\\/evil.example',
    '/https://evil.example',
    '/%5cevil.example',
    '/@evil.example',
  ]) {
    const [, address] = await ask(path, PERSON)
    expect(new URL(String(address), 'http://class.example').origin).toBe('http://class.example')
  }
})

it('answers programs, sent forms and paths of calls as before', async () => {
  expect(await ask('/login', 'application/json')).toEqual([404, null])
  expect(await ask('/login', '*/*')).toEqual([404, null])
  expect(await ask('/login', PERSON, 'POST')).toEqual([404, null])
  expect(await ask('/api-user/nothing', PERSON)).toEqual([404, null])
  expect(await ask('/cos/nothing.png', PERSON)).toEqual([404, null])
  expect(await ask('/healthz', PERSON)).toEqual([200, null])
})
