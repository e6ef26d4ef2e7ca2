import { expect, it, vi } from 'vitest'
import './captcha-worker.ts'

it('says that there is no key when this device cannot derive any, instead of calculating for ever', async () => {
  const post = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('postMessage', post)
  dispatchEvent(new MessageEvent('message', { data: { challenge: 'no challenge', tries: 20 } }))
  await vi.waitFor(() => expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'solved', solution: null }), 60_000)
})
