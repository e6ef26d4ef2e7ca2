import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Answer = () => Promise<Response>
const ours: Answer = async () => Response.json({ status: 'ok' })
const nothing: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const portal: Answer = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })

let answer: Answer
const fetched = vi.fn<(input: unknown) => Promise<Response>>(() => answer())
const call = () => new Request('http://localhost/api-user/anything')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  answer = ours
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** As a window finds it that has just been opened. */
const open = () => import('./network.ts')

it('a call that fails while the browser believes in a network shows that there is none', async () => {
  const { network, watched } = await open()
  answer = nothing
  await expect(watched()(call())).rejects.toThrow('Failed to fetch')
  await network.check()
  expect(network.isOnline()).toBe(false)
})

it('a café’s network that wants a sign-in is none', async () => {
  const { network, watched } = await open()
  answer = portal
  await watched()(call())
  await network.check()
  expect(network.isOnline()).toBe(false)
})

it('one call that fails while our server answers is no missing network', async () => {
  const { network, watched } = await open()
  await expect(watched(nothing)(call())).rejects.toThrow('Failed to fetch')
  await network.check()
  expect(network.isOnline()).toBe(true)
})

it('a call that the page took back is not asked about', async () => {
  const { watched } = await open()
  const request = new Request(call(), { signal: AbortSignal.abort() })
  await expect(watched(nothing)(request)).rejects.toThrow('Failed to fetch')
  expect(fetched).not.toHaveBeenCalled()
})

it('a missing network is asked about again with longer and longer pauses until an answer comes, and then no more', async () => {
  const { network } = await open()
  answer = nothing
  await network.check()
  await vi.advanceTimersByTimeAsync(60_000)
  const asked = fetched.mock.calls.length
  expect(asked).toBeGreaterThan(4)
  expect(asked).toBeLessThan(16)
  answer = ours
  await vi.advanceTimersByTimeAsync(30_000)
  expect(network.isOnline()).toBe(true)
  fetched.mockClear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetched).not.toHaveBeenCalled()
})

it('any answer of a call ends it', async () => {
  const { network, watched } = await open()
  const changed = vi.fn<() => void>()
  network.subscribe(changed)
  answer = nothing
  await network.check()
  await watched(async () => Response.json({ code: 403 }, { status: 403 }))(call())
  expect(network.isOnline()).toBe(true)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('the browser’s “offline” is believed at once, its “online” is asked about', async () => {
  const { followNetwork, network } = await open()
  followNetwork()
  answer = nothing
  window.dispatchEvent(new Event('offline'))
  expect(network.isOnline()).toBe(false)
  window.dispatchEvent(new Event('online'))
  await network.check()
  expect(network.isOnline()).toBe(false)
  answer = ours
  window.dispatchEvent(new Event('online'))
  await network.check()
  expect(network.isOnline()).toBe(true)
})

it('a server that does not answer within 5 s is not there', async () => {
  const { network } = await open()
  answer = () => new Promise(() => undefined)
  fetched.mockImplementationOnce(
    (_, init?: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => init?.signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const checked = network.check()
  await vi.advanceTimersByTimeAsync(5_000)
  await checked
  expect(network.isOnline()).toBe(false)
})
