import { afterEach, expect, it, vi } from 'vitest'
import { appUpdates } from './app-updates.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('an update that was asked for comes by a load where the newer worker is kept waiting', async () => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('fetch', async () => new Response(''))
  const waiting = { postMessage: vi.fn<(message: string) => void>() }
  const registration = { waiting, installing: null, addEventListener: () => undefined }
  const workers = { controller: {}, addEventListener: () => undefined, register: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  await appUpdates.start()
  vi.useFakeTimers()
  appUpdates.restart()
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(reload).toHaveBeenCalledOnce()
})
