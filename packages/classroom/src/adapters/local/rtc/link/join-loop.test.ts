import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RtcServerSignal } from '../../../../core/live/rtc-signal.ts'
import { createFakeSignalling } from './fake-signalling.ts'
import { createJoinLoop, type JoinPhase, rejoinDelayMs } from './join-loop.ts'

const joined: RtcServerSignal = { op: 'joined', mode: 'sfu', epoch: 1, sources: [], peers: [] }
const failed = (code: 'token-expired' | 'token-invalid' | 'full'): RtcServerSignal => ({
  op: 'failed',
  of: 'join',
  code,
})

function open({ getToken = async () => 'token' }: { getToken?: () => Promise<string> } = {}) {
  const signalling = createFakeSignalling()
  const phases: JoinPhase[] = []
  const loop = createJoinLoop({
    signalling,
    getToken,
    onPhase: (phase) => phases.push(phase),
  })
  const { sent, setConnected, listenerCount } = signalling
  return { loop, sent, phases, setConnected, listenerCount }
}

describe('join loop', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('joins with a fresh token and resolves with the server’s yes', async () => {
    const { loop, sent, phases } = open()
    const start = loop.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([{ op: 'join', token: 'token' }])
    loop.receive(joined)
    await start
    expect(phases).toEqual(['joining', 'joined'])
  })

  it('refuses what is no text for a token, and says so', async () => {
    const { loop, sent } = open({ getToken: async () => ({ token: 'token' }) as unknown as string })
    await expect(loop.start()).rejects.toMatchObject({
      code: 'credential-invalid',
      cause: { message: 'getToken has to give a text, not object.' },
    })
    expect(sent).toEqual([])
  })

  it('waits for the connection before it asks', async () => {
    const { loop, sent, setConnected } = open()
    setConnected(false)
    const start = loop.start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([])
    setConnected(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
    loop.receive(joined)
    await start
  })

  it('[R31] joins again on every new socket', async () => {
    const { loop, sent, phases, setConnected } = open()
    const start = loop.start()
    loop.receive(joined)
    await start
    setConnected(false)
    setConnected(true)
    await vi.advanceTimersByTimeAsync(0)
    loop.receive(joined)
    expect(sent).toHaveLength(2)
    expect(phases).toEqual(['joining', 'joined', 'down', 'joined'])
  })

  it('tries an expired token once more, then says so', async () => {
    const { loop, sent } = open()
    const start = loop.start().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    loop.receive(failed('token-expired'))
    await vi.advanceTimersByTimeAsync(rejoinDelayMs(0))
    expect(sent).toHaveLength(2)
    loop.receive(failed('token-expired'))
    expect(await start).toMatchObject({ code: 'credential-expired' })
  })

  it.each([
    ['token-invalid', 'credential-invalid'],
    ['full', 'room-full'],
  ] as const)('answers %s with %s', async (code, expected) => {
    const { loop } = open()
    const start = loop.start().catch((error: unknown) => error)
    loop.receive(failed(code))
    expect(await start).toMatchObject({ code: expected })
    expect(loop.phase).toBe('idle')
  })

  it('is `unreachable` when there is no token, `timeout` without an answer, `aborted` when stopped', async () => {
    const unreachable = open({ getToken: () => Promise.reject(new Error('offline')) })
    await expect(unreachable.loop.start()).rejects.toMatchObject({ code: 'unreachable' })
    const silent = open()
    const timeout = silent.loop.start().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await timeout).toMatchObject({ code: 'timeout' })
    const stopped = open()
    const aborted = stopped.loop.start().catch((error: unknown) => error)
    stopped.loop.stop()
    expect(await aborted).toMatchObject({ code: 'aborted' })
    expect(stopped.listenerCount()).toBe(0)
  })

  it('backs off while media does not come through, and starts over once it did', async () => {
    const { loop, sent } = open()
    const start = loop.start()
    await vi.advanceTimersByTimeAsync(0)
    loop.receive(joined)
    await start
    for (const failures of [0, 1, 2]) {
      loop.again()
      const before = sent.length
      await vi.advanceTimersByTimeAsync(rejoinDelayMs(failures) - 1)
      expect(sent).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(sent).toHaveLength(before + 1)
      loop.receive(joined)
    }
    loop.settle()
    loop.again()
    await vi.advanceTimersByTimeAsync(rejoinDelayMs(0))
    expect(sent).toHaveLength(5)
    expect(rejoinDelayMs(20)).toBe(8_000)
  })

  it('waits for a media server that says it will be back', async () => {
    const { loop, sent, phases } = open()
    const start = loop.start()
    await vi.advanceTimersByTimeAsync(0)
    loop.receive(joined)
    await start
    loop.receive({ op: 'failed', of: null, code: 'media-server-down' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    loop.receive({ ...joined, epoch: 2 })
    expect(phases).toEqual(['joining', 'joined', 'down', 'joined'])
  })
})
