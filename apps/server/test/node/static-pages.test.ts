import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticPages } from '../../src/node/http/static-pages.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hwjy-web-'))
  await writeFile(join(directory, 'index.html'), '<!doctype html>')
  await mkdir(join(directory, 'login'))
  await writeFile(join(directory, 'login', 'index.html'), '<!doctype html><title>Sign in')
  await writeFile(join(directory, 'login', 'index.zh-CN.html'), '<!doctype html><title>登录')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  new Hono().route('/hwjy-web', staticPages(directory)).request(`/hwjy-web/${path}`, { headers })

it('answers paths that cannot be decoded with 400, and the others as pages', async () => {
  for (const path of ['%zz', '%', '%ff', 'a%e4.js']) expect([path, (await get(path)).status]).toEqual([path, 400])
  expect((await get('student/%E8%AF%BE')).status).toBe(200)
  expect((await get('%00.js')).status).toBe(404)
})

it('answers a page with its own index, and every other path with that of the app', async () => {
  expect(await (await get('login')).text()).toContain('Sign in')
  expect(await (await get('login/')).text()).toContain('Sign in')
  expect(await (await get('student')).text()).toBe('<!doctype html>')
})

it('shows a page again, at its whole address, whose form was sent off before any script, and takes nothing from it', async () => {
  const post = (path: string) => {
    const form = { method: 'POST', body: new URLSearchParams({ username: 'teacher.li', password: 'Geheim-2026' }) }
    const request = new Request(`http://localhost/hwjy-web/${path}`, form)
    const answer = new Hono().route('/hwjy-web', staticPages(directory)).request(request)
    return { request, answer }
  }
  const { request, answer } = post('login?redirect=%2Fmessages')
  const { status, headers } = await answer
  expect([status, headers.get('location')]).toEqual([303, '/hwjy-web/login?redirect=%2Fmessages'])
  expect(request.bodyUsed).toBe(false)
  expect((await post('login/').answer).status).toBe(303)
  for (const path of ['', 'student', 'login/index.html', '../login', '%zz', 'assets'])
    expect([path, (await post(path).answer).status]).toEqual([path, 404])
})

it('answers a page in the language the browser likes best, and in English where it is not there', async () => {
  const inChinese = await get('login', { 'accept-language': 'en;q=0.4, zh-TW;q=0.9' })
  expect(await inChinese.text()).toContain('登录')
  expect(inChinese.headers.get('vary')).toContain('accept-language')
  expect(await (await get('login', { 'accept-language': 'ja' })).text()).toContain('Sign in')
})

it('lets the origins of the school show its pages in a frame, and no page where there are none', async () => {
  const framed = async (origins: string[]) => {
    const { headers } = await new Hono()
      .route(
        '/hwjy-web',
        staticPages(directory, async () => origins),
      )
      .request('/hwjy-web/login')
    const policy = headers.get('content-security-policy') ?? ''
    return [/frame-ancestors [^;]*/.exec(policy)?.[0], headers.get('x-frame-options')]
  }
  expect(await framed([])).toEqual(["frame-ancestors 'none'", 'DENY'])
  expect(await framed(['https://a.example', 'https://b.example'])).toEqual([
    'frame-ancestors https://a.example https://b.example',
    null,
  ])
})

it('keeps files that never change in memory, and sends their best compressed copy', async () => {
  const app = new Hono().route('/hwjy-web', staticPages(directory))
  const fetched = async (name: string, encodings: string) => {
    const response = await app.request(`/hwjy-web/assets/${name}`, { headers: { 'accept-encoding': encodings } })
    const { status, headers } = response
    return [status, headers.get('content-encoding'), headers.get('cache-control'), (await response.text()).slice(0, 20)]
  }
  const forEver = 'public, max-age=31536000, immutable'
  const file = join(directory, 'assets', 'board-Cs8fK2_a.js')
  expect(await fetched('board-Cs8fK2_a.js', 'br')).toEqual([404, null, null, 'Not found'])
  await mkdir(join(directory, 'assets'))
  await Promise.all([writeFile(file, 'plain'), writeFile(`${file}.br`, 'small')])
  expect(await fetched('board-Cs8fK2_a.js', 'gzip, br')).toEqual([200, 'br', forEver, 'small'])
  await writeFile(join(directory, 'assets', 'frame-JINftML.js'), 'short')
  expect(await fetched('frame-JINftML.js', 'br')).toEqual([200, null, forEver, 'short'])
  await Promise.all([rm(file), rm(`${file}.br`)])
  expect(await fetched('board-Cs8fK2_a.js', 'gzip, br')).toEqual([200, 'br', forEver, 'small'])

  const large = join(directory, 'assets', 'engine-Cs8fK2_b.wasm')
  await writeFile(large, 'wasm'.repeat(300_000))
  expect(await fetched('engine-Cs8fK2_b.wasm', 'br')).toEqual([200, null, forEver, 'wasmwasmwasmwasmwasm'])
  await rm(large)
  expect((await fetched('engine-Cs8fK2_b.wasm', 'br')).slice(0, 3)).toEqual([404, null, null])
})
