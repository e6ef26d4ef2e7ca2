import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, HttpError, NetworkError } from './error/api-error.ts'
import type { MetricEntry } from './generated/hooks.ts'
import { createMonitoring, METRICS_BATCH_KEY, METRICS_KEY, type MetricsBatch, MONITORING_LIMITS } from './monitoring.ts'
import { memoryStorage } from './client/storage.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T11:00:00Z') }))
afterEach(() => vi.useRealTimers())

function setUp(send = vi.fn<(batch: MetricsBatch) => Promise<void>>(async () => undefined)) {
  const storage = memoryStorage()
  const identity = vi.fn<() => { userId: string } | null>(() => ({ userId: 'usr_anna' }))
  const monitoring = createMonitoring({ storage, send, identity, now: Date.now })
  const underWay = () => JSON.parse(storage.getItem(METRICS_BATCH_KEY) ?? 'null') as MetricsBatch | null
  const waiting = () => JSON.parse(storage.getItem(METRICS_KEY) ?? '[]') as MetricEntry[]
  const stored = () => [...(underWay()?.infos ?? []), ...waiting()]
  const record = (count: number, from = 0) => {
    for (let i = from; i < from + count; i++) monitoring.record('CommRequest', 'info', String(i))
  }
  return { storage, monitoring, send, identity, stored, waiting, underWay, record }
}

function openPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return Object.assign(new EventTarget(), { document }) as unknown as Window & { document: { visibilityState: string } }
}

const call = { path: '/api-tch/rtc/getToken', requestId: 'req', durationMs: 120, isBackground: false, error: null }

describe('a monitoring report', () => {
  it('a monitoring report says who, when and what', () => {
    const { monitoring, stored } = setUp()
    monitoring.record('WhiteScreen', 'info', { ms: 12 })
    expect(stored()).toEqual([
      {
        userId: 'usr_anna',
        subBizType: 'WhiteScreen',
        logType: 'info',
        collectTime: '2026-11-20T11:00:00.000Z',
        data: '{"ms":12}',
      },
    ])
  })

  it('a monitoring report cuts data at 1500 characters', () => {
    const { monitoring, stored } = setUp()
    monitoring.record('CommRequest', 'error', 'x'.repeat(2_000))
    expect(stored()[0]?.data).toHaveLength(1_500)
  })

  it('a monitoring report warns about a call of 3000 ms, not of 2999', () => {
    const { monitoring, stored } = setUp()
    monitoring.recordCall({ ...call, durationMs: 2_999 })
    expect(stored()).toHaveLength(0)
    monitoring.recordCall({ ...call, durationMs: 3_000 })
    expect(stored()).toMatchObject([{ subBizType: 'CommRequest', logType: 'warn' }])
  })

  it('reports a white screen from 3000 ms on', () => {
    const { monitoring, stored } = setUp()
    monitoring.recordWhiteScreen(2_999)
    expect(stored()).toHaveLength(0)
    monitoring.recordWhiteScreen(3_000)
    expect(stored()).toMatchObject([{ subBizType: 'WhiteScreen', data: '{"ms":3000}' }])
  })

  it('a monitoring report keeps 1000 characters of a failed answer', () => {
    const { monitoring, stored } = setUp()
    monitoring.recordCall({ ...call, error: new HttpError(502, 'y'.repeat(4_000), 'req') })
    expect(stored()).toMatchObject([{ logType: 'error' }])
    expect(JSON.parse(stored()[0]?.data ?? '')).toMatchObject({ status: 502, response: 'y'.repeat(1_000) })
  })

  it('a monitoring report is silent about reports that could not be delivered', () => {
    const { monitoring, stored } = setUp()
    monitoring.recordCall({ ...call, path: '/api-user/metrics/collect', error: new NetworkError('req', null) })
    expect(stored()).toHaveLength(0)
  })
})

describe('when it is sent', () => {
  it('ten make a batch', async () => {
    const { monitoring, send, record, stored } = setUp()
    record(9)
    expect(send).not.toHaveBeenCalled()
    record(1, 9)
    await monitoring.flush()
    expect(send.mock.calls.map(([{ infos }]) => infos.length)).toEqual([10])
    expect(stored()).toHaveLength(0)
  })

  it('every 180000 ms', async () => {
    const { monitoring, send, record } = setUp()
    const stop = monitoring.start(openPage())
    record(1)
    await vi.advanceTimersByTimeAsync(MONITORING_LIMITS.flushEveryMs - 1)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(1)
    stop()
  })

  it('when the page hides, unloads, or is online again, and not after it stopped', async () => {
    const { monitoring, send, record } = setUp()
    const page = openPage()
    const stop = monitoring.start(page)
    const happen = async (target: EventTarget, type: string) => {
      record(1)
      target.dispatchEvent(new Event(type))
      await monitoring.flush()
    }
    page.document.visibilityState = 'hidden'
    await happen(page.document, 'visibilitychange')
    expect(send).toHaveBeenCalledTimes(1)
    await happen(page, 'pagehide')
    expect(send).toHaveBeenCalledTimes(2)
    await happen(page, 'online')
    expect(send).toHaveBeenCalledTimes(3)
    stop()
    record(1)
    page.dispatchEvent(new Event('online'))
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('not when the page comes back into view', () => {
    const { monitoring, send, record } = setUp()
    const page = openPage()
    const stop = monitoring.start(page)
    record(1)
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(send).not.toHaveBeenCalled()
    stop()
  })

  it('not before somebody is signed in', async () => {
    const { monitoring, send, identity, record, stored } = setUp()
    identity.mockReturnValue(null)
    record(12)
    await monitoring.flush()
    expect(send).not.toHaveBeenCalled()
    expect(stored()).toHaveLength(12)
  })
})

describe('a batch that cannot be sent', () => {
  it('a batch that cannot be sent stays stored, in order, for the next time', async () => {
    const send = vi.fn<(batch: MetricsBatch) => Promise<void>>().mockRejectedValueOnce(new Error('offline'))
    const { monitoring, record, stored } = setUp(send.mockResolvedValue(undefined))
    record(3)
    await monitoring.flush()
    expect(stored().map(({ data }) => data)).toEqual(['0', '1', '2'])
    await monitoring.flush()
    expect(stored()).toHaveLength(0)
  })

  it('a batch that cannot be sent keeps the newest 1000', async () => {
    const { identity, record, stored } = setUp()
    identity.mockReturnValue(null)
    record(1_003)
    expect(stored()).toHaveLength(1_000)
    expect(stored()[0]?.data).toBe('3')
  })

  it('a batch that cannot be sent sends a thousand stored ones in batches of ten, one after the other', async () => {
    const { monitoring, send, identity, record } = setUp()
    identity.mockReturnValue(null)
    record(1_000)
    identity.mockReturnValue({ userId: 'usr_anna' })
    await monitoring.flush()
    expect(send).toHaveBeenCalledTimes(100)
    expect(send.mock.calls.flatMap(([{ infos }]) => infos.map(({ data }) => Number(data)))).toEqual(
      Array.from({ length: 1_000 }, (_, i) => i),
    )
  })
})

describe('a batch that is being sent', () => {
  const never = () => new Promise<void>(() => undefined)

  it('a batch that is being sent survives the page, and is sent again under the same request id', async () => {
    const { storage, monitoring, send, record, underWay } = setUp(vi.fn<(batch: MetricsBatch) => Promise<void>>(never))
    record(3)
    void monitoring.flush()
    expect(underWay()?.infos).toHaveLength(3)

    const next = createMonitoring({ storage, send, identity: () => ({ userId: 'usr_anna' }), now: Date.now })
    send.mockResolvedValue(undefined)
    await next.flush()
    const [first, again] = send.mock.calls.map(([batch]) => batch)
    expect(again).toEqual(first)
    expect(underWay()).toBeNull()
  })

  it('a batch that is being sent does not hold up the page: recording goes on while it travels', () => {
    const { monitoring, record, waiting, send } = setUp(vi.fn<(batch: MetricsBatch) => Promise<void>>(never))
    record(10)
    record(5, 10)
    void monitoring.flush()
    expect(waiting().map(({ data }) => data)).toEqual(['10', '11', '12', '13', '14'])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('a batch that is being sent counts among the 1000', () => {
    const { record, stored, waiting } = setUp(vi.fn<(batch: MetricsBatch) => Promise<void>>(never))
    record(1_200)
    expect([stored().length, waiting().length]).toEqual([1_000, 990])
    expect(stored().at(-1)?.data).toBe('1199')
  })

  it('a batch that is being sent fits into what a browser sends after the page is gone', async () => {
    const { monitoring, send } = setUp()
    for (let i = 0; i < 10; i++) monitoring.record('CommRequest', 'error', '\u0000'.repeat(1_500))
    await monitoring.flush()
    const sizes = send.mock.calls.map(([batch]) => JSON.stringify(batch).length)
    expect(Math.max(...sizes)).toBeLessThan(64 * 1_024)
    expect(send.mock.calls.flatMap(([{ infos }]) => infos)).toHaveLength(10)
  })

  it.each([400, 413])('that the server will never take (%i) makes way for the next', async (code) => {
    const refused = new ApiError(code, '', null, 'req')
    const send = vi.fn<(batch: MetricsBatch) => Promise<void>>().mockRejectedValueOnce(refused)
    const { monitoring, record, stored } = setUp(send.mockResolvedValue(undefined))
    record(12)
    await monitoring.flush()
    expect(send).toHaveBeenCalledTimes(2)
    expect(stored()).toHaveLength(0)
  })

  it.each([401, 429, 500, -1])('that the server does not take now (%i) waits', async (code) => {
    const { monitoring, record, stored } = setUp(
      vi.fn<(batch: MetricsBatch) => Promise<void>>().mockRejectedValue(new ApiError(code, '', null, 'req')),
    )
    record(3)
    await monitoring.flush()
    expect(stored()).toHaveLength(3)
  })

  it('a batch that is being sent leaves at once with the page that hides: nothing is awaited before it', () => {
    const { monitoring, send, record } = setUp()
    const page = openPage()
    const stop = monitoring.start(page)
    record(1)
    page.dispatchEvent(new Event('pagehide'))
    expect(send).toHaveBeenCalledTimes(1)
    stop()
  })
})

it('a storage that is full loses the oldest reports and throws nothing', () => {
  const storage = memoryStorage()
  const full = {
    ...storage,
    setItem(key: string, value: string) {
      if (value.length > 2_000) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const monitoring = createMonitoring({
    storage: full,
    send: async () => undefined,
    identity: () => null,
    now: Date.now,
  })
  for (let i = 0; i < 40; i++) monitoring.record('CommRequest', 'info', String(i))
  const kept = JSON.parse(storage.getItem(METRICS_KEY) ?? '[]') as MetricEntry[]
  expect(kept.length).toBeGreaterThanOrEqual(10)
  expect(kept.at(-1)?.data).toBe('39')
})
