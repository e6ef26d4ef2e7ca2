import type { SdkError } from './api-error.ts'
import type { SettledCall } from './api-client.ts'
import type { MetricEntry } from './generated/hooks.ts'
import { HttpError } from './api-error.ts'
import { type KeyValueStorage, readJson } from './storage.ts'

/** The product document's numbers (its section 9). */
export const MONITORING_LIMITS = {
  batch: 10,
  flushEveryMs: 180_000,
  stored: 1_000,
  dataLength: 1_500,
  responseLength: 1_000,
  slowRequestMs: 3_000,
  whiteScreenMs: 3_000,
} as const

export const METRICS_KEY = 'hwjy.metrics'

export interface MonitoringOptions {
  storage: KeyValueStorage
  /** Delivers one batch. Rejecting keeps it for the next time. */
  send: (entries: MetricEntry[]) => Promise<void>
  /** Null while nobody is signed in; reports then wait. */
  identity: () => { userId: string; stuId?: string } | null
  now: () => number
}

export interface Monitoring {
  record(subBizType: MetricEntry['subBizType'], logType: MetricEntry['logType'], data: unknown): void
  /** A call took long or failed. */
  recordCall(call: SettledCall): void
  /** Nothing was drawn for this long after the page opened. */
  recordWhiteScreen(durationMs: number): void
  /** Delivers what is stored, batch by batch, until one fails. Never rejects. */
  flush(): Promise<void>
  /** Flushes from now on every 3 minutes, when the page hides or unloads, and when the network returns. */
  start(page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>): () => void
}

/** Reports wait in storage, so that they survive the page; tabs share them. */
export function createMonitoring({ storage, send, identity, now }: MonitoringOptions): Monitoring {
  const { batch, stored, dataLength, slowRequestMs, whiteScreenMs } = MONITORING_LIMITS
  let flushing: Promise<void> | null = null

  const read = () => (readJson(storage, METRICS_KEY) ?? []) as MetricEntry[]
  /** The oldest go first when there are too many, or when the browser has no room for them. */
  function write(entries: MetricEntry[]) {
    try {
      storage.setItem(METRICS_KEY, JSON.stringify(entries.slice(-stored)))
    } catch {
      storage.setItem(METRICS_KEY, JSON.stringify(entries.slice(-batch)))
    }
  }

  function record(subBizType: MetricEntry['subBizType'], logType: MetricEntry['logType'], data: unknown) {
    const text = (typeof data === 'string' ? data : JSON.stringify(data)).slice(0, dataLength)
    const who = identity() ?? { userId: '' }
    const entries = [...read(), { ...who, subBizType, logType, collectTime: new Date(now()).toISOString(), data: text }]
    write(entries)
    if (entries.length >= batch) void flush()
  }

  async function deliver() {
    for (let entries = read(); entries.length > 0 && identity(); entries = read()) {
      const head = entries.slice(0, batch)
      write(entries.slice(batch))
      const isDelivered = await send(head).then(
        () => true,
        () => false,
      )
      if (!isDelivered) return write([...head, ...read()])
    }
  }
  async function flush() {
    if (!identity()) return
    flushing ??= deliver().finally(() => {
      flushing = null
    })
    await flushing
  }

  return {
    record,
    flush,
    recordWhiteScreen(durationMs) {
      if (durationMs >= whiteScreenMs) record('WhiteScreen', 'warn', { ms: Math.round(durationMs) })
    },
    recordCall({ path, requestId, durationMs, error }) {
      // A report about failing reports would never end.
      if (path.endsWith('/metrics/collect')) return
      const facts = { path, requestId, ms: Math.round(durationMs) }
      if (error) record('CommRequest', 'error', { ...facts, ...errorFacts(error) })
      else if (durationMs >= slowRequestMs) record('CommRequest', 'warn', facts)
    },
    start(page) {
      const flushNow = () => void flush()
      const flushWhenHidden = () => page.document.visibilityState === 'hidden' && flushNow()
      const timer = setInterval(flushNow, MONITORING_LIMITS.flushEveryMs)
      page.document.addEventListener('visibilitychange', flushWhenHidden)
      page.addEventListener('pagehide', flushNow)
      page.addEventListener('online', flushNow)
      return () => {
        clearInterval(timer)
        page.document.removeEventListener('visibilitychange', flushWhenHidden)
        page.removeEventListener('pagehide', flushNow)
        page.removeEventListener('online', flushNow)
      }
    },
  }
}

function errorFacts(error: SdkError) {
  if (error instanceof HttpError) {
    return { status: error.status, response: error.body.slice(0, MONITORING_LIMITS.responseLength) }
  }
  return { error: error.name, ...('code' in error && { code: error.code, message: error.message }) }
}
