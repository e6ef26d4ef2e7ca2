import type { SettledCall } from './client/api-client.ts'
import type { MetricEntry } from './generated/hooks.ts'
import { ApiError, HttpError, type SdkError } from './error/api-error.ts'
import { invalidInput, tooLarge } from './generated/error-codes.ts'
import { randomId } from './client/random-id.ts'
import { type KeyValueStorage, readJson } from './client/storage.ts'

/** These are the product document's numbers (its section 9). */
export const MONITORING_LIMITS = {
  batch: 10,
  flushEveryMs: 180_000,
  stored: 1_000,
  dataLength: 1_500,
  responseLength: 1_000,
  slowRequestMs: 3_000,
  whiteScreenMs: 3_000,
} as const

// A browser sends 64 KiB after a page is gone, and not a byte of a request that is larger.
const BATCH_BYTES = 60_000

export const METRICS_KEY = 'hwjy.metrics'
/** The batch that is on its way, until the server has it. */
export const METRICS_BATCH_KEY = 'hwjy.metrics.batch'

export interface MetricsBatch {
  /** Also its idempotency key: the server keeps a batch once, however often it comes. */
  requestId: string
  infos: MetricEntry[]
}

export interface MonitoringOptions {
  storage: KeyValueStorage
  /** Delivers one batch. Rejecting keeps it for the next time, unless the server will never take it. */
  send: (batch: MetricsBatch) => Promise<void>
  /** Null while no user is signed in; reports then wait. */
  identity: () => { userId: string; stuId?: string } | null
  now: () => number
}

export interface Monitoring {
  record(subBizType: MetricEntry['subBizType'], logType: MetricEntry['logType'], data: unknown): void
  /** A call took long or failed. */
  recordCall(call: SettledCall): void
  /** The page drew nothing for this long after it opened. */
  recordWhiteScreen(durationMs: number): void
  /** Delivers what is stored, batch by batch, until one fails. Never rejects. */
  flush(): Promise<void>
  /** Flushes from now on every 3 minutes, when the page hides or unloads, and when the network returns. */
  start(page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>): () => void
}

/**
 * Reports wait in storage, so that they survive the page; tabs share them. A batch on its way stays there under its
 * request id: a page that goes away in the middle leaves it to the next one, which sends the same batch again.
 */
export function createMonitoring({ storage, send, identity, now }: MonitoringOptions): Monitoring {
  const { batch, stored, dataLength, slowRequestMs, whiteScreenMs } = MONITORING_LIMITS
  let flushing: Promise<void> | null = null

  const read = () => (readJson(storage, METRICS_KEY) ?? []) as MetricEntry[]
  const readBatch = () => readJson(storage, METRICS_BATCH_KEY) as MetricsBatch | null
  // Drops the oldest reports when there are too many, or when the browser has no room for them. Monitoring never
  // throws.
  function write(entries: MetricEntry[]) {
    for (const count of [stored - (readBatch()?.infos.length ?? 0), batch]) {
      try {
        return storage.setItem(METRICS_KEY, JSON.stringify(entries.slice(-count)))
      } catch {
        // Not even this much; try less.
      }
    }
  }

  function record(subBizType: MetricEntry['subBizType'], logType: MetricEntry['logType'], data: unknown) {
    const text = (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).slice(0, dataLength)
    const who = identity() ?? { userId: '' }
    const entries = [...read(), { ...who, subBizType, logType, collectTime: new Date(now()).toISOString(), data: text }]
    write(entries)
    if (entries.length >= batch) void flush()
  }

  // Takes the batch that an earlier page left, or the oldest reports as a new one.
  function takeBatch(): MetricsBatch | null {
    const left = readBatch()
    if (left) return left
    const entries = read()
    const infos = oldest(entries, batch)
    if (infos.length === 0) return null
    const taken = { requestId: randomId(), infos }
    write(entries.slice(infos.length))
    storeBatch(taken)
    return taken
  }
  function storeBatch(taken: MetricsBatch) {
    try {
      storage.setItem(METRICS_BATCH_KEY, JSON.stringify(taken))
    } catch {
      // The storage is full, so this batch lives only as long as the page.
    }
  }
  // Another tab may have delivered the same batch meanwhile and started one of its own.
  function dropBatch({ requestId }: MetricsBatch) {
    if (readBatch()?.requestId === requestId) storage.removeItem(METRICS_BATCH_KEY)
  }

  async function deliver() {
    while (identity()) {
      const taken = takeBatch()
      if (!taken) return
      try {
        await send(taken)
      } catch (error) {
        if (!isHopeless(error)) return storeBatch(taken)
      }
      dropBatch(taken)
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

// Takes the oldest reports, as many as one request can carry.
function oldest(entries: readonly MetricEntry[], count: number): MetricEntry[] {
  let bytes = 0
  return entries.slice(0, count).filter((entry, index) => {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length + 1
    return index === 0 || bytes <= BATCH_BYTES
  })
}

// The same batch would be refused again and again, and hold up all that come after it.
const isHopeless = (error: unknown) =>
  error instanceof ApiError && (error.code === invalidInput || error.code === tooLarge)
